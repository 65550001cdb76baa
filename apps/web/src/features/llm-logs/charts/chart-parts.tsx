import { cn } from "@copydesk/ui";

/** A colour beside what it stands for. */
export const Swatch = ({ colour, className }: { colour: string; className?: string }) => (
  <span aria-hidden className={cn("inline-block size-2 shrink-0 rounded-[2px]", className)} style={{ backgroundColor: colour }} />
);
