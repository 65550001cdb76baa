import { AppError, type SchedulePlan } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { listBlocks } from "../campaigns/read-blocks.ts";
import { saveVersion } from "../campaigns/save-version.ts";
import { exportCampaign } from "../exports/export-files.ts";
import type { Actor } from "../kernel/actor.ts";
import { removeUser } from "../people/users/remove-user.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore, teamNamed, testOrigin } from "../testing.ts";
import { listCalendarFeeds, makeCalendarFeed, revokeCalendarFeed } from "./calendar-feeds.ts";
import { readCalendar } from "./read-calendar.ts";

let core: TestCore;
let owner: Actor;
let campaignId: string;

beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core, { roleKey: "marketing_manager", teams: ["Nordics"] });
  const brief = await sampleBrief(core, { plan: { en: ["x"], de: ["x"] }, team_ids: [await teamNamed(core, "Nordics")] });
  campaignId = (await createCampaign(core, owner, brief)).id;
  await plan("en", "Out on Tuesday");
  await plan("de", "Am Dienstag");
});
afterEach(() => core.close());

async function plan(language: string, title: string): Promise<void> {
  const blocks = await listBlocks(core, await authorizeCampaign(core, owner, "view", campaignId));
  const block_id = blocks.find((one) => one.kind === "schedule" && one.language_code === language)?.id ?? "";
  const post = { id: `post-${language}`, title, channel: "x", date: "2026-12-08", time: "09:00", angle: "", reason: "", notes: "" };
  const plan: SchedulePlan = {
    time_zone: "Europe/Berlin",
    based_on: ["x"],
    posts: [{ ...post, status: "suggested", locked: false }],
    repairs: [],
  };
  const input = { block_id, base_version_id: null, content: { kind: "schedule" as const, plan } };
  await saveVersion(core, await authorizeBlock(core, owner, "edit", block_id), input);
}

const make = async (actor = owner, language: string | null = null) =>
  makeCalendarFeed(core, await authorizeCampaign(core, actor, "export", campaignId), language);
const list = async (actor = owner) => listCalendarFeeds(core, await authorizeCampaign(core, actor, "export", campaignId));
const revoke = async (id: string, actor = owner) => revokeCalendarFeed(core, await authorizeCampaign(core, actor, "view", campaignId), id);
const secretOf = (address: string) => /\/api\/calendar\/([\w-]+)\.ics$/.exec(address)?.[1] ?? "";
async function read(address: string): Promise<string> {
  const file = await readCalendar(core, { secret: secretOf(address), origin: testOrigin, signal: new AbortController().signal });
  return Buffer.from(file.bytes).toString("utf8");
}
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "read",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test.skipIf(onPostgres)("where nothing can be saved any more, work can be taken out all the same", async () => {
  const { address } = await make();
  core.db.$client.pragma("query_only = ON");
  expect(await read(address)).toContain("SUMMARY:Out on Tuesday");
  const allowed = await authorizeCampaign(core, owner, "export", campaignId);
  for (const format of ["pdf", "xlsx", "ics"] as const) {
    expect((await exportCampaign(core, allowed, { format })).bytes.length).toBeGreaterThan(100);
  }
  core.db.$client.pragma("query_only = OFF");
});

