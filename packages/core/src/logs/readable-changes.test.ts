import { activityListInput } from "@copydesk/contracts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCampaign } from "../campaigns/create-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { actionOf } from "./activity-fixture.ts";
import { exportActivity } from "./export-activity.ts";
import { listActivity } from "./list-activity.ts";
import { readActivity } from "./read-activity.ts";

const changes = {
  main_story: { before: "The first kettle.", after: "The second kettle." },
  is_public: { before: false, after: true },
};

let core: TestCore;
let mira: Actor;
/** A record about a private campaign of Mira's. */
let id: string;

beforeEach(async () => {
  core = await createTestCore();
  mira = await createPerson(core, { roleKey: "marketing_manager" });
  const campaign = await createCampaign(core, mira, await sampleBrief(core));
  await actionOf(core, mira, { name: "", action: "campaign.updated", entity: { type: "campaign", id: campaign.id, name: "" }, changes });
  const { results } = await listActivity(core, mira, activityListInput.parse({ actions: ["campaign.updated"] }));
  id = results[0]?.id ?? "";
});
afterEach(() => core.close());

async function fileOf(actor: Actor): Promise<string> {
  let text = "";
  for await (const chunk of (await exportActivity(core, actor, {})).chunks) text += chunk;
  return text;
}

test.each<[string, () => Promise<Actor>]>([
  ["an auditor", () => createPerson(core, { roleKey: "auditor" })],
  ["somebody with the whole log, but not this campaign", withWholeLog],
])("%s learns that a story changed and who may see it, but reads none of it", async (_, who) => {
  const actor = await who();
  expect((await readActivity(core, actor, id)).changes).toEqual({ ...changes, main_story: { before: "•••", after: "•••" } });
  expect(await fileOf(actor)).not.toContain("kettle");
});

test.each<[string, () => Promise<Actor>]>([
  ["an administrator", () => createPerson(core)],
  ["the owner", async () => mira],
])("%s reads the story", async (_, who) => {
  const actor = await who();
  expect((await readActivity(core, actor, id)).changes).toEqual(changes);
  expect(await fileOf(actor)).toContain("kettle");
});

test("what was done to people is read by everybody who has the log", async () => {
  const job = { job_title: { before: "", after: "Lead" } };
  const auditor = await createPerson(core, { roleKey: "auditor" });
  await actionOf(core, mira, { name: "x", action: "user.updated", changes: job });
  const { results } = await listActivity(core, auditor, activityListInput.parse({ actions: ["user.updated"] }));
  expect((await readActivity(core, auditor, results[0]?.id ?? "")).changes).toEqual(job);
});

function withWholeLog(): Promise<Actor> {
  return createPerson(core, { grants: { "activity_logs.view": "any", "campaigns.view": "team" } });
}
