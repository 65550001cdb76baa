import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFormOptions } from "../campaigns/form-options.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { makeEnvironmentModel } from "./environment-model.ts";
import { connectionOf } from "./model-connection.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

const given = { apiKey: "sk-very-secret-1234", baseUrl: "https://models.example.com/v1", model: "writer-1" };

test("without a model the built-in writer writes", async () => {
  expect(await connectionOf(core, null)).toMatchObject({ provider: "builtin", api_key: null });
  await makeEnvironmentModel(core, {});
  expect(await connectionOf(core, null)).toMatchObject({ provider: "builtin" });
});

test("the environment's model becomes the default, with its key readable only here", async () => {
  await makeEnvironmentModel(core, given);
  expect(await connectionOf(core, null)).toMatchObject({
    provider: "openai_compatible",
    model_name: "writer-1",
    endpoint_url: given.baseUrl,
    api_key: given.apiKey,
  });
  const stored = JSON.stringify([await core.db.select().from(schema.models), await core.db.select().from(schema.model_secrets)]);
  expect(stored).not.toContain("very-secret");
  expect((await core.db.select().from(schema.models)).filter((model) => model.is_default_content)).toHaveLength(1);
});

test("a later start follows a new key and leaves the rest as people set it", async () => {
  await makeEnvironmentModel(core, given);
  await core.db.update(schema.models).set({ name: "House writer", is_default_content: false }).where(eq(schema.models.id, "environment"));
  await makeEnvironmentModel(core, { ...given, apiKey: "sk-another-5678" });
  expect(await connectionOf(core, "environment")).toMatchObject({ api_key: "sk-another-5678" });
  const [row] = await core.db.select().from(schema.models).where(eq(schema.models.id, "environment"));
  expect(row).toMatchObject({ name: "House writer", is_default_content: false, api_key_hint: "5678" });
});

test("a key is never sent to another origin than the one it was entered for", async () => {
  await makeEnvironmentModel(core, given);
  await core.db.update(schema.models).set({ endpoint_url: "https://elsewhere.example.com/v1" }).where(eq(schema.models.id, "environment"));
  expect((await connectionOf(core, "environment")).api_key).toBeNull();
});

test("models that are gone or switched off are refused in words", async () => {
  await expect(connectionOf(core, "gone")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await makeEnvironmentModel(core, given);
  await core.db.update(schema.models).set({ status: "inactive" });
  await expect(connectionOf(core, "environment")).rejects.toMatchObject({ code: "RULE_BROKEN" });
});

test("form options have names and shapes, never prompts, credentials or other people's teams", async () => {
  await makeEnvironmentModel(core, given);
  await createPerson(core, { teams: ["Strangers"] });
  const person = await createPerson(core, { roleKey: "content_creator", teams: ["Desk"] });
  const options = await readFormOptions(core, person);
  expect(options.teams.map((team) => team.name)).toEqual(["Desk"]);
  expect(options.languages.map((language) => language.code)).toContain("ar");
  expect(options.languages.find((language) => language.is_default)?.code).toBe("en");
  expect(options.channels.length).toBeGreaterThanOrEqual(12);
  expect(options.schedule_note).toBe("Up to three posts a day, none between 21:00 and 07:00.");
  const words = JSON.stringify(options);
  for (const secret of ["secret", "prompt", "endpoint", "1234"]) expect(words).not.toContain(secret);
});

test("form options are for those who have a form", async () => {
  const nobody = await createPerson(core, { roleKey: null });
  await expect(readFormOptions(core, nobody)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await readFormOptions(core, await createPerson(core, { roleKey: "auditor" }))).languages).not.toEqual([]);
});
