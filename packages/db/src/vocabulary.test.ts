import { eq, exists, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "./index.ts";
import { createTestDatabase } from "./testing.ts";
import { anything, contains, countOf, flag, never, nextPosition, personName, plus, unindexed } from "./vocabulary.ts";

const { channels, languages } = schema;

test("what a query says by these words is answered as what it means", async () => {
  const db = await createTestDatabase();
  const ask = async <T>(field: ReturnType<typeof sql<T>>) =>
    (await db.select({ field }).from(languages).where(eq(languages.code, "en")))[0]?.field;
  const some = db.select(anything).from(channels);
  expect(await ask(flag(exists(some)))).toBe(true);
  expect(await ask(flag(exists(some.where(never))))).toBe(false);
  expect(await ask(flag(sql`null`))).toBeFalsy();
  expect(await ask(flag(contains(languages.name, "nglis")))).toBe(true);
  // Nothing in it is a pattern.
  expect(await ask(flag(contains(languages.name, "%")))).toBe(false);
  expect(await ask(plus(languages.version, 1))).toBe(2);
  expect(await ask(plus(languages.version, -1))).toBe(0);
  expect(await ask(unindexed(languages.code))).toBe("en");
  const all = await db.select().from(channels);
  expect(await ask(countOf(channels))).toBe(all.length);
  expect(await ask(nextPosition(channels))).toBe(Math.max(...all.map((one) => one.position)) + 1);
});

test.each([
  ["Mira", "Falk", "Mira Falk"],
  ["Mira", "", "Mira"],
  ["", " ", "mira@norrbrook.example"],
])("a person called %j %j is %s", async (first, last, called) => {
  const db = await createTestDatabase();
  const name = personName({ first_name: sql`${first}`, last_name: sql`${last}`, email: sql`${"mira@norrbrook.example"}` });
  const [row] = await db.select({ name }).from(languages).limit(1);
  expect(row?.name).toBe(called);
});
