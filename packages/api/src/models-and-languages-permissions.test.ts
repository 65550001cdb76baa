import type { Grants, ModelInput } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what to models and languages, written down by hand: nobody owns them, so that a right at any level reaches
 * all of them. `o` is allowed, `f` is forbidden; over tRPC and over REST.
 */
const modelActions = ["view", "create", "edit", "default", "status", "test", "test_draft", "delete"] as const;
const languageActions = ["view", "catalogue", "create", "edit", "order", "default", "status", "delete"] as const;
type ModelAction = (typeof modelActions)[number];
type LanguageAction = (typeof languageActions)[number];
type RoleKey = "administrator" | "marketing_manager" | "content_creator" | "viewer" | "auditor" | null;

const expectation: Record<string, { who: { roleKey?: RoleKey; grants?: Grants }; models: string; languages: string }> = {
  administrator: { who: { roleKey: "administrator" }, models: "oooooooo", languages: "oooooooo" },
  "marketing manager": { who: { roleKey: "marketing_manager" }, models: "offfffff", languages: "offfffff" },
  "content creator": { who: { roleKey: "content_creator" }, models: "ffffffff", languages: "ffffffff" },
  viewer: { who: { roleKey: "viewer" }, models: "ffffffff", languages: "ffffffff" },
  auditor: { who: { roleKey: "auditor" }, models: "ffffffff", languages: "ffffffff" },
  "nobody in particular": { who: { roleKey: null }, models: "ffffffff", languages: "ffffffff" },
  "who may test": { who: { grants: { "models.view": "own", "models.test": "own" } }, models: "offffoff", languages: "ffffffff" },
  "who may edit": {
    who: { grants: { "models.edit": "any", "models.test": "any", "languages.edit": "any" } },
    models: "ffoooo" + "of",
    languages: "fffoooof",
  },
  "who may add": {
    who: { grants: { "models.create": "any", "languages.create": "any" } },
    models: "foffffff",
    languages: "foofffff",
  },
  "who may delete": {
    who: { grants: { "models.delete": "any", "languages.delete": "any" } },
    models: "fffffffo",
    languages: "fffffffo",
  },
};

let api: TestApi;
let administrator: Actor;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core);
});
afterAll(() => api.core.close());

interface Try {
  actor: Actor;
  id: string;
}

const letter = (code: string | number) =>
  code === "FORBIDDEN" || code === 403 ? "f" : code === "OK" || (typeof code === "number" && code < 300) ? "o" : `[${code}]`;
const overTrpc = (call: Promise<unknown>) =>
  call.then(
    () => letter("OK"),
    (error: unknown) => letter(appErrorOf(error).code),
  );
const overRest = async (call: Promise<{ status: number }>) => letter((await call).status);

const draft = (): ModelInput => ({ provider: "builtin", name: `Model ${++last}`, model_name: "" });
const newModel = async () => (await api.as(administrator).models.create(draft())).id;
const exhaust = async (events: Promise<AsyncIterable<unknown>>) => {
  for await (const _ of await events);
};

const modelsOverTrpc: Record<ModelAction, (one: Try) => Promise<unknown>> = {
  view: ({ actor, id }) => api.as(actor).models.get({ id }),
  create: ({ actor }) => api.as(actor).models.create(draft()),
  edit: ({ actor, id }) => api.as(actor).models.update({ id, version: 1, ...draft() }),
  default: ({ actor, id }) => api.as(actor).models.set_default({ id, use: "chat" }),
  status: ({ actor, id }) => api.as(actor).models.set_status({ id, status: "inactive" }),
  test: ({ actor, id }) => exhaust(api.as(actor).models.test_saved({ id })),
  test_draft: ({ actor, id }) => exhaust(api.as(actor).models.test({ id, ...draft() })),
  delete: ({ actor, id }) => api.as(actor).models.remove({ id }),
};
const modelsOverRest: Record<ModelAction, (one: Try) => Promise<{ status: number }>> = {
  view: ({ actor, id }) => api.rest(actor, `GET /models/${id}`),
  create: ({ actor }) => api.rest(actor, "POST /models", { body: draft() }),
  edit: ({ actor, id }) => api.rest(actor, `PUT /models/${id}/`, { body: { version: 1, ...draft() } }),
  default: ({ actor, id }) => api.rest(actor, `PUT /models/${id}/default`, { body: { use: "chat" } }),
  status: ({ actor, id }) => api.rest(actor, `PUT /models/${id}/status`, { body: { status: "inactive" } }),
  test: ({ actor, id }) => api.rest(actor, `POST /models/${id}/test`),
  test_draft: ({ actor, id }) => api.rest(actor, "POST /models/test/", { body: { id, ...draft() } }),
  delete: ({ actor, id }) => api.rest(actor, `DELETE /models/${id}`),
};

