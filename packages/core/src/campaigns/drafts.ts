import type { CampaignDraft } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";

/** Half-filled forms a person can have; the oldest goes when there would be more. */
const mostDrafts = 50;

/** A person's own half-filled form, or null. */
export async function readDraft(core: Core, actor: Actor, key: string): Promise<CampaignDraft | null> {
  const { campaign_drafts: drafts } = schema;
  const [row] = await core.db
    .select({ key: drafts.key, values: drafts.values, saved_at: drafts.saved_at })
    .from(drafts)
    .where(and(eq(drafts.user_id, actor.userId), eq(drafts.key, key)));
  return row ? { ...row, saved_at: row.saved_at.toISOString() } : null;
}

/** Keeps a form as it is now, in place of what was kept under its key. */
export async function saveDraft(
  core: Core,
  actor: Actor,
  { key, values }: { key: string; values: Record<string, unknown> },
): Promise<{ saved_at: string }> {
  const { campaign_drafts: drafts } = schema;
  const saved_at = new Date(core.now());
  await core.db
    .insert(drafts)
    .values({ user_id: actor.userId, key, values, saved_at })
    .onConflictDoUpdate({ target: [drafts.user_id, drafts.key], set: { values, saved_at } });
  await dropOldest(core, actor);
  return { saved_at: saved_at.toISOString() };
}

/** Forgets a form; does nothing when none was kept under its key. */
export async function discardDraft(core: Core, actor: Actor, key: string): Promise<null> {
  const { campaign_drafts: drafts } = schema;
  await core.db.delete(drafts).where(and(eq(drafts.user_id, actor.userId), eq(drafts.key, key)));
  return null;
}

async function dropOldest(core: Core, actor: Actor): Promise<void> {
  const { campaign_drafts: drafts } = schema;
  const mine = eq(drafts.user_id, actor.userId);
  const rows = await core.db.select({ key: drafts.key }).from(drafts).where(mine).orderBy(asc(drafts.saved_at));
  const extra = rows.slice(0, Math.max(0, rows.length - mostDrafts)).map((row) => row.key);
  if (extra.length > 0) await core.db.delete(drafts).where(and(mine, inArray(drafts.key, extra)));
}
