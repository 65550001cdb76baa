import { type TeamInput, type TeamListInput, teamInput, teamListInput, teamUpdateInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../../access/authorize-campaign.ts";
import { createCampaign } from "../../campaigns/create-campaign.ts";
import { removeCampaign } from "../../campaigns/lifecycle.ts";
import { loadIdentity } from "../../identity/load-identity.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../../testing.ts";
import { noted } from "../users/people-fixture.ts";
import { listTeams } from "./list-teams.ts";
import { readTeam } from "./read-team.ts";
import { removeTeam } from "./remove-team.ts";
import { createTeam, updateTeam } from "./save-team.ts";
import { readTeamImpact } from "./team-impact.ts";
import { findTeamPeople } from "./team-people.ts";

let core: TestCore;
let ines: Actor;
let mira: Actor;
let lea: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
  mira = await createPerson(core, { first_name: "Mira", last_name: "Falk", roleKey: "marketing_manager" });
  lea = await createPerson(core, { first_name: "Lea", last_name: "Sommer", roleKey: "viewer" });
});
afterEach(() => core.close());

const make = (actor: Actor, input: TeamInput) => createTeam(core, actor, teamInput.parse(input));
const list = (actor: Actor, query: TeamListInput = {}) => listTeams(core, actor, teamListInput.parse(query));
const names = async (actor: Actor, query?: TeamListInput) => (await list(actor, query)).results.map((team) => team.name);

/** Changes some fields of a team and leaves the others as they are. */
async function change(actor: Actor, id: string, fields: Partial<TeamInput> & { version?: number }) {
  const { version, name, description, colour, status, members } = await readTeam(core, ines, id);
  const same = members.map((one) => ({ user_id: one.id, can_edit: one.can_edit }));
  return updateTeam(core, actor, teamUpdateInput.parse({ id, version, name, description, colour, status, members: same, ...fields }));
}

const share = async (actor: Actor, name: string, team_ids: string[]) =>
  (await createCampaign(core, actor, await sampleBrief(core, { name, team_ids }))).id;

