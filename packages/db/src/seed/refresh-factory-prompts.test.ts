import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../open.ts";
import { channels, configurations, configuration_history as history } from "../schema/index.ts";
import { createTestDatabase } from "../testing.ts";
import { refreshFactoryPrompts } from "./refresh-factory-prompts.ts";

const old = { system_prompt: "Write as in an earlier version.", user_prompt: "Of {{#main_story}}." };
const later = new Date("2027-01-04T08:00:00Z");
let db: Database;
let ids = 0;
const refresh = () => refreshFactoryPrompts(db, { now: later, newId: () => `new ${++ids}` });
const channel = async (code: string) => (await db.select().from(channels).where(eq(channels.code, code)))[0];
const configuration = async (kind: "outline" | "scheduler") =>
  (await db.select().from(configurations).where(eq(configurations.kind, kind)))[0];
const statesOf = async (id: string) => db.select().from(history).where(eq(history.configuration_id, id)).orderBy(asc(history.number));

/** As an installation stands that began with an earlier version. */
async function olden() {
  await db.update(channels).set(old);
  await db.update(configurations).set(old);
  for (const state of await db.select().from(history))
    await db
      .update(history)
      .set({ snapshot: { ...state.snapshot, ...old } })
      .where(eq(history.id, state.id));
}

beforeEach(async () => {
  db = await createTestDatabase();
});

test("a new installation has nothing to catch up with", async () => {
  expect(await refresh()).toBe(0);
});

test("prompts that nobody has changed become those of this version, once, and their history says so", async () => {
  const fresh = { x: await channel("x"), outline: await configuration("outline") };
  await olden();
  const count = (await db.select().from(channels)).length + 2;
  expect(await refresh()).toBe(count);
  const { system_prompt, user_prompt } = fresh.x ?? old;
  expect(await channel("x")).toMatchObject({ system_prompt, user_prompt, version: 2, updated_by: null, updated_at: later });
  const outline = await configuration("outline");
  expect(outline).toMatchObject({ system_prompt: fresh.outline?.system_prompt, user_prompt: fresh.outline?.user_prompt, version: 2 });
  const states = await statesOf(outline?.id ?? "");
  expect(states.map(({ number, created_by }) => ({ number, created_by }))).toEqual([
    { number: 1, created_by: null },
    { number: 2, created_by: null },
  ]);
  expect(states[0]?.snapshot).toMatchObject(old);
  expect(states[1]?.snapshot).toMatchObject({ system_prompt: fresh.outline?.system_prompt, attributes: fresh.outline?.attributes });
  expect(await refresh()).toBe(0);
});

test("what a person has saved stays as it is, be it as old as it may", async () => {
  await olden();
  const person = "somebody";
  await db.update(channels).set({ updated_by: person, version: 2 }).where(eq(channels.code, "x"));
  const outline = await configuration("outline");
  const [first] = await statesOf(outline?.id ?? "");
  if (!first) throw new Error("The configuration has no state.");
  await db.insert(history).values({ ...first, id: "theirs", number: 2, created_by: person });
  await refresh();
  expect(await channel("x")).toMatchObject({ ...old, version: 2 });
  expect(await configuration("outline")).toMatchObject({ ...old, version: 1 });
  expect(await statesOf(outline?.id ?? "")).toHaveLength(2);
  expect((await channel("linkedin"))?.system_prompt).not.toBe(old.system_prompt);
});
