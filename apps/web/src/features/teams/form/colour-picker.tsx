import { type TeamColour, teamColours } from "@copydesk/contracts";
import { cn, useFieldLabel } from "@copydesk/ui";
import { useId } from "react";
import { TeamDot } from "../../../lib/people/team-dot.tsx";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The browser's own radio buttons, drawn as dots; arrows move among them. */
export function ColourPicker({ value, onChange }: { value: TeamColour; onChange: (colour: TeamColour) => void }) {
  const name = useId();
  const label = useFieldLabel();
  return (
    <div role="radiogroup" aria-labelledby={label} className="flex flex-wrap gap-1.5">
      {teamColours.map((colour) => (
        <label
          key={colour}
          title={capital(colour)}
          className={cn(
            "relative grid size-9 cursor-pointer place-items-center rounded-md border transition-colors hover:bg-hover has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/16",
            value === colour ? "border-accent bg-accent-tint ring-1 ring-accent" : "border-line",
          )}
        >
          <input
            type="radio"
            name={name}
            value={colour}
            aria-label={capital(colour)}
            checked={value === colour}
            onChange={() => onChange(colour)}
            className="absolute inset-0 cursor-pointer appearance-none"
          />
          <TeamDot colour={colour} className="size-4" />
        </label>
      ))}
    </div>
  );
}
