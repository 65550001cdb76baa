import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadIdentity } from "../../identity/load-identity.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, teamNamed } from "../../testing.ts";
import { addToTeam } from "./add-to-team.ts";
import { change, noted, roleId } from "./people-fixture.ts";
import { readUser } from "./read-user.ts";

let core: TestCore;
let ines: Actor;
let lea: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { email: "ines@norrbrook.example", password: "a long enough password" });
  lea = await createPerson(core, { roleKey: "viewer", email: "lea@norrbrook.example", teams: ["DACH"] });
});
afterEach(() => core.close());

test("a change of fields, roles and teams is written, and noted each by itself", async () => {
  const nordics = await teamNamed(core, "Nordics");
  const dach = await teamNamed(core, "DACH");
  const teams = [
    { team_id: dach, can_edit: true },
    { team_id: nordics, can_edit: false },
  ];
  const after = await change(core, ines, lea.userId, { last_name: "Sommer", role_ids: [await roleId(core, "content_creator")], teams });
  expect(after).toMatchObject({
    version: 2,
    last_name: "Sommer",
    roles: [{ name: "Content creator" }],
    teams: [
      { name: "DACH", can_edit: true },
      { name: "Nordics", can_edit: false },
    ],
  });
  expect(await loadIdentity(core, lea.userId)).toMatchObject({ roleNames: ["Content creator"], editTeamIds: [dach] });
  const log = await noted(core, "user", lea.userId);
  expect(log.map((one) => one.action).sort()).toEqual(["user.roles_changed", "user.teams_changed", "user.updated"]);
  expect(Object.assign({}, ...log.map((one) => one.changes))).toMatchObject({
    last_name: { after: "Sommer" },
    roles: { before: ["Viewer"], after: ["Content creator"] },
    teams: { before: ["DACH"], after: ["DACH (edits)", "Nordics"] },
  });
});

test("a save that changes nothing writes nothing", async () => {
  expect(await change(core, ines, lea.userId, {})).toMatchObject({ version: 1 });
  expect(await noted(core, "user", lea.userId)).toEqual([]);
});

test("of two who change one person, the second sees what the first saved", async () => {
  const version = (await readUser(core, ines, lea.userId)).version;
  const both = await Promise.allSettled([
    change(core, ines, lea.userId, { version, first_name: "Lea" }),
    change(core, ines, lea.userId, { version, first_name: "Lena" }),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = both.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "STALE_VERSION",
    details: { current: { version: 2, first_name: expect.stringMatching(/^Le/) } },
  });
});

test("somebody put into a team meanwhile is not taken out again by an older form", async () => {
  const version = (await readUser(core, ines, lea.userId)).version;
  await addToTeam(core, ines, { ids: [lea.userId], team_id: await teamNamed(core, "Nordics") });
  await expect(change(core, ines, lea.userId, { version, teams: [] })).rejects.toMatchObject({ code: "STALE_VERSION" });
});

test("an address that somebody has is refused on its field; a new one ends the links to the old", async () => {
  await expect(change(core, ines, lea.userId, { email: "INES@norrbrook.example" })).rejects.toMatchObject({
    code: "NAME_TAKEN",
    fields: { email: ["Somebody with this address is here already"] },
  });
  const { password_tokens } = schema;
  const time = new Date(core.now());
  await core.db
    .insert(password_tokens)
    .values({ id: "t", user_id: lea.userId, kind: "reset", token_hash: "h", created_at: time, expires_at: time });
  await change(core, ines, lea.userId, { email: "lea.sommer@norrbrook.example" });
  expect(await core.db.select().from(password_tokens).where(eq(password_tokens.id, "t"))).toMatchObject([{ used_at: time }]);
});

describe("nobody", () => {
  test("changes their own roles, though they may change their name", async () => {
    await expect(change(core, ines, ines.userId, { role_ids: [await roleId(core, "viewer")] })).rejects.toMatchObject({
      code: "RULE_BROKEN",
    });
    expect(await change(core, ines, ines.userId, { first_name: "Inês" })).toMatchObject({ first_name: "Inês" });
  });

  test("gives what they do not hold, level by level", async () => {
    const helper = await createPerson(core, {
      grants: {
        "users.view": "any",
        "users.edit": "any",
        "users.assign_roles": "any",
        "campaigns.view": "team",
        "campaigns.export": "any",
      },
    });
    await expect(change(core, helper, lea.userId, { role_ids: [await roleId(core, "content_creator")] })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await change(core, helper, lea.userId, { first_name: "Lea" })).toMatchObject({ first_name: "Lea" });
  });

  test("changes the account of somebody who may do more: its address would bring its rights", async () => {
    const helper = await createPerson(core, { grants: { "users.view": "any", "users.edit": "any" } });
    await expect(change(core, helper, ines.userId, { email: "mine@x.example" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("gives roles without the right to, though they may edit people", async () => {
    const { "users.assign_roles": _, ...grants } = ines.grants;
    const editor = await createPerson(core, { grants });
    await expect(change(core, editor, lea.userId, { role_ids: [await roleId(core, "auditor")] })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  test("puts anybody into a team they may not change, themselves neither", async () => {
    const helper = await createPerson(core, {
      grants: { "users.view": "any", "users.edit": "any", "campaigns.view": "team", "campaigns.export": "any" },
    });
    const teams = [{ team_id: await teamNamed(core, "Nordics"), can_edit: true }];
    for (const id of [helper.userId, lea.userId]) {
      await expect(change(core, helper, id, { teams })).rejects.toMatchObject({
        code: "FORBIDDEN",
        message: expect.stringContaining("who is in the team"),
      });
    }
  });
});
