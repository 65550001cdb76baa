import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { onPostgres } from "./dialect.ts";
import { closeDatabase, type Database, openDatabase } from "./open.ts";
import { campaigns, users } from "./schema/index.ts";
import { campaignsFound, campaignTerm, matchPeople, newestCampaignsWith } from "./search.ts";
import { authored, campaignRow, insertUser } from "./test/rows.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
let owner: string;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = await insertUser(db);
  await db.insert(campaigns).values([
    campaignRow(owner, {
      id: "kettle",
      name: "The kettle built to be mended",
      description: "Spring 2027",
      main_story: "43 percent of 2,140 needed a seal.",
    }),
    campaignRow(owner, { id: "coffee", name: "Kaffeewärmer für Zürich", main_story: "Ein ÖL-freier Kessel. 100% Wolle_" }),
    campaignRow(owner, { id: "quote", name: 'A "quoted" name AND more*', main_story: "NEAR(x y) OR nothing" }),
    campaignRow(owner, { id: "tokyo", name: "春の新生活キャンペーン", main_story: "やかんの話" }),
    campaignRow(owner, { id: "arabic", name: "إطلاق الغلاية الجديدة" }),
    campaignRow(owner, { id: "ab", name: "AB test" }),
  ]);
});

const found = async (term: string, { db: from = db, most = 1_000 } = {}) => {
  const asked = campaignTerm(term);
  if (!asked) return [];
  const value = sql`${asked.value}`;
  const rows = await (asked.way === "words"
    ? from.select().from(newestCampaignsWith(from, { words: value, where: undefined, most: sql`${most}` }))
    : from.select().from(campaigns).where(campaignsFound(asked.way, value)));
  return rows.map((row) => row.id).sort();
};

describe("three characters or more", () => {
  test.each([
    ["part of a name", "ettl", ["kettle"]],
    ["any case", "KETTLE", ["kettle"]],
    ["without its accents", "kaffeewarmer", ["coffee"]],
    ["with accents that the text lacks", "kéttle", ["kettle"]],
    ["the description", "spring 20", ["kettle"]],
    ["the story", "2,140", ["kettle"]],
    ["words apart from each other", "mended kettle", ["kettle"]],
    ["words of which one is missing", "kettle unicorn", []],
    ["a short word with its neighbor", "the kettle built to be", ["kettle"]],
    ["a short word elsewhere", "mended of", []],
    ["Japanese", "新生活", ["tokyo"]],
    ["Arabic", "الغلاية", ["arabic"]],
    ["nothing", "unicorn", []],
  ])("find %s", async (_, term, expected) => {
    expect(await found(term)).toEqual(expected);
  });
});

describe("terms are literal", () => {
  test.each([
    ["a percent sign", "100%", ["coffee"]],
    ["a percent sign is no wildcard", "10%0", []],
    ["an underscore", "Wolle_", ["coffee"]],
    ["an underscore is no wildcard", "Woll__", []],
    ["quotation marks", '"quoted"', ["quote"]],
    ["an asterisk", "more*", ["quote"]],
    ["an asterisk is no wildcard", "ket*", []],
    ["operators are words", "quoted AND more", ["quote"]],
    ["OR is a word", "kettle OR", []],
    ["NEAR is text", "NEAR(x", ["quote"]],
    ["a column filter is text", "name:kettle", []],
  ])("%s", async (_, term, expected) => {
    expect(await found(term)).toEqual(expected);
  });

  test("no term is an error, and a name is found by any three characters of it", async () => {
    await fc.assert(
      // Of all characters there are, the few that an index reads as its own hardly ever come up by themselves.
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 20 })), async (term) => {
        expect(Array.isArray(await found(term))).toBe(true);
      }),
      { numRuns: 300 },
    );
    const name = [..."Kaffeewärmer für Zürich"];
    for (let at = 0; at + 3 <= name.length; at += 1) {
      const piece = name.slice(at, at + 3).join("");
      // A piece with a space in it is two words, or fewer than three characters.
      if (!piece.includes(" ")) expect(await found(piece)).toContain("coffee");
    }
  });
});

describe("one or two characters", () => {
  test.each([
    ["what a name begins with", "ka", ["coffee"]],
    ["any case and accents", "Á", ["ab", "quote"]],
    ["not what it contains", "et", []],
    ["a percent sign is no wildcard", "%", []],
    ["an underscore is no wildcard", "_b", []],
    ["what a name without spaces contains", "生活", ["tokyo"]],
  ])("find %s", async (_, term, expected) => {
    expect(await found(term)).toEqual(expected);
  });
});

