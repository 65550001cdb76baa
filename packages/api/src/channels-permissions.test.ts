import type { Grants } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what with channels and their prompts, written down by hand: role × action, over tRPC and over REST. They
 * have no owner, so a right reaches all of them or none. `o` is allowed, `f` is forbidden.
 */
const actions = ["view", "create", "edit", "order", "delete", "preview", "try"] as const;
type Action = (typeof actions)[number];

type RoleKey = "administrator" | "marketing_manager" | "content_creator" | "viewer" | "auditor" | null;
const expectation: Record<string, { who: { roleKey?: RoleKey; grants?: Grants }; row: string }> = {
  administrator: { who: { roleKey: "administrator" }, row: "ooooooo" },
  "marketing manager": { who: { roleKey: "marketing_manager" }, row: "offffof" },
  "content creator": { who: { roleKey: "content_creator" }, row: "fffffff" },
  viewer: { who: { roleKey: "viewer" }, row: "fffffff" },
  auditor: { who: { roleKey: "auditor" }, row: "fffffff" },
  "nobody in particular": { who: { roleKey: null }, row: "fffffff" },
  "who sees and makes them": { who: { grants: { "channels.view": "own", "channels.create": "own" } }, row: "oofffoo" },
  "who may change what they do not see": { who: { grants: { "channels.edit": "any" } }, row: "ffoofff" },
  "who may only delete": { who: { grants: { "channels.delete": "team" } }, row: "ffffoff" },
};

let api: TestApi;
let administrator: Actor;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core);
});
afterAll(() => api.core.close());

const letterOf = (code: string | number) => (code === "FORBIDDEN" || code === 403 ? "f" : `!${code}`);
const overTrpc = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "o",
    (error: unknown) => letterOf(appErrorOf(error).code),
  );
const overRest = async (call: Promise<{ status: number }>): Promise<string> => {
  const { status } = await call;
  return status < 300 ? "o" : letterOf(status);
};

const wanted = () => {
  const code = `channel_${++last}`;
  const fields = [{ key: "body", label: "Body", format: "plain" as const, required: true, unit: "graphemes" as const, max: 90 }];
  const prompts = { system_prompt: "", user_prompt: "{{#main_story}}", model_id: null, parameters: {} };
  return { code, name: `Channel ${last}`, icon: "blog", kind: "message" as const, unit: "graphemes" as const, fields, ...prompts };
};
const fresh = async () => (await api.as(administrator).channels.create(wanted())).id;
const ids = async () => (await api.as(administrator).channels.list({})).results.map((one) => one.id);
const preview = { owner: "channel" as const, draft: { user_prompt: "{{#main_story}}", fields: wanted().fields } };
const body = () => {
  const { code: _code, ...rest } = wanted();
  return { version: 1, ...rest };
};

const trpcActions: Record<Action, (actor: Actor) => Promise<string>> = {
  view: async (actor) => overTrpc(api.as(actor).channels.get({ id: await fresh() })),
  create: (actor) => overTrpc(api.as(actor).channels.create(wanted())),
  edit: async (actor) => overTrpc(api.as(actor).channels.update({ id: await fresh(), ...body() })),
  order: async (actor) => overTrpc(api.as(actor).channels.reorder({ ids: await ids() })),
  delete: async (actor) => overTrpc(api.as(actor).channels.remove({ id: await fresh() })),
  preview: (actor) => overTrpc(api.as(actor).prompts.preview(preview)),
  try: (actor) => overTrpc(api.as(actor).prompts.try(preview)),
};
const restActions: Record<Action, (actor: Actor) => Promise<string>> = {
  view: async (actor) => overRest(api.rest(actor, `GET /channels/${await fresh()}`)),
  create: (actor) => overRest(api.rest(actor, "POST /channels", { body: wanted() })),
  edit: async (actor) => overRest(api.rest(actor, `PUT /channels/${await fresh()}`, { body: body() })),
  order: async (actor) => overRest(api.rest(actor, "PUT /channels/order", { body: { ids: await ids() } })),
  delete: async (actor) => overRest(api.rest(actor, `DELETE /channels/${await fresh()}`)),
  preview: (actor) => overRest(api.rest(actor, "POST /prompts/preview", { body: preview })),
  try: (actor) => overRest(api.rest(actor, "POST /prompts/try", { body: preview })),
};

describe.each(Object.keys(expectation))("%s", (role) => {
  test.each([
    ["over tRPC", trpcActions],
    ["over REST", restActions],
  ])("%s", async (_, all) => {
    const { who, row } = expectation[role] ?? { who: {}, row: "" };
    const actor = await createPerson(api.core, who);
    let found = "";
    for (const action of actions) found += await all[action](actor);
    expect(found).toBe(row);
  });
});

test("the status and a copy ask for the rights to change and to make", async () => {
  const editor = await createPerson(api.core, { grants: { "channels.edit": "any" } });
  const id = await fresh();
  expect(await overTrpc(api.as(editor).channels.set_status({ id, status: "inactive" }))).toBe("o");
  expect(await overTrpc(api.as(editor).channels.duplicate({ id }))).toBe("f");
  expect(await overRest(api.rest(editor, `POST /channels/${id}/duplicate`))).toBe("f");
  expect(await overTrpc(api.as(editor).channels.new_prompts())).toBe("f");
});

test.each(["outline", "scheduler"] as const)("the prompts of the %s are seen by whoever sees its configuration", async (owner) => {
  const seer = await createPerson(api.core, { grants: { [`${owner}_configuration.view`]: "own" } });
  const channels = await createPerson(api.core, { grants: { "channels.view": "any" } });
  expect(await overTrpc(api.as(seer).prompts.preview({ owner }))).toBe("o");
  expect(await overTrpc(api.as(channels).prompts.preview({ owner }))).toBe("f");
});
