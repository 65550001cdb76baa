import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { indexConversations } from "./index-texts.ts";
import type { Database } from "./open.ts";
import { conversation_pages, conversations, conversations_unindexed, messages } from "./schema/index.ts";
import { matchConversations } from "./search.ts";
import { insertUser } from "./test/rows.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
let owner: string;
let last = 0;
beforeEach(async () => {
  db = await createTestDatabase();
  owner = await insertUser(db);
});

const at = new Date("2026-11-21T08:00:00Z");
async function converse(id: string, title: string, texts: readonly string[] = [], user_id = owner): Promise<void> {
  const common = { titled_by_hand: false, is_pinned: false, created_at: at, updated_at: at };
  await db.insert(conversations).values({ id, user_id, title, ...common });
  for (const text of texts) await say(id, text);
}
const say = (conversation_id: string, content: string, status: "done" | "streaming" = "done") =>
  db
    .insert(messages)
    .values({ id: `m${++last}`, conversation_id, role: "user", content, status, steps: [], sources: [], created_at: new Date(last) });

/** Ids of hits, after everything has been put into the index. */
async function found(term: string, user = owner): Promise<string[]> {
  expect(indexConversations(db, { budgetMs: 60_000 })).toBe(false);
  const hits = matchConversations(user, term);
  return hits
    ? db
        .all<{ id: string }>(hits)
        .map((row) => row.id)
        .sort()
    : [];
}

test.each([
  ["a word", "kettle", ["a"]],
  ["a part of one, in any case", "ETTL", ["a"]],
  ["a letter", "ж", ["b"]],
  ["letters in the other case", "ЖУ", ["b"]],
  ["a letter without its accent", "o", ["a", "b"]],
  ["two letters", "mü", ["a"]],
  ["two letters that stand apart", "k%", []],
  ["a sign", "%", ["a"]],
  ["a sign that means something to an index", '"', ["b"]],
  ["Japanese, one character", "鍋", ["a"]],
  ["Japanese, a piece of a sentence", "壊れた", ["a"]],
  ["Arabic", "غلا", ["b"]],
  ["a picture", "🎉", ["b"]],
  ["words of several messages and the title", "talk mended 100%", ["a"]],
  ["short words beside long ones", "b kettle", []],
  ["what stands nowhere", "unicorn", []],
  ["what stands over the end of a word", "kettle鍋", []],
])("finds %s", async (_, term, expected) => {
  await converse("a", "Talk one", ["The kettle, 100% of Mützen", "was mended. 鍋が壊れたので修理 Öl"]);
  await converse("b", "Another", ['жук "quoted" الغلاية', "🎉 done so"]);
  expect(await found(term)).toEqual(expected);
});

test("finds exactly what contains every word, whatever is said and asked", async () => {
  const word = fc.stringMatching(/^[abñŽ鍋春Жي🎉"*%]{1,5}$/u);
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  const plain = (text: string) => text.toLowerCase().replaceAll("ñ", "n").replaceAll("ž", "z");
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      fc.array(word, { minLength: 1, maxLength: 2 }),
      async (texts, asked) => {
        await db.delete(conversations);
        await converse("one", "T", texts);
        const words = ["t", ...texts.flatMap((one) => plain(one).split(" "))];
        const isThere = asked.every((term) => words.some((one) => one.includes(plain(term))));
        expect(await found(asked.join(" "))).toEqual(isThere ? ["one"] : []);
      },
    ),
    { numRuns: 60 },
  );
});

test("long conversations take several pages, and what comes later is found with what stood before", async () => {
  await converse("long", "Talk", ["early", "x ".repeat(9_000), "y ".repeat(9_000)]);
  expect(await found("early")).toEqual(["long"]);
  const pages = () => db.select({ size: conversation_pages.size }).from(conversation_pages);
  expect((await pages()).map((page) => page.size)).toEqual([5, 18_000, 18_000]);
  await say("long", "late");
  await say("long", "half", "streaming");
  expect(await found("early late")).toEqual(["long"]);
  expect(await found("half")).toEqual([]);
  await db.update(messages).set({ status: "done" }).where(eq(messages.content, "half"));
  expect(await found("half")).toEqual(["long"]);
  expect(await pages()).toHaveLength(4);
});

test("a new title takes the place of the old one, and what is deleted leaves nothing", async () => {
  await converse("a", "Harvest", ["pumpkins"]);
  expect(await found("harvest")).toEqual(["a"]);
  await db.update(conversations).set({ title: "Winter" });
  expect([await found("harvest"), await found("winter"), await found("pumpkins")]).toEqual([[], ["a"], ["a"]]);
  await db.delete(conversations);
  const left = (table: string, term: string) =>
    db.$client.prepare(`select count(*) from ${table} where ${table} match ?`).pluck().get(term);
  expect([left("conversation_pages_fts", "winter"), left("conversation_pages_short", "77"), await found("w")]).toEqual([0, 0, []]);
});

test("one person's terms find nothing of another one", async () => {
  const other = await insertUser(db);
  await converse("a", "Mine", ["kettle"]);
  await converse("b", "Theirs", ["kettle"], other);
  await converse("c", "Mine too", ["kettle"]);
  expect([await found("kettle"), await found("kettle", other), await found("e", other)]).toEqual([["a", "c"], ["b"], ["b"]]);
});

test("is filled a little at a time, one person's own first where they ask", async () => {
  const other = await insertUser(db);
  for (const id of ["a", "b"]) await converse(id, id, ["kettle"], other);
  await converse("mine", "Mine", ["kettle"]);
  expect(indexConversations(db, { budgetMs: 0 })).toBe(true);
  expect(indexConversations(db, { userId: owner, budgetMs: 60_000 })).toBe(false);
  const waiting = await db
    .select()
    .from(conversations_unindexed)
    .where(inArray(conversations_unindexed.conversation_id, ["a", "b", "mine"]));
  expect(waiting.map((one) => one.conversation_id).sort()).toEqual(["a", "b"]);
  // What was said a moment ago is put in however busy the machine is.
  const before = await db.$count(conversations_unindexed);
  expect(indexConversations(db, { budgetMs: 0, least: 1 })).toBe(true);
  expect(await db.$count(conversations_unindexed)).toBe(before - 1);
});

test("is filled with the newest first: a new title among many that wait is found by the first search that waits for a few", async () => {
  for (const id of ["1", "2", "3", "4", "5"]) await converse(id, `Talk ${id}`, ["kettle"]);
  await db.update(conversations).set({ title: "Winter" }).where(eq(conversations.id, "5"));
  indexConversations(db, { userId: owner, budgetMs: 0, least: 1 });
  const waiting = (await db.select().from(conversations_unindexed)).map((one) => one.conversation_id);
  expect(waiting.sort()).toEqual(["1", "2", "3", "4"]);
});
