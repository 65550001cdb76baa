import type { Grants } from "@copydesk/contracts";
import { httpStatus, type SystemRole } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what to whose example, written down by hand, over tRPC and over REST. `o` is allowed, `f` is forbidden, `n`
 * answers like something that does not exist. The columns are one that they made; one of somebody of their team; one of
 * somebody else.
 */
const actions = ["view", "edit", "use", "delete", "restore"] as const;
type Action = (typeof actions)[number];

interface Expectation {
  who: { roleKey?: SystemRole["key"] | null; grants?: Grants };
  create: string;
  examples: Record<Action, string>;
}

const nothing = { create: "f", examples: { view: "fff", edit: "fff", use: "fff", delete: "fff", restore: "fff" } };
const everything = { create: "o", examples: { view: "ooo", edit: "ooo", use: "ooo", delete: "ooo", restore: "ooo" } };
const all = (level: "own" | "team"): Grants => ({
  "examples.view": level,
  "examples.create": level,
  "examples.edit": level,
  "examples.delete": level,
});

const expectation: Record<string, Expectation> = {
  administrator: { who: { roleKey: "administrator" }, ...everything },
  "marketing manager": { who: { roleKey: "marketing_manager" }, ...everything },
  "content creator": {
    who: { roleKey: "content_creator" },
    create: "o",
    examples: { view: "ooo", edit: "off", use: "off", delete: "off", restore: "off" },
  },
  viewer: { who: { roleKey: "viewer" }, ...nothing },
  auditor: { who: { roleKey: "auditor" }, ...nothing },
  "nobody in particular": { who: { roleKey: null }, ...nothing },
  "who does everything with their own": {
    who: { grants: all("own") },
    create: "o",
    examples: { view: "onn", edit: "onn", use: "onn", delete: "onn", restore: "onn" },
  },
  "who does everything with what their teams made": {
    who: { grants: all("team") },
    create: "o",
    examples: { view: "oon", edit: "oon", use: "oon", delete: "oon", restore: "oon" },
  },
  "who looks at all and edits what their teams made": {
    who: { grants: { "examples.view": "any", "examples.edit": "team" } },
    create: "f",
    examples: { view: "ooo", edit: "oof", use: "oof", delete: "fff", restore: "fff" },
  },
};

let api: TestApi;
let administrator: Actor;
let language_id: string;
beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core);
  language_id = (await api.as(administrator).examples.options()).languages[0]?.id ?? "";
});
afterAll(() => api.core.close());

const letter = (status: number): string => {
  if (status < 300) return "o";
  const known: Record<number, string> = { 403: "f", 404: "n" };
  return known[status] ?? String(status);
};
const overTrpc = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "o",
    (error: unknown) => letter(httpStatus[appErrorOf(error).code]),
  );

interface Bulk {
  done: string[];
  left: { reason: string }[];
}
const ofBulk = ({ done, left }: Bulk): string => (done.length > 0 ? "o" : left[0]?.reason.includes("no longer exists") ? "n" : "f");
const bulkOverTrpc = (call: Promise<Bulk>) => call.then(ofBulk, (error: unknown) => overTrpc(Promise.reject(error)));
const bulkOverRest = async (actor: Actor, path: string, body: unknown) => {
  const answer = await api.rest(actor, `POST ${path}`, { body });
  return answer.status < 300 ? ofBulk(answer.body as Bulk) : letter(answer.status);
};

const fields = () => ({ language_id, title: "A title", text: "A text that is long enough." });
const changed = { version: 1, title: "Another title" };
type Try = (actor: Actor, id: string) => Promise<string>;

const trpc: Record<Action, Try> = {
  view: (actor, id) => overTrpc(api.as(actor).examples.get({ id })),
  edit: (actor, id) => overTrpc(api.as(actor).examples.update({ ...fields(), ...changed, id })),
  use: (actor, id) => bulkOverTrpc(api.as(actor).examples.use({ ids: [id], use_in_prompts: false })),
  delete: (actor, id) => overTrpc(api.as(actor).examples.remove({ id })),
  restore: async (actor, id) => {
    await api.as(administrator).examples.remove({ id });
    return bulkOverTrpc(api.as(actor).examples.restore({ ids: [id] }));
  },
};
const rest: Record<Action, Try> = {
  view: async (actor, id) => letter((await api.rest(actor, `GET /examples/${id}`)).status),
  edit: async (actor, id) => letter((await api.rest(actor, `PUT /examples/${id}`, { body: { ...fields(), ...changed } })).status),
  use: (actor, id) => bulkOverRest(actor, "/examples/use", { ids: [id], use_in_prompts: false }),
  delete: async (actor, id) => letter((await api.rest(actor, `DELETE /examples/${id}`)).status),
  restore: async (actor, id) => {
    await api.as(administrator).examples.remove({ id });
    return bulkOverRest(actor, "/examples/restore", { ids: [id] });
  },
};

/** An example that somebody made, whether they may or not. */
async function madeBy(maker: Actor): Promise<string> {
  const may = { ...maker, grants: { ...maker.grants, "examples.create": "any" as const } };
  return (await api.as(may).examples.create(fields())).id;
}

const shared = "Everybody's";
const makers = [
  async (actor: Actor) => actor,
  () => createPerson(api.core, { roleKey: "content_creator", teams: [shared] }),
  () => createPerson(api.core, { roleKey: "content_creator" }),
];

async function found(role: string, attempt: Try): Promise<string> {
  let outcomes = "";
  for (const maker of makers) {
    const actor = await createPerson(api.core, { ...expectation[role]?.who, teams: [shared] });
    outcomes += await attempt(actor, await madeBy(await maker(actor)));
  }
  return outcomes;
}

describe.each(Object.keys(expectation))("%s", (role) => {
  test.each(actions)("examples: %s", async (action) => {
    for (const way of [trpc, rest]) expect(await found(role, way[action])).toBe(expectation[role]?.examples[action]);
  });

  test("examples: create", async () => {
    const actor = await createPerson(api.core, expectation[role]?.who);
    expect(await overTrpc(api.as(actor).examples.create(fields()))).toBe(expectation[role]?.create);
    expect(letter((await api.rest(actor, "POST /examples/", { body: fields() })).status)).toBe(expectation[role]?.create);
  });
});
