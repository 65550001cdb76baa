import { cn, IconButton, Segmented } from "@copydesk/ui";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { useState } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { draftWords, useHubView } from "../../hub-kit/index.ts";
import { addMonths, daysOnPage, formatMonth, weekdayNames } from "../months.ts";
import { useScheduleContext } from "../schedule-context.ts";
import { useDayDrag } from "../use-day-drag.ts";
import { useDayKeys } from "../use-day-keys.ts";
import type { Schedule } from "../use-schedule.ts";
import { BasedOn } from "./based-on.tsx";
import { DayAgenda } from "./day-agenda.tsx";
import { DayCell } from "./day-cell.tsx";
import { PostList } from "./post-list.tsx";

type View = "week" | "month" | "list";

/** The posts as a month with the chosen day beneath it, or as a list; a week has no room here and opens large. */
export function ScheduleBoard({ schedule }: { schedule: Schedule }) {
  const { month, showMonth } = useScheduleContext();
  const { setView: setHubView } = useHubView();
  const [view, setView] = useState<View>("month");
  const roomy = useMediaQuery("(min-width: 768px)");
  const views: { value: View; label: string }[] = [
    { value: "month", label: "Month" },
    { value: "list", label: "List" },
  ];
  return (
    <>
      <div className="mt-4 mb-2.5 flex min-h-7 items-center gap-2">
        <h3 className="mr-auto truncate font-semibold text-base tabular-nums" aria-live="polite">
          {view === "list" ? `${schedule.posts.length} ${schedule.posts.length === 1 ? "post" : "posts"}` : formatMonth(month)}
        </h3>
        <span data-tour="schedule-view">
          <Segmented
            size="sm"
            aria-label="View of the schedule"
            value={view}
            onValueChange={(next) => (next === "week" ? setHubView("week") : setView(next))}
            options={roomy ? [{ value: "week", label: "Week" }, ...views] : views}
          />
        </span>
        {view === "month" && (
          <span className="-mr-1.5 flex">
            <IconButton label="Previous month" icon={<CaretLeftIcon size={14} />} onClick={() => showMonth(addMonths(month, -1))} />
            <IconButton label="Next month" icon={<CaretRightIcon size={14} />} onClick={() => showMonth(addMonths(month, 1))} />
          </span>
        )}
      </div>
      {view === "list" ? (
        <PostList schedule={schedule} />
      ) : (
        <>
          <MonthGrid schedule={schedule} />
          <DayAgenda schedule={schedule} />
        </>
      )}
      {schedule.autosave.failure && (
        <p role="alert" className="mt-3 text-destructive-ink text-sm">
          {schedule.autosave.failure} {draftWords.changes(schedule.autosave.isTriedAgain)}
        </p>
      )}
      <BasedOn schedule={schedule} />
    </>
  );
}

/** A month of posts. Posts are dragged to another day, or moved from the day's list; arrow keys walk the days. */
function MonthGrid({ schedule }: { schedule: Schedule }) {
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