test("a blank term is no condition", () => {
  for (const term of ["", "  ", "\0", "\u3000"]) expect(campaignTerm(term)).toBeUndefined();
});

test("changes and deletions are found and not found at once", async () => {
  const own = await createTestDatabase();
  const person = await insertUser(own);
  await own.insert(campaigns).values(campaignRow(person, { id: "one", name: "Harvest", main_story: "pumpkins" }));
  const ids = (term: string) => found(term, { db: own });
  await own.update(campaigns).set({ name: "Winter", name_folded: "winter" });
  expect(await ids("harvest")).toEqual([]);
  expect(await ids("pumpkins")).toHaveLength(1);
  expect(await ids("winter")).toHaveLength(1);
  await own.delete(campaigns).where(eq(campaigns.id, "one"));
  if (!onPostgres)
    expect(own.$client.prepare("select count(*) from campaigns_fts where campaigns_fts match 'winter'").pluck().get()).toBe(0);
});

test("of many with the words, the newest are found, as many as are asked for", async () => {
  const own = await createTestDatabase();
  const person = await insertUser(own);
  for (let i = 0; i < 9; i += 1)
    await own
      .insert(campaigns)
      .values(campaignRow(person, { id: `${i}`, name: `Harvest ${i}`, created_at: new Date(1_750_000_000_000 + i * 1_000) }));
  await own.update(campaigns).set({ main_story: "changed last" }).where(eq(campaigns.id, "0"));
  expect(await found("harvest", { db: own, most: 4 })).toEqual(["5", "6", "7", "8"]);
  expect(await found("harvest", { db: own, most: 10 })).toHaveLength(9);
});

test.skipIf(onPostgres)("a copy made by VACUUM, which renumbers rows, finds the same", async () => {
  const own = await createTestDatabase();
  const person = await insertUser(own);
  for (const name of ["First", "Second", "Third"])
    await own.insert(campaigns).values(campaignRow(person, { id: name, name: `${name} harvest` }));
  await own.delete(campaigns).where(eq(campaigns.id, "First"));
  const folder = mkdtempSync(join(tmpdir(), "copydesk-search-"));
  const file = join(folder, "copy.sqlite");
  own.$client.prepare("VACUUM INTO ?").run(file);
  const copy = openDatabase(file);
  expect(await found("third har", { db: copy })).toEqual(["Third"]);
  closeDatabase(copy);
  rmSync(folder, { recursive: true });
});

describe("people", () => {
  const person = (id: string, first_name: string, last_name: string, email: string) => ({ id, first_name, last_name, email });
  const people = [
    person("anna", "Anna", "Lindqvist", "anna.lindqvist@norrbrook.example"),
    person("ozgur", "Özgür", "Müller", "oezguer@norrbrook.example"),
    person("percent", "100%", "Under_score", "odd@agency.example"),
  ];
  beforeAll(async () => {
    await db.insert(users).values(people.map((one) => ({ ...one, status: "active" as const, timezone: "UTC", ...authored })));
  });
  const whom = async (term: string) => {
    const rows = await db.select({ id: users.id }).from(users).where(matchPeople(term)).orderBy(users.id);
    return rows.map((row) => row.id).filter((id) => people.some((one) => one.id === id));
  };

  test.each([
    ["lindq", ["anna"]],
    ["LINDQVIST anna", ["anna"]],
    ["muller", ["ozgur"]],
    ["özgür", ["ozgur"]],
    ["norrbrook", ["anna", "ozgur"]],
    ["li", ["anna"]],
    ["a l", ["anna"]],
    ["oe", ["ozgur"]],
    ["q", []],
    ["un", ["percent"]],
    ["_", []],
    ["100%", ["percent"]],
    ["r_s", ["percent"]],
    ["A", ["anna"]],
    ["*", []],
    ['"', []],
    [" ", ["anna", "ozgur", "percent"]],
  ])("are found by %s", async (term, ids) => {
    expect(await whom(term)).toEqual(ids);
  });

  test("are found by what they are called now", async () => {
    await db.update(users).set({ last_name: "Berg" }).where(eq(users.id, "anna"));
    expect(await whom("anna berg")).toEqual(["anna"]);
    await db.delete(users).where(eq(users.id, "anna"));
    expect(await whom("anna")).toEqual([]);
  });
});
