import { isEmptyGuide, voiceInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readFormOptions } from "../campaigns/form-options.ts";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, type TestCore } from "../testing.ts";
import { removeVoice } from "./remove-voice.ts";
import { setVoiceStatus } from "./save-voice.ts";
import { change, make, repairer, type VoicesFixture, voicesFixture } from "./voices-fixture.ts";

let fixture: VoicesFixture;
let core: TestCore;
let ines: Actor;
let en: string;
let de: string;
const { voices } = schema;

beforeEach(async () => {
  fixture = await voicesFixture();
  ({ core, ines, en, de } = fixture);
});
afterEach(() => core.close());

describe("publishing", () => {
  const editor = () => createPerson(core, { grants: { "voices.view": "any", "voices.create": "any", "voices.edit": "any" } });

  test("is needed for an active voice and the default, not for a draft", async () => {
    const lea = await editor();
    const { id } = await make(fixture, lea, { name: "Draft" });
    const refused = { code: "FORBIDDEN", message: expect.stringContaining("campaigns can use") };
    await expect(make(fixture, lea, { name: "Live", status: "active" })).rejects.toMatchObject(refused);
    await expect(change(fixture, lea, id, { status: "active" })).rejects.toMatchObject(refused);
    await expect(setVoiceStatus(core, lea, { id, status: "active" })).rejects.toMatchObject(refused);
    expect(await setVoiceStatus(core, lea, { id, status: "inactive" })).toMatchObject({ status: "inactive" });
    await setVoiceStatus(core, ines, { id, status: "active" });
    await expect(change(fixture, lea, id, { is_default: true })).rejects.toMatchObject(refused);
    await expect(change(fixture, lea, id, { status: "inactive" })).rejects.toMatchObject(refused);
    // What it says is theirs to change all the same.
    expect(await change(fixture, lea, id, { description: "Said anew." })).toMatchObject({ status: "active" });
    expect((await noted(core, "voice", id)).map((entry) => entry.action)).toEqual([
      "voice.updated",
      "voice.published",
      "voice.updated",
      "voice.created",
    ]);
  });

  test("moves the default to one voice, which must be active", async () => {
    const { id } = await repairer(fixture, { status: "active" });
    expect(voiceInput.safeParse({ name: "V", is_default: true }).error?.issues[0]?.path).toEqual(["is_default"]);
    await change(fixture, ines, id, { is_default: true });
    const defaults = await core.db.select({ id: voices.id }).from(voices).where(eq(voices.is_default, true));
    expect(defaults).toEqual([{ id }]);
    await expect(setVoiceStatus(core, ines, { id, status: "inactive" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await expect(removeVoice(core, ines, id)).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });

  test("is seen by the next form at once", async () => {
    const offered = async () => (await readFormOptions(core, ines)).voices.find((voice) => voice.name === "Dry repairer");
    const { id } = await repairer(fixture);
    expect(await offered()).toBeUndefined();
    await setVoiceStatus(core, ines, { id, status: "active" });
    expect(await offered()).toMatchObject({ language_ids: expect.arrayContaining([en, de]) });
    await change(fixture, ines, id, { style_guides: [{ language_id: en }, { language_id: de, emoji: "none" }] });
    // A guide that says nothing is no guide.
    expect(await offered()).toMatchObject({ language_ids: [de] });
  });
});

test("an empty guide is told from one that says something", () => {
  const empty = voiceInput.parse({ name: "V", style_guides: [{ language_id: "en" }] }).style_guides[0];
  expect(empty && isEmptyGuide(empty)).toBe(true);
  expect(empty && isEmptyGuide({ ...empty, preferred_terms: [{ instead_of: "users", use: "people" }] })).toBe(false);
});
