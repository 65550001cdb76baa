import { type CampaignListQuery, campaignListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { inChunks } from "../kernel/index.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore, teamNamed } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { listCampaigns } from "./list-campaigns.ts";

const day = 86_400_000;
const statuses = ["draft", "ready", "archived", "needs_attention"] as const;

let core: TestCore;
let administrator: Actor;
let owner: Actor;
let member: Actor;
let stranger: Actor;

/** Forty campaigns of two people: private, public and shared with a team, in three languages, a day apart. */
beforeAll(async () => {
  core = await createTestCore({ now: "2026-10-01T09:00:00Z" });
  administrator = await createPerson(core);
  owner = await createPerson(core, { roleKey: "marketing_manager", teams: ["Desk"] });
  member = await createPerson(core, { roleKey: "content_creator", teams: [{ name: "Desk", can_edit: true }] });
  stranger = await createPerson(core, { roleKey: "content_creator" });
  const desk = await teamNamed(core, "Desk");
  for (let i = 0; i < 40; i += 1) {
    core.advance(day);
    const brief = await sampleBrief(core, {
      name: `Campaign ${String((i * 7) % 40).padStart(2, "0")} ${["kettle", "lamp"][i % 2]}`,
      plan: [{ en: ["linkedin"] }, { de: ["x", "linkedin"] }, { en: ["email"], ar: ["email"] }][i % 3],
      is_public: i % 4 === 1,
      team_ids: i % 4 === 2 ? [desk] : [],
      from_date: `2026-0${1 + (i % 9)}-01`,
      to_date: `2026-0${1 + (i % 9)}-20`,
    });
    const { id } = await createCampaign(core, i % 5 === 0 ? member : owner, brief).catch(async () =>
      createCampaign(core, administrator, brief),
    );
    await core.db
      .update(schema.campaigns)
      .set({ status: statuses[i % 4] })
      .where(eq(schema.campaigns.id, id));
  }
});
afterAll(() => core.close());

const list = (actor: Actor, query: CampaignListQuery = {}) => listCampaigns(core, actor, campaignListInput.parse(query));
/** All of them, put in order without any of what a list does to find a page. */
async function idsInOrder(core: TestCore, ordering: "-updated_at" | "updated_at" | "name" | "-status" | "from_date"): Promise<string[]> {
  const rows = await core.db.select().from(schema.campaigns);
  const [first, direction] = ordering.startsWith("-") ? [ordering.slice(1), -1] : [ordering, 1];
  const keys = [
    first === "name" ? "name_folded" : first,
    ...(first === "status" ? ["updated_at"] : []),
    "id",
  ] as (keyof (typeof rows)[0])[];
  const compare = (one: (typeof rows)[0], other: (typeof rows)[0]): number => {
    const key = keys.find((name) => String(one[name]?.valueOf()) !== String(other[name]?.valueOf()));
    return key === undefined ? 0 : (one[key] ?? "") < (other[key] ?? "") ? -direction : direction;
  };
  return rows.toSorted(compare).map(({ id }) => id);
}

const turned = (ordering: string) =>
  ordering
    .split(",")
    .map((step) => (step.startsWith("-") ? step.slice(1) : `-${step}`))
    .join(",") as NonNullable<CampaignListQuery["ordering"]>;
const names = async (actor: Actor, query: CampaignListQuery) => (await list(actor, query)).results.map((one) => one.name);

describe("the list of campaigns", () => {
  test("shows each person what they may see, and counts just that", async () => {
    const rows = await core.db.select().from(schema.campaigns);
    const publicOnes = rows.filter((row) => row.privacy === "public").length;
    const desk = rows.filter((row) => row.privacy !== "private" || row.owner_id === member.userId).length;
    expect((await list(administrator)).count).toBe(40);
    expect((await list(stranger)).count).toBe(publicOnes);
    expect((await list(member)).count).toBe(desk);
    expect((await list(await createPerson(core, { grants: {} }))).count).toBe(0);
    expect((await list(member, { limit: 100 })).results.every((one) => one.privacy !== "private" || one.owner.id === member.userId)).toBe(
      true,
    );
  });

  test("says what the person may do with each", async () => {
    const { results } = await list(member, { limit: 100 });
    for (const one of results) {
      const mine = one.owner.id === member.userId;
      expect(one.can).toMatchObject({ edit: mine || one.privacy === "shared", delete: mine, export: true });
    }
    expect(results.some((one) => one.privacy === "shared" && one.owner.id !== member.userId)).toBe(true);
  });

  test.each(["updated_at", "name", "status", "from_date", "created_at", "status,-from_date,name"] as const)(
    "by %s gives the same whole list page by page, both ways",
    async (field) => {
      const other = turned(field);
      for (const ordering of [field, other]) {
        const whole = await names(administrator, { ordering, limit: 100 });
        const pages = [];
        for (let offset = 0; offset < 49; offset += 7) pages.push(...(await names(administrator, { ordering, limit: 7, offset })));
        expect(pages).toEqual(whole);
        expect(new Set(whole).size).toBe(40);
      }
      const up = await names(administrator, { ordering: field, limit: 100 });
      expect(await names(administrator, { ordering: other, limit: 100 })).toEqual(up.toReversed());
    },
  );

  test("a long list is the same whichever page was looked at before", async () => {
    const long = await createTestCore();
    const person = await createPerson(long);
    await createCampaign(long, person, await sampleBrief(long, { name: "One" }));
    const [first] = await long.db.select().from(schema.campaigns);
    const rows = Array.from({ length: 1_999 }, (_, i) => ({
      ...(first as typeof schema.campaigns.$inferSelect),
      id: `copy ${(i * 7) % 1_999}`,
      name: `Copy ${i}`,
      name_folded: `copy ${i}`,
      updated_at: new Date(1_750_000_000_000 + ((i * 13) % 50) * 1_000),
      status: statuses[i % 4] ?? "draft",
    }));
    await inChunks(rows, 500, async (some) => {
      await long.db.insert(schema.campaigns).values([...some]);
    });
    const page = async (ordering: CampaignListQuery["ordering"], offset: number) =>
      (await listCampaigns(long, person, campaignListInput.parse({ ordering, offset, limit: 100 }))).results.map((one) => one.id);
    for (const ordering of ["-updated_at", "updated_at", "name", "-status", "from_date"] as const) {
      const pages = new Map<number, string[]>();
      for (const offset of [
        900, 700, 1_500, 0, 1_900, 1_200, 600, 1_100, 800, 300, 1_700, 500, 1_000, 100, 1_800, 1_300, 200, 1_600, 1_400, 400,
      ])
        pages.set(offset, await page(ordering, offset));
      const inOrder = [...pages].sort(([a], [b]) => a - b).flatMap(([, ids]) => ids);
      const sorted = await idsInOrder(long, ordering);
      expect(inOrder).toEqual(sorted);
    }
    await long.close();
  });

  test("is in the order that was asked for", async () => {
    const byName = await names(administrator, { ordering: "name", limit: 100 });
    expect(byName).toEqual([...byName].sort());
    const { results } = await list(administrator, { ordering: "-updated_at", limit: 100 });
    const times = results.map((one) => one.updated_at);
    expect(times).toEqual([...times].sort().reverse());
    const byBoth = await core.db.select().from(schema.campaigns).where(isNull(schema.campaigns.deleted_at));
    byBoth.sort((a, b) => a.from_date.localeCompare(b.from_date) || (a.name < b.name ? 1 : -1));
    expect(new Set(byBoth.map((one) => one.from_date)).size).toBeLessThan(byBoth.length);
    expect(await names(administrator, { ordering: "from_date,-name", limit: 100 })).toEqual(byBoth.map((one) => one.name));
  });

  test.each<[CampaignListQuery, (row: typeof schema.campaigns.$inferSelect) => boolean]>([
    [{ search: "lamp" }, (row) => row.name.includes("lamp")],
    [{ search: "KETTLE 07" }, () => false],
    [{ search: "la" }, (row) => row.name.startsWith("la")],
    [{ search: "100%" }, () => false],
    [{ status: "draft" }, (row) => row.status === "draft"],
    [{ status: "ready" }, (row) => row.status === "ready" && row.to_date >= "2026-11-10"],
    [{ status: "completed" }, (row) => row.status === "ready" && row.to_date < "2026-11-09"],
    [{ language: "ar" }, (row) => row.language_codes.includes("ar")],
    [{ language: "zz" }, () => false],
    [{ from: "2026-03-05", to: "2026-04-05" }, (row) => row.to_date >= "2026-03-05" && row.from_date <= "2026-04-05"],
    [{ scope: "public" }, (row) => row.privacy === "public"],
    [{ scope: "mine", search: "kettle" }, (row) => row.owner_id === administrator.userId && row.name.includes("kettle")],
    [{ scope: "shared", language: "de" }, (row) => row.privacy === "shared" && row.language_codes.includes("de")],
  ])("filtered by %j finds the same as looking at every row", async (query, fits) => {
    const wanted = (await core.db.select().from(schema.campaigns)).filter(fits).map((row) => row.name);
    const page = await list(administrator, { ...query, limit: 100 });
    expect(page.results.map((one) => one.name).sort()).toEqual(wanted.sort());
    expect(page).toMatchObject({ count: wanted.length, total_visible: 40 });
  });

  test("knows at once of a campaign that is new, changed or gone", async () => {
    const { id } = await createCampaign(core, administrator, await sampleBrief(core, { name: "Zebra" }));
    expect(await list(administrator)).toMatchObject({
      count: 41,
      results: expect.arrayContaining([expect.objectContaining({ name: "Zebra" })]),
    });
    await core.db.update(schema.campaigns).set({ pieces_done: 7 }).where(eq(schema.campaigns.id, id));
    expect((await list(administrator)).results.find((one) => one.id === id)?.progress.done).toBe(7);
    await core.db.update(schema.users).set({ last_name: "Renamed" }).where(eq(schema.users.id, administrator.userId));
    expect((await list(administrator)).results.find((one) => one.id === id)?.owner.last_name).toBe("Renamed");
    await core.db.delete(schema.campaigns).where(eq(schema.campaigns.id, id));
    expect((await list(administrator)).count).toBe(40);
  });

  test("puts a campaign first at once that was changed last", async () => {
    const last = (await list(administrator, { ordering: "updated_at", limit: 1 })).results[0]?.id ?? "";
    expect((await list(administrator)).results[0]?.id).not.toBe(last);
    core.advance(1);
    await core.db
      .update(schema.campaigns)
      .set({ updated_at: new Date(core.now()) })
      .where(eq(schema.campaigns.id, last));
    expect((await list(administrator)).results[0]?.id).toBe(last);
    expect((await list(administrator, { ordering: "updated_at", limit: 1 })).results[0]?.id).not.toBe(last);
  });

  test("knows at once of a team that a campaign is no longer shared with", async () => {
    const { campaign_teams } = schema;
    const sees = await createPerson(core, {
      teams: [{ name: "Late", can_edit: true }],
      grants: { "campaigns.view": "any", "campaigns.edit": "own" },
    });
    const team_id = await teamNamed(core, "Late");
    const shared = (await list(sees, { scope: "shared" })).results.find((one) => !one.can.edit);
    if (!shared) throw new Error("no shared campaign");
    const mayEdit = async () => (await list(sees, { scope: "shared" })).results.find((one) => one.id === shared.id)?.can.edit;
    await core.db.insert(campaign_teams).values({ campaign_id: shared.id, team_id });
    expect(await mayEdit()).toBe(true);
    await core.db.delete(campaign_teams).where(eq(campaign_teams.team_id, team_id));
    expect(await mayEdit()).toBe(false);
  });

  test("never brings stories along", async () => {
    expect(JSON.stringify(await list(administrator))).not.toContain("Northwind");
  });

  test("past its end is empty and still counted", async () => {
    expect(await list(administrator, { offset: 1_000 })).toMatchObject({ count: 40, results: [] });
  });
});
