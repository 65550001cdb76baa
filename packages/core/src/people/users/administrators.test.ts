import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadIdentity } from "../../identity/load-identity.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../../testing.ts";
import { deactivateUsers } from "./change-status.ts";
import { listAdministrators } from "./list-administrators.ts";
import { change, roleId } from "./people-fixture.ts";
import { removeUser } from "./remove-user.ts";

const password = "a long enough password";
let core: TestCore;
let ines: Actor;
let omar: Actor;
/** Holds every right, but not the administrator role. */
let deputy: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { password });
  omar = await createPerson(core, { password });
  deputy = await createPerson(core, { grants: ines.grants, password });
});
afterEach(() => core.close());

async function administrators(): Promise<string[]> {
  const { users, user_roles, roles } = schema;
  const rows = await core.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(and(eq(roles.system_key, "administrator"), eq(users.status, "active")));
  return rows.map((row) => row.id).sort();
}

test("whom to ask are administrators who are still there", async () => {
  const before = await listAdministrators(core);
  expect(before).toHaveLength(2);
  await deactivateUsers(core, ines, [omar.userId]);
  const [left, ...others] = await listAdministrators(core);
  expect(others).toEqual([]);
  expect(before).toContain(left);
});

describe("two administrators at once", () => {
  type Attack = (actor: Actor, other: Actor) => Promise<unknown>;
  const attacks: [string, Attack][] = [
    ["demote", async (actor, other) => change(core, actor, other.userId, { role_ids: [await roleId(core, "viewer")] })],
    ["delete", (actor, other) => removeUser(core, actor, { id: other.userId })],
    ["deactivate", (actor, other) => deactivateUsers(core, actor, [other.userId])],
  ];
  test.each(attacks)("who %s each other: one of them stays one", async (_, attack) => {
    const both = await Promise.allSettled([attack(ines, omar), attack(omar, ines)]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({
      code: expect.stringMatching(/FORBIDDEN|UNAUTHENTICATED/),
    });
    expect(await administrators()).toHaveLength(1);
  });

  test("each with another action", async () => {
    for (const [, first] of attacks) {
      for (const [, second] of attacks) {
        const [a, b] = [await createPerson(core, { password }), await createPerson(core, { password })];
        const both = await Promise.allSettled([first(a, b), second(b, a)]);
        expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
      }
    }
  });
});

describe("the last administrator who can sign in", () => {
  beforeEach(async () => {
    await deactivateUsers(core, ines, [omar.userId]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["is not demoted", async () => change(core, deputy, ines.userId, { role_ids: [await roleId(core, "viewer")] })],
    ["is not deactivated", () => deactivateUsers(core, deputy, [ines.userId])],
    ["is not deleted", () => removeUser(core, deputy, { id: ines.userId })],
  ])("%s", async (_, action) => {
    await expect(action()).rejects.toMatchObject({ code: "RULE_BROKEN", message: expect.stringContaining("without an administrator") });
    expect(await administrators()).toEqual([ines.userId]);
    expect(await loadIdentity(core, ines.userId)).not.toBeNull();
  });

  test("is not replaced by one who has no way to sign in", async () => {
    await createPerson(core, {});
    await expect(deactivateUsers(core, deputy, [ines.userId])).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });

  test("is not replaced by one who has Microsoft only, which may not answer one day", async () => {
    const sso = await createPerson(core, {});
    const time = new Date(core.now());
    const account = { id: "a", user_id: sso.userId, provider: "microsoft" as const, issuer: "i", subject: "s", display_name: "" };
    await core.db.insert(schema.connected_accounts).values({ ...account, created_at: time, updated_at: time });
    await core.db.update(schema.company_settings).set({ ms_auth: true });
    await expect(deactivateUsers(core, deputy, [ines.userId])).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });
});

test("nobody deactivates or deletes themselves", async () => {
  expect(await deactivateUsers(core, ines, [ines.userId, omar.userId])).toMatchObject({
    done: [omar.userId],
    left: [{ id: ines.userId, reason: "You cannot deactivate yourself." }],
  });
  await expect(removeUser(core, ines, { id: ines.userId })).rejects.toMatchObject({ code: "RULE_BROKEN" });
});
