import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { batch } from "./batch.ts";
import type { Database } from "./open.ts";
import { hasText, prepared, textFor, textsById } from "./prepared.ts";
import { models, objectives, users } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";
import { joined } from "./vocabulary.ts";

let db: Database;
let made: number;
let id: string;
beforeEach(async () => {
  db = await createTestDatabase();
  made = 0;
  const [model] = await db.select().from(models).limit(1);
  id = model?.id ?? "";
});

type Change = Partial<Pick<typeof models.$inferInsert, "price_in" | "capabilities" | "is_default_chat" | "updated_at">>;
const change = (values: Change) =>
  batch(db, () => [
    prepared(db, "change a model", { id, ...values }, (marks) => {
      made += 1;
      return db.update(models).set(marks).where(eq(models.id, marks.id));
    }),
  ]);
const model = async () => (await db.select().from(models).where(eq(models.id, id)))[0];

test("values of every kind are stored as if the statement were made for them", async () => {
  const at = new Date("2027-01-02T03:04:05Z");
  expect(await change({ price_in: 2.5, capabilities: { streaming: false }, is_default_chat: false, updated_at: at })).toEqual([1]);
  expect(await model()).toMatchObject({ price_in: 2.5, capabilities: { streaming: false }, is_default_chat: false, updated_at: at });
});

test("the statement is made once for values of one shape", async () => {
  await change({ price_in: 1 });
  await change({ price_in: 2 });
  expect(made).toBe(1);
  expect(await model()).toMatchObject({ price_in: 2 });
});

test("null is null, and what is not given stays", async () => {
  await change({ price_in: 1, capabilities: { streaming: true } });
  await change({ price_in: null });
  await change({ price_in: undefined, is_default_chat: false });
  expect(await model()).toMatchObject({ price_in: null, capabilities: { streaming: true }, is_default_chat: false });
  expect(made).toBe(3);
});

test("a row is inserted, its empty times empty", async () => {
  const now = new Date("2027-01-01T00:00:00Z");
  const person = {
    id: "u1",
    email: "mia@example.com",
    first_name: "Mia",
    last_name: "Berg",
    status: "active" as const,
    timezone: "UTC",
    last_login_at: null,
    created_at: now,
    updated_at: now,
  };
  await batch(db, () => [prepared(db, "add a person", person, (marks) => db.insert(users).values(marks))]);
  expect(await db.select().from(users)).toMatchObject([{ ...person, job_title: "", deleted_at: null }]);
});

test("texts by id go to their rows, and to no others, in one statement", async () => {
  const rows = await db.select({ id: objectives.id }).from(objectives).limit(3);
  const [one, another, other] = rows.map((row) => row.id) as [string, string, string];
  // What breaks JSON, an address within it, or a character in two.
  const words = ['"quoted" \\ $.x [0]', "é🎉\u2028\n", ""];
  await db.update(objectives).set({ description: "before " });
  const append = (texts: [string, string][]) =>
    prepared(db, "append descriptions", { words: textsById(texts) }, () =>
      db
        .update(objectives)
        .set({ description: joined(objectives.description, textFor(objectives.id, "words")) })
        .where(hasText(objectives.id, "words")),
    );
  const changed = await batch(db, () => [
    append([
      [one, words[0] ?? ""],
      [another, words[1] ?? ""],
      ["nobody's $.id", "lost"],
    ]),
  ]);
  expect(changed).toEqual([2]);
  const found = await db.select({ id: objectives.id, text: objectives.description }).from(objectives);
  const texts = new Map(found.map(({ id, text }) => [id, text]));
  expect([one, another, other].map((id) => texts.get(id))).toEqual([`before ${words[0]}`, `before ${words[1]}`, "before "]);
  // Half a character and the character of number 0 cost nobody else their text.
  await batch(db, () => [
    append([
      [one, "\ud83c\0"],
      [other, "whole"],
    ]),
  ]);
  const [row] = await db.select({ text: objectives.description }).from(objectives).where(eq(objectives.id, other));
  expect(row?.text).toBe("before whole");
});