const language = () => {
  const code = `en-x-own${++last}`;
  return { code, name: `Language ${last}`, native_name: code, direction: "ltr" as const, word_spacing: true };
};
const newLanguage = async () => (await api.as(administrator).languages.create(language())).id;
const order = async () => (await api.as(administrator).languages.list({})).results.map((one) => one.id);
const withoutCode = () => {
  const { code: _, ...rest } = language();
  return rest;
};

const languagesOverTrpc: Record<LanguageAction, (one: Try) => Promise<unknown>> = {
  view: ({ actor }) => api.as(actor).languages.list({}),
  catalogue: ({ actor }) => api.as(actor).languages.catalogue(),
  create: ({ actor }) => api.as(actor).languages.create(language()),
  edit: ({ actor, id }) => api.as(actor).languages.update({ id, version: 1, ...withoutCode() }),
  order: async ({ actor }) => api.as(actor).languages.reorder({ ids: await order() }),
  default: ({ actor, id }) => api.as(actor).languages.set_default({ id }),
  status: ({ actor, id }) => api.as(actor).languages.set_status({ id, status: "inactive" }),
  delete: ({ actor, id }) => api.as(actor).languages.remove({ id }),
};
const languagesOverRest: Record<LanguageAction, (one: Try) => Promise<{ status: number }>> = {
  view: ({ actor }) => api.rest(actor, "GET /languages/"),
  catalogue: ({ actor }) => api.rest(actor, "GET /languages/catalogue"),
  create: ({ actor }) => api.rest(actor, "POST /languages", { body: language() }),
  edit: ({ actor, id }) => api.rest(actor, `PUT /languages/${id}`, { body: { version: 1, ...withoutCode() } }),
  order: async ({ actor }) => api.rest(actor, "PUT /languages/order", { body: { ids: await order() } }),
  default: ({ actor, id }) => api.rest(actor, `PUT /languages/${id}/default`),
  status: ({ actor, id }) => api.rest(actor, `PUT /languages/${id}/status`, { body: { status: "inactive" } }),
  delete: ({ actor, id }) => api.rest(actor, `DELETE /languages/${id}`),
};

describe.each(Object.entries(expectation))("%s", (_, { who, models, languages }) => {
  test("models", async () => {
    const actor = await createPerson(api.core, who);
    let [trpc, rest] = ["", ""];
    for (const action of modelActions) {
      trpc += await overTrpc(modelsOverTrpc[action]({ actor, id: await newModel() }));
      rest += await overRest(modelsOverRest[action]({ actor, id: await newModel() }));
    }
    expect({ trpc, rest }).toEqual({ trpc: models, rest: models });
  });

  test("languages", async () => {
    const actor = await createPerson(api.core, who);
    let [trpc, rest] = ["", ""];
    for (const action of languageActions) {
      trpc += await overTrpc(languagesOverTrpc[action]({ actor, id: await newLanguage() }));
      rest += await overRest(languagesOverRest[action]({ actor, id: await newLanguage() }));
    }
    expect({ trpc, rest }).toEqual({ trpc: languages, rest: languages });
  });
});
