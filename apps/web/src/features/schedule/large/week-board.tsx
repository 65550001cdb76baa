import { minutesOf, type SchedulePost, windowsOn } from "@copydesk/contracts";
import { Button, Kbd } from "@copydesk/ui";
import { useMemo, useState } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { isDayOff } from "../day-off.ts";
import { weekOf } from "../months.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import type { Schedule } from "../use-schedule.ts";
import { Legend } from "./legend.tsx";
import { topOf, usePostDrag } from "./use-post-drag.ts";
import { WeekColumn } from "./week-column.tsx";
import { WeekHead } from "./week-head.tsx";
import { hourHeight, hoursShown } from "./week-layout.ts";

/** A week by the hour, with room to drag. Hours with nothing planned fold into one line. */
export function WeekBoard() {
  const { schedule, day } = usePlannedSchedule();
  const [all, setAll] = useState(false);
  const days = weekOf(day);
  const posts = useMemo(() => schedule.posts.filter((post) => weekOf(day).includes(post.date)), [schedule.posts, day]);
  const hours = useMemo(() => (all ? { from: 0, to: 24 } : hoursOf(posts, weekOf(day), schedule)), [all, posts, day, schedule]);
  const drag = usePostDrag({
    fromHour: hours.from,
    canDrag: (post) => schedule.canEdit && !post.locked,
    onDrop: ({ post, date, time }) => schedule.move(post, { date, time }),
  });
  // Keys are worth a line only where there is a keyboard, which is where there is a mouse.
  const hasKeys = useMediaQuery("(min-width: 1024px) and (hover: hover)");
  const columns = gridColumns(days, schedule);
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div data-week-scroll className="relative min-h-0 flex-1 overflow-auto print:overflow-visible">
        <div className="min-w-[700px]">
          <WeekHead days={days} posts={posts} schedule={schedule} columns={columns} />
          <div className="relative grid" style={{ gridTemplateColumns: columns, height: (hours.to - hours.from) * hourHeight + 12 }}>
            <WeekHours hours={hours} at={drag.dragged?.time ?? null} />
            {days.map((one) => (
              <WeekColumn
                key={one}
                day={one}
                posts={posts.filter((post) => post.date === one)}
                schedule={schedule}
                fromHour={hours.from}
                drag={drag}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="flex min-h-8 items-center gap-3 print:hidden border-line border-t bg-sunken px-6 py-1 text-ink-3 text-xs">
        <span className="mr-auto">{formatRest(hours, schedule)}</span>
        <Button variant="quiet" size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? "Hide empty hours" : "Show all hours"}
        </Button>
      </div>
      <Legend>
        {schedule.canEdit && hasKeys && (
          <>
            <span>
              <Kbd>Esc</Kbd> puts a dragged post back
            </span>
            <span>
              <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> 15 minutes
            </span>
            <span>
              <Kbd>Alt</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> a day, same time
            </span>
          </>
        )}
      </Legend>
    </div>
  );
}

/** Windows count only for channels that are planned: a window of 24 hours says nothing. */
function hoursOf(posts: readonly SchedulePost[], days: readonly string[], { frame, plan }: Schedule) {
  const windows = frame
    ? days.flatMap((day) =>
        plan.based_on.filter((code) => Object.hasOwn(frame.rules.windows, code)).flatMap((code) => windowsOn(code, day, frame.rules)),
      )
    : [];
  return hoursShown(posts, windows);
}

/** Days without posting need less room. */
function gridColumns(days: readonly string[], schedule: Schedule): string {
  const isNarrow = (day: string) => isDayOff(day, schedule) && schedule.posts.every((post) => post.date !== day);
  return `56px ${days.map((day) => (isNarrow(day) ? "minmax(0,0.5fr)" : "minmax(0,1fr)")).join(" ")}`;
}

function formatRest(hours: { from: number; to: number }, { frame }: Schedule): string {
  const quiet =
    frame && frame.rules.quiet_from !== frame.rules.quiet_to
      ? ` Quiet hours from ${frame.rules.quiet_from} to ${frame.rules.quiet_to}.`
      : "";
  if (hours.from === 0 && hours.to === 24) return quiet.trim();
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  if (hours.to === 24) return `Nothing is planned before ${clock(hours.from)}.${quiet}`;
  if (hours.from === 0) return `Nothing is planned after ${clock(hours.to)}.${quiet}`;
  return `Nothing is planned before ${clock(hours.from)} or after ${clock(hours.to)}.${quiet}`;
}

interface WeekHoursProps {
  hours: { from: number; to: number };
  /** The time that a post is dragged to. */
  at: string | null;
}

/** The hours beside the columns; while a post is dragged, its new time as well. */
function WeekHours({ hours, at }: WeekHoursProps) {
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
