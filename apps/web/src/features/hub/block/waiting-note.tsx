import type { BlockSummary } from "@copydesk/contracts";
import { Mark } from "@copydesk/ui";
import { useBlocks } from "../hub-context.ts";
import { sayWaiting } from "../words/waiting-words.ts";

/** That a piece is in line, and what has to be written before it. */
export function WaitingNote({ block, isRetrying }: { block: BlockSummary; isRetrying: boolean }) {
  const blocks = useBlocks();
  return (
    <span className="ml-1 inline-flex min-w-0 items-center gap-[7px] text-ink-3 text-xs" role="status">
      <Mark kind="waiting" size={14} />
      <span className="truncate">{isRetrying ? "Waiting to try again" : sayWaiting(block, blocks)}</span>
    </span>
  );
}
