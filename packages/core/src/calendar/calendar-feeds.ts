import { AppError, type CalendarFeed, type NewCalendarFeed } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import type { Authorized } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import { hashOfToken } from "../identity/index.ts";
import type { Core } from "../kernel/index.ts";
import type { Leftovers } from "../people/index.ts";

/** Bytes of the part of an address that nobody can guess. */
const secretBytes = 32;

type FeedRow = typeof schema.calendar_feeds.$inferSelect;

/** A person's own addresses of a campaign. */
export async function listCalendarFeeds(core: Core, { campaign, actor }: Authorized<"export">): Promise<CalendarFeed[]> {
  const { calendar_feeds: feeds } = schema;
  const rows = await core.db
    .select()
    .from(feeds)
    .where(and(eq(feeds.user_id, actor.userId), eq(feeds.campaign_id, campaign.id)))
    .orderBy(asc(feeds.language_code));
  return rows.map(toFeed);
}

/**
 * A new address for a campaign's posts, or for those of one language. An address that the person had for the same ends
 * with it. Only here is it told.
 * @throws NOT_FOUND when the campaign has no such language.
 */
export async function makeCalendarFeed(
  core: Core,
  { campaign, actor }: Authorized<"export">,
  languageCode: string | null,
): Promise<NewCalendarFeed> {
  if (languageCode !== null && !campaign.language_codes.includes(languageCode)) throw noLanguage();
  const { calendar_feeds: feeds } = schema;
  const mine = and(eq(feeds.user_id, actor.userId), eq(feeds.campaign_id, campaign.id), eq(feeds.language_code, languageCode ?? ""));
  const [before] = await core.db.select({ id: feeds.id }).from(feeds).where(mine);
  const secret = core.randomToken(secretBytes);
  const row = {
    id: core.newId(),
    user_id: actor.userId,
    campaign_id: campaign.id,
    language_code: languageCode ?? "",
    token_hash: hashOfToken(secret),
    created_at: new Date(core.now()),
    last_read_at: null,
  };
  await batch(core.db, (tx) => [
    tx.delete(feeds).where(mine),
    tx.insert(feeds).values(row),
    recordActivity(tx, core, {
      actor,
      action: before ? "calendar_feed.renewed" : "calendar_feed.created",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
      changes: { languages: { before: null, after: languageCode ?? "all" } },
    }),
  ]);
  return { ...toFeed(row), address: `${core.publicUrl}/api/calendar/${secret}.ics` };
}

const noLanguage = () => new AppError("NOT_FOUND", "This campaign has no such language.");

/** Ends an address at once. @throws NOT_FOUND when it is not one of the person's own. */
export async function revokeCalendarFeed(core: Core, { campaign, actor }: Authorized<"view">, id: string): Promise<null> {
  const { calendar_feeds: feeds } = schema;
  const mine = and(eq(feeds.id, id), eq(feeds.user_id, actor.userId), eq(feeds.campaign_id, campaign.id));
  await batch(core.db, (tx) => [
    must(tx.delete(feeds).where(mine), new AppError("NOT_FOUND", "This address is already turned off.")),
    recordActivity(tx, core, {
      actor,
      action: "calendar_feed.revoked",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
    }),
  ]);
  return null;
}

const toFeed = ({ id, language_code, created_at, last_read_at }: FeedRow): CalendarFeed => ({
  id,
  language_code: language_code || null,
  created_at: created_at.toISOString(),
  last_read_at: last_read_at?.toISOString() ?? null,
});

/** Addresses of somebody whose account is removed. */
export const calendarLeftovers: Leftovers = (tx, userId) =>
  tx.delete(schema.calendar_feeds).where(eq(schema.calendar_feeds.user_id, userId));
