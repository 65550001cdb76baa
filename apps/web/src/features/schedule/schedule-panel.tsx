import type { BlockSummary } from "@copydesk/contracts";
import { Button, SkeletonText } from "@copydesk/ui";
import { Link } from "react-router";
import { BlockFailureNote, isHeld, isUnderWay, useHub, useLiveTask, useRegenerate } from "../hub-kit/index.ts";
import { ScheduleBoard } from "./board/schedule-board.tsx";
import { useScheduleContext } from "./schedule-context.ts";
import { ScheduleHead } from "./schedule-head.tsx";

/** When each piece goes out, beside the texts. */
export function SchedulePanel() {
  const { block } = useScheduleContext();
  return (
    <section aria-label="Schedule" data-tour={block && "schedule"} data-tour-scope={block?.id}>
      {block ? <ScheduleHead /> : <h2 className="flex h-7 items-center font-semibold text-sm">Schedule</h2>}
      <ScheduleBody />
    </section>
  );
}

/** The posts, or why there are none, for a place that has its own heading. */
export function ScheduleBody() {
  const { block, texts, schedule } = useScheduleContext();
  const task = useLiveTask(block?.id ?? "");
  const underWay = isUnderWay(task);
  if (!block) return <NoSchedule />;
  return (
    <>
      {underWay && !schedule && (
        <p role="status" className="mt-4 text-ink-2 text-sm">
          {task.state === "running" ? "Planning the posts…" : (task.message ?? "Planned once the pieces of this language are written.")}
        </p>
      )}
      {block.failure && !underWay && !isHeld(block) && (
        <div className="mt-4">
          <BlockFailureNote block={block} failure={block.failure} />
        </div>
      )}
      {!texts && <SkeletonText className="mt-6" lines={6} />}
      {schedule && <ScheduleBoard schedule={schedule} />}
      {texts && !schedule && !underWay && (!block.failure || isHeld(block)) && (
        <NothingPlanned block={block} isWritten={texts.some((one) => one.kind === "content" && one.selected !== null)} />
      )}
    </>
  );
}

function NothingPlanned({ block, isWritten }: { block: BlockSummary; isWritten: boolean }) {
  const { campaign } = useHub();
  const { regenerate, isPending } = useRegenerate(block);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-base text-ink-3 text-pretty">
        Nothing is planned yet. {isWritten ? "" : "The posts are planned once the pieces of this language are written."}
      </p>
      {isWritten && campaign.can.generate && (
        <Button loading={isPending} onClick={() => regenerate()}>
          Plan the posts
        </Button>
      )}
    </div>
  );
}

function NoSchedule() {
  const { campaign } = useHub();
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="text-base text-ink-3 text-pretty">
        This campaign has no posting schedule. Switch it on in the brief to have one planned.
      </p>
      {campaign.can.edit && (
        <Button asChild>
          <Link to={`/campaigns/${campaign.id}/edit#schedule`}>Edit campaign</Link>
        </Button>
      )}
    </div>
  );
}
