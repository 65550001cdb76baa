import type { Grants, SystemRole } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what with objectives, outline and scheduler configuration, written down by hand, over tRPC and over REST.
 * `o` is allowed, `f` is forbidden. These belong to the whole company, so every level above none reaches them.
 */
const objectiveActions = [
  "list",
  "create",
  "update",
  "reorder",
  "set_default",
  "set_status",
  "restore_plan",
  "restore",
  "history",
  "remove",
] as const;
const configurationActions = ["get", "history", "state", "update", "restore", "try"] as const;
type ConfigurationAction = (typeof configurationActions)[number];

interface Expectation {
  who: { roleKey?: SystemRole["key"] | null; grants?: Grants };
  /** In the order of the actions above. */
  objectives: string;
  outline: string;
  scheduler: string;
}

const expectation: Record<string, Expectation> = {
  administrator: { who: { roleKey: "administrator" }, objectives: "oooooooooo", outline: "oooooo", scheduler: "oooooo" },
  "marketing manager": { who: { roleKey: "marketing_manager" }, objectives: "ooooooffoo", outline: "ooofff", scheduler: "oooofo" },
  "content creator": { who: { roleKey: "content_creator" }, objectives: "ffffffffff", outline: "ffffff", scheduler: "ffffff" },
  viewer: { who: { roleKey: "viewer" }, objectives: "ffffffffff", outline: "ffffff", scheduler: "ffffff" },
  auditor: { who: { roleKey: "auditor" }, objectives: "ffffffffff", outline: "ffffff", scheduler: "ffffff" },
  "nobody in particular": { who: { roleKey: null }, objectives: "ffffffffff", outline: "ffffff", scheduler: "ffffff" },
  "who looks at all of them": {
    who: {
      grants: { "objectives_configuration.view": "own", "outline_configuration.view": "team", "scheduler_configuration.view": "any" },
    },
    objectives: "offfffffof",
    outline: "ooofff",
    scheduler: "ooofff",
  },
  "who may only restore": {
    who: {
      grants: {
        "objectives_configuration.restore": "team",
        "outline_configuration.restore": "any",
        "scheduler_configuration.restore": "own",
      },
    },
    objectives: "ffffffooff",
    outline: "ffffof",
    scheduler: "ffffof",
  },
};

let api: TestApi;
let ines: Actor;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core);
});
afterAll(() => api.core.close());

const overTrpc = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "o",
    (error: unknown) => letterOf(appErrorOf(error).code),
  );
const overRest = async (call: ReturnType<TestApi["rest"]>): Promise<string> => {
  const { status, body } = await call;
  return status < 300 ? "o" : letterOf((body as { code: string }).code);
};
const letterOf = (code: string) => (code === "FORBIDDEN" ? "f" : code);

const fresh = async () => (await api.as(ines).objectives.create({ name: `Objective ${++last}` })).id;
const allIds = async () => (await api.as(ines).objectives.list({})).results.map((row) => row.id).reverse();

