import { cn } from "@copydesk/ui";
import { daysOnPage, weekdayNames } from "../months.ts";
import { useScheduleContext } from "../schedule-context.ts";
import { useDayDrag } from "../use-day-drag.ts";
import { useDayKeys } from "../use-day-keys.ts";
import type { Schedule } from "../use-schedule.ts";
import { DayCell } from "./day-cell.tsx";

/** A month of posts. Posts are dragged to another day, or moved from the day's list; arrow keys walk the days. */
export function MonthGrid({ schedule }: { schedule: Schedule }) {
  const { month, day, showDay } = useScheduleContext();
  const drag = useDayDrag(schedule);
  const onKeyDown = useDayKeys();
  const days = daysOnPage(month);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-canvas">
      <div aria-hidden className="grid grid-cols-7 border-line border-b text-center text-2xs text-ink-3 leading-6">
        {weekdayNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul aria-label="Days" className="grid grid-cols-7" {...drag.list}>
        {days.map((one, i) => (
          <li key={one} className={cn("min-w-0 border-line", i % 7 < 6 && "border-r", i < days.length - 7 && "border-b")}>
            <DayCell
              day={one}
              month={month}
              schedule={schedule}
              isChosen={one === day}
              target={drag.targetOf(one)}
              onChoose={() => showDay(one)}
              onKeyDown={(event) => onKeyDown(event, one)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
