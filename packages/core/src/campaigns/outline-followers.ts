import { schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, gt, inArray, not, notInArray } from "drizzle-orm";
import type { BlockRow, CampaignRow } from "../access/index.ts";
import type { Core } from "../kernel/index.ts";

/** Written pieces that follow this outline, also those that were taken out and may come back; none for any other kind of text. */
export async function followersOf(core: Core, { block, campaign }: { block: BlockRow; campaign: CampaignRow }): Promise<string[]> {
  if (block.kind !== "outline") return [];
  const { blocks } = schema;
  const pieces = await core.db
    .select({ id: blocks.id, language_id: blocks.language_id, overrides: blocks.overrides })
    .from(blocks)
    .where(and(eq(blocks.campaign_id, campaign.id), eq(blocks.kind, "content"), gt(blocks.version_count, 0)));
  return pieces
    .filter((piece) => (piece.overrides.outline_language_id ?? piece.language_id) === block.language_id)
    .map((piece) => piece.id);
}

/**
 * Statements that mark followers as out of date, but for those that are being written again anyway.
 * @param outlineVersionId what the outline says from now on; a piece that was written from just this is not out of date.
 */
export function markFollowers(tx: Transaction, ids: readonly string[], outlineVersionId: string) {
  if (ids.length === 0) return [];
  const { blocks, versions } = schema;
  const fromThis = tx
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.id, blocks.selected_version_id), eq(versions.outline_version_id, outlineVersionId)));
  return [
    tx
      .update(blocks)
      .set({ out_of_date: true })
      .where(and(inArray(blocks.id, [...ids]), notInArray(blocks.state, ["queued", "writing"]), not(exists(fromThis)))),
  ];
}
