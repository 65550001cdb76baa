import { minutesOf } from "@copydesk/contracts";
import { topOf } from "./use-post-drag.ts";

interface WeekHoursProps {
  hours: { from: number; to: number };
  /** The time that a post is dragged to. */
  at: string | null;
}

/** The hours beside the columns; while a post is dragged, its new time as well. */
export function WeekHours({ hours, at }: WeekHoursProps) {
  const all = Array.from({ length: hours.to - hours.from }, (_, i) => `${String(hours.from + i).padStart(2, "0")}:00`);
  // The new time would stand over the hour next to it.
  const shown = all.filter((hour) => at === null || Math.abs(minutesOf(hour) - minutesOf(at)) > 14);
  return (
    <div aria-hidden className="relative text-2xs text-ink-3 tabular-nums">
      {shown.map((hour) => (
        <span key={hour} className={`absolute right-2 ${hour === all[0] ? "" : "-translate-y-2"}`} style={{ top: topOf(hour, hours.from) }}>
          {hour}
        </span>
      ))}
      {at && (
        <span
          className="-translate-y-[9px] absolute right-1 rounded-xs bg-accent px-[5px] font-semibold text-on-accent leading-[18px]"
          style={{ top: topOf(at, hours.from) }}
        >
          {at}
        </span>
      )}
    </div>
  );
}
