import { prepared, scalar, schema } from "@copydesk/db";
import { and, count, eq, gt, isNull, ne, type SQL } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

/**
 * Brings the counts that the list of campaigns shows up to date: outlines and pieces, as a campaign's own page counts them, those
 * whose text is there and wanted, texts of any kind that failed, and those whose checks complain.
 */
export const countPieces = ({ db }: Core, campaignId: string) =>
  prepared(db, "count pieces", { campaign: campaignId }, ({ campaign }) => recount(db, campaign));

function recount(db: Core["db"], campaign: string) {
  const { blocks, campaigns, versions } = schema;
  const ofCampaign = and(eq(blocks.campaign_id, campaign), isNull(blocks.removed_at));
  const counted = (condition: SQL | undefined) =>
    scalar<number>(db.select({ count: count() }).from(blocks).where(and(ofCampaign, condition)));
  const flagged = db
    .select({ count: count() })
    .from(blocks)
    .innerJoin(versions, eq(versions.id, blocks.selected_version_id))
    .where(and(ofCampaign, gt(versions.warnings, 0)));
  return db
    .update(campaigns)
    .set({
      pieces_total: counted(ne(blocks.kind, "schedule")),
      pieces_done: counted(and(ne(blocks.kind, "schedule"), eq(blocks.state, "ready"))),
      pieces_failed: counted(eq(blocks.state, "failed")),
      pieces_flagged: scalar<number>(flagged),
    })
    .where(eq(campaigns.id, campaign));
}
