import { cn } from "@copydesk/ui";
import { sayDays } from "../../../lib/time-words.ts";
import { useHub } from "../hub-context.ts";
import { PrivacyNote } from "./privacy-note.tsx";

/** Who may see the campaign, when it runs, whose voice it has: as much of it as there is room for. */
export function CampaignFacts({ className }: { className?: string }) {
  const { brief, privacy, voice_name } = useHub().campaign;
  return (
    <p className={cn("min-w-0 flex-1 basis-0 truncate text-ink-3 text-sm", className)}>
      <PrivacyNote privacy={privacy} />
      <Dot />
      {sayDays(brief.from_date, brief.to_date, new Date().getFullYear())}
      {voice_name && (
        <>
          <Dot />
          {voice_name}
        </>
      )}
    </p>
  );
}

const Dot = () => (
  <span aria-hidden className="mx-2">
    ·
  </span>
);
