import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTeam } from "../people/teams/save-team.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { demandNoted, noteDenied } from "./note-denied.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

const denied = () =>
  core.db
    .select({ actor_id: schema.activity_logs.actor_id, action: schema.activity_logs.action, name: schema.activity_logs.entity_name })
    .from(schema.activity_logs)
    .where(eq(schema.activity_logs.result, "denied"));

test("a denied attempt is written once for each person, action and minute", async () => {
  const [jonas, sami] = [await createPerson(core, { roleKey: "viewer" }), await createPerson(core, { roleKey: "viewer" })];
  for (const actor of [jonas, jonas, sami]) await noteDenied(core, actor, { permission: "roles.view" });
  await noteDenied(core, jonas, { permission: "roles.edit" });
  expect(await denied()).toEqual([
    { actor_id: jonas.userId, action: "role.viewed", name: "" },
    { actor_id: sami.userId, action: "role.viewed", name: "" },
    { actor_id: jonas.userId, action: "role.updated", name: "" },
  ]);
  core.advance(60_000);
  await noteDenied(core, jonas, { permission: "roles.view" });
  expect(await denied()).toHaveLength(4);
});

test("it says what the thing is called, when there is such a thing", async () => {
  const jonas = await createPerson(core, { roleKey: "viewer" });
  const team = await createTeam(core, await createPerson(core), {
    name: "Nordics",
    description: "",
    colour: "blue",
    status: "active",
    members: [],
  });
  await noteDenied(core, jonas, { permission: "teams.view", entityId: team.id });
  await noteDenied(core, jonas, { permission: "teams.edit", entityId: "made up" });
  expect((await denied()).map((one) => one.name)).toEqual(["Nordics", ""]);
});

test("a right demanded outside of procedures is noted, too", async () => {
  await expect(demandNoted(core, await createPerson(core, { roleKey: "viewer" }), "company.edit")).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await demandNoted(core, await createPerson(core), "company.edit");
  expect(await denied()).toMatchObject([{ action: "company.updated" }]);
});
