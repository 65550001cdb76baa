import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError, type CampaignBrief, startRunInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { migrationsFolder } from "@copydesk/db/testing";
import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import { writePiece } from "../generation/pipeline-fixture.ts";
import { startRun } from "../generation/runs/start-run.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore, teamNamed } from "../testing.ts";
import { createCampaign, duplicateCampaign } from "./create-campaign.ts";
import { archiveCampaign, listDeletedCampaigns, removeCampaign, restoreCampaign } from "./lifecycle.ts";
import { isNameTaken } from "./names.ts";
import { listBlocks } from "./read-blocks.ts";
import { readCampaign } from "./read-campaign.ts";
import { updateCampaign } from "./update-campaign.ts";

let core: TestCore;
let owner: Actor;
beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core, { roleKey: "marketing_manager", first_name: "Mara", last_name: "Lind" });
});
afterEach(() => core.close());

const create = async (brief: Partial<CampaignBrief> & { plan?: Record<string, string[]> } = {}, actor = owner) =>
  (await createCampaign(core, actor, await sampleBrief(core, brief))).id;
const read = async (id: string, actor = owner) => readCampaign(core, await authorizeCampaign(core, actor, "view", id));
const save = async (id: string, change: Partial<CampaignBrief>, actor = owner) => {
  const { version, brief } = await read(id, actor);
  return updateCampaign(core, await authorizeCampaign(core, actor, "edit", id), { version, brief: { ...brief, ...change } });
};
const places = async (id: string) =>
  (await listBlocks(core, await authorizeCampaign(core, owner, "view", id))).map((block) =>
    [block.kind, block.language_code, block.channel_code].filter(Boolean).join(" "),
  );
const actions = async () =>
  (await core.db.select({ action: schema.activity_logs.action }).from(schema.activity_logs)).map((row) => row.action);
const counted = async () => (await core.db.select().from(schema.campaigns)).length;

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("This should have been refused.", { cause: error });
  return error;
}

describe("making a campaign", () => {
  test("gives back the brief, and a block for everything in it", async () => {
    const brief = await sampleBrief(core, { plan: { en: ["x", "linkedin"], ar: ["email"] }, tags: ["spring"] });
    const { id } = await createCampaign(core, owner, brief);
    const detail = await read(id);
    expect(detail.brief).toEqual(brief);
    expect(detail).toMatchObject({ status: "draft", privacy: "private", version: 1, owner: { first_name: "Mara" } });
    expect(await places(id)).toEqual([
      "outline en",
      "content en x",
      "content en linkedin",
      "schedule en",
      "outline ar",
      "content ar email",
      "schedule ar",
    ]);
    expect(await actions()).toEqual(["campaign.created"]);
  });

  test("holds 300 pieces", async () => {
    const { channels, languages } = schema;
    const channel_ids = (await core.db.select({ id: channels.id }).from(channels)).map((row) => row.id).slice(0, 10);
    await core.db.update(languages).set({ status: "active" });
    const language_ids = (await core.db.select({ id: languages.id }).from(languages)).map((row) => row.id).slice(0, 20);
    const id = await create({ languages: language_ids.map((language_id) => ({ language_id, channel_ids })) });
    expect(await places(id)).toHaveLength(20 * 12);
  });

  test("has no schedule when none is wanted", async () => {
    expect(await places(await create({ content_schedule: false }))).not.toContain("schedule en");
  });

  test("is refused for a name that differs in case and accents only", async () => {
    await create({ name: "Café" });
    const error = await refusal(create({ name: "CAFE" }));
    expect(error).toMatchObject({ code: "NAME_TAKEN", fields: { name: ["A campaign with this name already exists"] } });
    expect(await counted()).toBe(1);
  });

  test.each([
    ["a language", { languages: [{ language_id: "nowhere", channel_ids: ["x"] }] }, "languages"],
    ["an objective", { objective_ids: ["gone"] }, "objective_ids"],
    ["a voice", { voice_id: "gone" }, "voice_id"],
    ["a team", { team_ids: ["gone"] }, "team_ids"],
  ])("is refused for %s that does not exist, with nothing written", async (_, wrong, field) => {
    const error = await refusal(create(wrong));
    expect(error).toMatchObject({ code: "BAD_REQUEST", fields: { [field]: [expect.any(String)] } });
    expect(await counted()).toBe(0);
  });

  test("is refused for a language or channel that is switched off", async () => {
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "x"));
    expect((await refusal(create())).message).toMatch(/channel/);
  });

  test("for another team than one's own is refused, unless one may share anything", async () => {
    const strangers = await teamNamed(core, "Strangers");
    expect(await refusal(create({ team_ids: [strangers] }))).toMatchObject({ code: "BAD_REQUEST" });
    const administrator = await createPerson(core, { roleKey: "administrator" });
    await expect(create({ team_ids: [strangers] }, administrator)).resolves.toBeDefined();
  });

  test("that is shared is refused without the right to share", async () => {
    const grants = { "campaigns.view": "own", "campaigns.create": "any" } as const;
    const actor = await createPerson(core, { grants });
    expect(await refusal(create({ is_public: true }, actor))).toMatchObject({ code: "FORBIDDEN" });
    await expect(create({}, actor)).resolves.toBeDefined();
  });
});

