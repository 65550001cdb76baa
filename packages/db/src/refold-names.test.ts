import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "./open.ts";
import { refoldNames } from "./refold-names.ts";
import { campaigns, models, teams } from "./schema/index.ts";
import { authored, campaignRow, insertUser } from "./test/rows.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
let owner: string;
const foldedOf = async (id: string) => (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0]?.name_folded;

beforeEach(async () => {
  db = await createTestDatabase();
  owner = await insertUser(db);
});

test("a new installation has nothing to compare otherwise", async () => expect(await refoldNames(db)).toBe(0));

test("names that an earlier version compared without their marks are compared with them, once", async () => {
  const team = { id: "team", name: "ガイド", name_folded: "カイト", description: "", colour: "blue", status: "active" as const };
  await db.insert(teams).values({ ...team, ...authored });
  await db
    .insert(campaigns)
    .values([
      campaignRow(owner, { id: "thai", name: "ปี 2027", name_folded: "ป 2027" }),
      campaignRow(owner, { id: "latin", name: "Frühling 春" }),
      campaignRow(owner, { id: "gone", name: "ปู", name_folded: null, deleted_at: new Date() }),
    ]);
  expect(await refoldNames(db)).toBe(2);
  expect(await Promise.all(["thai", "latin", "gone"].map(foldedOf))).toEqual(["ปี 2027", "fruhling 春", null]);
  expect((await db.select().from(teams).where(eq(teams.id, "team")))[0]?.name_folded).toBe("ガイド".normalize("NFKD"));
  expect(await refoldNames(db)).toBe(0);
});

test("the name of a deleted model stays free", async () => {
  await db.update(models).set({ name: "ปี", name_folded: "\u0000gone" });
  expect(await refoldNames(db)).toBe(0);
});

test("a name that is taken in its whole form by now is left as it was", async () => {
  await db
    .insert(campaigns)
    .values([campaignRow(owner, { id: "old", name: "ปี", name_folded: "ป" }), campaignRow(owner, { id: "new", name: "ปี" })]);
  expect(await refoldNames(db)).toBe(0);
});
