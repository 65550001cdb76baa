import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "./index.ts";
import { allListed, areEmptyLists, lists, listsObject, textAt, withTextAt } from "./json-vocabulary.ts";
import { createTestDatabase } from "./testing.ts";
import { flag } from "./vocabulary.ts";

const { channels, languages } = schema;

/** What a field of one row is. */
async function ask<T>(field: SQL<T>) {
  const db = await createTestDatabase();
  return (await db.select({ field }).from(languages).where(eq(languages.code, "en")))[0]?.field;
}

test.each([
  ['["x","blog"]', "blog", true],
  ['["x","blog"]', "log", false],
  ['["it\'s"]', "it's", true],
  ["[]", "x", false],
])("of %s, whether %s is listed is %s", async (column, text, listed) => {
  expect(await ask(flag(lists(sql`${column}`, text)))).toBe(listed);
});

test.each([
  [null, false],
  ["[]", false],
  ['[{"code":"language","level":"error"}]', true],
  ['[{"code":"length","level":"error"},{"code":"language","level":"warning"}]', false],
])("in %s a wrong language is found: %s", async (column, found) => {
  expect(await ask(flag(listsObject(sql`${column}`, { code: "language", level: "error" })))).toBe(found);
});

test("texts within an object are read and replaced, and the rest of it stays", async () => {
  expect(await ask(textAt(sql`${'{"model_id":"m1"}'}`, "model_id"))).toBe("m1");
  expect(await ask(textAt(sql`${"{}"}`, "voice_id"))).toBeNull();
  const db = await createTestDatabase();
  const row = eq(channels.code, "x");
  await db
    .update(channels)
    .set({ parameters: withTextAt(channels.parameters, "model_id", "m2") })
    .where(row);
  const [{ parameters, before } = {}] = await db
    .select({ parameters: channels.parameters, before: channels.attributes })
    .from(channels)
    .where(row);
  expect(parameters).toMatchObject({ model_id: "m2" });
  expect(before).toBeDefined();
});

test("lists are empty only when all of them are", async () => {
  expect(await ask(flag(areEmptyLists(sql`${"[]"}`, sql`${"[]"}`)))).toBe(true);
  expect(await ask(flag(areEmptyLists(sql`${"[]"}`, sql`${'["a"]'}`)))).toBe(false);
});

test("all that rows list is told once for each row", async () => {
  const db = await createTestDatabase();
  const codes = ["x", "linkedin"];
  await db.update(channels).set({ description: '["one","both"]' }).where(eq(channels.code, "x"));
  await db.update(channels).set({ description: '["both"]' }).where(eq(channels.code, "linkedin"));
  const all = allListed(channels, channels.description);
  const rows = await db.select({ text: all.text }).from(all.rows).where(inArray(channels.code, codes));
  expect(rows.map((row) => row.text).sort()).toEqual(["both", "both", "one"]);
});
