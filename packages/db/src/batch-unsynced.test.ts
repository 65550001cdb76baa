import { afterEach, beforeEach, expect, test } from "vitest";
import { batch } from "./batch.ts";
import { batchUnsynced } from "./batch-unsynced.ts";
import { onPostgres } from "./dialect.ts";
import { closeDatabase, type Database } from "./open.ts";
import { change_counters } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => closeDatabase(db));

const names = async () => (await db.select().from(change_counters)).map(({ name }) => name);
const add = (name: string) => batchUnsynced(db, (tx) => [tx.insert(change_counters).values({ name, value: 1 })]);

test("a write that waits for no disk is there at once", async () => {
  await add("a");
  expect(await names()).toContain("a");
});

test.skipIf(onPostgres)("others wait for the disk again, at once and after a failure", async () => {
  const level = () => db.$client.pragma("synchronous", { simple: true });
  const seen: unknown[] = [];
  const full = 2;
  const normal = 1;
  const writing = batchUnsynced(db, (tx) => {
    seen.push(level());
    return [tx.insert(change_counters).values({ name: "a", value: 1 })];
  });
  // Before anybody waits for it: whoever comes in between writes with the disk.
  seen.push(level());
  await writing;
  await batch(db, (tx) => {
    seen.push(level());
    return [tx.insert(change_counters).values({ name: "b", value: 1 })];
  });
  await expect(add("a")).rejects.toThrow();
  seen.push(level());
  expect(seen).toEqual([normal, full, full, full]);
});
