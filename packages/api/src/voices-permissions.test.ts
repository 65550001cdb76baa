import { type Grants, httpStatus, type SystemRole } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what to which voice, written down by hand: role × action × whose it is, over tRPC and over REST. In each row
 * the voices are, in this order: one's own; one of somebody in a team of one's own; one of somebody else; one that came
 * with the product. `o` is allowed, `f` is forbidden, `n` answers like something that does not exist.
 */
const commands = ["view", "preview", "duplicate", "edit", "publish", "set_status", "draft_guide", "delete", "restore"] as const;
type Action = (typeof commands)[number];
type Row = Record<Action, string>;
const all = (outcomes: string): Row => Object.fromEntries(commands.map((command) => [command, outcomes])) as Row;
const over = (actions: readonly string[], level: "own" | "team" | "any"): Grants =>
  Object.fromEntries(actions.map((action) => [`voices.${action}`, level]));
const every = ["view", "create", "edit", "delete", "publish"];

const expectation: Record<string, { who: { roleKey?: SystemRole["key"] | null; grants?: Grants }; row: Row }> = {
  administrator: { who: { roleKey: "administrator" }, row: all("oooo") },
  "marketing manager": { who: { roleKey: "marketing_manager" }, row: { ...all("oooo"), delete: "offf", restore: "offf" } },
  "content creator": { who: { roleKey: "content_creator" }, row: { ...all("ffff"), view: "oooo", preview: "oooo" } },
  viewer: { who: { roleKey: "viewer" }, row: all("ffff") },
  auditor: { who: { roleKey: "auditor" }, row: all("ffff") },
  "nobody in particular": { who: { roleKey: null }, row: all("ffff") },
  "who does everything with their own": { who: { grants: over(every, "own") }, row: all("onnn") },
  "who does everything with those of their teams": { who: { grants: over(every, "team") }, row: all("oonn") },
  "who edits all and publishes none": {
    who: { grants: over(["view", "create", "edit"], "any") },
    row: { ...all("oooo"), publish: "ffff", set_status: "ffff", delete: "ffff", restore: "ffff" },
  },
  "who sees all, edits with their teams and publishes their own": {
    who: { grants: { ...over(["view"], "any"), ...over(["edit"], "team"), ...over(["publish"], "own") } },
    row: { ...all("ffff"), view: "oooo", preview: "oooo", edit: "ooff", draft_guide: "ooff", publish: "offf", set_status: "offf" },
  },
};

let api: TestApi;
let administrator: Actor;
let mate: Actor;
let english: string;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core);
  mate = await createPerson(api.core, { teams: ["Nordics"] });
  english = (await api.as(administrator).options.get()).languages[0]?.id ?? "";
});
afterAll(() => api.core.close());

/** One of each kind, seen from `actor`. */
const kinds: ((actor: Actor) => Promise<string>)[] = [
  (actor) => make({ ...administrator, userId: actor.userId }),
  () => make(mate),
  () => make(administrator),
  // Nobody made what came with the product.
  async () => make({ ...administrator, userId: "the product" }),
];
const make = async (owner: Actor) => (await api.as(owner).voices.create({ name: `Voice ${++last}` })).id;

interface Case {
  actor: Actor;
  id: string;
}
const now = (id: string) => api.as(administrator).voices.get({ id });
const change = async (id: string) => ({ name: `Voice ${++last}`, version: (await now(id)).version });
const remove = (id: string) => api.as(administrator).voices.remove({ id });

const overTrpc: Record<Action, (one: Case) => Promise<string>> = {
  view: ({ actor, id }) => called(api.as(actor).voices.get({ id })),
  preview: ({ actor, id }) => called(api.as(actor).voices.preview({ voice_id: id, language_id: english })),
  duplicate: ({ actor, id }) => called(api.as(actor).voices.duplicate({ id })),
  edit: async ({ actor, id }) => called(api.as(actor).voices.update({ id, ...(await change(id)) })),
  publish: async ({ actor, id }) => called(api.as(actor).voices.update({ id, ...(await change(id)), status: "active" })),
  draft_guide: ({ actor, id }) => called(api.as(actor).voices.draft_guide({ voice_id: id, language_id: english })),
  set_status: ({ actor, id }) => called(api.as(actor).voices.set_status({ id, status: "active" })),
  delete: ({ actor, id }) => called(api.as(actor).voices.remove({ id })),
  restore: async ({ actor, id }) => remove(id).then(() => called(api.as(actor).voices.restore({ id }))),
};

const overRest: Record<Action, (one: Case) => Promise<string>> = {
  view: ({ actor, id }) => answered(actor, `GET /voices/${id}`),
  preview: ({ actor, id }) => answered(actor, "POST /voices/preview", { voice_id: id, language_id: english }),
  duplicate: ({ actor, id }) => answered(actor, `POST /voices/${id}/duplicate`),
  edit: async ({ actor, id }) => answered(actor, `PUT /voices/${id}`, await change(id)),
  publish: async ({ actor, id }) => answered(actor, `PUT /voices/${id}`, { ...(await change(id)), status: "active" }),
  draft_guide: ({ actor, id }) => answered(actor, `POST /voices/${id}/draft-guide`, { language_id: english }),
  set_status: ({ actor, id }) => answered(actor, `POST /voices/${id}/status`, { status: "active" }),
  delete: ({ actor, id }) => answered(actor, `DELETE /voices/${id}`),
  restore: async ({ actor, id }) => remove(id).then(() => answered(actor, `POST /voices/${id}/restore`)),
};

const called = (call: Promise<unknown>) =>
  call.then(
    () => "o",
    (error: unknown) => letter(httpStatus[appErrorOf(error).code]),
  );
const answered = async (actor: Actor, call: string, body?: unknown) =>
  letter((await api.rest(actor, call, body === undefined ? {} : { body })).status);

/** Nothing but a right or a wall counts as one: a fault in the call itself must not look like a denial. */
function letter(status: number): string {
  // There are no examples to read, which is said to those who may.
  if (status < 300 || status === 422) return "o";
  return { 403: "f", 404: "n" }[status] ?? String(status);
}

describe.each(Object.entries(expectation))("%s", (_, { who, row }) => {
  test.each(commands)("%s", async (command) => {
    const actor = await createPerson(api.core, { ...who, teams: ["Nordics"] });
    for (const transport of [overTrpc, overRest]) {
      let found = "";
      for (const kind of kinds) found += await transport[command]({ actor, id: await kind(actor) });
      expect(found).toBe(row[command]);
    }
  });
});
