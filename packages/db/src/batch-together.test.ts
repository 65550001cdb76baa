import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { must } from "./batch.ts";
import { batchTogether } from "./batch-together.ts";
import { storageFailure } from "./failures.ts";
import { closeDatabase, type Database } from "./open.ts";
import { change_counters } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => closeDatabase(db));

const values = async () => Object.fromEntries((await db.select().from(change_counters)).map((row) => [row.name, row.value]));
const add = (name: string) => batchTogether(db, (tx) => [tx.insert(change_counters).values({ name, value: 1 })]);

const pay = (name: string) => batchTogether(db, (tx) => [tx.insert(change_counters).values({ name, value: 1 })], { atOnce: true });

function countCommits(): () => number {
  let commits = 0;
  const before = db.transaction;
  db.transaction = ((...call: Parameters<typeof before>) => {
    commits += 1;
    return before.apply(db, call);
  }) as typeof before;
  return () => commits;
}

describe("writes that share a commit", () => {
  it("are all there when they say so, in one transaction", async () => {
    const commits = countCommits();
    const changes = await Promise.all(["a", "b", "c"].map(add));
    expect(changes).toEqual([[1], [1], [1]]);
    expect(await values()).toMatchObject({ a: 1, b: 1, c: 1 });
    expect(commits()).toBe(1);
  });

  it("do not wait for a slow disk where one of them must not be lost: it is there in a moment, and the others with it", async () => {
    const before = db.transaction;
    // A commit that waits for its disk, after which others would be waited for.
    db.transaction = ((...call: Parameters<typeof before>) => {
      const result = before.apply(db, call);
      const end = performance.now() + 15;
      while (performance.now() < end);
      return result;
    }) as typeof before;
    await add("slow");
    db.transaction = before;
    const waits = add("waits");
    const commits = countCommits();
    const paid = pay("paid");
    const also = pay("paid, too");
    await new Promise(setImmediate);
    expect(await values()).toMatchObject({ paid: 1, "paid, too": 1, waits: 1 });
    expect(commits()).toBe(1);
    expect(await Promise.all([waits, paid, also])).toEqual([[1], [1], [1]]);
  });

  it("fail each for itself: what belongs to the failed one is not written, what does not is", async () => {
    const error = new Error("No such row");
    const results = await Promise.allSettled([
      add("a"),
      batchTogether(db, (tx) => [
        tx.insert(change_counters).values({ name: "half", value: 1 }),
        must(tx.update(change_counters).set({ value: 2 }).where(eq(change_counters.name, "nobody")), error),
      ]),
      add("a"),
      add("b"),
    ]);
    expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(results[1]).toMatchObject({ reason: error });
    expect(await values()).toMatchObject({ a: 1, b: 1 });
    expect(await values()).not.toHaveProperty("half");
  });

  it("all fail when the disk is full, and succeed once there is room", async () => {
    const pages = db.$client.pragma("page_count", { simple: true });
    db.$client.pragma(`max_page_count = ${pages}`);
    const long = () =>
      batchTogether(db, (tx) => [tx.insert(change_counters).values({ name: sql`'long' || hex(zeroblob(400000))`, value: 1 })]);
    const results = await Promise.allSettled([add("a"), long()]);
    expect(results.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    for (const result of results) expect(result.status === "rejected" && storageFailure(result.reason)).toBeTruthy();
    expect(Object.keys(await values())).not.toEqual(expect.arrayContaining(["a"]));
    db.$client.pragma("max_page_count = 1000000");
    await Promise.all([add("a"), long(), add("b")]);
    expect(await values()).toMatchObject({ a: 1, b: 1 });
  });

  it("leave what would take too long to another commit, in their order", async () => {
    const slow = (name: string) =>
      batchTogether(db, (tx) => {
        const began = performance.now();
        while (performance.now() - began < 20);
        order.push(name);
        return [tx.insert(change_counters).values({ name, value: 1 })];
      });
    const order: string[] = [];
    const commits = countCommits();
    await Promise.all(["a", "b", "c"].map(slow));
    expect(order).toEqual(["a", "b", "c"]);
    expect(commits()).toBe(3);
  });

  it("do not wait for ever: the next crowd is another commit", async () => {
    await add("a");
    await add("b");
    expect(await values()).toMatchObject({ a: 1, b: 1 });
  });
});
