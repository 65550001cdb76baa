import type { UserListInput } from "@copydesk/contracts";
import { userListInput } from "@copydesk/contracts";
import { onPostgres } from "@copydesk/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, teamNamed } from "../../testing.ts";
import { pageQuery } from "./list-users.ts";
import { invite, list, roleId } from "./people-fixture.ts";
import { readUser } from "./read-user.ts";

let core: TestCore;
let ines: Actor;
let mira: Actor;

beforeAll(async () => {
  core = await createTestCore();
  ines = await createPerson(core, {
    first_name: "Ines",
    last_name: "Carvalho",
    email: "ines@norrbrook.example",
    password: "a long enough password",
  });
  const manager = { roleKey: "marketing_manager" as const, teams: ["Nordics", "DACH"] };
  mira = await createPerson(core, { first_name: "Mira", last_name: "Falk", email: "mira@norrbrook.example", ...manager });
  await createPerson(core, {
    first_name: "anna",
    last_name: "Lindqvist",
    email: "al@norrbrook.example",
    roleKey: "content_creator",
    teams: ["Nordics"],
  });
  await createPerson(core, { first_name: "Pieter", last_name: "Vos", email: "zz@agency.example", roleKey: "auditor", status: "inactive" });
  await invite(core, ines, {
    people: [{ email: "karim@norrbrook.example", first_name: "Karim" }],
    role_ids: [await roleId(core, "viewer")],
  });
});
afterAll(() => core.close());

const names = async (query: UserListInput, actor = ines) => (await list(core, actor, query)).results.map((one) => one.first_name);

describe("the list of people", () => {
  test.each<[NonNullable<UserListInput["ordering"]>, string[]]>([
    ["name", ["anna", "Ines", "Karim", "Mira", "Pieter"]],
    ["-name", ["Pieter", "Mira", "Karim", "Ines", "anna"]],
    ["email", ["anna", "Ines", "Karim", "Mira", "Pieter"]],
    ["-status", ["Karim", "Pieter", "Mira", "Ines", "anna"]],
    ["created_at", ["Ines", "Mira", "anna", "Pieter", "Karim"]],
  ])("in the order %s", async (ordering, expected) => {
    expect(await names({ ordering })).toEqual(expected);
  });

  test("is searched and filtered, and counts what it finds", async () => {
    expect(await names({ search: "norrbrook mira" })).toEqual(["Mira"]);
    expect(await names({ status: "invited" })).toEqual(["Karim"]);
    expect(await names({ role_ids: [await roleId(core, "viewer"), await roleId(core, "auditor")] })).toEqual(["Karim", "Pieter"]);
    expect(await names({ team_ids: [await teamNamed(core, "Nordics")], ordering: "-name" })).toEqual(["Mira", "anna"]);
    expect(await list(core, ines, { search: "norrbrook", limit: 2, offset: 2 })).toMatchObject({
      count: 4,
      results: [{ first_name: "Karim" }, { first_name: "Mira" }],
    });
  });

  test("shows of each what they are and how they sign in", async () => {
    const { results } = await list(core, ines);
    expect(results.find((one) => one.first_name === "Ines")).toMatchObject({
      roles: [{ name: "Administrator" }],
      signs_in_with: ["password"],
      is_you: true,
      invitation_ends_at: null,
    });
    expect(results.find((one) => one.first_name === "Karim")).toMatchObject({
      signs_in_with: [],
      is_you: false,
      invitation_ends_at: "2026-11-28T09:00:00.000Z",
    });
    expect(results.find((one) => one.first_name === "Mira")?.teams.map((team) => team.name)).toEqual(["DACH", "Nordics"]);
  });

  test("shows whoever may look at their own only those they share a team with, or invited", async () => {
    const teamMate = await createPerson(core, {
      first_name: "Tom",
      grants: { "users.view": "team", "users.invite": "any" },
      teams: ["Nordics"],
    });
    expect(await names({}, teamMate)).toEqual(["anna", "Mira", "Tom"]);
    const loner = await createPerson(core, { first_name: "Lone", grants: { "users.view": "own" }, teams: ["Nordics"] });
    expect(await names({}, loner)).toEqual(["Lone"]);
    await expect(readUser(core, loner, mira.userId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await readUser(core, teamMate, mira.userId)).toMatchObject({ first_name: "Mira", version: 1 });
  });
});

describe("a page of people reads no whole table", () => {
  test
    .skipIf(onPostgres)
    .each<UserListInput>([
      {},
      { ordering: "-email" },
      { ordering: "status" },
      { ordering: "-last_login_at" },
      { ordering: "-status,-name" },
      { ordering: "created_at" },
      { status: "active" },
      { search: "norrbrook" },
      { search: "no" },
      { role_ids: ["a"], team_ids: ["b"] },
    ])("%j", (query) => {
    const { sql, params } = pageQuery(core, ines, userListInput.parse(query)).toSQL();
    const steps = core.db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...params);
    const plan = steps.map((step) => step.detail).join("\n");
    expect(plan).toMatch(/users/);
    expect(plan).not.toMatch(/SCAN users(?! USING|_)/);
    if (!query.search && !query.role_ids) expect(plan).not.toMatch(/TEMP B-TREE/);
  });
});
