import { schema } from "@copydesk/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCampaign } from "../../campaigns/create-campaign.ts";
import { noteDenied } from "../../identity/note-denied.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../../testing.ts";
import { createTeam } from "../teams/save-team.ts";
import { change, invite, roleId } from "./people-fixture.ts";
import { readUser } from "./read-user.ts";

let core: TestCore;
let ines: Actor;
let mira: Actor;

beforeAll(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines" });
  mira = await createPerson(core, { first_name: "Mira", roleKey: "marketing_manager", teams: ["Nordics"] });
  await createCampaign(core, mira, await sampleBrief(core, { name: "Private" }));
  await createCampaign(core, mira, await sampleBrief(core, { name: "Public", is_public: true }));
});
afterAll(() => core.close());

describe("the page of a person", () => {
  test("counts and shows only campaigns that the asker may see", async () => {
    expect((await readUser(core, ines, mira.userId)).campaigns).toMatchObject({
      count: 2,
      latest: [{ name: "Public" }, { name: "Private" }],
    });
    const colleague = await createPerson(core, { roleKey: "marketing_manager" });
    expect((await readUser(core, colleague, mira.userId)).campaigns).toMatchObject({
      count: 1,
      latest: [{ name: "Public", status: "draft" }],
    });
  });

  test.each<[string, () => Promise<Actor>, string[]]>([
    ["an administrator", async () => ines, ["Public", "Private"]],
    ["an auditor, who sees no campaigns", () => createPerson(core, { roleKey: "auditor" }), []],
    [
      "a member of the same team, but for what they may not see",
      () => createPerson(core, { roleKey: "marketing_manager", teams: ["Nordics"] }),
      ["Public"],
    ],
    ["a manager of another team", () => createPerson(core, { roleKey: "marketing_manager", teams: ["DACH"] }), []],
    [
      "somebody who may read their own log only",
      () => createPerson(core, { grants: { "users.view": "any", "activity_logs.view": "own", "campaigns.view": "any" } }),
      [],
    ],
    ["somebody who may not read the log", () => createPerson(core, { grants: { "users.view": "any", "campaigns.view": "any" } }), []],
  ])("shows what the person did last to %s", async (_, who, expected) => {
    const { activity } = await readUser(core, await who(), mira.userId);
    expect(activity.map((one) => one.entity_name)).toEqual(expected);
  });

  test("shows an auditor what people did to people", async () => {
    const auditor = await createPerson(core, { roleKey: "auditor" });
    await change(core, ines, mira.userId, { job_title: "Lead" });
    expect((await readUser(core, auditor, ines.userId)).activity).toMatchObject([
      { action: "user.updated", entity_type: "user", result: "success" },
    ]);
  });

  test("does not say what a thing is called that they asked for in vain", async () => {
    const team = await createTeam(core, ines, { name: "Takeover", description: "", colour: "blue", status: "active", members: [] });
    const manager = await createPerson(core, { roleKey: "marketing_manager" });
    await noteDenied(core, manager, { permission: "teams.delete", entityId: team.id });
    expect((await readUser(core, manager, manager.userId)).activity).toMatchObject([{ result: "denied", entity_name: "" }]);
    expect((await readUser(core, ines, manager.userId)).activity).toMatchObject([{ result: "denied", entity_name: "Takeover" }]);
  });

  test("does not open the log of whom one invited", async () => {
    const grants = {
      "users.view": "own" as const,
      "users.invite": "any" as const,
      "activity_logs.view": "own" as const,
      "campaigns.view": "team" as const,
      "campaigns.export": "any" as const,
    };
    const helper = await createPerson(core, { grants });
    const { invited } = await invite(core, helper, { people: [{ email: "a@x.example" }], role_ids: [await roleId(core, "viewer")] });
    const id = invited[0]?.id ?? "";
    const log = {
      id: "log",
      at: new Date(core.now()),
      actor_id: id,
      actor_name: "",
      actor_roles: [],
      action: "user.updated",
      entity_type: "user",
    };
    await core.db
      .insert(schema.activity_logs)
      .values({ ...log, entity_name: "", changes: {}, address: "", source: "web", request_id: "", result: "success" });
    expect((await readUser(core, helper, id)).activity).toEqual([]);
    expect((await readUser(core, ines, id)).activity).toHaveLength(1);
  });
});
