import { schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, gt, inArray, isNotNull, isNull, not } from "drizzle-orm";
import type { Core } from "../context.ts";
import type { Job } from "./load-job.ts";

/** Written pieces that follow this outline; none for any other kind of text. */
export async function dependentsOf(core: Core, { block, campaign }: Pick<Job, "block" | "campaign">): Promise<string[]> {
  if (block.kind !== "outline") return [];
  const { blocks } = schema;
  const pieces = await core.db
    .select({ id: blocks.id, language_id: blocks.language_id, overrides: blocks.overrides })
    .from(blocks)
    .where(and(eq(blocks.campaign_id, campaign.id), eq(blocks.kind, "content"), gt(blocks.version_count, 0), isNull(blocks.removed_at)));
  return pieces
    .filter((piece) => (piece.overrides.outline_language_id ?? piece.language_id) === block.language_id)
    .map((piece) => piece.id);
}

/** Statements that mark pieces as out of date, but for those that are being written again anyway. */
export function markOutOfDate(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { blocks, tasks } = schema;
  const underWay = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.block_id, blocks.id), isNotNull(tasks.active_block_id)));
  return [
    tx
      .update(blocks)
      .set({ out_of_date: true })
      .where(and(inArray(blocks.id, [...ids]), not(exists(underWay)))),
  ];
}
