import { AppError, type SchedulePlan } from "@copydesk/contracts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { planNewChannels } from "./plan-new-channels.ts";
import { listBlocks } from "./read-blocks.ts";
import { saveVersion } from "./save-version.ts";

let core: TestCore;
let owner: Actor;
let schedule: string;
let piece: string;

beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core);
  const { id } = await createCampaign(core, owner, await sampleBrief(core, { plan: { en: ["linkedin", "x", "email"] } }));
  const blocks = await listBlocks(core, await authorizeCampaign(core, owner, "view", id));
  schedule = blocks.find((one) => one.kind === "schedule")?.id ?? "";
  piece = blocks.find((one) => one.channel_code === "email")?.id ?? "";
});
afterEach(() => core.close());

const allowed = (id = schedule) => authorizeBlock(core, owner, "edit", id);
const plan: SchedulePlan = {
  time_zone: "Europe/Berlin",
  based_on: ["x"],
  posts: [
    {
      id: "one",
      title: "It goes on sale",
      channel: "x",
      date: "2026-12-02",
      time: "23:45",
      angle: "",
      reason: "",
      status: "confirmed",
      locked: false,
      notes: "",
    },
  ],
  repairs: [],
};
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.code, error.message] : error),
  );

test("channels that came later are planned under the names of their pieces, and every post stays where it is", async () => {
  const email = { kind: "content" as const, fields: { subject: "The kettle that expects to break", body: "Dear all," } };
  await saveVersion(core, await allowed(piece), { block_id: piece, base_version_id: null, content: email });
  await saveVersion(core, await allowed(), { block_id: schedule, base_version_id: null, content: { kind: "schedule", plan } });
  const { content, number } = await planNewChannels(core, await allowed());
  if (content.kind !== "schedule") throw new Error("It was no schedule.");
  expect(number).toBe(2);
  expect(content.plan.posts).toContainEqual(plan.posts[0]);
  expect(new Set(content.plan.posts.map((post) => post.channel))).toEqual(new Set(["x", "linkedin", "email"]));
  expect(content.plan.posts.find((post) => post.channel === "email")?.title).toBe("The kettle that expects to break");
  expect([...content.plan.based_on].sort()).toEqual(["email", "linkedin", "x"]);
});

test("it says when there is nothing to plan", async () => {
  expect(await refusal(planNewChannels(core, await allowed()))).toEqual([
    "RULE_BROKEN",
    "Nothing is planned yet. Have the posts planned first.",
  ]);
  expect(await refusal(planNewChannels(core, await allowed(piece)))).toEqual([
    "RULE_BROKEN",
    "Only a schedule can be updated with new channels.",
  ]);
  const whole = { ...plan, based_on: ["x", "linkedin", "email"] };
  await saveVersion(core, await allowed(), { block_id: schedule, base_version_id: null, content: { kind: "schedule", plan: whole } });
  expect(await refusal(planNewChannels(core, await allowed()))).toEqual(["RULE_BROKEN", "Every channel of this language is planned."]);
});
