import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { permissionOf, permissionOfProcedure } from "./rest/route-facts.ts";
import { routes } from "./rest/routes.ts";
import { appRouter } from "./router.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * What a call that came with a personal token may not do, whatever its person may: change anything when the token only
 * reads, and touch the person's own account in any case. Every procedure is tried.
 */
const record: Record<string, Record<string, { _def: { type: string } }>> = appRouter._def.record;
const procedures = Object.entries(record).flatMap(([domain, names]) =>
  Object.entries(names).map(([name, { _def }]) => ({ name: `${domain}.${name}`, type: _def.type })),
);
const changes = procedures
  .filter(({ name, type }) => type === "mutation" && permissionOfProcedure(name) !== "public")
  .map(({ name }) => name);
const inPerson = [
  "auth.logout",
  "profile.change_password",
  "profile.end_session",
  "profile.end_other_sessions",
  "profile.disconnect",
  "profile.make_token",
  "profile.revoke_token",
];

let api: TestApi;
let reader: Actor;
let writer: Actor;
beforeAll(async () => {
  api = await createTestApi();
  const person = await createPerson(api.core, { password: "a long enough password" });
  reader = { ...person, token: { access: "read" } };
  writer = { ...person, token: { access: "write" } };
});
afterAll(() => api.core.close());

async function refusal(actor: Actor, name: string): Promise<string> {
  const [domain = "", procedure = ""] = name.split(".");
  const router = api.as(actor) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  try {
    await router[domain]?.[procedure]?.({});
    return "";
  } catch (error) {
    return appErrorOf(error).message;
  }
}

test("there are changes to be refused", () => {
  expect(changes.length).toBeGreaterThan(90);
  expect(changes).toEqual(expect.arrayContaining(inPerson));
});

describe.each(changes)("%s", (name) => {
  test("is refused to a token that only reads", async () => {
    expect(await refusal(reader, name)).toMatch(/^This token may only read/);
  });
  test(`is ${inPerson.includes(name) ? "refused to any token" : "no matter of tokens"}`, async () => {
    const words = await refusal(writer, name);
    if (inPerson.includes(name)) expect(words).toMatch(/^A personal token cannot do this/);
    else expect(words).not.toMatch(/token cannot|only read/);
  });
});

/** They only look; what they are asked has no place in an address. */
const looks = ["campaigns.estimate", "voices.preview", "voices.term_forms", "prompts.preview"];
const writing = routes
  .filter((one) => one.method !== "GET" && permissionOf(one) !== "public" && !looks.includes(String(one.procedure)))
  .map((one) => `${one.method} ${one.path.replace(/\{\w+\}/g, "x")}`);

test("there are calls of REST to be refused", () => {
  expect(writing.length).toBeGreaterThan(90);
});

test.each(writing)("%s is refused to a token that only reads, whatever it sends", async (call) => {
  const { status, body } = await api.rest(reader, call, { body: { nothing: "that is asked for" }, idempotencyKey: "the same" });
  expect({ status, body }).toMatchObject({ status: 403, body: { error: expect.stringMatching(/^This token may only read/) } });
});

test("a token that only reads is not told again what one that may write was told", async () => {
  const call = { body: { name: "Partner news", description: "Tell partners first." }, idempotencyKey: "once" };
  const admin = await createPerson(api.core, { email: "administrator@example.com", roleKey: "administrator" });
  expect(await api.rest({ ...admin, token: { access: "write" } }, "POST /objectives-config", call)).toMatchObject({ status: 201 });
  expect(await api.rest({ ...admin, token: { access: "read" } }, "POST /objectives-config", call)).toMatchObject({ status: 403 });
});

test("a token that only reads reads, and says who it is", async () => {
  expect(await api.as(reader).profile.get()).toMatchObject({ email: reader.email });
  expect((await api.rest(reader, "GET /campaigns")).status).toBe(200);
});
