import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { batch, must, returned } from "./batch.ts";
import { batchTogether } from "./batch-together.ts";
import { onPostgres } from "./dialect.ts";
import { objectives } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

const rename = (name: string) => ({ name, name_folded: name.toLowerCase() });

test("writes all statements and answers how many rows each changed", async () => {
  const db = await createTestDatabase();
  const changed = await batch(db, (tx) => [
    tx.update(objectives).set({ status: "inactive" }),
    tx.delete(objectives).where(eq(objectives.name, "Announcement")),
    tx.delete(objectives).where(eq(objectives.name, "No such thing")),
  ]);
  expect(changed).toEqual([9, 1, 0]);
  expect(await db.$count(objectives)).toBe(8);
});

test("a statement that fails half-way leaves nothing of the others", async () => {
  const db = await createTestDatabase();
  const run = batch(db, (tx) => [
    tx.update(objectives).set(rename("Fame")).where(eq(objectives.name, "Education")),
    // A second row of that name is refused by the unique index.
    tx.update(objectives).set(rename("Fame")).where(eq(objectives.name, "Announcement")),
  ]);
  await expect(run).rejects.toThrow();
  expect(await db.$count(objectives, eq(objectives.name, "Fame"))).toBe(0);
});

test("a guard that changes nothing throws its error and undoes the rest", async () => {
  const db = await createTestDatabase();
  const stale = new Error("stale");
  const run = batch(db, (tx) => [
    tx.update(objectives).set(rename("Fame")).where(eq(objectives.name, "Education")),
    must(tx.update(objectives).set({ status: "inactive" }).where(eq(objectives.version, 7)), stale),
  ]);
  await expect(run).rejects.toBe(stale);
  expect(await db.$count(objectives, eq(objectives.name, "Fame"))).toBe(0);
});

test("a guard that changes something lets the rest through", async () => {
  const db = await createTestDatabase();
  const guard = eq(objectives.version, 1);
  await batch(db, (tx) => [must(tx.update(objectives).set({ status: "inactive" }).where(guard), new Error("stale"))]);
  expect(await db.$count(objectives, eq(objectives.status, "inactive"))).toBe(9);
});

test("rows that a write answers are seen, and counted", async () => {
  const db = await createTestDatabase();
  let names: string[] = [];
  const changed = await batch(db, (tx) => [
    returned(tx.delete(objectives).where(eq(objectives.name, "Announcement")).returning({ name: objectives.name }), (rows) => {
      names = rows.map((row) => row.name);
    }),
  ]);
  expect([changed, names]).toEqual([[1], ["Announcement"]]);
});

test.skipIf(onPostgres)("building the statements may throw too", async () => {
  const db = await createTestDatabase();
  const run = batch(db, (tx) => {
    tx.delete(objectives).run();
    throw new Error("half-way");
  });
  await expect(run).rejects.toThrow("half-way");
  expect(await db.$count(objectives)).toBe(9);
});

test("nothing can be awaited inside", async () => {
  const db = await createTestDatabase();
  const make = async () => [];
  // @ts-expect-error a promise is not a list of statements
  await expect(batch(db, make)).rejects.toThrow();
});

test.runIf(onPostgres)("writers wait for each other, and what is urgent goes before what waits", async () => {
  const db = await createTestDatabase();
  const order: string[] = [];
  const write = (name: string, options?: { atOnce: boolean }) =>
    batchTogether(db, (tx) => [tx.update(objectives).set({ description: name })], options).then(() => order.push(name));
  const plain = (name: string) => batch(db, (tx) => [tx.update(objectives).set({ description: name })]).then(() => order.push(name));
  await Promise.all([plain("first"), plain("second"), write("crowd"), write("paid for", { atOnce: true })]);
  expect(order).toEqual(["first", "paid for", "second", "crowd"]);
});