describe("an address", () => {
  test("opens the posts of every language, or of one", async () => {
    expect(await read((await make()).address)).toMatch(/SUMMARY:Out on Tuesday[\s\S]*SUMMARY:Am Dienstag/);
    const german = await read((await make(owner, "de")).address);
    expect(german).toContain("SUMMARY:Am Dienstag");
    expect(german).not.toContain("Out on Tuesday");
    expect(await outcome(make(owner, "ja"))).toBe("NOT_FOUND");
  });

  test("shows what is planned now", async () => {
    const { address } = await make(owner, "en");
    const [post] = (await core.db.select().from(schema.versions)).flatMap((row) => (row.content.kind === "schedule" ? [row] : []));
    if (post?.content.kind !== "schedule") throw new Error("There is no schedule.");
    const moved = { ...post.content.plan, posts: post.content.plan.posts.map((one) => ({ ...one, title: "Moved" })) };
    await core.db
      .update(schema.versions)
      .set({ content: { kind: "schedule", plan: moved } })
      .where(eq(schema.versions.id, post.id));
    expect(await read(address)).toContain("SUMMARY:Moved");
  });

  test("is kept in a way that nobody can read, and told once", async () => {
    const { address, ...feed } = await make();
    const stored = JSON.stringify(await core.db.select().from(schema.calendar_feeds));
    expect(stored).not.toContain(secretOf(address));
    expect(await list()).toEqual([feed]);
    const logged = JSON.stringify(await core.db.select().from(schema.activity_logs));
    expect(logged).toContain("calendar_feed.created");
    expect(logged).not.toContain(secretOf(address));
  });

  test("made again ends the one before, of that language only", async () => {
    const [first, german] = [await make(), await make(owner, "de")];
    const second = await make();
    expect(await outcome(read(first.address))).toBe("NOT_FOUND");
    expect(await outcome(read(second.address))).toBe("read");
    expect(await outcome(read(german.address))).toBe("read");
    expect(await list()).toHaveLength(2);
  });

  test("says when a program asked last, to the hour", async () => {
    const { address } = await make();
    await read(address);
    const [first] = await list();
    expect(first?.last_read_at).toBe("2026-11-21T09:00:00.000Z");
    core.advance(1_800_000);
    await read(address);
    expect((await list())[0]?.last_read_at).toBe(first?.last_read_at);
    core.advance(1_800_000);
    await read(address);
    expect((await list())[0]?.last_read_at).toBe("2026-11-21T10:00:00.000Z");
  });
});

describe("an address opens nothing", () => {
  test("that was never made", async () => {
    expect(await outcome(read(`http://copydesk.test/api/calendar/${core.randomToken(32)}.ics`))).toBe("NOT_FOUND");
  });

  test("once it is revoked, which only its owner can do", async () => {
    const feed = await make();
    const colleague = await createPerson(core);
    expect(await outcome(revoke(feed.id, colleague))).toBe("NOT_FOUND");
    expect(await outcome(read(feed.address))).toBe("read");
    await revoke(feed.id);
    expect(await outcome(read(feed.address))).toBe("NOT_FOUND");
    expect(await outcome(revoke(feed.id))).toBe("NOT_FOUND");
  });

  test("for somebody whose account is switched off or gone", async () => {
    const colleague = await createPerson(core, { roleKey: "marketing_manager", teams: ["Nordics"] });
    const administrator = await createPerson(core);
    const { address } = await make(colleague);
    await core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, colleague.userId));
    expect(await outcome(read(address))).toBe("NOT_FOUND");
    await core.db.update(schema.users).set({ status: "active" }).where(eq(schema.users.id, colleague.userId));
    expect(await outcome(read(address))).toBe("read");
    await removeUser(core, administrator, { id: colleague.userId });
    expect(await core.db.select().from(schema.calendar_feeds)).toEqual([]);
  });

  test("for somebody who may not see the campaign any more, or not take it along", async () => {
    const colleague = await createPerson(core, { roleKey: "marketing_manager", teams: ["Nordics"] });
    const { address } = await make(colleague);
    expect(await outcome(read(address))).toBe("read");
    await core.db.update(schema.campaigns).set({ privacy: "private" }).where(eq(schema.campaigns.id, campaignId));
    expect(await outcome(read(address))).toBe("NOT_FOUND");
    await core.db.update(schema.campaigns).set({ privacy: "shared" }).where(eq(schema.campaigns.id, campaignId));
    await core.db
      .update(schema.roles)
      .set({ grants: { "campaigns.view": "any" } })
      .where(eq(schema.roles.system_key, "marketing_manager"));
    expect(await outcome(read(address))).toBe("NOT_FOUND");
  });

  test("of a campaign that was deleted, or a language that was taken out", async () => {
    const [whole, german] = [await make(), await make(owner, "de")];
    const [language] = await core.db.select().from(schema.languages).where(eq(schema.languages.code, "de"));
    await core.db.delete(schema.campaign_languages).where(eq(schema.campaign_languages.language_id, language?.id ?? ""));
    expect([await outcome(read(whole.address)), await outcome(read(german.address))]).toEqual(["read", "NOT_FOUND"]);
    await core.db
      .update(schema.campaigns)
      .set({ deleted_at: new Date(core.now()) })
      .where(eq(schema.campaigns.id, campaignId));
    expect(await outcome(read(whole.address))).toBe("NOT_FOUND");
  });
});
