import { type ActivityListInput, activityListInput } from "@copydesk/contracts";
import { onPostgres } from "@copydesk/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { countQuery, idsQuery } from "./list-activity.ts";
import { combinationsQuery } from "./read-activity.ts";

let core: TestCore;
let people: Record<"all" | "team" | "own", Actor>;
beforeAll(async () => {
  core = await createTestCore();
  const grants = (level: "team" | "own") => ({ "activity_logs.view": level, "campaigns.view": "team" as const });
  people = {
    all: await createPerson(core),
    team: await createPerson(core, { grants: grants("team"), teams: ["Nordics"] }),
    own: await createPerson(core, { grants: grants("own") }),
  };
});
afterAll(() => core.close());

function plan(query: { toSQL(): { sql: string; params: unknown[] } }): string {
  const { sql, params } = query.toSQL();
  const steps = core.db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...params);
  return steps.map((step) => step.detail).join("\n");
}

const inputs: ActivityListInput[] = [
  {},
  { ordering: "at" },
  { from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" },
  { results: ["denied"] },
  { sources: ["rest"], results: ["failed"] },
  { actions: ["user.updated"] },
  { entity_types: ["role"], entity_id: "r" },
  { actor_ids: ["somebody"] },
];

describe.each(["all", "team", "own"] as const)("for whoever sees %s", (who) => {
  test.skipIf(onPostgres).each(inputs)("%j comes out of an index, in its order", (input) => {
    const steps = plan(idsQuery(core, people[who], activityListInput.parse(input)));
    expect(steps).toMatch(/activity_logs USING (COVERING )?INDEX/);
    expect(steps).not.toContain("TEMP B-TREE");
  });
});

test.each(inputs)("%j is counted in an index", (input) => {
  expect(plan(countQuery(core, people.all, activityListInput.parse(input)))).toMatch(/activity_logs USING (COVERING )?INDEX/);
});

test.each<ActivityListInput>([{}, { results: ["denied"] }, { entity_types: ["role", "user"], actor_ids: ["a", "b"] }])(
  "%j never looks at what was changed",
  (input) => expect(plan(countQuery(core, people.team, activityListInput.parse(input)))).toMatch(/activity_logs USING COVERING INDEX/),
);

test("what can be filtered by is read from an index alone", () => {
  expect(plan(combinationsQuery(core, people.all))).toMatch(/activity_logs USING COVERING INDEX/);
});
