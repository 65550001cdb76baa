import type { BlockSummary } from "@copydesk/contracts";
import { Mark, type MarkKind } from "@copydesk/ui";
import { hasFailed, isBusy, isHeld, isUnderWay, type LiveTask, nextNumber, useLiveTask } from "../../hub-kit/index.ts";

interface BlockPhase {
  mark: MarkKind;
  /** For screen readers and hints. */
  words: string;
  /** The version shown, or the one being written. */
  number: number | null;
}

/** Where a block stands, from its state and from what is happening to it this moment. */
export function useBlockPhase(block: BlockSummary): BlockPhase {
  return phaseOf(block, useLiveTask(block.id));
}

export function phaseOf(block: BlockSummary, task: LiveTask | undefined): BlockPhase {
  const number = block.selected_number;
  const next = nextNumber(block);
  if (isUnderWay(task)) {
    if (task.state === "running") return { mark: "running", words: `writing version ${next}`, number: next };
    return { mark: "waiting", words: task.state === "retrying" ? "waiting to try again" : "waiting its turn", number };
  }
  if (isBusy(block)) return { mark: "waiting", words: "waiting its turn", number };
  if (isHeld(block) && number === null) return { mark: "draft", words: "waiting for the outline or text it follows", number };
  if (block.state === "failed" && number === null && !hasFailed(block)) return { mark: "draft", words: "stopped", number };
  if (hasFailed(block)) return { mark: "alert", words: number === null ? "not written" : `version ${next} couldn't be written`, number };
  if (block.selected_version_id === null) return { mark: "draft", words: "nothing written yet", number };
  if (block.out_of_date)
    return { mark: "stale", words: "the brief, the outline or its configuration changed since this was written", number };
  if (block.warnings > 0) {
    return { mark: "warning", words: block.warnings === 1 ? "one point to check" : `${block.warnings} points to check`, number };
  }
  return { mark: "ok", words: `version ${number}`, number };
}

/** A piece that is written has no measurable part; the ring shows that it is under way. */
export const BlockMark = ({ phase, size, className }: { phase: BlockPhase; size?: number; className?: string }) => (
  <Mark kind={phase.mark} progress={phase.mark === "running" ? 40 : 0} size={size} className={className} />
);
