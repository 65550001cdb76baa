import { cn } from "@copydesk/ui";
import { sayDays } from "../../../lib/time-words.ts";
import { useHub } from "../hub-context.ts";
import { PrivacyNote } from "./privacy-note.tsx";

/** Who may see the campaign, when it runs, whose voice it has: those for which there is room, each of them whole. */
export function CampaignFacts({ className }: { className?: string }) {
  const { brief, privacy, voice_name } = useHub().campaign;
  const facts = [sayDays(brief.from_date, brief.to_date, new Date().getFullYear()), ...(voice_name ? [voice_name] : [])];
  return (
    // What does not fit on the line wraps to a second one, which is not shown.
    <p className={cn("h-5 min-w-0 flex-1 basis-auto flex-wrap overflow-hidden text-ink-3 text-sm", className)}>
      <span className="h-5 whitespace-nowrap">
        <PrivacyNote privacy={privacy} />
      </span>
      {facts.map((fact) => (
        <span key={fact} className="h-5 whitespace-nowrap">
          <Dot />
          {fact}
        </span>
      ))}
    </p>
  );
}

const Dot = () => (
  <span aria-hidden className="mx-2">
    ·
  </span>
);
