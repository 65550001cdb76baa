import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renameInActivityLog } from "./change-activity-log.ts";
import { closeDatabase, type Database, openDatabase } from "./open.ts";
import { activity_logs } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
const record = (id: string, entity_name: string) => ({
  id,
  at: new Date("2025-01-01"),
  actor_name: "",
  actor_roles: [],
  action: "auth.login_failed",
  entity_type: "user",
  entity_name,
  changes: {},
  address: "192.0.2.1",
  source: "web" as const,
  request_id: "r",
  result: "failed" as const,
});
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "copydesk-rename-"));
  const image = (await createTestDatabase()).$client.serialize();
  writeFileSync(join(folder, "copydesk.sqlite"), image);
  db = openDatabase(join(folder, "copydesk.sqlite"));
  await db.insert(activity_logs).values([record("one", "hunter2-typed-here"), record("two", "mara@example.com")]);
});
afterEach(() => {
  closeDatabase(db);
  rmSync(folder, { recursive: true });
});

test("a name is another one afterwards, everything else what it was, and the log append-only again", async () => {
  const [before] = await db.select().from(activity_logs).where(eq(activity_logs.id, "one"));
  await renameInActivityLog(db, [{ id: "one", entity_name: "Unknown name a1b2c3d4" }]);
  const rows = await db.select().from(activity_logs).orderBy(activity_logs.id);
  expect(rows).toMatchObject([
    { ...before, entity_name: "Unknown name a1b2c3d4" },
    { id: "two", entity_name: "mara@example.com" },
  ]);
  for (const change of [db.delete(activity_logs), db.update(activity_logs).set({ entity_name: "x" })])
    await expect(change).rejects.toThrow("the activity log is append-only");
});

test("the old name is nowhere in the file any more", async () => {
  const held = () => {
    db.$client.pragma("wal_checkpoint(TRUNCATE)");
    return readFileSync(join(folder, "copydesk.sqlite")).includes("hunter2-typed-here");
  };
  expect(held()).toBe(true);
  await renameInActivityLog(db, [{ id: "one", entity_name: "Unknown name a1b2c3d4" }]);
  expect(held()).toBe(false);
});

test("records that are not there are nothing to rename", async () => {
  await renameInActivityLog(db, [{ id: "gone", entity_name: "x" }]);
  expect(await db.$count(activity_logs)).toBe(2);
});
