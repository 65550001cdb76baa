import {
  isEmptyGuide,
  type StyleGuideInput,
  type VoiceInput,
  type VoiceUpdateInput,
  voiceInput,
  voiceListInput,
  voicePreviewInput,
  voiceUpdateInput,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../campaigns/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { removeCampaign } from "../campaigns/lifecycle.ts";
import { readFormOptions } from "../configuration/form-options.ts";
import type { Actor } from "../identity/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { noted } from "../users/people-fixture.ts";
import { duplicateVoice } from "./duplicate-voice.ts";
import { listVoices } from "./list-voices.ts";
import { previewVoice } from "./preview-voice.ts";
import { readVoice } from "./read-voice.ts";
import { removeVoice, restoreVoice } from "./remove-voice.ts";
import { createVoice, updateVoice } from "./save-voice.ts";
import { setVoiceStatus } from "./voice-status.ts";

let core: TestCore;
let ines: Actor;
let en: string;
let de: string;
let linkedin: string;
let x: string;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
  [en, de] = [await languageId("en"), await languageId("de")];
  [linkedin, x] = [await channelId("linkedin"), await channelId("x")];
});
afterEach(() => core.close());

const { languages, channels, examples, voices } = schema;
const idOf = ([row]: { id: string }[]) => row?.id ?? "";
const languageId = async (code: string) => idOf(await core.db.select({ id: languages.id }).from(languages).where(eq(languages.code, code)));
const channelId = async (code: string) => idOf(await core.db.select({ id: channels.id }).from(channels).where(eq(channels.code, code)));

const make = (actor: Actor, input: VoiceInput) => createVoice(core, actor, voiceInput.parse(input));
const list = (actor: Actor, query = {}) => listVoices(core, actor, voiceListInput.parse(query));
const names = async (actor: Actor, query = {}) => (await list(actor, query)).results.map((voice) => voice.name);

/** A voice with a catch-all in English and German and a guide of its own for LinkedIn in German. */
const repairer = (fields: Partial<VoiceInput> = {}) =>
  make(ines, {
    name: "Dry repairer",
    description: "Plain, dry, on the reader's side.",
    style_guides: [
      { language_id: en, markdown: "Short sentences.", tone_words: ["dry"] },
      { language_id: de, markdown: "Erst der Befund." },
      { language_id: de, channel_ids: [linkedin], markdown: "Die erste Zeile steht allein.", banned_terms: ["nachhaltig"] },
    ],
    ...fields,
  });

/** Changes some fields of a voice and leaves the others as they are. */
async function change(actor: Actor, id: string, fields: Partial<VoiceUpdateInput>) {
  const { version, name, description, status, is_default, style_guides } = await readVoice(core, ines, id);
  return updateVoice(core, actor, voiceUpdateInput.parse({ id, version, name, description, status, is_default, style_guides, ...fields }));
}

const example = async (voice_id: string, text = "We found the seal, and it costs five cents.") => {
  const id = core.newId();
  const stamp = { created_at: new Date(core.now()), updated_at: new Date(core.now()) };
  const row = { id, voice_id, language_id: de, channel_id: null, title: "A letter", text, use_in_prompts: true, source: "manual" as const };
  await core.db.insert(examples).values({ ...row, ...stamp });
  return id;
};

