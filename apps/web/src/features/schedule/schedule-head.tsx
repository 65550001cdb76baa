import { cn, IconButton } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { SquareIcon } from "@phosphor-icons/react/dist/csr/Square";
import { isUnderWay, isWriting, useEditingNote, useHub, useLiveTask, useRegenerate, useStopRun, VersionMenu } from "../hub-kit/index.ts";
import { useScheduleContext } from "./schedule-context.ts";
import { ScheduleMenu } from "./share/schedule-menu.tsx";

/** Name and version of the schedule, how far saving is, and the way to have it planned again. */
export function ScheduleHead() {
  const { block, detail } = useScheduleContext();
  const note = useEditingNote(block?.id ?? "");
  if (!block) return null;
  return (
    <div className="group/plan flex min-h-7 items-center gap-1.5">
      <h2 className="font-semibold text-sm">Schedule</h2>
      <VersionMenu block={block} selected={detail?.selected ?? null} short={note !== undefined} />
      {note && <span className="ml-1 shrink-0 text-ink-3 text-xs">{note}</span>}
      <span className="-mr-1.5 ml-auto flex">
        <PlanOrStop />
        <ScheduleMenu />
      </span>
    </div>
  );
}

/** Stops what is being planned; otherwise plans again: locked, confirmed and published posts stay, the rest is planned anew. */
export function PlanOrStop() {
  const { campaign } = useHub();
  const { block, detail } = useScheduleContext();
  const task = useLiveTask(block?.id ?? "");
  if (!(block && campaign.can.generate)) return null;
  if (isUnderWay(task)) return <StopPlanning blockId={block.id} writing={isWriting(task)} />;
  return detail?.selected ? <PlanAgain block={block} /> : null;
}

function PlanAgain({ block }: { block: Parameters<typeof useRegenerate>[0] }) {
  const { regenerate, isPending } = useRegenerate(block);
  const { schedule } = useScheduleContext();
  // What was moved a moment ago is saved first: locked posts stay where they are now.
  const begin = async () => (!schedule || (await schedule.autosave.saver.flush())) && regenerate();
  return (
    <IconButton
      label="Regenerate schedule"
      icon={<ArrowsClockwiseIcon size={16} />}
      loading={isPending}
      onClick={() => void begin()}
      className="hover:bg-line"
      data-tour="regenerate-schedule"
    />
  );
}

const onHover =
  "[@media(hover:hover)]:opacity-0 hover:opacity-100 group-hover/plan:opacity-100 focus-visible:opacity-100 aria-busy:opacity-100";

function StopPlanning({ blockId, writing }: { blockId: string; writing: boolean }) {
  const { campaign } = useHub();
  const stop = useStopRun();
  return (
    <IconButton
      label="Stop planning"
      icon={<SquareIcon size={12} weight="fill" />}
      // Beside the one Stop of the whole campaign: of a plan that only waits its turn it is seen where somebody points or tabs to.
      className={cn("text-glyph", !writing && onHover)}
      loading={stop.isPending}
      onClick={() => stop.mutate({ campaign_id: campaign.id, block_id: blockId })}
    />
  );
}
