import { schema, type Transaction } from "@copydesk/db";
import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";

/**
 * Brings the counts that the list of campaigns shows up to date: pieces, pieces whose text is there and wanted, and
 * texts of any kind that failed.
 */
export function countPieces(tx: Transaction, campaignId: string) {
  const { blocks, campaigns } = schema;
  const counted = (condition: SQL | undefined): SQL<number> => {
    const query = tx
      .select({ count: count() })
      .from(blocks)
      .where(and(eq(blocks.campaign_id, campaignId), isNull(blocks.removed_at), condition));
    return sql`(${query})`;
  };
  return tx
    .update(campaigns)
    .set({
      pieces_total: counted(eq(blocks.kind, "content")),
      pieces_done: counted(and(eq(blocks.kind, "content"), eq(blocks.state, "ready"))),
      pieces_failed: counted(eq(blocks.state, "failed")),
    })
    .where(eq(campaigns.id, campaignId));
}
