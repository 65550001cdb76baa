import { companyInput } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordActivity } from "../audit/activity.ts";
import { updateCompany } from "../configuration/company-settings.ts";
import { createPipeline, goodAnswers, until } from "../generation/pipeline-fixture.ts";
import { removeUser } from "../people/users/remove-user.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { listCalls } from "./llm/list-calls.ts";
import { callOf } from "./llm/llm-logs-fixture.ts";
import { readCall } from "./llm/read-call.ts";
import { previewRetention } from "./retention.ts";
import { startRetentionJob, sweepLogs } from "./sweep-logs.ts";

const day = 86_400_000;

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

const call = (id: string, at: Date) => ({
  id,
  at,
  purpose: "content" as const,
  model_name: "Writer",
  provider: "builtin" as const,
  parameters: {},
  dropped: [],
  status: "success" as const,
  attempt: 1,
});
const textOf = (id: string) => ({ log_id: id, messages: [], reply: "A kettle.", endpoint_words: "" });

/** A call of a model and somebody's action, now. */
async function leaveTraces(): Promise<void> {
  const id = core.newId();
  await core.db.insert(schema.llm_logs).values(call(id, new Date(core.now())));
  await core.db.insert(schema.llm_log_bodies).values(textOf(id));
  await batch(core.db, (tx) => [
    recordActivity(tx, core, { actor: null, action: "auth.login_failed", entity: { type: "user", id: null, name: "x" } }),
  ]);
}

const left = async () => ({
  bodies: (await core.db.select().from(schema.llm_log_bodies)).length,
  calls: (await core.db.select().from(schema.llm_logs)).length,
  activities: (await core.db.select().from(schema.activity_logs)).length,
});

test("logs are kept as long as the company says, texts of calls less long than the rest", async () => {
  await leaveTraces();
  core.advance(89 * day);
  await leaveTraces();
  expect(await sweepLogs(core, Infinity)).toBe(false);
  expect(await left()).toEqual({ bodies: 2, calls: 2, activities: 2 });
  core.advance(2 * day);
  expect(await sweepLogs(core, Infinity)).toBe(false);
  expect(await left()).toEqual({ bodies: 1, calls: 2, activities: 2 });
  core.advance(275 * day);
  expect(await sweepLogs(core, Infinity)).toBe(false);
  expect(await left()).toEqual({ bodies: 0, calls: 2, activities: 1 });
  core.advance(35 * day);
  expect(await sweepLogs(core, Infinity)).toBe(false);
  expect(await left()).toEqual({ bodies: 0, calls: 1, activities: 1 });
});

test("other times hold where the company chose them", async () => {
  await core.db.update(schema.company_settings).set({ llm_body_days: 1, llm_metadata_days: 1, activity_days: 1 });
  await leaveTraces();
  core.advance(2 * day);
  expect(await sweepLogs(core, Infinity)).toBe(false);
  expect(await left()).toEqual({ bodies: 0, calls: 0, activities: 0 });
});

/** So many calls from a year and more ago, with their texts. */
async function oldCalls(count: number): Promise<void> {
  const at = new Date(core.now() - 500 * day);
  for (let left = count; left > 0; left -= 500) {
    const ids = Array.from({ length: Math.min(left, 500) }, () => core.newId());
    await core.db.insert(schema.llm_logs).values(ids.map((id) => call(id, at)));
    await core.db.insert(schema.llm_log_bodies).values(ids.map(textOf));
  }
}

test("one step ends when its time is up, and says that there is more", async () => {
  await oldCalls(120);
  expect(await sweepLogs(core, 0)).toBe(true);
  expect(await left()).toMatchObject({ bodies: 70, calls: 120 });
  while (await sweepLogs(core, 0));
  expect(await left()).toMatchObject({ bodies: 0, calls: 0 });
});

test("the job goes on until nothing is left, lets others have their turn, and is woken by shorter times", async () => {
  const ines = await createPerson(core, { password: "a long enough password" });
  // More than one pass does, however fast the machine is: 160 statements, each of which is a transaction.
  await oldCalls(4_000);
  let turns = 0;
  // Counted in turns of the event loop: how long one takes is the machine's affair.
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const job = startRetentionJob(core);
  await vi.waitFor(async () => expect(await left()).toMatchObject({ bodies: 0, calls: 0 }), 5_000);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(5);
  await callOf(core, null, { at: new Date(core.now() - 20 * day) });
  const [row] = await core.db.select().from(schema.company_settings);
  if (!row) throw new Error("There is no company.");
  const { version, name, timezone, ms_auth, enable_chat_agent, activity_days } = row;
  const kept = { activity_days, llm_body_days: 10, llm_metadata_days: 30 };
  const input = companyInput.parse({ version, name, timezone, ms_auth, enable_chat_agent, ...kept });
  await updateCompany(core, ines, input);
  await vi.waitFor(async () => expect(await left()).toMatchObject({ bodies: 0, calls: 1 }));
  await job.stop();
});

