import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { listBlocks } from "./read-blocks.ts";
import { keepAsIs } from "./save-edited.ts";

let core: TestCore;
let owner: Actor;
let campaignId: string;
let block: string;

beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core);
  campaignId = (await createCampaign(core, owner, await sampleBrief(core))).id;
  block = (await summaries()).find((one) => one.kind === "content")?.id ?? "";
  await core.db.update(schema.blocks).set({ out_of_date: true }).where(eq(schema.blocks.campaign_id, campaignId));
});
afterEach(() => core.close());

const summaries = async () => listBlocks(core, await authorizeCampaign(core, owner, "view", campaignId));
const keep = async (actor = owner) => keepAsIs(core, await authorizeBlock(core, actor, "edit", block));
const marked = async () => (await summaries()).filter((one) => one.out_of_date).map((one) => one.id);
const entries = () => core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "block.kept_as_is"));

test("takes the mark off this text alone, and tells whoever is watching", async () => {
  const before = await marked();
  const seen: unknown[] = [];
  core.live.watch(campaignId, ({ event }) => seen.push(event));
  await keep();
  expect(await marked()).toEqual(before.filter((id) => id !== block));
  expect(seen).toEqual([expect.objectContaining({ type: "block", block: expect.objectContaining({ id: block, out_of_date: false }) })]);
});

test("is said once in the log, however often it is asked for", async () => {
  await keep();
  await keep();
  expect(await entries()).toMatchObject([{ actor_id: owner.userId, entity_id: campaignId }]);
});

test("is not for somebody who may not edit the campaign", async () => {
  const stranger = await createPerson(core, { roleKey: "viewer" });
  await expect(keep(stranger)).rejects.toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) });
  expect(await marked()).toContain(block);
});