type Action = (actor: Actor) => Promise<string>;
const objectives: Record<(typeof objectiveActions)[number], [Action, Action]> = {
  list: [(actor) => overTrpc(api.as(actor).objectives.list({})), (actor) => overRest(api.rest(actor, "GET /objectives-config"))],
  create: [
    (actor) => overTrpc(api.as(actor).objectives.create({ name: `Objective ${++last}` })),
    (actor) => overRest(api.rest(actor, "POST /objectives-config", { body: { name: `Objective ${++last}` } })),
  ],
  update: [
    async (actor) => overTrpc(api.as(actor).objectives.update({ id: await fresh(), version: 1, name: `Changed ${++last}` })),
    async (actor) =>
      overRest(api.rest(actor, `PUT /objectives-config/${await fresh()}`, { body: { version: 1, name: `Changed ${++last}` } })),
  ],
  reorder: [
    async (actor) => overTrpc(api.as(actor).objectives.reorder({ ids: await allIds() })),
    async (actor) => overRest(api.rest(actor, "PUT /objectives-config/order", { body: { ids: await allIds() } })),
  ],
  set_default: [
    async (actor) => overTrpc(api.as(actor).objectives.set_default({ id: await fresh(), is_default: false })),
    async (actor) => overRest(api.rest(actor, `PUT /objectives-config/${await fresh()}/default`, { body: { is_default: false } })),
  ],
  set_status: [
    async (actor) => overTrpc(api.as(actor).objectives.set_status({ id: await fresh(), status: "inactive" })),
    async (actor) => overRest(api.rest(actor, `PUT /objectives-config/${await fresh()}/status`, { body: { status: "inactive" } })),
  ],
  restore_plan: [
    (actor) => overTrpc(api.as(actor).objectives.restore_plan()),
    (actor) => overRest(api.rest(actor, "GET /objectives-config/restore")),
  ],
  restore: [
    (actor) => overTrpc(api.as(actor).objectives.restore()),
    (actor) => overRest(api.rest(actor, "POST /objectives-config/restore")),
  ],
  history: [
    (actor) => overTrpc(api.as(actor).objectives.history({})),
    (actor) => overRest(api.rest(actor, "GET /objectives-config/history")),
  ],
  remove: [
    async (actor) => overTrpc(api.as(actor).objectives.remove({ id: await fresh() })),
    async (actor) => overRest(api.rest(actor, `DELETE /objectives-config/${await fresh()}`)),
  ],
};

async function formOf(kind: "outline" | "scheduler") {
  const caller = api.as(ines);
  const now = kind === "outline" ? await caller.outline_configuration.get() : await caller.scheduler_configuration.get();
  const { version, attributes, user_prompt, model_id, parameters, rules } = now;
  return { version, attributes, user_prompt, model_id, parameters, system_prompt: `Prompt ${++last}`, ...(rules && { rules }) };
}

function configuration(kind: "outline" | "scheduler"): Record<ConfigurationAction, [Action, Action]> {
  const path = `/${kind}-config`;
  const calls = (actor: Actor) =>
    kind === "outline" ? api.as(actor).outline_configuration : (api.as(actor).scheduler_configuration as never as Outline);
  const version = async () => (await formOf(kind)).version;
  const firstState = async () => (await calls(ines).history({})).results.at(-1)?.id ?? "";
  return {
    get: [(actor) => overTrpc(calls(actor).get()), (actor) => overRest(api.rest(actor, `GET ${path}`))],
    history: [(actor) => overTrpc(calls(actor).history({})), (actor) => overRest(api.rest(actor, `GET ${path}/history`))],
    state: [
      async (actor) => overTrpc(calls(actor).state({ change_id: await firstState() })),
      async (actor) => overRest(api.rest(actor, `GET ${path}/history/${await firstState()}`)),
    ],
    update: [
      async (actor) => overTrpc(calls(actor).update(await formOf(kind))),
      async (actor) => overRest(api.rest(actor, `PUT ${path}`, { body: await formOf(kind) })),
    ],
    restore: [
      async (actor) => overTrpc(calls(actor).restore({ version: await version() })),
      async (actor) => overRest(api.rest(actor, `POST ${path}/restore`, { body: { version: await version() } })),
    ],
    try: [(actor) => overTrpc(calls(actor).try({})), (actor) => overRest(api.rest(actor, `POST ${path}/try`, { body: {} }))],
  };
}
type Outline = ReturnType<TestApi["as"]>["outline_configuration"];

describe.each(Object.keys(expectation))("%s", (role) => {
  const areas = [
    ["objectives", objectiveActions, () => objectives],
    ["outline", configurationActions, () => configuration("outline")],
    ["scheduler", configurationActions, () => configuration("scheduler")],
  ] as const;
  test.each(areas)("%s", async (area, actions, table) => {
    const actor = await createPerson(api.core, expectation[role]?.who);
    const all = table() as Record<string, [Action, Action]>;
    for (const way of [0, 1] as const) {
      let found = "";
      for (const action of actions) found += await all[action]?.[way](actor);
      expect(found, way === 0 ? "tRPC" : "REST").toBe(expectation[role]?.[area]);
    }
  });
});
