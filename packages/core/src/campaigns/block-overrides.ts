import type { BlockOverrides } from "@copydesk/contracts";
import { flag, plus, schema, type Transaction, textAt, withTextAt } from "@copydesk/db";
import { and, countDistinct, eq, gt, type SQL } from "drizzle-orm";
import { type Actor, type Core, changedBy } from "../kernel/index.ts";

const { blocks } = schema;

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
