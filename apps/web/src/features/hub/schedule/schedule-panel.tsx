import type { BlockDetail, BlockSummary, SchedulePlan, TaskView } from "@copydesk/contracts";
import { Button, IconButton, SkeletonText } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { useStartRun } from "../api/use-generation.ts";
import { BlockFailureNote } from "../block/block-failure-note.tsx";
import { VersionMenu } from "../block/version-menu.tsx";
import { useHub } from "../hub-context.ts";
import { isUnderWay } from "../live/live-state.ts";
import { useLiveTask } from "../live/live-store.ts";
import { ScheduleBoard } from "./schedule-board.tsx";

/** When each piece goes out. */
export function SchedulePanel({ block, texts }: { block: BlockSummary | undefined; texts: BlockDetail[] | undefined }) {
  if (!block) return <NoSchedule />;
  return (
    <section aria-label="Schedule" className="xl:px-5 xl:py-6" data-tour="schedule">
      <SchedulePanelBody block={block} detail={texts?.find((one) => one.id === block.id)} loaded={texts !== undefined} />
    </section>
  );
}

function SchedulePanelBody({ block, detail, loaded }: { block: BlockSummary; detail: BlockDetail | undefined; loaded: boolean }) {
  const { campaign } = useHub();
  const task = useLiveTask(block.id);
  const start = useStartRun();
  const selected = detail?.selected ?? null;
  return (
    <>
      <div className="flex min-h-7 items-center gap-1.5">
        <h2 className="font-semibold text-sm">Schedule</h2>
        <VersionMenu block={block} selected={selected} />
        {campaign.can.generate && selected && !isUnderWay(task) && (
          <IconButton
            className="ml-auto"
            label="Regenerate schedule"
            icon={<ArrowsClockwiseIcon size={16} />}
            loading={start.isPending}
            onClick={() => start.mutate({ campaign_id: campaign.id, scope: "block", block_id: block.id, again: true })}
          />
        )}
      </div>
      <UnderWay task={task} />
      {block.failure && !isUnderWay(task) && (
        <div className="mt-4">
          <BlockFailureNote block={block} failure={block.failure} />
        </div>
      )}
      {!loaded && <SkeletonText className="mt-6" lines={6} />}
      {selected?.content.kind === "schedule" && detail ? (
        <ScheduleBoard key={boardKey(selected.content.plan)} block={detail} plan={selected.content.plan} />
      ) : (
        loaded && !isUnderWay(task) && !block.failure && <NothingPlanned />
      )}
    </>
  );
}

/** A plan of other posts is another board; posts that were only moved here keep the one there is. */
const boardKey = (plan: SchedulePlan) =>
  plan.posts
    .map((post) => post.id)
    .sort()
    .join(",");

function UnderWay({ task }: { task: TaskView | undefined }) {
  if (!isUnderWay(task)) return null;
  const words =
    task.state === "running" ? "Planning the posts…" : (task.message ?? "Planned once the pieces of this language are written.");
  return (
    <p role="status" className="mt-4 text-ink-2 text-sm">
      {words}
    </p>
  );
}

function NothingPlanned() {
  return (
    <p className="mt-4 text-base text-ink-3">Nothing is planned yet. The posts are planned once the pieces of this language are written.</p>
  );
}

function NoSchedule() {
  const { campaign } = useHub();
  return (
    <div className="grid justify-items-start gap-3 xl:px-5 xl:py-6">
      <h2 className="font-semibold text-sm">Schedule</h2>
      <p className="text-base text-ink-3">This campaign has no posting schedule. Switch it on in the brief to have one planned.</p>
      {campaign.can.edit && (
        <Button asChild>
          <a href={`/campaigns/${campaign.id}/edit#schedule`}>Edit campaign</a>
        </Button>
      )}
    </div>
  );
}
