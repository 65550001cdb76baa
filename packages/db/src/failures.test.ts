import { expect, test } from "vitest";
import { batch } from "./batch.ts";
import { storageFailure, uniqueViolation } from "./failures.ts";
import { campaigns, objectives } from "./schema/index.ts";
import { campaignRow, insertUser } from "./test/rows.ts";
import { createTestDatabase } from "./testing.ts";

const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
};

test("a full disk becomes 507 in a sentence, reads go on, and it heals by itself", async () => {
  const db = await createTestDatabase();
  const owner = await insertUser(db);
  const write = () => batch(db, (tx) => [tx.insert(campaigns).values(campaignRow(owner, { main_story: "x".repeat(50_000) }))]);
  const pages = Number(db.$client.pragma("page_count", { simple: true }));
  db.$client.pragma(`max_page_count = ${pages + 2}`);

  const failure = storageFailure(await failureOf(write()));
  expect(failure).toMatchObject({ code: "STORAGE_FULL", message: expect.stringContaining("no room left") });
  expect(await db.$count(campaigns)).toBe(0);
  expect(await db.$count(objectives)).toBe(9);

  db.$client.pragma(`max_page_count = ${pages + 1000}`);
  await write();
  expect(await db.$count(campaigns)).toBe(1);
});

test("a read-only file is a storage failure too", async () => {
  const db = await createTestDatabase();
  db.$client.pragma("query_only = ON");
  expect(storageFailure(await failureOf(db.delete(objectives)))).toMatchObject({ code: "STORAGE_FULL" });
});

test.each([
  ["SQLITE_IOERR_WRITE", /disk could not be written/],
  ["SQLITE_READONLY_DBMOVED", /may not write to its database/],
  ["SQLITE_FULL", /no room left/],
  ["SQLITE_IOERR_SHMSIZE", /no room left/],
  ["ENOSPC", /no room left/],
  ["EDQUOT", /no room left/],
  ["EROFS", /may not write/],
  ["EIO", /disk could not be written/],
])("%s is called what it is", (code, words) => {
  const failure = storageFailure(Object.assign(new Error("as SQLite or the system says it"), { code }));
  expect(failure).toMatchObject({ code: "STORAGE_FULL", message: expect.stringMatching(words) });
  expect(failure?.message).toContain("nothing was changed");
});

test("a name that is taken is told by its columns", async () => {
  const db = await createTestDatabase();
  const owner = await insertUser(db);
  await db.insert(campaigns).values(campaignRow(owner, { name: "Spring" }));
  const error = await failureOf(db.insert(campaigns).values(campaignRow(owner, { name: "spríng" })));
  expect(uniqueViolation(error)).toBe("campaigns.name_folded");
  expect(storageFailure(error)).toBeNull();
});

test("a deleted campaign's name is free again", async () => {
  const db = await createTestDatabase();
  const owner = await insertUser(db);
  const gone = campaignRow(owner, { name: "Spring", name_folded: null, deleted_at: new Date() });
  await db.insert(campaigns).values([gone, { ...gone, id: "second" }, campaignRow(owner, { name: "Spring" })]);
  expect(await db.$count(campaigns)).toBe(3);
});

test("any other failure is none of these", () => {
  expect(uniqueViolation(new Error("no"))).toBeNull();
  expect(storageFailure(new TypeError("no"))).toBeNull();
});
