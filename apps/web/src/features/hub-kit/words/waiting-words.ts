import type { BlockSummary, CampaignStatus } from "@copydesk/contracts";
import { blocksOf, isBusy, isHeld } from "../block-facts.ts";

type Waiting = Pick<BlockSummary, "id" | "kind" | "language_id" | "state">;

/** What a piece waits for. A run begins pieces as it sees fit, so that no place in line can be promised. */
export function formatWaiting(block: Waiting, blocks: readonly BlockSummary[]): string {
  const others = blocks.filter((one) => one.id !== block.id && isBusy(one));
  const own = others.filter((one) => one.language_id === block.language_id);
  if (block.kind === "content" && own.some((one) => one.kind === "outline")) return "Queued, after the outline";
  if (block.kind === "schedule" && own.some((one) => one.kind === "content")) return "Queued, after the pieces";
  const primary = blocks[0]?.language_id;
  const isSecond = block.kind === "outline" && block.language_id !== primary;
  if (isSecond && others.some((one) => one.kind === "outline" && one.language_id === primary)) return "Queued, after the primary language";
  return "Queued";
}

/** What a piece without a text waits for that somebody has to do first; null when it can be written at once. */
export function formatHeld(block: BlockSummary, blocks: readonly BlockSummary[], status: CampaignStatus): string | null {
  if (status === "outline_review" && block.kind === "content") return "Waiting for the outline review.";
  const outline = blocksOf(blocks, block.language_id).find((one) => one.kind === "outline");
  return isHeld(block) && outline?.selected_version_id === null ? "Waiting for the outline." : null;
}
