import { type Grants, type RoleInput, type RoleListInput, roleInput, roleListInput, roleUpdateInput } from "@copydesk/contracts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createCampaign } from "../../campaigns/create-campaign.ts";
import { watchCampaign } from "../../generation/live/watch.ts";
import { loadIdentity } from "../../identity/load-identity.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../../testing.ts";
import { inviteUsers } from "../users/invite-users.ts";
import { noted, roleId } from "../users/people-fixture.ts";
import { listRoles } from "./list-roles.ts";
import { readRole } from "./read-role.ts";
import { removeRole } from "./remove-role.ts";
import { createRole, updateRole } from "./save-role.ts";

let core: TestCore;
let ines: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
});
afterEach(() => core.close());

const make = (actor: Actor, input: RoleInput) => createRole(core, actor, roleInput.parse(input));
const list = (actor: Actor, query: RoleListInput = {}) => listRoles(core, actor, roleListInput.parse(query));

/** Changes some fields of a role and leaves the others as they are. */
async function change(actor: Actor, id: string, fields: { name?: string; grants?: Grants; version?: number }) {
  const { version, name, description, grants } = await readRole(core, ines, id);
  return updateRole(core, actor, roleUpdateInput.parse({ id, version, name, description, grants, ...fields }));
}

/** Somebody who may do everything with roles, and of the rest what is given. */
const keeper = (grants: Grants = {}) =>
  createPerson(core, { grants: { "roles.view": "any", "roles.create": "any", "roles.edit": "any", "roles.delete": "any", ...grants } });

