import { type CampaignListQuery, campaignListInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { count, fillPlaceholders } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { searchQuery } from "./list-campaigns.ts";
import { askFilter } from "./list-filter.ts";
import { idsQuery, type PageShape } from "./list-page.ts";

let core: TestCore;
let administrator: Actor;
let creator: Actor;
beforeAll(async () => {
  core = await createTestCore();
  administrator = await createPerson(core);
  creator = await createPerson(core, { roleKey: "content_creator", teams: ["Desk"] });
});
afterAll(() => core.close());

/** How SQLite says it would find a page that is dense in the whole list. */
async function plan(actor: Actor, query: CampaignListQuery, shape: Partial<PageShape> = {}): Promise<string> {
  const input = campaignListInput.parse(query);
  const { values, condition } = await askFilter(core, actor, input);
  const { ordering } = input;
  return explain(idsQuery(core, { ordering, backwards: false, sparse: false, ...shape, condition: condition() }).toSQL(), {
    ...values,
    limit: 25,
    offset: 0,
    position: "somewhere",
  });
}

function explain({ sql, params }: { sql: string; params: unknown[] }, values: Record<string, unknown>): string {
  const steps = core.db.$client
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...fillPlaceholders(params, values));
  return steps.map((step) => step.detail).join("\n");
}

test.skipIf(onPostgres).each<[CampaignListQuery["ordering"], string]>([
  ["-updated_at", "campaigns_updated"],
  ["updated_at", "campaigns_updated"],
  ["name", "campaigns_by_name"],
  ["-status", "campaigns_status"],
  ["from_date", "campaigns_from"],
  ["-created_at", "campaigns_created"],
])("by %s the page's ids come out of one covering index, in order", async (ordering, index) => {
  const steps = await plan(administrator, { ordering });
  expect(steps).toMatch(new RegExp(`campaigns USING COVERING INDEX ${index}`));
  expect(steps).not.toContain("TEMP B-TREE");
});

test.skipIf(onPostgres).each<[CampaignListQuery["ordering"], string]>([
  ["-updated_at", "updated_at,id"],
  ["name", "name_folded,id"],
  ["-status", "status,updated_at,id"],
  ["from_date", "from_date,id"],
  ["created_at", "created_at,id"],
])("by %s a page that begins at a position is looked up there", async (ordering, columns) => {
  for (const backwards of [false, true]) {
    const steps = await plan(administrator, { ordering }, { fromPosition: true, backwards });
    expect(steps).toMatch(new RegExp(`SEARCH campaigns USING COVERING INDEX \\S+ \\(deleted_at=\\? AND \\(${columns}\\)`));
    expect(steps).not.toContain("TEMP B-TREE");
  }
});

test("a language that few campaigns are written in is where the look for them begins", async () => {
  expect(await plan(administrator, { language: "de" }, { sparse: true })).toMatch(/USING COVERING INDEX campaign_languages_language/);
});

test.skipIf(onPostgres).each<[CampaignListQuery["ordering"], string]>([
  ["status,updated_at", "campaigns_status"],
  ["-status,-updated_at", "campaigns_status"],
])("by %s, too: one index has both", async (ordering, index) => {
  const steps = await plan(administrator, { ordering });
  expect(steps).toMatch(new RegExp(`campaigns USING COVERING INDEX ${index}`));
  expect(steps).not.toContain("TEMP B-TREE");
});

test.skipIf(onPostgres).each<[CampaignListQuery["ordering"], string]>([
  ["-status,name", "campaigns_status"],
  ["from_date,name", "campaigns_from"],
  ["-updated_at,name", "campaigns_updated"],
  ["name,-updated_at", "campaigns_by_name"],
])("by %s the first field comes in order, and only what is alike in it is sorted", async (ordering, index) => {
  const steps = await plan(administrator, { ordering });
  expect(steps).toMatch(new RegExp(`campaigns USING INDEX ${index}`));
  expect(steps).not.toContain("USE TEMP B-TREE FOR ORDER BY");
});

test.each<[CampaignListQuery, string]>([
  [{ status: "ready" }, "campaigns_status"],
  [{ status: "completed" }, "campaigns_status"],
  [{ from: "2026-03-01", to: "2026-04-01" }, "campaigns_from"],
])("%j is counted in one covering index", async (query, index) => {
  const { values, condition } = await askFilter(core, administrator, campaignListInput.parse(query));
  const counting = core.db.select({ count: count() }).from(schema.campaigns).where(condition()).toSQL();
  expect(explain(counting, values)).toMatch(new RegExp(`campaigns USING COVERING INDEX ${index}`));
});

test.skipIf(onPostgres)("for somebody who does not see all, the order still comes from its index", async () => {
  const steps = await plan(creator, { ordering: "-updated_at" });
  expect(steps).toMatch(/campaigns USING INDEX campaigns_updated/);
  expect(steps).not.toContain("TEMP B-TREE");
});

test
  .skipIf(onPostgres)
  .each<CampaignListQuery>([
    {},
    { status: "ready", ordering: "name" },
    { status: "completed", ordering: "-status" },
    { language: "de", from: "2026-03-01", to: "2026-04-01" },
    { scope: "mine" },
    { scope: "shared" },
  ])("words with %j are looked up in their index, the newest first, and the look ends with the last that is wanted", async (query) => {
  for (const person of [administrator, creator]) {
    const input = campaignListInput.parse({ ...query, search: "kettle" });
    const asked = await askFilter(core, person, input);
    const values = { ...asked.values, most: 1_001, limit: 25, offset: 0 };
    const steps = explain(searchQuery(core, { input, asked }).toSQL(), values).split("\n");
    expect(steps[1]).toMatch(/^SCAN campaigns_fts VIRTUAL TABLE/);
    // The only sorting is that of what has been found.
    expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toHaveLength(1);
    expect(steps.at(-1)).toBe("USE TEMP B-TREE FOR ORDER BY");
  }
});

test.each<CampaignListQuery>([{}, { status: "ready" }, { language: "de" }, { scope: "mine" }, { search: "ke" }])(
  "%j never walks a whole table",
  async (query) => {
    expect(await plan(creator, query)).not.toMatch(/SCAN campaigns(?! USING|_)/);
  },
);

test.each<[CampaignListQuery["ordering"], Partial<PageShape>, string]>([
  ["-updated_at", {}, "deleted_at desc, updated_at desc, id desc"],
  ["-updated_at", { backwards: true }, "deleted_at asc, updated_at asc, id asc"],
  ["name", {}, "deleted_at asc, name_folded asc, id asc"],
  ["status", { backwards: true }, "deleted_at desc, status desc, updated_at desc, id desc"],
])(
  "by %s (%o) a page asks for the whole order of its index, without which Postgres sorts all rows",
  (ordering = "-updated_at", shape, order) => {
    const query = idsQuery(core, { ordering, backwards: false, sparse: false, ...shape, condition: undefined }).toSQL().sql;
    expect(/order by (.*) limit/.exec(query)?.[1]?.replaceAll(/"campaigns"\.|"/g, "")).toBe(order);
  },
);