describe("changing a brief", () => {
  test("raises its version, and a stale one is shown what is there now", async () => {
    const id = await create();
    const before = await read(id);
    expect((await save(id, { description: "New" })).version).toBe(2);
    const allowed = await authorizeCampaign(core, owner, "edit", id);
    const error = await refusal(
      updateCampaign(core, allowed, { version: before.version, brief: { ...before.brief, description: "Mine" } }),
    );
    expect(error).toMatchObject({ code: "STALE_VERSION", details: { current: { version: 2, brief: { description: "New" } } } });
    expect((await read(id)).brief.description).toBe("New");
  });

  test("of two who save at the same moment refuses one", async () => {
    const id = await create();
    const allowed = await authorizeCampaign(core, owner, "edit", id);
    const { version, brief } = await read(id);
    const both = ["One", "Two"].map((description) => updateCampaign(core, allowed, { version, brief: { ...brief, description } }));
    const results = await Promise.allSettled(both);
    expect(results.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("that changes nothing writes nothing", async () => {
    const id = await create();
    expect((await save(id, {})).version).toBe(1);
    expect(await actions()).toEqual(["campaign.created"]);
  });

  test("writes down what changed, before and after", async () => {
    const id = await create();
    await save(id, { description: "After" });
    const [row] = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "campaign.updated"));
    expect(row?.changes).toEqual({ description: { before: "The kettle that expects to break.", after: "After" } });
    expect(row).toMatchObject({
      actor_id: owner.userId,
      actor_roles: ["Marketing manager"],
      entity_id: id,
      source: "web",
      request_id: "test-request",
    });
  });

  test.each<[string, Partial<CampaignBrief>, string[]]>([
    ["the story", { main_story: "Another story, which is long enough to be one: sixty characters or so." }, ["outline", "content"]],
    ["the audience", { audience: "Somebody else" }, ["outline", "content"]],
    ["the mandatory text", { mandatory_text: "Terms apply." }, ["outline", "content"]],
    ["the dates", { to_date: "2026-12-31" }, ["schedule"]],
    ["the time zone", { timezone: "Asia/Tokyo" }, ["schedule"]],
    ["the name", { name: "Another name" }, []],
    ["the privacy", { is_public: true }, []],
  ])("makes what was written from %s out of date", async (_, change, kinds) => {
    const id = await create();
    const { blocks } = schema;
    await core.db.update(blocks).set({ version_count: 1 }).where(eq(blocks.campaign_id, id));
    await save(id, change);
    const rows = await core.db
      .select({ kind: blocks.kind })
      .from(blocks)
      .where(and(eq(blocks.campaign_id, id), eq(blocks.out_of_date, true)));
    expect([...new Set(rows.map((row) => row.kind))].sort()).toEqual([...kinds].sort());
  });

  test("never marks what is not written yet", async () => {
    const id = await create();
    await save(id, { audience: "Somebody else" });
    expect(await core.db.select().from(schema.blocks).where(eq(schema.blocks.out_of_date, true))).toEqual([]);
  });

  test("keeps the texts of a channel that is left out, and brings them back with it", async () => {
    const id = await create({ plan: { en: ["linkedin", "x"], de: ["x"] } });
    const { blocks } = schema;
    const before = await core.db.select({ id: blocks.id, place: blocks.place }).from(blocks).where(eq(blocks.campaign_id, id));
    await save(id, { languages: (await sampleBrief(core, { plan: { en: ["x"] } })).languages });
    expect(await places(id)).toEqual(["outline en", "content en x", "schedule en"]);
    expect(await core.db.select().from(blocks).where(eq(blocks.campaign_id, id))).toHaveLength(before.length);
    await save(id, { languages: (await sampleBrief(core, { plan: { de: ["x"], en: ["linkedin", "x"] } })).languages });
    expect((await places(id))[0]).toBe("outline de");
    const after = await core.db
      .select({ id: blocks.id, place: blocks.place })
      .from(blocks)
      .where(and(eq(blocks.campaign_id, id), isNull(blocks.removed_at)));
    expect(after.sort(byId)).toEqual(before.sort(byId));
    expect((await read(id)).brief.languages).toHaveLength(2);
  });

  test("refuses to leave out what is being written", async () => {
    const id = await create();
    await core.db.update(schema.blocks).set({ state: "writing" }).where(eq(schema.blocks.kind, "content"));
    const languages = (await sampleBrief(core, { plan: { en: ["x"] } })).languages;
    expect(await refusal(save(id, { languages }))).toMatchObject({ code: "BUSY" });
    expect(await places(id)).toHaveLength(4);
  });

  test("leaves in what has been switched off since", async () => {
    const id = await create();
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "x"));
    await expect(save(id, { description: "New" })).resolves.toMatchObject({ version: 2 });
  });

  test("of who sees it needs the right to share", async () => {
    const editor = await createPerson(core, {
      grants: { "campaigns.view": "team", "campaigns.edit": "team", "campaigns.share": "own" },
    });
    const id = await create({ is_public: true });
    expect(await refusal(save(id, { is_public: false }, editor))).toMatchObject({ code: "FORBIDDEN" });
    await expect(save(id, { description: "Mine" }, editor)).resolves.toBeDefined();
    await save(id, { is_public: false });
    expect(await actions()).toContain("campaign.shared");
  });
});

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