describe("the list of roles", () => {
  test("says how many hold each, and what it opens", async () => {
    await createPerson(core, { roleKey: "viewer" });
    await createPerson(core, { roleKey: "viewer" });
    const { count, results } = await list(ines, { ordering: "-holders", limit: 2 });
    expect(count).toBe(5);
    expect(results).toMatchObject([
      { name: "Viewer", holder_count: 2, modules: ["campaigns"], is_system: false },
      { name: "Administrator", holder_count: 1, is_system: true },
    ]);
    expect((await list(ines, { search: "CREATOR" })).results.map((role) => role.name)).toEqual(["Content creator"]);
  });

  test("shows whoever may look at their own only the roles they hold or made", async () => {
    const helper = await createPerson(core, { grants: { "roles.view": "own", "roles.create": "any", "campaigns.view": "own" } });
    await make(helper, { name: "Mine", grants: { "campaigns.view": "own" } });
    const names = (await list(helper)).results.map((role) => role.name);
    expect(names).toEqual(["Mine", expect.stringMatching(/^Role /)]);
    await expect(readRole(core, helper, await roleId(core, "viewer"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("one role", () => {
  test("says who holds it, what the asker may grant and why it is locked", async () => {
    const auditor = await createPerson(core, { roleKey: "auditor", first_name: "Pieter" });
    const administrator = await readRole(core, ines, await roleId(core, "administrator"));
    expect(administrator).toMatchObject({ holders: [{ first_name: "Ines" }], locked: expect.stringContaining("administrator role") });
    expect(administrator.grantable["campaigns.edit"]).toBe("any");
    const viewer = await roleId(core, "viewer");
    expect((await readRole(core, ines, viewer)).locked).toBeNull();
    expect(await readRole(core, auditor, viewer)).toMatchObject({
      locked: expect.stringContaining("not change"),
      grantable: { "roles.view": "any" },
    });
  });
});

describe("making a role", () => {
  test("writes it down right by right", async () => {
    const { id, grants } = await make(ines, { name: "Writers", grants: { "campaigns.view": "team", "campaigns.edit": "none" } });
    expect(grants).toEqual({ "campaigns.view": "team" });
    expect(await noted(core, "role", id)).toMatchObject([
      { action: "role.created", changes: { name: { after: "Writers" }, "campaigns.view": { before: "none", after: "team" } } },
    ]);
  });

  test.each<[string, Grants]>([
    ["a right that its maker lacks", { "models.edit": "own" }],
    ["a wider level than its maker's", { "campaigns.view": "any" }],
  ])("refuses %s", async (_, grants) => {
    await expect(make(await keeper({ "campaigns.view": "team" }), { name: "More", grants })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("refuses a name that is taken", async () => {
    await expect(make(ines, { name: "VIEWER", grants: {} })).rejects.toMatchObject({
      code: "NAME_TAKEN",
      fields: { name: [expect.any(String)] },
    });
  });
});

describe("changing a role", () => {
  test("changes the rights of its holders with their next call, and ends what they may no longer watch", async () => {
    const lea = await createPerson(core, { roleKey: "content_creator" });
    const { id } = await createCampaign(core, lea, await sampleBrief(core));
    const stream = watchCampaign(core, lea, {
      campaign_id: id,
      last_event_id: null,
      signal: new AbortController().signal,
      recheck_ms: 3_600_000,
    });
    await stream.next();
    const ended = expect(stream.next()).rejects.toMatchObject({ code: "NOT_FOUND" });
    const role = await roleId(core, "content_creator");
    expect(await change(ines, role, { grants: { "examples.view": "any" } })).toMatchObject({ version: 2, modules: ["examples"] });
    expect(await loadIdentity(core, lea.userId)).toMatchObject({ grants: { "examples.view": "any" } });
    await ended;
    expect((await noted(core, "role", role))[0]?.changes).toMatchObject({ "campaigns.view": { before: "team", after: "none" } });
  });

  test("refuses what reaches beyond the asker, whether it is given or taken", async () => {
    const { id } = await make(ines, { name: "Writers", grants: { "campaigns.view": "any", "voices.view": "any", "examples.view": "own" } });
    const helper = await keeper({ "campaigns.view": "team", "examples.view": "any" });
    const refused = { code: "FORBIDDEN" };
    const now: Grants = { "campaigns.view": "any", "voices.view": "any", "examples.view": "own" };
    await expect(change(helper, id, { grants: { ...now, "models.view": "any" } })).rejects.toMatchObject(refused);
    await expect(change(helper, id, { grants: { ...now, "campaigns.view": "own" } })).rejects.toMatchObject(refused);
    await expect(change(helper, id, { grants: { "campaigns.view": "any", "examples.view": "own" } })).rejects.toMatchObject(refused);
    // What reaches no further may change, and the rest stays as it is.
    expect(await change(helper, id, { grants: { ...now, "examples.view": "any" } })).toMatchObject({
      grants: { "campaigns.view": "any", "examples.view": "any" },
    });
  });

  test("leaves the administrator role as it is", async () => {
    const id = await roleId(core, "administrator");
    await expect(change(ines, id, { name: "Boss" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await expect(removeRole(core, ines, { id, reassign_to: await roleId(core, "viewer") })).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });

  test("never takes from the asker the right to see and change roles", async () => {
    const helper = await keeper();
    const own = (await list(helper, { search: "Role" })).results[0]?.id ?? "";
    const all: Grants = { "roles.view": "any", "roles.create": "any", "roles.edit": "any", "roles.delete": "any" };
    for (const lost of [{ "roles.edit": "none" }, { "roles.edit": "own" }, { "roles.view": "none" }] as Grants[]) {
      await expect(change(helper, own, { grants: { ...all, ...lost } })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    }
    expect(await change(helper, own, { grants: { ...all, "roles.create": "none" } })).toMatchObject({ version: 2 });
  });

  test("of two at once lets one through, and shows the other what is there now", async () => {
    const id = await roleId(core, "viewer");
    const other = await createPerson(core);
    const both = await Promise.allSettled([
      change(ines, id, { name: "Readers", version: 1 }),
      change(other, id, { name: "Guests", version: 1 }),
    ]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, name: expect.stringMatching(/Readers|Guests/) } },
    });
  });

  test("that changes nothing writes nothing", async () => {
    const id = await roleId(core, "viewer");
    expect(await change(ines, id, {})).toMatchObject({ version: 1 });
    expect(await noted(core, "role", id)).toEqual([]);
  });
});

describe("deleting a role", () => {
  test("that is held asks for another one, and gives it to everybody", async () => {
    const lea = await createPerson(core, { roleKey: "viewer" });
    const id = await roleId(core, "viewer");
    await expect(removeRole(core, ines, { id })).rejects.toMatchObject({ code: "IN_USE", details: { holders: 1 } });
    for (const other of [id, "gone"]) {
      await expect(removeRole(core, ines, { id, reassign_to: other })).rejects.toMatchObject({
        fields: { reassign_to: [expect.any(String)] },
      });
    }
    await removeRole(core, ines, { id, reassign_to: await roleId(core, "auditor") });
    expect(await loadIdentity(core, lea.userId)).toMatchObject({ roleNames: ["Auditor"] });
    expect((await noted(core, "role", id))[0]).toMatchObject({
      action: "role.deleted",
      changes: { reassigned: { before: 1, after: "Auditor" } },
    });
    await expect(readRole(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("that nobody holds asks nothing", async () => {
    expect(await removeRole(core, ines, { id: await roleId(core, "auditor") })).toBeNull();
  });

  test("that the asker holds, or that holds more than they do, is refused", async () => {
    const helper = await keeper();
    const own = (await list(helper, { search: "Role" })).results[0]?.id ?? "";
    await expect(removeRole(core, helper, { id: own, reassign_to: await roleId(core, "viewer") })).rejects.toMatchObject({
      code: "RULE_BROKEN",
    });
    await expect(removeRole(core, helper, { id: await roleId(core, "viewer") })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const empty = await make(ines, { name: "Empty", grants: {} });
    await expect(removeRole(core, helper, { id: empty.id, reassign_to: await roleId(core, "administrator") })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await removeRole(core, helper, { id: empty.id })).toBeNull();
  });

  test("together with somebody who is given it at that moment leaves nobody without a role", async () => {
    const { id } = await make(ines, { name: "Short-lived", grants: {} });
    const invite = inviteUsers(core, ines, { people: [{ email: "a@x.example" }], role_ids: [id], teams: [] });
    const both = await Promise.allSettled([removeRole(core, ines, { id }), invite]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
