import { afterEach, beforeEach, expect, test } from "vitest";
import { createSecretBox } from "../kernel/secret-box.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { add } from "./models-fixture.ts";
import { unreadableKeys } from "./unreadable-keys.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

test("keys are readable with the secret that they were stored under, and with no other", async () => {
  const ines = await createPerson(core);
  await add(core, ines, { name: "With a key" });
  await add(core, ines, { name: "With a header", api_key: undefined, headers: [{ name: "X-Team", value: "red" }] });
  await add(core, ines, { name: "With nothing", api_key: undefined });
  expect(await unreadableKeys(core)).toEqual([]);
  const other = { ...core, now: core.now, secrets: createSecretBox("another secret of the installation") };
  expect(await unreadableKeys(other)).toEqual(["With a header", "With a key"]);
});
