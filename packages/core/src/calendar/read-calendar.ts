import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { ExportedFile } from "@copydesk/documents";
import { eq } from "drizzle-orm";
import { authorizeCampaign } from "../access/index.ts";
import { campaignDocument } from "../exports/index.ts";
import { hashOfToken, loadIdentity } from "../identity/index.ts";
import { type Core, type Origin, unlessFull } from "../kernel/index.ts";

/** Programs ask every few minutes; that they did is written down only now and then. In milliseconds. */
const notedEvery = 3_600_000;

/**
 * The calendar behind an address, as it is now and as whoever made the address may see it.
 * @throws NOT_FOUND for an address that never was, has ended, or whose owner may not take this campaign along any more:
 *   all alike, so that an address tells nothing.
 */
export async function readCalendar(
  core: Core,
  { secret, origin, signal }: { secret: string; origin: Origin; signal: AbortSignal },
): Promise<ExportedFile> {
  const { calendar_feeds: feeds } = schema;
  const [feed] = await core.db
    .select()
    .from(feeds)
    .where(eq(feeds.token_hash, hashOfToken(secret)));
  const identity = feed && (await loadIdentity(core, feed.user_id));
  if (!identity) throw ended();
  const actor = { ...identity, sessionId: "", origin };
  try {
    const allowed = await authorizeCampaign(core, actor, "export", feed.campaign_id);
    const document = await campaignDocument(core, allowed, feed.language_code || undefined);
    const address = `${core.publicUrl}/campaigns/${feed.campaign_id}`;
    const file = await core.documents.export({ kind: "campaign_feed", document, address }, { person: actor.userId, signal });
    await noteReading(core, feed);
    return file;
  } catch (error) {
    const isOver = error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "FORBIDDEN");
    throw isOver ? ended() : error;
  }
}

const ended = () => new AppError("NOT_FOUND", "This calendar address does not exist, or it was turned off.");

async function noteReading(core: Core, { id, last_read_at }: typeof schema.calendar_feeds.$inferSelect): Promise<void> {
  const now = core.now();
  if (last_read_at && now - last_read_at.getTime() < notedEvery) return;
  const { calendar_feeds: feeds } = schema;
  const noted = core.db
    .update(feeds)
    .set({ last_read_at: new Date(now) })
    .where(eq(feeds.id, id));
  await unlessFull(noted);
}
