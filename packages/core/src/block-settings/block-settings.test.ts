import { type BlockOverrides, promptPreviewInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { listBlocks } from "../campaigns/read-blocks.ts";
import { writeOutline, writePiece } from "../generation/pipeline-fixture.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { previewPrompt } from "../trials/prompts/preview-prompt.ts";
import { readBlockSettings } from "./read-block-settings.ts";
import { saveBlockSettings } from "./save-block-settings.ts";

let core: TestCore;
let mara: Actor;
let blocks: Awaited<ReturnType<typeof listBlocks>>;
let piece: string;

const { channels, models, voices, activity_logs, configurations } = schema;
const mood = { key: "mood", label: "Mood", type: "select" as const, options: ["Dry", "Warm"], required: false, default: "Dry" };

beforeEach(async () => {
  core = await createTestCore();
  mara = await createPerson(core, { first_name: "Mara" });
  await core.db.update(channels).set({ attributes: [mood] });
  const plan = { en: ["linkedin"], de: ["linkedin"] };
  const { id } = await createCampaign(core, mara, await sampleBrief(core, { plan }));
  blocks = await listBlocks(core, await authorizeCampaign(core, mara, "view", id));
  piece = idOf("content", "en");
});
afterEach(() => core.close());

const idOf = (kind: string, language: string) => blocks.find((one) => one.kind === kind && one.language_code === language)?.id ?? "";
const languageId = (code: string) => blocks.find((one) => one.language_code === code)?.language_id ?? "";
const allowed = (id = piece, actor = mara) => authorizeBlock(core, actor, "override_prompts", id);
const read = async (id = piece) => readBlockSettings(core, await allowed(id));
const save = async (overrides: BlockOverrides, id = piece, version = 0) =>
  saveBlockSettings(core, await allowed(id), { block_id: id, version: version || (await read(id)).version, overrides });
const refused = (overrides: BlockOverrides, id = piece) =>
  save(overrides, id).then(
    () => null,
    (error: { code: string; fields?: unknown }) => ({ code: error.code, fields: error.fields }),
  );

describe("what a piece inherits", () => {
  test("comes from its campaign, its channel and the company's model, each with its place", async () => {
    await core.db.update(channels).set({ parameters: { temperature: { enabled: true, value: 0.4 } } });
    await core.db.update(models).set({ parameters: { temperature: { enabled: true, value: 1 }, top_p: { enabled: true, value: 0.9 } } });
    const settings = await read();
    expect(settings).toMatchObject({ owner: "channel", overrides: {}, attributes: [mood] });
    expect(settings.inherited.voice?.name).toBeTruthy();
    expect(settings.inherited.model).toMatchObject({ origin: "company" });
    expect(settings.inherited.parameters).toEqual({ temperature: { enabled: true, value: 0.4 }, top_p: { enabled: true, value: 0.9 } });
    expect(settings.inherited.parameter_origins).toEqual({ temperature: "channel", top_p: "model" });
    expect(settings.inherited.user_prompt).toContain("{{#main_story}}");
    expect(settings.outline_languages).toMatchObject([{ code: "de", is_written: false }]);
  });

  test("is the configuration's for an outline and a schedule, with the rules of planning", async () => {
    expect(await read(idOf("outline", "en"))).toMatchObject({ owner: "outline", inherited: { rules: null }, outline_languages: [] });
    const [scheduler] = await core.db.select().from(configurations).where(eq(configurations.kind, "scheduler"));
    expect(await read(idOf("schedule", "en"))).toMatchObject({ owner: "scheduler", inherited: { rules: scheduler?.rules } });
  });
});

describe("saving", () => {
  test("keeps only what differs, is logged, and says that the text is out of date", async () => {
    await writeOutline(core, idOf("outline", "en"));
    await writePiece(core, piece);
    const { inherited } = await read();
    const saved = await save({ attributes: { mood: "Warm" }, user_prompt: inherited.user_prompt, system_prompt: "Be brief." });
    expect(saved.overrides).toEqual({ attributes: { mood: "Warm" }, system_prompt: "Be brief." });
    const [block] = await core.db.select().from(schema.blocks).where(eq(schema.blocks.id, piece));
    expect(block?.out_of_date).toBe(true);
    const [log] = await core.db.select().from(activity_logs).where(eq(activity_logs.action, "block.settings_changed"));
    expect(log?.changes).toMatchObject({ system_prompt: { before: null, after: "Be brief." }, attributes: { after: { mood: "Warm" } } });
    expect((await save({ attributes: { mood: "Dry" } })).overrides).toEqual({});
  });

  test("that changes nothing writes nothing", async () => {
    const before = await core.db.$count(activity_logs);
    expect(await save({ attributes: { mood: "Dry" } })).toMatchObject({ version: 1 });
    expect(await core.db.$count(activity_logs)).toBe(before);
  });

  test("loses to whoever saved first", async () => {
    await save({ system_prompt: "Theirs" });
    await expect(save({ system_prompt: "Mine" }, piece, 1)).rejects.toMatchObject({ code: "STALE_VERSION" });
    expect((await read()).overrides.system_prompt).toBe("Theirs");
  });

  test("both at once: one of them is kept whole", async () => {
    const both = await Promise.allSettled([save({ system_prompt: "One" }), save({ system_prompt: "Two" })]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await read()).version).toBe(2);
  });

  test.each<[string, BlockOverrides, string]>([
    ["an attribute that does not fit", { attributes: { mood: "Loud" } }, "attributes.mood"],
    ["an attribute that is gone", { attributes: { colour: "red" } }, "attributes.colour"],
    ["an unknown variable", { user_prompt: "Write {{#weather}}" }, "user_prompt"],
    ["a half-written marker", { system_prompt: "Write {{#main_story" }, "system_prompt"],
    ["a model that is not there", { model_id: "none" }, "model_id"],
    ["a voice that is not there", { voice_id: "none" }, "voice_id"],
    ["the outline of a language that is not there", { outline_language_id: "none" }, "outline_language_id"],
  ])("refuses %s", async (_, overrides, field) => {
    expect(await refused(overrides)).toMatchObject({ code: "BAD_REQUEST", fields: { [field]: [expect.any(String)] } });
  });

  test("refuses what another kind of text has", async () => {
    const [scheduler] = await core.db.select().from(configurations).where(eq(configurations.kind, "scheduler"));
    const rules = scheduler?.rules;
    if (!rules) throw new Error("No rules.");
    expect(await refused({ rules })).toMatchObject({ fields: { rules: [expect.any(String)] } });
    expect(await refused({ outline_language_id: languageId("de") }, idOf("outline", "en"))).toMatchObject({ code: "BAD_REQUEST" });
    const stricter = { ...rules, posts_per_day: 1 };
    expect((await save({ rules: stricter }, idOf("schedule", "en"))).overrides).toEqual({ rules: stricter });
  });

  test("lets what was switched off since stay, and takes nothing new that is", async () => {
    const [voice] = await core.db.select().from(voices).limit(1);
    await save({ voice_id: voice?.id ?? "" });
    await core.db.update(voices).set({ status: "inactive" });
    expect((await save({ voice_id: voice?.id ?? "", system_prompt: "Be brief." })).overrides.voice_id).toBe(voice?.id);
    expect(await refused({ voice_id: voice?.id ?? "" }, idOf("content", "de"))).toMatchObject({
      fields: { voice_id: [expect.any(String)] },
    });
  });
});

