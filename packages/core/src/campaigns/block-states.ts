import type { BlockFailure } from "@copydesk/contracts";
import { either, schema, type Transaction } from "@copydesk/db";
import { and, eq, gt, inArray, type SQL, type SQLWrapper } from "drizzle-orm";

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
