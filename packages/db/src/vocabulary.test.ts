import { eq, exists, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "./index.ts";
import { createTestDatabase } from "./testing.ts";
import {
  always,
  anything,
  chainFrom,
  constant,
  contains,
  countOf,
  either,
  flag,
  isNotTrue,
  isSame,
  isTrue,
  joined,
  leadsTo,
  mark,
  never,
  nextPosition,
  orElse,
  outOfTheWay,
  personName,
  plus,
  positionAmong,
  query,
  scalar,
  startOf,
  totalOf,
  unindexed,
} from "./vocabulary.ts";

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

test("values stand in for each other, and what is not known is neither true nor equal", async () => {
  const db = await createTestDatabase();
  const ask = async <T>(field: ReturnType<typeof sql<T>>) =>
    (await db.select({ field }).from(languages).where(eq(languages.code, "en")))[0]?.field;
  expect(await ask(flag(always))).toBe(true);
  for (const [condition, known] of [
    [sql`1 = 1`, true],
    [sql`1 = 2`, false],
    [sql`null = 1`, false],
  ] as const) {
    expect(await ask(flag(isTrue(condition)))).toBe(known);
    expect(await ask(flag(isNotTrue(condition)))).toBe(!known);
  }
  expect(await ask(flag(isSame(sql`cast(null as text)`, null)))).toBe(true);
  expect(await ask(flag(isSame(languages.code, "en")))).toBe(true);
  expect(await ask(flag(isSame(languages.code, null)))).toBe(false);
  expect(await ask(orElse(sql`null`, "left"))).toBe("left");
  expect(await ask(orElse(languages.code, "left"))).toBe("en");
  expect(await ask(either(eq(languages.code, "en"), "then", "otherwise"))).toBe("then");
  expect(await ask(either(never, "then", "otherwise"))).toBe("otherwise");
  expect(await ask(joined("<", languages.code, ">"))).toBe("<en>");
  expect(await ask(startOf(languages.name, 3))).toBe("Eng");
  const code = query.select({ code: channels.code }).from(channels);
  expect(await ask(scalar(code.where(eq(channels.code, "x"))))).toBe("x");
  expect(await ask(scalar(code.where(never)))).toBeNull();
});

test("rows are added up, numbered among those that are alike, and made from other rows", async () => {
  const db = await createTestDatabase();
  const all = await db.select().from(channels);
  const [sum] = await db.select({ total: totalOf(channels.position) }).from(channels);
  expect(sum?.total).toBe(all.reduce((total, one) => total + one.position, 0));
  expect(
    (
      await db
        .select({ total: totalOf(channels.position) })
        .from(channels)
        .where(never)
    )[0]?.total,
  ).toBe(0);
  const places = await db.select({ kind: channels.kind, place: positionAmong(channels.kind, [channels.position]) }).from(channels);
  for (const group of Map.groupBy(places, (row) => row.kind).values())
    expect(group.map((row) => row.place).sort((a, b) => a - b)).toEqual(group.map((_, i) => i + 1));
  await db.update(channels).set({ position: outOfTheWay(channels.position) });
  const moved = (await db.select().from(channels)).map((one) => one.position);
  expect(new Set(moved).size).toBe(all.length);
  expect(Math.max(...moved)).toBe(-1);
  const at = new Date(86_400_000);
  const [made] = await db
    .select({ at: constant(at, channels.updated_at), code: constant("made", channels.code) })
    .from(channels)
    .limit(1);
  expect({ ...made, at: new Date(made?.at ?? 0) }).toEqual({ at, code: "made" });
});

test("a chain of rows is followed to its end, also round in circles", async () => {
  const db = await createTestDatabase();
  const [a = "", b = "", c = ""] = (await db.select().from(languages).limit(3)).map((one) => one.id);
  // Any text column can hold another row's id here.
  const links = { table: languages, id: languages.id, next: languages.formality_note };
  const lead = (from: string, to: string) => db.update(languages).set({ formality_note: to }).where(eq(languages.id, from));
  await lead(a, b);
  await lead(b, c);
  const found = async (from: string) =>
    (
      await db
        .select()
        .from(languages)
        .where(inArray(languages.id, chainFrom(links, from)))
    ).length;
  const does = async (from: string, to: string) =>
    (
      await db
        .select({ is: flag(leadsTo(links, from, to)) })
        .from(languages)
        .limit(1)
    )[0]?.is;
  expect([await found(a), await does(a, c), await does(c, a), await does(a, a)]).toEqual([2, true, false, false]);
  await lead(c, a);
  expect([await found(a), await does(c, a), await does(a, a)]).toEqual([3, true, true]);
});

test("a statement is made once and given its values when it is run", async () => {
  const db = await createTestDatabase();
  const named = db
    .select({ name: languages.name })
    .from(languages)
    .where(eq(languages.code, mark("code")))
    .prepare();
  expect([await named.execute({ code: "en" }), await named.execute({ code: "de" })]).toEqual([[{ name: "English" }], [{ name: "German" }]]);
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