describe("the list of voices", () => {
  test("says what each holds and who uses it", async () => {
    const { id } = await repairer({ status: "active" });
    await example(id);
    const campaign = await createCampaign(core, ines, await sampleBrief(core, { voice_id: id }));
    const { results } = await list(ines, { search: "REPAIRER" });
    expect(results).toMatchObject([
      { name: "Dry repairer", guide_count: 3, example_count: 1, campaign_count: 1, languages: [{ code: "en" }, { code: "de" }] },
    ]);
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", campaign.id));
    expect((await list(ines, { search: "repairer" })).results[0]?.campaign_count).toBe(0);
  });

  test("filters by status and language, and sorts", async () => {
    await repairer();
    await make(ines, { name: "Ärger", style_guides: [{ language_id: en }] });
    expect(await names(ines, { status: "draft" })).toEqual(["Ärger", "Dry repairer"]);
    expect(await names(ines, { status: "draft", ordering: "-name", limit: 1 })).toEqual(["Dry repairer"]);
    expect(await names(ines, { language_id: de, status: "draft" })).toEqual(["Dry repairer"]);
    expect(await names(ines, { status: "draft", search: "100%" })).toEqual([]);
  });

  test("reaches one's own, those of one's teams, or any", async () => {
    const maker = await createPerson(core, { grants: { "voices.view": "own", "voices.create": "any" }, teams: ["Nordics"] });
    const mate = await createPerson(core, { grants: { "voices.view": "team", "voices.edit": "team" }, teams: ["Nordics"] });
    const stranger = await createPerson(core, { grants: { "voices.view": "team", "voices.edit": "any" }, teams: ["DACH"] });
    const { id } = await make(maker, { name: "Mine" });
    expect(await names(maker)).toEqual(["Mine"]);
    expect(await names(mate)).toEqual(["Mine"]);
    expect(await names(stranger)).toEqual([]);
    expect(await names(ines, { search: "mine" })).toEqual(["Mine"]);
    expect((await list(mate)).results[0]).toMatchObject({ can_edit: true, can_publish: false, can_delete: false });
    await expect(change(stranger, id, { name: "Theirs" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(change(maker, id, { name: "Ours" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await change(mate, id, { name: "Ours" })).name).toBe("Ours");
  });
});

describe("making a voice", () => {
  test("keeps its guides in their order and writes down what it says", async () => {
    const voice = await repairer();
    expect(voice).toMatchObject({
      version: 1,
      status: "draft",
      owner: { name: "Ines Carvalho" },
      languages: [{ code: "en" }, { code: "de" }],
    });
    expect(voice.style_guides.map((guide) => guide.markdown)).toEqual([
      "Short sentences.",
      "Erst der Befund.",
      "Die erste Zeile steht allein.",
    ]);
    const [entry] = await noted(core, "voice", voice.id);
    expect(entry).toMatchObject({
      action: "voice.created",
      changes: { name: { after: "Dry repairer" }, "guide.de.linkedin.banned_terms": { before: null, after: ["nachhaltig"] } },
    });
  });

  test.each<[string, Partial<VoiceInput>, string]>([
    ["a name that is taken", { name: "DRY  REPAIRER" }, "NAME_TAKEN"],
    ["a language that is gone", { style_guides: [{ language_id: "gone" }] }, "BAD_REQUEST"],
  ])("refuses %s", async (_, fields, code) => {
    await repairer();
    await expect(repairer({ name: "Other", ...fields })).rejects.toMatchObject({ code, fields: expect.any(Object) });
  });

  test("refuses a language or channel that is switched off, unless it was named before", async () => {
    const voice = await repairer();
    await core.db.update(languages).set({ status: "inactive" }).where(eq(languages.id, de));
    await core.db.update(channels).set({ status: "inactive" }).where(eq(channels.id, linkedin));
    await expect(repairer({ name: "Other" })).rejects.toMatchObject({ fields: { "style_guides.1.language_id": [expect.any(String)] } });
    expect(await change(ines, voice.id, { description: "As before." })).toMatchObject({ version: 2, guide_count: 3 });
  });

  test.each<[string, StyleGuideInput[], string]>([
    ["a first guide with channels", [{ language_id: "en", channel_ids: ["x"] }], "style_guides.0.channel_ids"],
    ["a second guide without channels", [{ language_id: "en" }, { language_id: "en" }], "style_guides.1.channel_ids"],
    [
      "a channel in two guides of a language",
      [{ language_id: "en" }, { language_id: "en", channel_ids: ["x"] }, { language_id: "en", channel_ids: ["y", "x"] }],
      "style_guides.2.channel_ids",
    ],
    ["21 rules", [{ language_id: "en", do_rules: Array.from({ length: 21 }, (_, i) => `Rule ${i}`) }], "style_guides.0.do_rules"],
    [
      "201 banned terms",
      [{ language_id: "en", banned_terms: Array.from({ length: 201 }, (_, i) => `t${i}`) }],
      "style_guides.0.banned_terms",
    ],
    ["a guide of 10,001 characters", [{ language_id: "en", markdown: "a".repeat(10_001) }], "style_guides.0.markdown"],
  ])("refuses %s", (_, style_guides, path) => {
    const read = voiceInput.safeParse({ name: "V", style_guides });
    expect(read.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });
});

describe("changing a voice", () => {
  test("keeps, changes, moves, adds and removes guides", async () => {
    const voice = await repairer();
    const [english, catchAll, forLinkedIn] = voice.style_guides;
    if (!english || !catchAll || !forLinkedIn) throw new Error("The guides are missing.");
    const before = await core.db.select().from(schema.style_guides);
    const changed = await change(ines, voice.id, {
      style_guides: [
        { ...catchAll, markdown: "Zuerst der Befund." },
        { language_id: de, channel_ids: [x], markdown: "Kurz." },
        forLinkedIn,
      ],
    });
    expect(changed.style_guides.map(({ id, markdown }) => [id === catchAll.id || id === forLinkedIn.id, markdown])).toEqual([
      [true, "Zuerst der Befund."],
      [false, "Kurz."],
      [true, "Die erste Zeile steht allein."],
    ]);
    const rows = await core.db.select().from(schema.style_guides);
    expect(rows.find((row) => row.id === catchAll.id)?.version).toBe(2);
    expect(before.map((row) => row.id)).toContain(english.id);
    const [entry] = await noted(core, "voice", voice.id);
    expect(Object.keys(entry?.changes ?? {})).not.toContain("guide.de.linkedin.position");
    expect(entry?.changes).toMatchObject({
      "guide.en": { after: null },
      "guide.de.markdown": { before: "Erst der Befund.", after: "Zuerst der Befund." },
      "guide.de.x.markdown": { before: null, after: "Kurz." },
    });
  });

  test("does not take a guide away from another voice by its id", async () => {
    const other = await repairer();
    const { id } = await make(ines, { name: "Thief" });
    const stolen = { ...other.style_guides[0], language_id: en };
    const changed = await change(ines, id, { style_guides: [stolen] });
    expect(changed.style_guides[0]?.id).not.toBe(stolen.id);
    expect((await readVoice(core, ines, other.id)).guide_count).toBe(3);
  });

  test("is refused to the second of two, who sees what the first one wrote and who that was", async () => {
    const { id } = await repairer();
    const lea = await createPerson(core, { first_name: "Lea", last_name: "Brandt" });
    const both = await Promise.allSettled([
      change(ines, id, { description: "Ines was here." }),
      change(lea, id, { description: "Lea was here." }),
    ]);
    const refused = both.find((one) => one.status === "rejected");
    const now = await readVoice(core, ines, id);
    expect(refused?.reason).toMatchObject({ code: "STALE_VERSION", details: { current: { version: 2, description: now.description } } });
    expect(now.updated_by?.name).toBe(now.description === "Lea was here." ? "Lea Brandt" : "Ines Carvalho");
  });

  test("writes nothing when nothing changes", async () => {
    const { id } = await repairer();
    const now = await readVoice(core, ines, id);
    core.advance(60_000);
    expect(await change(ines, id, {})).toEqual(now);
    expect(await noted(core, "voice", id)).toHaveLength(1);
  });

  test("leaves nothing behind when one of its guides cannot be written", async () => {
    const { id } = await repairer();
    // A statement in the middle of the batch fails.
    core.db.$client.exec(
      "create trigger no_x before insert on style_guides when new.markdown = 'Fail' begin select raise(abort, 'no'); end",
    );
    await expect(change(ines, id, { name: "Renamed", style_guides: [{ language_id: en, markdown: "Fail" }] })).rejects.toThrow();
    expect(await readVoice(core, ines, id)).toMatchObject({ name: "Dry repairer", version: 1, guide_count: 3 });
  });
});

describe("publishing", () => {
  const editor = () => createPerson(core, { grants: { "voices.view": "any", "voices.create": "any", "voices.edit": "any" } });

  test("is needed for an active voice and the default, not for a draft", async () => {
    const lea = await editor();
    const { id } = await make(lea, { name: "Draft" });
    const refused = { code: "FORBIDDEN", message: expect.stringContaining("campaigns can choose") };
    await expect(make(lea, { name: "Live", status: "active" })).rejects.toMatchObject(refused);
    await expect(change(lea, id, { status: "active" })).rejects.toMatchObject(refused);
    await expect(setVoiceStatus(core, lea, { id, status: "active" })).rejects.toMatchObject(refused);
    expect(await setVoiceStatus(core, lea, { id, status: "inactive" })).toMatchObject({ status: "inactive" });
    await setVoiceStatus(core, ines, { id, status: "active" });
    await expect(change(lea, id, { is_default: true })).rejects.toMatchObject(refused);
    await expect(change(lea, id, { status: "inactive" })).rejects.toMatchObject(refused);
    // What it says is theirs to change all the same.
    expect(await change(lea, id, { description: "Said anew." })).toMatchObject({ status: "active" });
    expect((await noted(core, "voice", id)).map((entry) => entry.action)).toEqual([
      "voice.updated",
      "voice.published",
      "voice.updated",
      "voice.created",
    ]);
  });

  test("moves the default to one voice, which must be active", async () => {
    const { id } = await repairer({ status: "active" });
    expect(voiceInput.safeParse({ name: "V", is_default: true }).error?.issues[0]?.path).toEqual(["is_default"]);
    await change(ines, id, { is_default: true });
    const defaults = await core.db.select({ id: voices.id }).from(voices).where(eq(voices.is_default, true));
    expect(defaults).toEqual([{ id }]);
    await expect(setVoiceStatus(core, ines, { id, status: "inactive" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await expect(removeVoice(core, ines, id)).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });

  test("is seen by the next form at once", async () => {
    const offered = async () => (await readFormOptions(core, ines)).voices.find((voice) => voice.name === "Dry repairer");
    const { id } = await repairer();
    expect(await offered()).toBeUndefined();
    await setVoiceStatus(core, ines, { id, status: "active" });
    expect(await offered()).toMatchObject({ language_ids: expect.arrayContaining([en, de]) });
    await change(ines, id, { style_guides: [{ language_id: en }, { language_id: de, emoji: "none" }] });
    // A guide that says nothing is no guide.
    expect(await offered()).toMatchObject({ language_ids: [de] });
  });
});

test("an empty guide is told from one that says something", () => {
  const empty = voiceInput.parse({ name: "V", style_guides: [{ language_id: "en" }] }).style_guides[0];
  expect(empty && isEmptyGuide(empty)).toBe(true);
  expect(empty && isEmptyGuide({ ...empty, preferred_terms: [{ instead_of: "users", use: "people" }] })).toBe(false);
});

describe("a copy", () => {
  test("is a draft of one's own with the same guides, without the examples and what is switched off", async () => {
    const original = await repairer({ status: "active", is_default: true });
    await example(original.id);
    await core.db.update(channels).set({ status: "inactive" }).where(eq(channels.id, linkedin));
    const lea = await createPerson(core, { first_name: "Lea" });
    const copy = await duplicateVoice(core, lea, original.id);
    expect(copy).toMatchObject({ name: "Dry repairer (copy)", status: "draft", is_default: false, guide_count: 2, example_count: 0 });
    expect(copy.owner?.id).toBe(lea.userId);
    expect((await duplicateVoice(core, lea, copy.id)).name).toBe("Dry repairer (copy 2)");
  });

  test("of the longest name still fits", async () => {
    const { id } = await repairer({ name: "👩‍👩‍👧".repeat(80) });
    expect((await duplicateVoice(core, ines, id)).name.endsWith("👩‍👩‍👧 (copy)")).toBe(true);
  });
});

describe("deleting a voice", () => {
  test("frees its name, takes its examples along and can be undone for 30 days", async () => {
    const { id } = await repairer();
    await example(id);
    await removeVoice(core, ines, id);
    await expect(readVoice(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await core.db.select({ at: examples.deleted_at }).from(examples).where(eq(examples.voice_id, id))).not.toEqual([{ at: null }]);
    expect(await restoreVoice(core, ines, id)).toMatchObject({ name: "Dry repairer", guide_count: 3, example_count: 1 });
    await removeVoice(core, ines, id);
    const again = await repairer();
    await expect(restoreVoice(core, ines, id)).rejects.toMatchObject({ code: "NAME_TAKEN" });
    await removeVoice(core, ines, again.id);
    core.advance(30 * 86_400_000 + 1);
    await expect(restoreVoice(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await noted(core, "voice", id)).map((entry) => entry.action)).toEqual([
      "voice.deleted",
      "voice.restored",
      "voice.deleted",
      "voice.created",
    ]);
  });

  test("is refused while campaigns use it, naming those that the asker may see", async () => {
    const { id } = await repairer({ status: "active" });
    const lea = await createPerson(core, { grants: { "voices.view": "any", "voices.delete": "any", "campaigns.view": "own" } });
    const campaign = await createCampaign(core, ines, await sampleBrief(core, { voice_id: id }));
    await expect(removeVoice(core, ines, id)).rejects.toMatchObject({
      code: "IN_USE",
      message: expect.stringContaining("1 campaign uses this voice: “Spring launch”"),
      details: { campaigns: 1 },
    });
    const said = await removeVoice(core, lea, id).catch((error: Error) => error.message);
    expect(said).toContain("1 campaign uses this voice.");
    expect(said).not.toContain("Spring launch");
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", campaign.id));
    expect(await removeVoice(core, lea, id)).toBeNull();
  });

  test("is refused while a single piece speaks with it", async () => {
    const { id } = await repairer({ status: "active" });
    const campaign = await createCampaign(core, ines, await sampleBrief(core));
    const { blocks } = schema;
    const [block] = await core.db.select().from(blocks).where(eq(blocks.campaign_id, campaign.id));
    await core.db
      .update(blocks)
      .set({ overrides: { voice_id: id } })
      .where(eq(blocks.id, block?.id ?? ""));
    await expect(removeVoice(core, ines, id)).rejects.toMatchObject({ code: "IN_USE" });
  });

  test("reaches only so far as the right", async () => {
    const lea = await createPerson(core, { grants: { "voices.view": "any", "voices.create": "any", "voices.delete": "own" } });
    const { id } = await repairer();
    await expect(removeVoice(core, lea, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await removeVoice(core, ines, id);
    await expect(restoreVoice(core, lea, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const own = await make(lea, { name: "Own" });
    expect(await removeVoice(core, lea, own.id)).toBeNull();
    expect(await restoreVoice(core, lea, own.id)).toMatchObject({ name: "Own" });
  });
});

describe("what models are told", () => {
  const preview = (input: Parameters<typeof voicePreviewInput.parse>[0]) => previewVoice(core, ines, voicePreviewInput.parse(input));

  test("is the channel's own guide, else the catch-all, else nothing of a guide", async () => {
    const { id } = await repairer();
    await example(id);
    const told = (language_id: string, channel_id: string | null) => preview({ voice_id: id, language_id, channel_id });
    expect(await told(de, linkedin)).toMatchObject({
      guide: "channel",
      parts: { style_guide: "Die erste Zeile steht allein.\n\nBanned terms: nachhaltig", examples: expect.stringContaining("five cents") },
      example_count: 1,
    });
    expect(await told(de, x)).toMatchObject({ guide: "catch_all", parts: { style_guide: "Erst der Befund." } });
    expect(await told(await languageId("fr"), x)).toMatchObject({
      guide: "none",
      parts: { voice: "Dry repairer\n\nPlain, dry, on the reader's side.", style_guide: "", examples: "" },
    });
  });

  test("leaves out examples that the asker may not read, and says so", async () => {
    const { id } = await repairer();
    await example(id);
    const lea = await createPerson(core, { grants: { "voices.view": "any", "examples.view": "own" } });
    const shown = await previewVoice(core, lea, voicePreviewInput.parse({ voice_id: id, language_id: de }));
    expect(shown).toMatchObject({ example_count: 1, examples_hidden: true, parts: { examples: "" } });
    expect((await preview({ voice_id: id, language_id: de })).tokens).toBe(shown.tokens);
  });

  test("shows a form that is not saved beside what is", async () => {
    const { id } = await repairer();
    const draft = { name: "", description: "New.", style_guides: [{ language_id: en, markdown: "Long sentences." }] };
    expect(await preview({ voice_id: id, draft, language_id: en, channel_id: x })).toMatchObject({
      parts: { voice: "New.", style_guide: "Long sentences." },
      saved: { style_guide: "Short sentences.\n\nTone: dry" },
    });
    expect(await preview({ draft, language_id: en })).toMatchObject({ saved: null, guide: "catch_all" });
    await expect(preview({ language_id: en })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(preview({ draft, language_id: "gone" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
