import { IconButton, Segmented } from "@copydesk/ui";
import { ArrowsInSimpleIcon } from "@phosphor-icons/react/dist/csr/ArrowsInSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { TourButton } from "../../../lib/tour-button.tsx";
import {
  type HubViewName,
  isUnderWay,
  useEditingNote,
  useHub,
  useHubDialogs,
  useHubView,
  useLiveTask,
  VersionMenu,
} from "../../hub-kit/index.ts";
import { newPost } from "../new-post.ts";
import { useScheduleContext } from "../schedule-context.ts";
import { PlanOrStop } from "../schedule-head.tsx";
import { ScheduleBody } from "../schedule-panel.tsx";
import { ScheduleMenu } from "../share/schedule-menu.tsx";
import type { Schedule } from "../use-schedule.ts";
import { MonthBoard } from "./month-board.tsx";
import { PostTable } from "./post-table.tsx";
import { Range } from "./range.tsx";
import { ScheduleRail } from "./schedule-rail.tsx";
import { WeekBoard } from "./week-board.tsx";

type LargeView = Exclude<HubViewName, "texts" | "overview">;

/** The schedule in place of the texts: a week, a month or a list, with what is worth knowing at its side. */
export default function LargeSchedule({ view }: { view: LargeView }) {
  const { block, schedule } = useScheduleContext();
  return (
    <div
      id="manuscript"
      role="tabpanel"
      aria-label="Schedule"
      tabIndex={-1}
      data-tour-scope={block?.id}
      className="grid h-[calc(100dvh-153px)] min-h-[560px] outline-none xl:grid-cols-[minmax(0,1fr)_304px] print:block print:h-auto"
    >
      <section aria-label="Schedule" className="flex min-h-0 min-w-0 flex-col print:block" data-tour="schedule">
        <Toolbar view={view} schedule={schedule} />
        {schedule ? (
          <>
            {view === "week" && <WeekBoard />}
            {view === "month" && <MonthBoard />}
            {view === "list" && <PostTable />}
          </>
        ) : (
          <div className="max-w-md px-6 py-8">
            <ScheduleBody />
          </div>
        )}
      </section>
      {schedule && (
        <aside
          aria-label="About this schedule"
          className="hidden min-h-0 overflow-y-auto border-line border-l bg-rail xl:block print:hidden"
        >
          <ScheduleRail />
        </aside>
      )}
    </div>
  );
}

function Toolbar({ view, schedule }: { view: LargeView; schedule: Schedule | null }) {
  const { campaign } = useHub();
  const { setView } = useHubView();
  const { configure } = useHubDialogs();
  const { block, detail, day, openPost } = useScheduleContext();
  const underWay = isUnderWay(useLiveTask(block?.id ?? ""));
  const note = useEditingNote(block?.id ?? "");
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b px-4 py-2">
      <IconButton
        className="print:hidden"
        label="Back to the texts"
        icon={<ArrowsInSimpleIcon size={17} />}
        onClick={() => setView("texts")}
      />
      <h2 className="mr-1 ml-1 font-bold text-md">Schedule</h2>
      {block && <VersionMenu block={block} selected={detail?.selected ?? null} />}
      {schedule && <Range view={view} schedule={schedule} />}
      <span className="min-w-0 truncate text-ink-3 text-xs">{underWay ? "Being planned again" : note}</span>
      <div className="ml-auto flex items-center gap-1.5 print:hidden">
        <span data-tour="schedule-view">
          <Segmented
            aria-label="View of the schedule"
            value={view}
            onValueChange={setView}
            options={[
              { value: "week", label: "Week" },
              { value: "month", label: "Month" },
              { value: "list", label: "List" },
            ]}
            className="mr-1.5"
          />
        </span>
        {schedule?.canEdit && (
          <IconButton label="Add a post" icon={<PlusIcon size={17} />} onClick={() => openPost(newPost(schedule, day))} />
        )}
        <PlanOrStop />
        {campaign.can.configure && block && (
          <IconButton
            label="Schedule configuration"
            icon={<SlidersHorizontalIcon size={17} />}
            onClick={() => configure(block.id)}
            data-tour="schedule-configuration"
          />
        )}
        <ScheduleMenu large />
        {block && schedule && <TourButton flow="campaign-schedule-block" flowId={block.id} label="Tour of the schedule" />}
      </div>
    </div>
  );
}
