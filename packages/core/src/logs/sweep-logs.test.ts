import { batch, schema } from "@copydesk/db";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestCore, type TestCore } from "../testing.ts";
import { recordActivity } from "./activity.ts";
import { sweepLogs } from "./sweep-logs.ts";

const day = 86_400_000;

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

/** A call of a model and somebody's deed, now. */
async function leaveTraces(): Promise<void> {
  const { llm_logs, llm_log_bodies } = schema;
  const id = core.newId();
  await core.db.insert(llm_logs).values({
    id,
    at: new Date(core.now()),
    purpose: "content",
    model_name: "Writer",
    provider: "builtin",
    parameters: {},
    dropped: [],
    status: "success",
    attempt: 1,
  });
  await core.db.insert(llm_log_bodies).values({ log_id: id, messages: [], reply: "A kettle.", endpoint_words: "" });
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
  await sweepLogs(core);
  expect(await left()).toEqual({ bodies: 2, calls: 2, activities: 2 });
  core.advance(2 * day);
  await sweepLogs(core);
  expect(await left()).toEqual({ bodies: 1, calls: 2, activities: 2 });
  core.advance(275 * day);
  await sweepLogs(core);
  expect(await left()).toEqual({ bodies: 0, calls: 2, activities: 1 });
  core.advance(35 * day);
  await sweepLogs(core);
  expect(await left()).toEqual({ bodies: 0, calls: 1, activities: 1 });
});

test("other times hold where the company chose them", async () => {
  await core.db.update(schema.company_settings).set({ llm_body_days: 1, llm_metadata_days: 1, activity_days: 1 });
  await leaveTraces();
  core.advance(2 * day);
  await sweepLogs(core);
  expect(await left()).toEqual({ bodies: 0, calls: 0, activities: 0 });
});
