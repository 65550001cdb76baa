import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { batch } from "./batch.ts";
import { changeCounter, holds, unmoved } from "./change-counter.ts";
import type { Database } from "./open.ts";
import * as schema from "./schema/index.ts";
import { authored, campaignRow, insertUser } from "./test/rows.ts";
import { createTestDatabase } from "./testing.ts";

const { campaigns, campaign_languages, campaign_teams, languages, roles, team_members, teams, user_passwords, user_roles, users } = schema;

let db: Database;
let user: string;
let campaign: string;
const teamRow = { id: "team", name: "A", name_folded: "a", description: "", colour: "#000", status: "active" as const, ...authored };

beforeEach(async () => {
  db = await createTestDatabase();
  user = await insertUser(db);
  const row = campaignRow(user);
  campaign = row.id;
  await db.insert(campaigns).values(row);
  await db.insert(teams).values(teamRow);
});

/** Which of the counters a write raises. */
async function raised(write: () => PromiseLike<unknown>): Promise<string[]> {
  const names = ["campaigns", "campaigns.count", "campaigns.order", "identity"] as const;
  const before = await Promise.all(names.map((name) => changeCounter(db, name)));
  await write();
  const after = await Promise.all(names.map((name) => changeCounter(db, name)));
  return names.filter((_, i) => (after[i] ?? 0) > (before[i] ?? 0));
}

const change = (set: Partial<typeof campaigns.$inferInsert>) => () => db.update(campaigns).set(set).where(eq(campaigns.id, campaign));

describe("campaigns and their count", () => {
  test.each<[string, Partial<typeof campaigns.$inferInsert>]>([
    ["deleting", { deleted_at: new Date(), name_folded: null }],
    ["another state", { status: "ready" }],
    ["sharing", { privacy: "public" }],
    ["archiving", { archived_at: new Date() }],
    ["another last day", { to_date: "2028-01-01" }],
    ["another name", { name: "Other", name_folded: "other" }],
    ["another story, which a search may find", { main_story: "Kettles" }],
    ["another language", { language_codes: ["de"] }],
  ])("rise with %s", async (_, set) => {
    expect(await raised(change(set))).toEqual(["campaigns", "campaigns.count"]);
  });

  test("rise with another owner, a new campaign and one that is gone", async () => {
    const other = await insertUser(db);
    expect(await raised(change({ owner_id: other }))).toEqual(["campaigns", "campaigns.count"]);
    expect(await raised(() => db.insert(campaigns).values(campaignRow(user)))).toEqual(["campaigns", "campaigns.count"]);
    expect(await raised(() => db.delete(campaigns).where(eq(campaigns.id, campaign)))).toEqual(["campaigns", "campaigns.count"]);
  });

  test("rise with teams and languages of a campaign", async () => {
    const [language] = await db.select({ id: languages.id }).from(languages).limit(1);
    const spoken = { campaign_id: campaign, language_id: language?.id ?? "", position: 0 };
    expect(await raised(() => db.insert(campaign_teams).values({ campaign_id: campaign, team_id: "team" }))).toEqual([
      "campaigns",
      "campaigns.count",
    ]);
    expect(await raised(() => db.delete(campaign_teams))).toEqual(["campaigns", "campaigns.count"]);
    expect(await raised(() => db.insert(campaign_languages).values(spoken))).toEqual(["campaigns", "campaigns.count"]);
    expect(await raised(() => db.delete(campaign_languages))).toEqual(["campaigns", "campaigns.count"]);
  });

  test("progress raises the list's number only, because the count stays", async () => {
    expect(await raised(change({ pieces_done: 3 }))).toEqual(["campaigns"]);
    expect(await raised(change({ status: "draft", name: undefined }))).toEqual(["campaigns"]);
  });

  test("another time raises the order's number, because the campaign moves", async () => {
    expect(await raised(change({ updated_at: new Date() }))).toEqual(["campaigns", "campaigns.order"]);
    expect(await raised(change({ created_at: new Date() }))).toEqual(["campaigns", "campaigns.order"]);
  });
});

describe("identity", () => {
  test("rises with everything that decides what somebody may do", async () => {
    const [role] = await db.select({ id: roles.id }).from(roles).limit(1);
    const role_id = role?.id ?? "";
    const writes: (() => PromiseLike<unknown>)[] = [
      () => insertUser(db),
      () => db.update(users).set({ status: "inactive" }),
      () => db.update(roles).set({ grants: {} }),
      () => db.insert(user_roles).values({ user_id: user, role_id }),
      () => db.delete(user_roles),
      () => db.update(teams).set({ status: "inactive" }),
      () => db.insert(team_members).values({ team_id: "team", user_id: user, can_edit: false }),
      () => db.update(team_members).set({ can_edit: true }),
      () => db.delete(team_members),
      () => db.insert(user_passwords).values({ user_id: user, password_hash: "x", changed_at: new Date() }),
      () => db.update(user_passwords).set({ password_hash: "y" }),
      () => db.delete(teams),
      () => db.delete(user_passwords),
    ];
    for (const write of writes) expect(await raised(write), write.toString()).toEqual(["identity"]);
  });

  test("stays when somebody merely signs in", async () => {
    expect(await raised(() => db.update(users).set({ last_login_at: new Date() }))).toEqual([]);
  });
});

describe("a batch that is guarded", () => {
  const refused = new Error("moved");
  const rename = (name: string) => ({ first_name: name });
  const nameOf = async () => (await db.select({ name: users.first_name }).from(users).where(eq(users.id, user)))[0]?.name;

  test("is written while the counter stands where it was seen, and not afterwards", async () => {
    const seen = await changeCounter(db, "identity");
    const write = (name: string) =>
      batch(db, (tx) => [
        unmoved(tx, { name: "identity", seen, error: refused }),
        tx.update(users).set(rename(name)).where(eq(users.id, user)),
      ]);
    await write("Mara");
    await expect(write("Nobody")).rejects.toBe(refused);
    expect(await nameOf()).toBe("Mara");
  });

  test("is taken back whole when a condition does not hold after it", async () => {
    const write = (name: string) =>
      batch(db, (tx) => [
        tx.update(users).set(rename(name)).where(eq(users.id, user)),
        holds(tx, sql`exists (select 1 from users where first_name = 'Mara')`, refused),
      ]);
    await write("Mara");
    await expect(write("Nobody")).rejects.toBe(refused);
    expect(await nameOf()).toBe("Mara");
  });
});
