import { type Level, levels } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";

/** How far a level reaches, as three bars. Put the word beside it. */
export function LevelBars({ level }: { level: Level }) {
  const filled = levels.indexOf(level);
  return (
    <span aria-hidden className="inline-flex gap-[2px]">
      {[1, 2, 3].map((bar) => (
        <span key={bar} className={cn("h-[10px] w-[5px] rounded-[1.5px]", bar <= filled ? "bg-accent" : "bg-line-strong")} />
      ))}
    </span>
  );
}
