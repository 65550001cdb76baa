import type { BlockFailure, BlockOverrides } from "@copydesk/contracts";
import { either, flag, plus, rowReader, schema, type Transaction, textAt, withTextAt } from "@copydesk/db";
import { and, countDistinct, eq, gt, inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import { type Actor, type Core, changedBy } from "../kernel/index.ts";

const { blocks } = schema;

/** The statement that says of blocks that their texts wait to be written. @param ids or a query for them */
export const queueBlocks = (tx: Transaction, ids: readonly string[] | SQLWrapper) =>
  tx.update(blocks).set({ state: "queued" }).where(inArray(blocks.id, ids));

/** The same for texts that somebody has just asked for: what failed before is no matter any more. */
export const askForBlocks = (tx: Transaction, ids: readonly string[]) =>
  tx
    .update(blocks)
    .set({ state: "queued", failure: null })
    .where(inArray(blocks.id, [...ids]));

/** The statement that says of the blocks of a query that their texts are being written. */
export const writeBlocks = (tx: Transaction, ids: SQLWrapper) => tx.update(blocks).set({ state: "writing" }).where(inArray(blocks.id, ids));

/** A block whose text could not be written: it keeps its versions and says why. @param when what must still be so. */
export const failBlock = (tx: Transaction, blockId: string, failure: BlockFailure, when?: SQL) =>
  tx
    .update(blocks)
    .set({ state: "failed", failure })
    .where(and(eq(blocks.id, blockId), when));

/**
 * A block that somebody stopped goes back to what it was; text that had arrived is kept beside it.
 * @param failure null when nothing had arrived.
 */
export function stopBlock(tx: Transaction, blockId: string, failure: BlockFailure | null) {
  const state = either<"ready" | "failed" | "empty">(gt(blocks.version_count, 0), "ready", failure ? "failed" : "empty");
  return tx.update(blocks).set({ state, failure }).where(eq(blocks.id, blockId));
}

interface OverridesChange {
  block: { id: string };
  /** As it was seen. */
  version: number;
  overrides: BlockOverrides;
  actor: Actor;
}

/** The statement that keeps what a block has its own way, if it still is the version that was seen; its text is out of date from then on. */
export const changeOverrides = (tx: Transaction, core: Core, { block, version, overrides, actor }: OverridesChange) =>
  tx
    .update(blocks)
    .set({
      overrides,
      version: plus(blocks.version, 1),
      out_of_date: flag(gt(blocks.version_count, 0)),
      ...changedBy(core, actor),
    })
    .where(and(eq(blocks.id, block.id), eq(blocks.version, version)));

/** Blocks that chose a model for themselves; spelled as the index has it. */
export const choseThemselves = (id: string): SQL => eq(textAt(blocks.overrides, "model_id"), id);

/** How many campaigns have blocks that chose a model for themselves. */
export async function countCampaignsWithModel({ db }: Core, modelId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(blocks.campaign_id) })
    .from(blocks)
    .where(choseThemselves(modelId));
  return row?.count ?? 0;
}

/** The statement that puts another model in the place of one that blocks chose for themselves. */
export const replaceModelInBlocks = (tx: Transaction, { from, to }: { from: string; to: string }) =>
  tx
    .update(blocks)
    .set({ overrides: withTextAt(blocks.overrides, "model_id", to) })
    .where(choseThemselves(from));

/** Columns of blocks. */
export const readBlockRows = rowReader(blocks);
