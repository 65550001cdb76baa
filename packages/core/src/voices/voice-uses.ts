import { AppError } from "@copydesk/contracts";
import { anything, type Database, schema, type Transaction, textAt } from "@copydesk/db";
import { and, count, desc, eq, exists, isNull, or } from "drizzle-orm";
import { visibleCampaigns } from "../access/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

/** Living campaigns that speak with a voice. */
export function campaignsUsing(db: Database | Transaction, voiceId: string) {
  const { campaigns } = schema;
  return db
    .select(anything)
    .from(campaigns)
    .where(and(eq(campaigns.voice_id, voiceId), isNull(campaigns.deleted_at)));
}

/** Pieces of living campaigns that speak with a voice of their own choice. */
export function piecesUsing(db: Database | Transaction, voiceId: string) {
  const { blocks, campaigns } = schema;
  return db
    .select(anything)
    .from(blocks)
    .innerJoin(campaigns, eq(campaigns.id, blocks.campaign_id))
    .where(and(eq(ownVoice, voiceId), isNull(blocks.removed_at), isNull(campaigns.deleted_at)));
}

const ownVoice = textAt(schema.blocks.overrides, "voice_id");

/** How many names a sentence has room for. */
const named = 3;

/** The refusal to delete a voice that is used, with the names of the campaigns that the asker may see; null when nobody uses it. */
export async function inUse(core: Core, actor: Actor, voiceId: string): Promise<AppError | null> {
  const { campaigns, blocks } = schema;
  const pieces = core.db.select(anything).from(blocks);
  const inPiece = exists(pieces.where(and(eq(blocks.campaign_id, campaigns.id), eq(ownVoice, voiceId), isNull(blocks.removed_at))));
  const using = and(isNull(campaigns.deleted_at), or(eq(campaigns.voice_id, voiceId), inPiece));
  const [total] = await core.db.select({ count: count() }).from(campaigns).where(using);
  const all = total?.count ?? 0;
  if (all === 0) return null;
  const shown = await core.db
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(and(using, visibleCampaigns(core, actor)))
    .orderBy(desc(campaigns.updated_at))
    .limit(named);
  const names = shown.map((row) => `“${row.name}”`).join(", ");
  const subject = all === 1 ? "1 campaign uses this voice" : `${all} campaigns use this voice`;
  const among = names === "" ? "" : all > shown.length ? `, among them ${names}` : `: ${names}`;
  return new AppError("IN_USE", `${subject}${among}. Deactivate it instead: they keep it, and new ones can't choose it.`, {
    details: { campaigns: all },
  });
}
