import { AppError, type SchedulePlan, type SchedulePost } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { listBlocks } from "./read-blocks.ts";
import { saveEdited } from "./save-edited.ts";
import { saveVersion } from "./save-version.ts";

let core: TestCore;
let owner: Actor;
let campaignId: string;
let block: string;

beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core);
  const brief = await sampleBrief(core, { from_date: "2027-03-20", to_date: "2027-04-10", plan: { en: ["linkedin", "x"], de: ["email"] } });
  campaignId = (await createCampaign(core, owner, brief)).id;
  block = (await blocks()).find((one) => one.kind === "schedule" && one.language_code === "en")?.id ?? "";
});
afterEach(() => core.close());

const blocks = async () => listBlocks(core, await authorizeCampaign(core, owner, "view", campaignId));
const post = (more: Partial<SchedulePost> = {}): SchedulePost => ({
  id: "one",
  title: "Night shift",
  channel: "x",
  date: "2027-03-23",
  time: "09:00",
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
  ...more,
});
const planOf = (posts: SchedulePost[], more: Partial<SchedulePlan> = {}): SchedulePlan => ({
  time_zone: "Europe/Berlin",
  based_on: ["linkedin", "x"],
  posts,
  repairs: [],
  ...more,
});
let newest: string | null = null;
beforeEach(() => {
  newest = null;
});
async function save(plan: SchedulePlan): Promise<SchedulePlan> {
  const input = { block_id: block, base_version_id: newest, content: { kind: "schedule" as const, plan } };
  const saved = await saveVersion(core, await authorizeBlock(core, owner, "edit", block), input);
  newest = saved.id;
  if (saved.content.kind !== "schedule") throw new Error("It was no schedule.");
  return saved.content.plan;
}
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? { code: error.code, message: error.message, fields: error.fields } : error),
  );

test("a schedule that can be is saved as it is", async () => {
  const plan = planOf([post(), post({ id: "two", channel: "linkedin" })]);
  expect(await save(plan)).toEqual(plan);
});

describe("a schedule is refused", () => {
  test("with a channel of another language, or of none", async () => {
    expect(await refusal(save(planOf([post({ channel: "email" })])))).toMatchObject({
      code: "BAD_REQUEST",
      message: "This language has no channel “email”.",
      fields: { "posts.0.channel": ["This language has no channel “email”"] },
    });
    expect(await refusal(save(planOf([], { based_on: ["carrier pigeon"] })))).toMatchObject({
      fields: { "based_on.0": expect.anything() },
    });
  });

  test("in 1999", async () => {
    expect(await refusal(save(planOf([post({ date: "1999-12-31" })])))).toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining("31 Dec 1999, far from the campaign"),
    });
  });

  test("and nothing is written", async () => {
    await refusal(save(planOf([post({ channel: "email" })])));
    expect(await core.db.select().from(schema.versions).where(eq(schema.versions.block_id, block))).toEqual([]);
  });
});

test("a time that clocks skip is saved as the next one that exists, which the plan says", async () => {
  const saved = await save(planOf([post({ date: "2027-03-28", time: "02:30" })]));
  expect(saved.posts[0]).toMatchObject({ date: "2027-03-28", time: "03:00" });
  expect(saved.repairs).toEqual([
    "Moved “Night shift” (X post) from Sun 28 Mar, 02:30 to 03:00: clocks go forward, so that 02:30 does not exist that day",
  ]);
});

test("what was changed to make a plan fit is not believed from whoever sends it", async () => {
  const send = async (repairs: string[], posts: SchedulePost[]) => {
    const input = { block_id: block, base_version_id: newest, content: { kind: "schedule" as const, plan: planOf(posts, { repairs }) } };
    const saved = await saveEdited(core, await authorizeBlock(core, owner, "edit", block), input);
    newest = saved.id;
    return saved.content.kind === "schedule" ? saved.content.plan.repairs : null;
  };
  const skipped = post({ date: "2027-03-28", time: "02:30" });
  expect(await send(["The server said so"], [post()])).toEqual([]);
  const noted = (await send(["The server said so"], [skipped])) ?? [];
  expect(noted).toEqual([expect.stringContaining("clocks go forward")]);
  // What was noted stays, sent along or not.
  expect(await send(noted, [post({ time: "11:00" })])).toEqual(noted);
  expect(await send([], [post({ time: "12:00" })])).toEqual(noted);
});

test("posts of a channel that was taken out of the language may stay", async () => {
  await save(planOf([post()]));
  const x = (await blocks()).find((one) => one.channel_code === "x" && one.language_code === "en")?.id ?? "";
  await core.db
    .update(schema.blocks)
    .set({ removed_at: new Date(core.now()), place: null })
    .where(eq(schema.blocks.id, x));
  const plan = planOf([post({ time: "10:00" })]);
  expect(await save(plan)).toEqual(plan);
});
