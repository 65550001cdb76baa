import type { BlockDetail, SchedulePlan, SchedulePost } from "@copydesk/contracts";
import { Dialog, IconButton, Segmented } from "@copydesk/ui";
import { ArrowsOutSimpleIcon } from "@phosphor-icons/react/dist/csr/ArrowsOutSimple";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { lazy, Suspense, useState } from "react";
import { BasedOn } from "./based-on.tsx";
import { DayAgenda } from "./day-agenda.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { addMonths, monthOf, sayMonth } from "./months.ts";
import { PostDialog } from "./post-dialog.tsx";
import { PostList } from "./post-list.tsx";
import { ScheduleConflictDialog } from "./schedule-conflict-dialog.tsx";
import { useSchedule } from "./use-schedule.ts";

const WeekBoard = lazy(() => import("./week-board.tsx"));

type View = "month" | "list";

/** The posts as a month with the chosen day beneath it, or as a list; a week opens large. */
export function ScheduleBoard({ block, plan }: { block: BlockDetail; plan: SchedulePlan }) {
  const schedule = useSchedule(block, plan);
  const first = schedule.posts[0]?.date ?? schedule.frame?.from ?? new Date().toISOString().slice(0, 10);
  const [view, setView] = useState<View>("month");
  const [day, setDay] = useState(first);
  const [month, setMonth] = useState(monthOf(first));
  const [opened, setOpened] = useState<SchedulePost | null>(null);
  const [large, setLarge] = useState(false);

  function showDay(next: string) {
    setDay(next);
    setMonth(monthOf(next));
  }
  return (
    <>
      <div className="mt-4 mb-2.5 flex items-center justify-between gap-2">
        <h3 className="truncate font-semibold text-base" aria-live="polite">
          {view === "month" ? sayMonth(month) : `${schedule.posts.length} posts`}
        </h3>
        <div className="flex items-center">
          <Segmented
            size="sm"
            aria-label="View of the schedule"
            value={view}
            onValueChange={setView}
            options={[
              { value: "month", label: "Month" },
              { value: "list", label: "List" },
            ]}
          />
          <IconButton label="Open the week large" icon={<ArrowsOutSimpleIcon size={15} />} onClick={() => setLarge(true)} />
          {view === "month" && (
            <>
              <IconButton label="Previous month" icon={<CaretLeftIcon size={14} />} onClick={() => setMonth(addMonths(month, -1))} />
              <IconButton label="Next month" icon={<CaretRightIcon size={14} />} onClick={() => setMonth(addMonths(month, 1))} />
            </>
          )}
        </div>
      </div>
      {view === "month" ? (
        <>
          <MonthGrid month={month} day={day} schedule={schedule} onDay={showDay} />
          <DayAgenda day={day} schedule={schedule} onOpen={setOpened} onMoved={showDay} />
        </>
      ) : (
        <PostList schedule={schedule} onOpen={setOpened} />
      )}
      {schedule.failure && (
        <p role="alert" className="mt-3 text-destructive-ink text-sm">
          {schedule.failure} Your changes are kept in this browser.
        </p>
      )}
      <BasedOn block={block} plan={plan} />
      {opened && <PostDialog post={opened} schedule={schedule} onClose={() => setOpened(null)} />}
      {large && (
        <Dialog open onOpenChange={setLarge} title="Schedule" hideTitle size="full" className="h-[calc(100dvh-32px)]">
          <Suspense fallback={<p className="text-ink-3">Opening the week…</p>}>
            <WeekBoard schedule={schedule} day={day} onOpen={setOpened} />
          </Suspense>
        </Dialog>
      )}
      <ScheduleConflictDialog schedule={schedule} />
    </>
  );
}
