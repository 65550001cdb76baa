import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { purgeActivityLogs } from "./change-activity-log.ts";
import type { Database } from "./open.ts";
import { activity_logs } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
const record = (id: string, at: string) => ({
  id,
  at: new Date(at),
  actor_name: "Ines Carvalho",
  actor_roles: ["Administrator"],
  action: "campaign.created",
  entity_type: "campaign",
  entity_name: "Spring",
  changes: {},
  address: "127.0.0.1",
  source: "web" as const,
  request_id: "r",
  result: "success" as const,
});

beforeEach(async () => {
  db = await createTestDatabase();
  await db.insert(activity_logs).values([record("old", "2025-01-01"), record("new", "2026-11-20")]);
});

const refusal = "the activity log is append-only";

test("a record cannot be changed", async () => {
  await expect(db.update(activity_logs).set({ action: "nothing" }).where(eq(activity_logs.id, "old"))).rejects.toThrow(refusal);
});

test("a record cannot be deleted, however old", async () => {
  await expect(db.delete(activity_logs).where(eq(activity_logs.id, "old"))).rejects.toThrow(refusal);
  expect(await db.$count(activity_logs)).toBe(2);
});

test("as many go at once as are asked for, the oldest first", async () => {
  await db.insert(activity_logs).values([record("older", "2024-01-01"), record("oldest", "2023-01-01")]);
  expect(await purgeActivityLogs(db, new Date("2026-01-01"), 2)).toBe(2);
  expect((await db.select().from(activity_logs)).map((one) => one.id).sort()).toEqual(["new", "old"]);
});

test("records older than the limit go, and afterwards nothing can be deleted again", async () => {
  expect(await purgeActivityLogs(db, new Date("2026-01-01"), 10)).toBe(1);
  expect((await db.select().from(activity_logs)).map((one) => one.id)).toEqual(["new"]);
  await db.insert(activity_logs).values(record("older", "2024-01-01"));
  await expect(db.delete(activity_logs).where(eq(activity_logs.id, "older"))).rejects.toThrow(refusal);
});