describe("whoever may not override prompts", () => {
  test("neither reads nor saves them", async () => {
    const viewer = await createPerson(core, { grants: { "campaigns.view": "any", "campaigns.view_all": "any" } });
    await expect(allowed(piece, viewer)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const ask = promptPreviewInput.parse({ owner: "channel", block: { id: piece, overrides: {} } });
    await expect(previewPrompt(core, viewer, ask)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the preview of a piece", () => {
  const preview = (overrides: BlockOverrides) =>
    previewPrompt(core, mara, promptPreviewInput.parse({ owner: "channel", block: { id: piece, overrides } }));

  test("is what would be sent with the settings of the form", async () => {
    const shown = await preview({
      system_prompt: "Be {{#mood}}.",
      attributes: { mood: "Warm" },
      parameters: { seed: { enabled: true, value: 7 } },
    });
    expect(shown.messages[0]).toMatchObject({ role: "system", content: "Be Warm." });
    expect(shown.parameters).toMatchObject({ seed: { enabled: true, value: 7 } });
    expect(shown.problems).toEqual([]);
    expect(shown.language.code).toBe("en");
  });

  test("tells of the outline that is followed, of another language where that is chosen", async () => {
    const outline = async (overrides: BlockOverrides) => (await preview(overrides)).variables.find((one) => one.name === "outline");
    await writeOutline(core, idOf("outline", "de"));
    expect(await outline({})).toMatchObject({ is_empty: true });
    expect(await outline({ outline_language_id: languageId("de") })).toMatchObject({ is_empty: false });
  });

  test("names variables that are unknown instead of failing", async () => {
    expect((await preview({ user_prompt: "{{#weather}}" })).problems).toMatchObject([{ prompt: "user_prompt", name: "weather" }]);
  });
});
