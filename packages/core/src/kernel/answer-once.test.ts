import { afterEach, beforeEach, expect, test } from "vitest";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import type { Actor } from "./actor.ts";
import { answerOnce } from "./answer-once.ts";

let core: TestCore;
let person: Actor;
let made = 0;
beforeEach(async () => {
  core = await createTestCore();
  person = await createPerson(core);
  made = 0;
});
afterEach(() => core.close());

const call = (change: { key?: string; body?: unknown; make?: () => Promise<unknown> } = {}, actor = person) =>
  answerOnce(core, actor, { call: "POST /things", key: "k1", body: { a: 1 }, make: async () => ({ n: ++made }), ...change });

test("the same key makes a thing once and answers the same again", async () => {
  expect([await call(), await call()]).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await call({ key: "k2" })).toEqual({ n: 2 });
});

test("a key is one person's, and good for a day", async () => {
  await call();
  expect(await call({}, await createPerson(core))).toEqual({ n: 2 });
  core.advance(25 * 3_600_000);
  expect(await call()).toEqual({ n: 3 });
});

test("a key that was used for something else is refused", async () => {
  await call();
  await expect(call({ body: { a: 2 } })).rejects.toMatchObject({ code: "RULE_BROKEN" });
});

test("while the first call is under way, the second is told so", async () => {
  let finish = () => {};
  const first = call({ make: () => new Promise((resolve) => (finish = () => resolve("done"))) });
  await expect(call()).rejects.toMatchObject({ code: "BUSY" });
  finish();
  expect([await first, await call()]).toEqual(["done", "done"]);
});

test("a failure is not kept", async () => {
  await expect(call({ make: () => Promise.reject(new Error("no")) })).rejects.toThrow("no");
  expect(await call()).toEqual({ n: 1 });
});

test("of two that take over a call that never ended, one makes the thing", async () => {
  let begun = () => {};
  const isMaking = new Promise<void>((resolve) => (begun = resolve));
  void call({
    make: () => {
      begun();
      return new Promise(() => undefined);
    },
  });
  await isMaking;
  core.advance(61_000);
  let finish = () => {};
  const isTime = new Promise<void>((resolve) => (finish = resolve));
  const slowly = async () => {
    await isTime;
    return { n: ++made };
  };
  const both = [call({ make: slowly }), call({ make: slowly })];
  const refused = await Promise.race(both.map((one) => one.then(String, (error: unknown) => error)));
  expect(refused).toMatchObject({ code: "BUSY" });
  finish();
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.find((one) => one.status === "fulfilled")).toMatchObject({ value: { n: 1 } });
  expect(made).toBe(1);
});
