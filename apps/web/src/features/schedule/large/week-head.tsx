import type { SchedulePost } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { useHub } from "../../hub-kit/index.ts";
import { formatDay, formatWeekday, zoneName } from "../months.ts";
import { useScheduleContext } from "../schedule-context.ts";
import type { Schedule } from "../use-schedule.ts";

interface WeekHeadProps {
  days: readonly string[];
  posts: readonly SchedulePost[];
  schedule: Schedule;
  columns: string;
}

/** The days over their columns, each with how many posts it has. */
export function WeekHead({ days, posts, schedule, columns }: WeekHeadProps) {
  const { day: chosen } = useScheduleContext();
  const { brief } = useHub().campaign;
  return (
    <div className="sticky top-0 z-[3] grid h-11 border-line border-b bg-canvas" style={{ gridTemplateColumns: columns }}>
      <div className="flex items-center justify-end pr-2 text-2xs text-ink-3">{zoneName(schedule.plan.time_zone, days[0] ?? chosen)}</div>
      {days.map((day) => {
        const count = posts.filter((post) => post.date === day).length;
        return (
          <h3
            key={day}
            className="flex min-w-0 items-center gap-1.5 overflow-hidden border-line border-l px-2.5 text-ink-2 text-sm tabular-nums"
          >
            <span className="sr-only">{formatDay(day)}</span>
            <span aria-hidden>{formatWeekday(day)}</span>
            <b aria-hidden className={cn("font-semibold text-ink", day === chosen && "text-accent-ink")}>
              {Number(day.slice(8))}
            </b>
            <span className="ml-auto truncate text-ink-3 text-xs">
              {day === brief.from_date && "First day"}
              {day === brief.to_date && "Last day"}
              {(day === brief.from_date || day === brief.to_date) && count > 0 && ", "}
              {count > 0 && count}
              {count > 0 && <span className="sr-only">{count === 1 ? " post" : " posts"}</span>}
            </span>
          </h3>
        );
      })}
    </div>
  );
}