describe("making a team", () => {
  test("puts people into it, each with or without the right to edit, and writes it down", async () => {
    const team = await make(mira, {
      name: " Nordics ",
      colour: "teal",
      members: [{ user_id: mira.userId, can_edit: true }, { user_id: lea.userId }],
    });
    expect(team).toMatchObject({
      name: "Nordics",
      version: 1,
      member_count: 2,
      can_edit: true,
      can_delete: false,
      members: [
        { first_name: "Lea", can_edit: false, status: "active" },
        { first_name: "Mira", can_edit: true },
      ],
    });
    expect(await loadIdentity(core, mira.userId)).toMatchObject({ teamIds: [team.id], editTeamIds: [team.id] });
    expect(await noted(core, "team", team.id)).toMatchObject([
      {
        action: "team.created",
        changes: { name: { after: "Nordics" }, members_added: { after: ["Mira Falk", "Lea Sommer"] }, may_edit: { after: ["Mira Falk"] } },
      },
    ]);
  });

  test("refuses a name that is taken, but for case and accents, and people who are gone", async () => {
    await make(ines, { name: "Équipe" });
    await expect(make(ines, { name: "EQUIPE" })).rejects.toMatchObject({
      code: "NAME_TAKEN",
      fields: { name: ["A team with this name already exists"] },
    });
    await expect(make(ines, { name: "Other", members: [{ user_id: "gone" }] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { members: [expect.any(String)] },
    });
    expect(await names(ines)).toEqual(["Équipe"]);
  });
});

describe("the list of teams", () => {
  test("shows a manager the teams they made or are in, an auditor all, and whoever may not look none", async () => {
    await make(mira, { name: "Made" });
    await make(ines, { name: "Member", members: [{ user_id: mira.userId }] });
    await make(ines, { name: "Stranger" });
    expect(await names(mira)).toEqual(["Made", "Member"]);
    expect((await list(mira)).results.map((team) => [team.can_edit, team.can_delete])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(await names(await createPerson(core, { roleKey: "auditor" }))).toEqual(["Made", "Member", "Stranger"]);
    expect(await names(lea)).toEqual([]);
  });

  test("is searched, filtered, put in order and counted", async () => {
    await make(ines, { name: "Ålesund", members: [{ user_id: lea.userId }] });
    await make(ines, { name: "Bergen", status: "inactive" });
    await make(ines, { name: "Copenhagen", members: [{ user_id: lea.userId }, { user_id: mira.userId }] });
    expect(await names(ines)).toEqual(["Ålesund", "Bergen", "Copenhagen"]);
    expect(await names(ines, { ordering: "-members" })).toEqual(["Copenhagen", "Ålesund", "Bergen"]);
    expect(await names(ines, { search: "ALES" })).toEqual(["Ålesund"]);
    expect(await names(ines, { status: "inactive" })).toEqual(["Bergen"]);
    expect(await list(ines, { limit: 1, offset: 2, ordering: "created_at" })).toMatchObject({
      count: 3,
      results: [{ name: "Copenhagen", member_count: 2, members: [{ first_name: "Lea" }, { first_name: "Mira" }] }],
    });
  });

  test("shows the first five members, and how many there are", async () => {
    const many = await Promise.all(Array.from({ length: 8 }, (_, i) => createPerson(core, { roleKey: "viewer", first_name: `P${i}` })));
    await make(ines, { name: "Many", members: many.map((one) => ({ user_id: one.userId })) });
    const [team] = (await list(ines)).results;
    expect(team?.member_count).toBe(8);
    expect(team?.members.map((one) => one.first_name)).toEqual(["P0", "P1", "P2", "P3", "P4"]);
  });
});

describe("changing a team", () => {
  test("says who came and who went, and gives them the rights with their next call", async () => {
    const { id } = await make(ines, { name: "Nordics", members: [{ user_id: lea.userId, can_edit: true }] });
    expect(await change(ines, id, { name: "North", members: [{ user_id: mira.userId }] })).toMatchObject({
      version: 2,
      members: [{ first_name: "Mira" }],
    });
    expect(await loadIdentity(core, lea.userId)).toMatchObject({ teamIds: [] });
    expect((await noted(core, "team", id))[0]).toMatchObject({
      action: "team.updated",
      changes: {
        name: { before: "Nordics", after: "North" },
        members_added: { after: ["Mira Falk"] },
        members_removed: { before: ["Lea Sommer"] },
        may_edit: { before: ["Lea Sommer"], after: [] },
      },
    });
  });

  test("that changes nothing writes nothing", async () => {
    const { id } = await make(ines, { name: "Nordics", members: [{ user_id: lea.userId }] });
    expect(await change(ines, id, {})).toMatchObject({ version: 1 });
    expect(await noted(core, "team", id)).toHaveLength(1);
  });

  test("on an old version shows what is there now", async () => {
    const { id } = await make(ines, { name: "Nordics" });
    await change(ines, id, { description: "The north." });
    await expect(change(ines, id, { version: 1, description: "Mine." })).rejects.toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, description: "The north." } },
    });
  });

  test("is for those who made it, though members see it", async () => {
    const { id } = await make(ines, { name: "Nordics", members: [{ user_id: mira.userId, can_edit: true }] });
    await expect(change(mira, id, { members: [] })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const { id: strange } = await make(ines, { name: "Strange" });
    await expect(change(mira, strange, { name: "Mine" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("lets somebody take themselves out who changes it as a member", async () => {
    const { id } = await make(ines, { name: "Nordics" });
    const coach = await createPerson(core, { grants: { "teams.view": "team", "teams.edit": "team" }, teams: ["Nordics"] });
    expect(await change(coach, id, { members: [] })).toMatchObject({ member_count: 0, can_edit: false });
    await expect(readTeam(core, coach, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a team that ends", () => {
  test("is said beforehand how many campaigns become private", async () => {
    const one = await make(ines, { name: "One" });
    const two = await make(ines, { name: "Two" });
    await share(ines, "Here alone", [one.id]);
    await share(ines, "In both", [one.id, two.id]);
    const deleted = await share(ines, "Deleted", [one.id]);
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", deleted));
    expect(await readTeamImpact(core, ines, one.id)).toEqual({ become_private: 1, stay_shared: 1 });
    await change(ines, two.id, { status: "inactive" });
    expect(await readTeamImpact(core, ines, one.id)).toEqual({ become_private: 2, stay_shared: 0 });
    await expect(readTeamImpact(core, lea, one.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await change(ines, one.id, { members: [{ user_id: mira.userId }] });
    await expect(readTeamImpact(core, mira, one.id)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("by being inactive hides what is shared with it, until it is active again", async () => {
    const team = await make(ines, { name: "One", members: [{ user_id: lea.userId }] });
    const campaign = await share(ines, "Shared", [team.id]);
    const seen = async () => {
      const identity = await loadIdentity(core, lea.userId);
      return identity ? authorizeCampaign(core, { ...lea, ...identity }, "view", campaign) : null;
    };
    expect(await seen()).not.toBeNull();
    await change(ines, team.id, { status: "inactive" });
    await expect(seen()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await change(ines, team.id, { status: "active" });
    expect(await seen()).not.toBeNull();
  });

  test("by being deleted leaves its campaigns private, or shared with the others", async () => {
    const one = await make(ines, { name: "One", members: [{ user_id: lea.userId }] });
    const two = await make(ines, { name: "Two" });
    const alone = await share(ines, "Here alone", [one.id]);
    const both = await share(ines, "In both", [one.id, two.id]);
    await removeTeam(core, ines, one.id);
    const { campaigns } = schema;
    const privacyOf = async (id: string) => (await core.db.select().from(campaigns).where(eq(campaigns.id, id)))[0]?.privacy;
    expect([await privacyOf(alone), await privacyOf(both)]).toEqual(["private", "shared"]);
    expect(await loadIdentity(core, lea.userId)).toMatchObject({ teamIds: [] });
    expect((await noted(core, "team", one.id))[0]).toMatchObject({ action: "team.deleted", changes: { members_removed: { before: 1 } } });
    await expect(readTeam(core, ines, one.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(removeTeam(core, mira, two.id)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

test("who can be added is found by name, by whoever makes or changes teams", async () => {
  await createPerson(core, { first_name: "Lena", status: "inactive" });
  expect((await findTeamPeople(core, mira, "le")).map((one) => one.first_name)).toEqual(["Lea"]);
  await expect(findTeamPeople(core, lea, "le")).rejects.toMatchObject({ code: "FORBIDDEN" });
});
