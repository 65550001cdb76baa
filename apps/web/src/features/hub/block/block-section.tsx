import type { BlockDetail, BlockSummary, TaskView } from "@copydesk/contracts";
import { Button, cn, SkeletonText } from "@copydesk/ui";
import { memo } from "react";
import { useStartRun } from "../api/use-generation.ts";
import { ContentBlock } from "../content/content-block.tsx";
import { useHub } from "../hub-context.ts";
import { useBlockName } from "../index/piece-index.tsx";
import { isUnderWay } from "../live/live-state.ts";
import { useLiveTask } from "../live/live-store.ts";
import { OutlineBlock } from "../outline/outline-block.tsx";
import { BlockFailureNote } from "./block-failure-note.tsx";
import { BlockHead } from "./block-head.tsx";

interface BlockSectionProps {
  block: BlockSummary;
  /** Undefined while the language's texts load. */
  detail: BlockDetail | undefined;
}

/** One piece of the manuscript: its head, what is wrong with it, its text. */
export const BlockSection = memo(function BlockSection({ block, detail }: BlockSectionProps) {
  const task = useLiveTask(block.id);
  const name = useBlockName(block);
  const writing = isUnderWay(task) && task.state === "running";
  const waiting = isUnderWay(task) ? task.state !== "running" : block.state === "queued";
  const stale = block.out_of_date && !writing && !waiting;
  return (
    <section
      id={block.id}
      aria-label={name}
      className={cn(
        "relative mx-auto max-w-[712px] scroll-mt-40 border-line border-b pt-7 pb-[30px] last:border-b-0",
        "[contain-intrinsic-height:auto_420px] [content-visibility:auto]",
        (writing || stale) &&
          "before:absolute before:top-19 before:bottom-8 before:-left-2.5 before:w-0.5 before:rounded-full md:before:-left-[22px] has-[[dir=rtl]]:before:left-auto has-[[dir=rtl]]:before:-right-2.5 md:has-[[dir=rtl]]:before:-right-[22px]",
        writing && "before:bg-accent-ink",
        stale && "before:bg-warning-solid",
      )}
    >
      <BlockHead block={block} selected={detail?.selected ?? null} />
      {waiting && task?.message && <p className="mb-4 text-ink-2 text-sm">{task.message}</p>}
      {!writing && !waiting && block.failure && <BlockFailureNote block={block} failure={block.failure} />}
      {stale && <StaleNote block={block} />}
      <BlockBody block={block} detail={detail} task={writing ? task : undefined} waiting={waiting} />
    </section>
  );
});

function BlockBody({ block, detail, task, waiting }: BlockSectionProps & { task: TaskView | undefined; waiting: boolean }) {
  if (detail === undefined) return <SkeletonText lines={4} />;
  if (detail.selected === null && !task) return waiting ? <SkeletonText lines={3} /> : <NothingYet block={block} />;
  if (block.kind === "outline") return <OutlineBlock block={detail} task={task} />;
  return <ContentBlock block={detail} task={task} />;
}

function NothingYet({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const start = useStartRun();
  if (block.failure) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-ink-3 text-base">
      <p>Nothing is written here yet.</p>
      {campaign.can.generate && (
        <Button loading={start.isPending} onClick={() => start.mutate({ campaign_id: campaign.id, scope: "block", block_id: block.id })}>
          Write this piece
        </Button>
      )}
    </div>
  );
}

function StaleNote({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const start = useStartRun();
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning-ink">
      The brief changed since this was written.
      {campaign.can.generate && (
        <button
          type="button"
          className="link"
          onClick={() => start.mutate({ campaign_id: campaign.id, scope: "block", block_id: block.id, again: true })}
        >
          Regenerate
        </button>
      )}
    </p>
  );
}
