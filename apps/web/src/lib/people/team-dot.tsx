import type { TeamColour } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";

const fills: Record<TeamColour, string> = {
  blue: "bg-team-blue",
  teal: "bg-team-teal",
  green: "bg-team-green",
  amber: "bg-team-amber",
  orange: "bg-team-orange",
  red: "bg-team-red",
  pink: "bg-team-pink",
  violet: "bg-team-violet",
};
const known = (colour: string): colour is TeamColour => colour in fills;

/** A team's colour; the name always stands beside it. An unknown colour is grey. */
export function TeamDot({ colour, className }: { colour: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn("inline-block size-2.5 shrink-0 rounded-full", known(colour) ? fills[colour] : "bg-glyph", className)}
    />
  );
}