test("what would go is counted for the days that are asked about, the others as they are set", async () => {
  for (const days of [10, 50, 100, 300, 450]) await callOf(core, null, { said: "x", at: new Date(core.now() - days * day) });
  expect(await previewRetention(core, {})).toMatchObject({ llm_body_days: 90, texts: 3, calls: 1, activities: 0 });
  expect(await previewRetention(core, { llm_body_days: 30 })).toMatchObject({
    llm_body_days: 30,
    llm_metadata_days: 400,
    texts: 4,
    calls: 1,
  });
  expect(await previewRetention(core, { llm_metadata_days: 40 })).toMatchObject({ texts: 4, calls: 4 });
  core.advance(2 * day);
  await leaveTraces();
  core.advance(5 * day);
  expect(await previewRetention(core, { activity_days: 4 })).toMatchObject({ activities: 1 });
});

test("what was told would go is what goes, to the row, whatever the days", async () => {
  const ages = Array.from({ length: 40 }, (_, at) => (at * 97) % 500);
  for (const age of ages) await callOf(core, null, { said: "x", at: new Date(core.now() - age * day) });
  await leaveTraces();
  core.advance(3 * day);
  for (const days of [
    { llm_body_days: 365, llm_metadata_days: 400, activity_days: 365 },
    { llm_body_days: 200, llm_metadata_days: 150, activity_days: 90 },
    { llm_body_days: 30, llm_metadata_days: 120, activity_days: 2 },
    { llm_body_days: 1, llm_metadata_days: 1, activity_days: 1 },
  ]) {
    const before = await left();
    const { texts, calls, activities } = await previewRetention(core, days);
    await core.db.update(schema.company_settings).set(days);
    expect(await sweepLogs(core, Infinity)).toBe(false);
    expect(await left()).toEqual({
      bodies: before.bodies - texts,
      calls: before.calls - calls,
      activities: before.activities - activities,
    });
  }
  expect(await left()).toEqual({ bodies: 0, calls: 0, activities: 0 });
});

test("of somebody who was removed calls and figures stay, with their name, and no text", async () => {
  const ines = await createPerson(core, { password: "a long enough password" });
  const lea = await createPerson(core, { first_name: "Lea", last_name: "Brandt" });
  const theirs = await callOf(core, lea, { said: "needle", replied: "needle", tokens_fresh: 7 });
  const others = [await callOf(core, ines, { said: "needle" }), await callOf(core, null, { said: "needle" })];
  await removeUser(core, ines, { id: lea.userId });
  // At once, before anything is deleted.
  expect(await readCall(core, ines, theirs)).toMatchObject({ body: null, bodies: "expired" });
  const listing = { ordering: "-at", limit: 10, offset: 0 } as const;
  const search = async () =>
    (await listCalls(core, ines, { ...noFilter, ...listing, search: "needle" })).results.map((one) => one.id).sort();
  expect(await search()).toEqual(others);
  expect(await sweepLogs(core, Infinity)).toBe(false);
  expect((await core.db.select({ id: schema.llm_log_bodies.log_id }).from(schema.llm_log_bodies)).map((one) => one.id).sort()).toEqual(
    others,
  );
  const { results } = await listCalls(core, ines, { ...noFilter, ...listing, user_ids: [lea.userId], search: "" });
  expect(results).toMatchObject([{ id: theirs, person: { first_name: "Lea", last_name: "Brandt" }, tokens_fresh: 7 }]);
});
const noFilter = { user_ids: [], campaign_ids: [], languages: [], channels: [], purposes: [], models: [], statuses: [] };

test("texts of a removed person's task that goes on are kept until it is over", async () => {
  const pipeline = await createPipeline({
    brief: { plan: { en: ["linkedin"] } },
    behaviour: [{ call: 1, fault: "busy", retry_after: 3_600 }, ...goodAnswers],
  });
  const { core: own, actor } = pipeline;
  await pipeline.worker.start();
  await pipeline.start();
  await until(async () => (await pipeline.tasks()).some((one) => one.state === "retrying"));
  await own.db.update(schema.users).set({ deleted_at: new Date() }).where(eq(schema.users.id, actor.userId));
  const kept = async () => (await own.db.select().from(schema.llm_log_bodies)).length;
  await sweepLogs(own, Infinity);
  expect(await kept()).toBe(1);
  await own.db.update(schema.tasks).set({ finished_at: new Date() });
  await sweepLogs(own, Infinity);
  expect(await kept()).toBe(0);
  await pipeline.close();
});
