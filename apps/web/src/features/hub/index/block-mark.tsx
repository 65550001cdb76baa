import type { BlockSummary } from "@copydesk/contracts";
import { Mark, type MarkKind } from "@copydesk/ui";
import { isUnderWay } from "../live/live-state.ts";
import { useLiveTask } from "../live/live-store.ts";

export interface BlockPhase {
  mark: MarkKind;
  /** For screen readers and hints. */
  words: string;
}

/** Where a block stands, from its state and from what is happening to it this moment. */
export function useBlockPhase(block: BlockSummary): BlockPhase {
  const task = useLiveTask(block.id);
  const next = block.version_count + 1;
  if (isUnderWay(task)) {
    if (task.state === "running") return { mark: "running", words: `writing version ${next}` };
    if (task.state === "retrying") return { mark: "waiting", words: "waiting to try again" };
    return { mark: "waiting", words: "waiting its turn" };
  }
  if (block.state === "queued" || block.state === "writing") return { mark: "waiting", words: "waiting its turn" };
  if (block.state === "failed") return { mark: "alert", words: "not written" };
  if (block.selected_version_id === null) return { mark: "draft", words: "nothing written yet" };
  if (block.out_of_date) return { mark: "stale", words: "the brief changed since this was written" };
  if (block.warnings > 0)
    return { mark: "warning", words: block.warnings === 1 ? "one thing to look at" : `${block.warnings} things to look at` };
  return { mark: "ok", words: `version ${block.selected_number}` };
}

export const BlockMark = ({ phase, size }: { phase: BlockPhase; size?: number }) => (
  <Mark kind={phase.mark} progress={phase.mark === "running" ? 40 : 0} size={size} />
);
