import type { BlockSummary, CampaignBrief } from "@copydesk/contracts";

/** Blocks of one language in reading order: outline, pieces, schedule. */
export const blocksOf = (blocks: readonly BlockSummary[], languageId: string): BlockSummary[] =>
  blocks.filter((block) => block.language_id === languageId);

export interface Progress {
  done: number;
  total: number;
  busy: boolean;
  failed: number;
  /** How many have something that a person should look at: a broken rule, a word of the voice, another language than they should. */
  flagged: number;
}

/** How many outlines and pieces are written. Schedules are made of them and take no time that one would wait for. */
export function progressOf(blocks: readonly BlockSummary[]): Progress {
  const pieces = blocks.filter((block) => block.kind !== "schedule");
  return {
    done: pieces.filter((block) => block.selected_version_id !== null && (block.state === "ready" || isHeld(block))).length,
    total: pieces.length,
    busy: blocks.some(isBusy),
    failed: blocks.filter(hasFailed).length,
    flagged: blocks.filter((block) => block.selected_version_id !== null && (block.warnings > 0 || block.wrong_language)).length,
  };
}

export const isBusy = (block: BlockSummary): boolean => block.state === "queued" || block.state === "writing";

/** Something went wrong with it: more than that it waited in vain, or that somebody stopped it. */
export const hasFailed = (block: BlockSummary): boolean => block.state === "failed" && !isHeld(block) && block.failure?.code !== "stopped";

/** Nobody tried to write it, because what it follows could not be written. Nothing is wrong with the piece itself. */
export const isHeld = (block: BlockSummary): boolean =>
  block.state === "failed" &&
  (block.failure?.code === "outline_failed" ||
    (block.kind === "schedule" && block.selected_version_id === null && block.failure?.code === "rule_broken"));

/** What is written when all is written again: outlines alone where people read those first, a schedule where one is wanted. */
export const rewritable = (
  blocks: readonly BlockSummary[],
  { generation_mode, content_schedule }: Pick<CampaignBrief, "generation_mode" | "content_schedule">,
): BlockSummary[] =>
  blocks.filter(({ kind }) => (generation_mode === "outline_only" ? kind === "outline" : kind !== "schedule" || content_schedule));

/** Nobody has begun to write this campaign. */
export const isUntouched = (blocks: readonly BlockSummary[]): boolean =>
  blocks.every((block) => block.state === "empty" && block.version_count === 0 && block.failure === null);

/** The number that the next version of a block gets. Deleted versions leave gaps. */
export const nextNumber = (block: Pick<BlockSummary, "version_count" | "selected_number">): number =>
  Math.max(block.version_count, block.selected_number ?? 0) + 1;
