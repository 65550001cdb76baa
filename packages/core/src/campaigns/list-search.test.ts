import { type CampaignListQuery, campaignListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { inChunks } from "../kernel/index.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { listCampaigns, mostFound } from "./list-campaigns.ts";

let core: TestCore;
let administrator: Actor;
let stranger: Actor;

/** One campaign more with the word than are listed, each newer than the one before and earlier in the alphabet. */
beforeAll(async () => {
  core = await createTestCore();
  administrator = await createPerson(core);
  stranger = await createPerson(core, { roleKey: "content_creator" });
  await createCampaign(core, administrator, await sampleBrief(core, { name: "Pattern" }));
  const [pattern] = await core.db.select().from(schema.campaigns);
  const rows = Array.from({ length: mostFound + 1 }, (_, i) => ({
    ...(pattern as typeof schema.campaigns.$inferSelect),
    id: `lantern ${i}`,
    name: `Lantern ${9_999 - i}`,
    name_folded: `lantern ${9_999 - i}`,
    privacy: i % 2 ? ("public" as const) : ("private" as const),
    created_at: new Date(1_750_000_000_000 + i * 1_000),
  }));
  await inChunks(rows, 500, async (some) => {
    await core.db.insert(schema.campaigns).values([...some]);
  });
});
afterAll(() => core.close());

const list = (actor: Actor, query: CampaignListQuery) =>
  listCampaigns(core, actor, campaignListInput.parse({ search: "lantern", ...query }));

test("a search that finds more than are listed says so", async () => {
  expect(await list(administrator, {})).toMatchObject({ count: mostFound, is_count_exact: false, total_visible: mostFound + 2 });
});

test("the newest are listed, in the order that was asked for, page by page", async () => {
  const names: string[] = [];
  for (let offset = 0; offset < mostFound + 100; offset += 90) {
    const { results, count } = await list(administrator, { ordering: "name", limit: 90, offset });
    expect(count).toBe(mostFound);
    names.push(...results.map((one) => one.name));
  }
  // The oldest of them, which the alphabet puts last, is the one too many.
  expect(names).toEqual(Array.from({ length: mostFound }, (_, i) => `Lantern ${9_999 - mostFound + i}`));
});

test("what somebody does not see is not counted: the rest is all there is", async () => {
  expect(await list(stranger, {})).toMatchObject({ count: mostFound / 2, is_count_exact: true });
  expect(await list(stranger, { offset: 700 })).toMatchObject({ count: mostFound / 2, is_count_exact: true, results: [] });
});

test("with another word there are few enough to count", async () => {
  expect(await list(administrator, { search: "lantern 9,000" })).toMatchObject({ count: 0, is_count_exact: true });
  expect(await list(administrator, { search: "lantern 9000" })).toMatchObject({ count: 1, is_count_exact: true });
});