describe("the life of a campaign", () => {
  test("deleting frees the name and can be undone for 30 days", async () => {
    const id = await create();
    await removeCampaign(core, await authorizeCampaign(core, owner, "delete", id));
    expect(await refusal(read(id))).toMatchObject({ code: "NOT_FOUND" });
    expect(await isNameTaken(core, "spring launch")).toBe(false);
    core.advance(29 * 86_400_000);
    await restoreCampaign(core, owner, id);
    expect((await read(id)).brief.name).toBe("Spring launch");
    expect(await isNameTaken(core, "spring launch")).toBe(true);
  });

  test("those who can bring a deleted one back are told of it, the latest first, as long as they can", async () => {
    const [first, second] = [await create(), await create({ name: "Autumn" })];
    const [stranger, helper] = [
      await createPerson(core, { roleKey: "content_creator" }),
      await createPerson(core, { grants: { "campaigns.view": "any", "campaigns.edit": "own" } }),
    ];
    for (const id of [first, second]) {
      await removeCampaign(core, await authorizeCampaign(core, owner, "delete", id));
      core.advance(86_400_000);
    }
    expect(await listDeletedCampaigns(core, owner)).toEqual([
      { id: second, name: "Autumn", deleted_at: expect.any(String) },
      { id: first, name: "Spring launch", deleted_at: expect.any(String) },
    ]);
    expect(await listDeletedCampaigns(core, stranger)).toEqual([]);
    expect(await listDeletedCampaigns(core, helper)).toEqual([]);
    await restoreCampaign(core, owner, second);
    core.advance(28.5 * 86_400_000);
    expect(await listDeletedCampaigns(core, owner)).toEqual([]);
  });

  test("after 30 days a deleted campaign is gone", async () => {
    const id = await create();
    await removeCampaign(core, await authorizeCampaign(core, owner, "delete", id));
    core.advance(31 * 86_400_000);
    expect(await refusal(restoreCampaign(core, owner, id))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("a deleted campaign does not come back over one that took its name", async () => {
    const id = await create();
    await removeCampaign(core, await authorizeCampaign(core, owner, "delete", id));
    await create();
    expect(await refusal(restoreCampaign(core, owner, id))).toMatchObject({ code: "NAME_TAKEN" });
  });

  test("nobody restores what they could not see", async () => {
    const id = await create();
    await removeCampaign(core, await authorizeCampaign(core, owner, "delete", id));
    const stranger = await createPerson(core, { roleKey: "content_creator" });
    expect(await refusal(restoreCampaign(core, stranger, id))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("archiving and restoring", async () => {
    const id = await create();
    await archiveCampaign(core, await authorizeCampaign(core, owner, "edit", id));
    expect((await read(id)).status).toBe("archived");
    await restoreCampaign(core, owner, id);
    expect((await read(id)).status).toBe("draft");
  });

  test("being put aside and brought back is told to whoever is watching", async () => {
    const id = await create();
    const seen: unknown[] = [];
    core.live.watch(id, ({ event }) => seen.push(event));
    await archiveCampaign(core, await authorizeCampaign(core, owner, "edit", id));
    await restoreCampaign(core, owner, id);
    expect(seen).toMatchObject([
      { type: "campaign", status: "archived" },
      { type: "campaign", status: "draft" },
    ]);
  });

  test("nothing is put aside while it is written", async () => {
    const id = await create();
    await core.db.update(schema.campaigns).set({ status: "generating" });
    const allowed = await authorizeCampaign(core, owner, "delete", id);
    expect(await refusal(removeCampaign(core, allowed))).toMatchObject({ code: "BUSY" });
    expect(await refusal(archiveCampaign(core, await authorizeCampaign(core, owner, "edit", id)))).toMatchObject({ code: "BUSY" });
  });

  test("a copy is a private draft of one's own", async () => {
    const id = await create({ is_public: true, plan: { de: ["email"] } });
    const other = await createPerson(core, { roleKey: "content_creator" });
    const copy = await duplicateCampaign(core, await authorizeCampaign(core, other, "view", id));
    const detail = await read(copy.id, other);
    expect(detail).toMatchObject({
      status: "draft",
      privacy: "private",
      owner: { id: other.userId },
      brief: { name: "Spring launch (copy)" },
    });
    const again = await duplicateCampaign(core, await authorizeCampaign(core, other, "view", copy.id));
    expect((await read(again.id, other)).brief.name).toBe("Spring launch (copy 2)");
  });

  test("a ready campaign is completed once its last day is over everywhere", async () => {
    const id = await create({ from_date: "2026-11-21", to_date: "2026-11-22" });
    await core.db.update(schema.campaigns).set({ status: "ready" });
    core.advance(2 * 86_400_000);
    expect((await read(id)).status).toBe("ready");
    core.advance(86_400_000);
    expect((await read(id)).status).toBe("completed");
  });
});

describe("what the list says of a campaign", () => {
  const row = async (id: string) => (await core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, id)))[0];

  test("counts the pieces of the plan as it is now", async () => {
    const id = await create();
    const { languages } = await sampleBrief(core, { plan: { en: ["linkedin", "x", "email"], de: ["linkedin"] } });
    await save(id, { languages });
    expect(await row(id)).toMatchObject({ pieces_total: 6 });
  });

  test.skipIf(onPostgres)("is counted again where an older version left other figures", async () => {
    const id = await create();
    const counted = await row(id);
    await core.db.update(schema.campaigns).set({ pieces_total: 99, pieces_done: 99 });
    core.db.$client.exec(readFileSync(join(migrationsFolder, "0023_count-outlines.sql"), "utf8"));
    expect(await row(id)).toEqual(counted);
  });

  test("is the same after putting it aside and bringing it back", async () => {
    const id = await create();
    const [piece] = (await core.db.select().from(schema.blocks)).filter((block) => block.kind === "content");
    await writePiece(core, piece?.id ?? "");
    await core.db.update(schema.campaigns).set({ status: "needs_attention" }).where(eq(schema.campaigns.id, id));
    await archiveCampaign(core, await authorizeCampaign(core, owner, "edit", id));
    await restoreCampaign(core, owner, id);
    expect(await row(id)).toMatchObject({ status: "needs_attention" });
  });
});

describe("at the moment in which somebody begins to write it", () => {
  const startOf = async (id: string) =>
    startRun(core, await authorizeCampaign(core, owner, "generate", id), startRunInput.parse({ campaign_id: id }));
  const active = async () => (await core.db.select().from(schema.tasks)).filter((task) => task.active_block_id !== null);

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["deleted", async (id) => removeCampaign(core, await authorizeCampaign(core, owner, "delete", id))],
    ["put aside", async (id) => archiveCampaign(core, await authorizeCampaign(core, owner, "edit", id))],
    ["made smaller", async (id) => save(id, { languages: (await sampleBrief(core, { plan: { de: ["x"] } })).languages })],
  ])("a campaign cannot be %s", async (_, change) => {
    for (let head = 0; head < 160; head += 2) {
      const id = await create({ name: `Campaign ${head}` });
      const later = async (work: () => Promise<unknown>, ticks: number) => {
        for (let i = 0; i < ticks; i += 1) await null;
        return work();
      };
      const outcomes = await Promise.allSettled([later(() => startOf(id), 60), later(() => change(id), head)]);
      const [campaign] = await core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, id));
      const written = (await active()).filter((task) => task.campaign_id === id);
      const removed = (await core.db.select().from(schema.blocks)).filter((block) => block.removed_at !== null).map((block) => block.id);
      expect(
        written.length === 0 || (campaign?.deleted_at === null && campaign.status === "generating"),
        `${head}: ${outcomes.map((one) => one.status)}`,
      ).toBe(true);
      expect(
        written.filter((task) => removed.includes(task.block_id)),
        `${head}`,
      ).toEqual([]);
    }
  });
});
