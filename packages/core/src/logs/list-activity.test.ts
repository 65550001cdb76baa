import { type ActivityListInput, activityListInput, type Level } from "@copydesk/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCampaign } from "../campaigns/create-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore, testOrigin } from "../testing.ts";
import { actionOf, namesSeen } from "./activity-fixture.ts";
import { listActivity } from "./list-activity.ts";
import { readActivity, readActivityOptions } from "./read-activity.ts";

const hour = 3_600_000;
let core: TestCore;
let ines: Actor;
let mira: Actor;
let lone: Actor;

beforeAll(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
  mira = await createPerson(core, { first_name: "Mira", last_name: "Falk", roleKey: "marketing_manager", teams: ["Nordics"] });
  lone = await createPerson(core, { first_name: "Lone", last_name: "Ly", roleKey: "viewer" });
  await createCampaign(core, mira, await sampleBrief(core, { name: "Private" }));
  await createCampaign(core, mira, await sampleBrief(core, { name: "Public", is_public: true }));
  core.advance(hour);
  await actionOf(core, ines, { name: "karim@x.example", action: "user.invited" });
  await actionOf(core, lone, {
    name: "Secret role",
    action: "role.viewed",
    entity: { type: "role", id: "r", name: "Secret role" },
    result: "denied",
  });
  core.advance(hour);
  const unknown = { origin: { ...testOrigin, source: "rest" as const } };
  await actionOf(core, null, { ...unknown, name: "pieter@x.example", action: "auth.login_failed", result: "failed" });
  await actionOf(core, null, {
    name: "old@x.example",
    action: "mail.failed",
    entity: { type: "mail", id: "m", name: "old@x.example" },
    result: "failed",
  });
});
afterAll(() => core.close());

const everything = ["old@x.example", "pieter@x.example", "Secret role", "karim@x.example", "Public", "Private"];
const withLevel = (level: Level, teams: string[] = []) =>
  createPerson(core, { grants: { "activity_logs.view": level, "campaigns.view": "team" }, teams });

describe("who sees what of the activity log", () => {
  test.each<[string, () => Promise<Actor>, string[]]>([
    ["an administrator", async () => ines, everything],
    ["an auditor, campaigns they cannot open included", () => createPerson(core, { roleKey: "auditor" }), everything],
    ["whoever may see their own, and did nothing", () => withLevel("own", ["Nordics"]), []],
    ["whoever may see their team's, but not private campaigns", () => withLevel("team", ["Nordics"]), ["Public"]],
    ["whoever may see their team's, in another team", () => withLevel("team", ["DACH"]), []],
    ["whoever may not see it", () => createPerson(core, { roleKey: "viewer" }), []],
    ["whoever did it", async () => mira, ["Public", "Private"]],
  ])("%s", async (_, who, expected) => {
    const actor = await who();
    expect(await namesSeen(core, actor)).toEqual(expected);
    expect((await listActivity(core, actor, activityListInput.parse({ limit: 1 }))).count).toBe(expected.length);
    const { actors, actions } = await readActivityOptions(core, actor);
    expect(actors.length > 0 && actions.length > 0).toBe(expected.length > 0);
  });

  test("nobody learns a name by asking for it in vain", async () => {
    const prober = { ...lone, grants: { "activity_logs.view": "own" as const } };
    expect(await namesSeen(core, prober)).toEqual([""]);
  });

  test("an entry that is not shown answers like none", async () => {
    const { results } = await listActivity(core, ines, activityListInput.parse({ ordering: "at", limit: 1 }));
    const id = results[0]?.id ?? "";
    await expect(readActivity(core, await withLevel("team", ["Nordics"]), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await readActivity(core, mira, id)).toMatchObject({
      entity_name: "Private",
      actor_roles: ["Marketing manager"],
      address: "127.0.0.1",
    });
  });
});

describe("filters", () => {
  test.each<[string, () => ActivityListInput, string[]]>([
    [
      "from an instant on, and before another",
      () => ({ from: "2026-11-21T10:00:00Z", to: "2026-11-21T11:00:00Z" }),
      ["Secret role", "karim@x.example"],
    ],
    ["by person", () => ({ actor_ids: [mira.userId] }), ["Public", "Private"]],
    ["by several people", () => ({ actor_ids: [ines.userId, lone.userId] }), ["Secret role", "karim@x.example"]],
    ["by nobody", () => ({ actor_ids: ["unknown"] }), ["pieter@x.example"]],
    ["by Copydesk, and a person", () => ({ actor_ids: ["job", ines.userId] }), ["old@x.example", "karim@x.example"]],
    ["by kind of thing", () => ({ entity_types: ["role", "mail"] }), ["old@x.example", "Secret role"]],
    ["by thing", () => ({ entity_types: ["role"], entity_id: "r" }), ["Secret role"]],
    ["by action", () => ({ actions: ["campaign.created"] }), ["Public", "Private"]],
    ["by result", () => ({ results: ["denied", "failed"] }), ["old@x.example", "pieter@x.example", "Secret role"]],
    ["by where it came from", () => ({ sources: ["rest", "job"] }), ["old@x.example", "pieter@x.example"]],
    ["the oldest first", () => ({ ordering: "at", limit: 2 }), ["Private", "Public"]],
    ["the second page", () => ({ limit: 2, offset: 2 }), ["Secret role", "karim@x.example"]],
  ])("%s", async (_, input, expected) => expect(await namesSeen(core, ines, input())).toEqual(expected));

  test("are offered as far as there is something to find", async () => {
    expect(await readActivityOptions(core, ines)).toEqual({
      actors: [
        { id: ines.userId, name: "Ines Carvalho" },
        { id: lone.userId, name: "Lone Ly" },
        { id: mira.userId, name: "Mira Falk" },
        { id: "unknown", name: "Unknown" },
        { id: "job", name: "Copydesk" },
      ],
      entity_types: ["campaign", "mail", "role", "user"],
      actions: ["auth.login_failed", "campaign.created", "mail.failed", "role.viewed", "user.invited"],
    });
  });
});
