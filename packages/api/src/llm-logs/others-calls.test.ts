import type { Grants, SystemRole } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { callOf, createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "../errors.ts";
import { createTestApi, type TestApi } from "../testing.ts";

/*
 * Somebody who knows the id of another one's call, and may not see it, learns nothing by it: whatever they ask, the answer is the
 * same, letter for letter, as for an id that never was.
 */
let api: TestApi;
let ines: Actor;
let campaign_id: string;
let known: Record<"call" | "replay", string>;
const never = "01NEVER0000000000000000000";
const secret = "Kettles that sing";
beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines" });
  campaign_id = (await api.as(ines).campaigns.create(await sampleBrief(api.core, { name: secret, is_public: true }))).id;
  const call = await callOf(api.core, ines, { campaign_id, said: secret, replied: secret, task_id: "task" });
  known = { call, replay: await callOf(api.core, ines, { campaign_id, purpose: "replay", replay_of: call, said: secret }) };
});
afterAll(() => api.core.close());

interface Stranger {
  roleKey?: SystemRole["key"] | null;
  grants?: Grants;
}
const strangers: [string, Stranger][] = [
  ["without any right", { roleKey: null }],
  ["a viewer, who has no log", { roleKey: "viewer" }],
  ["who may all but see the log", { grants: { "models.test": "any", "campaigns.view": "any", "campaigns.edit": "any" } }],
  ["who sees their own calls alone", { grants: { "llm_logs.view": "own", "llm_logs.view_bodies": "own", "models.test": "any" } }],
  [
    "of another team",
    { grants: { "llm_logs.view": "team", "llm_logs.view_bodies": "team", "models.test": "any", "campaigns.view": "any" } },
  ],
];

/** What somebody is told: the answer's words, or the failure with all that goes with it. */
const told = (asked: Promise<unknown>) =>
  asked.then(
    (answer) => JSON.stringify(answer),
    (error: unknown) => {
      const { code, message, fields, details } = appErrorOf(error);
      return JSON.stringify({ refused: code, message, fields, details });
    },
  );

type Ask = (actor: Actor, id: string) => Promise<string>;
const rest =
  (call: (id: string) => string, body?: unknown): Ask =>
  (actor, id) =>
    told(api.rest(actor, call(id), body === undefined ? {} : { body }));
const ways: [string, "call" | "replay", Ask][] = [
  ["tRPC, the call", "call", (actor, id) => told(api.as(actor).llm_logs.get({ id }))],
  ["tRPC, asked again", "call", (actor, id) => told(api.as(actor).llm_logs.replay({ id }))],
  ["tRPC, both answers", "replay", (actor, id) => told(api.as(actor).llm_logs.compare({ id }))],
  ["tRPC, its answer taken", "replay", (actor, id) => told(api.as(actor).llm_logs.take({ replay_id: id }))],
  ["tRPC, a set of calls", "call", (actor, id) => told(api.as(actor).llm_experiments.start({ name: "Tone", ids: [id] }))],
  ["REST, the call", "call", rest((id) => `GET /logs/llm/${id}`)],
  ["REST, asked again", "call", rest((id) => `POST /logs/llm/${id}/replay`, {})],
  ["REST, both answers", "replay", rest((id) => `GET /logs/llm/${id}/comparison`)],
  ["REST, its answer taken", "replay", rest((id) => `POST /logs/llm/${id}/take`, {})],
];

describe.each(strangers)("a person %s", (_, who) => {
  let stranger: Actor;
  beforeAll(async () => {
    stranger = await createPerson(api.core, who);
  });

  test.each(ways)("%s: as if it never was", async (_way, which, ask) => {
    const answer = await ask(stranger, known[which]);
    expect(answer).toMatch(/"(?:refused|code)":"(?:NOT_FOUND|FORBIDDEN)"/);
    expect(answer.replaceAll(known[which], never)).toBe(await ask(stranger, never));
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain("Ines");
  });

  test("lists, charts, filters and files: nothing of it", async () => {
    const query = { search: secret };
    for (const call of ["GET /logs/llm", "GET /logs/llm/chart", "GET /logs/llm/options", "GET /logs/llm/export"]) {
      const answer = await told(api.rest(stranger, call, call.endsWith("options") ? {} : { query }));
      expect(answer.replaceAll(`search=${encodeURIComponent(secret).replaceAll("%20", "+")}`, "")).not.toContain(secret);
      expect(answer).not.toContain(known.call);
    }
    const of = (filter: object) => told(api.as(stranger).llm_logs.list({ task_id: "task", campaign_ids: [campaign_id], ...filter }));
    expect(await of({})).toMatch(/"count":0|FORBIDDEN/);
  });
});

test("a thread shows of a task that several people started only what its reader sees", async () => {
  const mira = await createPerson(api.core, { grants: { "llm_logs.view": "own" } });
  const own = await callOf(api.core, mira, { campaign_id, task_id: "task" });
  expect((await api.as(mira).llm_logs.get({ id: own })).thread.map(({ id }) => id)).toEqual([own]);
  expect((await api.as(ines).llm_logs.get({ id: own })).thread).toHaveLength(2);
});
