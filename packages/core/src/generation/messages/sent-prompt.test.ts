import {
  type Attribute,
  attributeSchema,
  type FieldSpec,
  fieldSpecSchema,
  type Parameters as ModelParameters,
  parametersSchema,
  type SchedulerRules,
  schedulerRulesSchema,
} from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { effectiveParameters, readModelChoice } from "../../models/effective.ts";
import { createPipeline, type Pipeline, writeOutline, writePiece } from "../pipeline-fixture.ts";
import { loadJob } from "../writing/load-job.ts";
import { buildMessages } from "./build-messages.ts";
import { gatherMaterial } from "./gather-material.ts";

/*
 * Every field that a person can set must reach the model: a field that does not change what is sent is a promise that
 * is not kept. Each table lists its fields that are sent with a changed value, and the ones that rightly are not; a new
 * column belongs to one of the two, or the test fails.
 */

let pipeline: Pipeline;
let before: Record<"outline" | "content" | "schedule", string>;
const ids = {
  voice: "",
  guide: "",
  example: "",
  channel: "",
  outline: "",
  scheduler: "",
  objective: "",
  language: "",
  otherVoice: "",
  otherLanguage: "",
};

beforeAll(async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"], de: ["linkedin"] } }, realClock: false });
  const { core } = pipeline;
  await pipeline.start();
  for (const block of await pipeline.blocks()) {
    if (block.kind === "outline") await writeOutline(core, block.id);
    if (block.kind === "content") await writePiece(core, block.id);
  }
  const [block] = (await pipeline.blocks()).filter((one) => one.kind === "content");
  const { voices, style_guides, examples, configurations, objectives, campaigns } = schema;
  const [campaign] = await core.db.select().from(campaigns);
  ids.voice = campaign?.voice_id ?? "";
  ids.channel = block?.channel_id ?? "";
  ids.language = block?.language_id ?? "";
  ids.objective = campaign?.objective_ids[0] ?? "";
  ids.guide = core.newId();
  ids.example = core.newId();
  ids.otherLanguage = (await pipeline.blocks()).find((one) => one.language_id !== ids.language)?.language_id ?? "";
  ids.otherVoice = core.newId();
  const stamp = { created_at: new Date(0), updated_at: new Date(0) };
  const place = { language_id: ids.language, voice_id: ids.voice };
  const other = { id: ids.otherVoice, name: "Other", name_folded: "other", description: "", status: "active" as const, is_default: false };
  await core.db.insert(voices).values({ ...other, ...stamp });
  await core.db.delete(style_guides).where(eq(style_guides.voice_id, ids.voice));
  await core.db.update(voices).set({ description: "Says what it knows." }).where(eq(voices.id, ids.voice));
  await core.db.insert(style_guides).values({
    id: ids.guide,
    ...place,
    channel_ids: [],
    markdown: "Short.",
    tone_words: ["calm"],
    audience: "Owners",
    person: "we",
    form_of_address: "you",
    do_rules: ["Name the part"],
    dont_rules: ["Shout"],
    banned_terms: ["revolutionary"],
    preferred_terms: [{ instead_of: "users", use: "people" }],
    emoji: "none",
    position: 0,
    ...stamp,
  });
  await core.db.insert(examples).values({
    id: ids.example,
    ...place,
    channel_id: null,
    title: "A letter",
    text: "We found the seal.",
    use_in_prompts: true,
    source: "manual",
    ...stamp,
  });
  for (const row of await core.db.select().from(configurations)) ids[row.kind] = row.id;
  await core.db.update(objectives).set({ kpi_hint: "Reach", call_to_action: "Look" }).where(eq(objectives.id, ids.objective));
});
afterAll(() => pipeline.close());

/** What is sent for each kind of text in English, parameters included. */
async function sent(): Promise<typeof before> {
  const { core } = pipeline;
  const result = { outline: "", content: "", schedule: "" };
  for (const task of await pipeline.tasks()) {
    const job = await loadJob(core, task.id);
    if (job?.language.id !== ids.language) continue;
    const { material, parameters } = await gatherMaterial(core, job);
    result[job.block.kind] = JSON.stringify([buildMessages(material), parameters]);
  }
  return result;
}

beforeEach(async () => {
  before = await sent();
});

/** Changes one row, looks whether what is sent changed, and puts everything back. */
async function changed(table: Parameters<typeof getTableColumns>[0], id: string, change: Record<string, unknown>): Promise<string[]> {
  const { db } = pipeline.core;
  await db.run(sql`savepoint one_field`);
  try {
    const column = getTableColumns(table).id;
    if (!column) throw new Error("The table has no id.");
    await db.update(table).set(change).where(eq(column, id));
    const after = await sent();
    return (["outline", "content", "schedule"] as const).filter((kind) => after[kind] !== before[kind]);
  } finally {
    await db.run(sql`rollback to one_field`);
    await db.run(sql`release one_field`);
  }
}

const authored = ["id", "created_at", "created_by", "updated_at", "updated_by", "version"];
const all = ["outline", "content", "schedule"];
const written = ["outline", "content"];
const parameter = { temperature: { enabled: true, value: 0.123 } };
const attribute = { key: "mood", label: "Mood", type: "text" as const, required: false, default: "dry" };

interface Case {
  table: Parameters<typeof getTableColumns>[0];
  id: () => string;
  /** Changed value, and the kinds of text whose prompt it changes, by field. */
  sent: Record<string, [unknown, string[]]>;
  notSent: string[];
}

const cases: Record<string, Case> = {
  voice: {
    table: schema.voices,
    id: () => ids.voice,
    sent: { name: ["Another name", written], description: ["Another description", written] },
    notSent: ["name_folded", "status", "is_default", "deleted_at"],
  },
  "style guide": {
    table: schema.style_guides,
    id: () => ids.guide,
    sent: {
      markdown: ["Long.", written],
      tone_words: [["wry"], written],
      audience: ["Engineers", written],
      person: ["you", written],
      form_of_address: ["thou", written],
      do_rules: [["Count"], written],
      dont_rules: [["Whisper"], written],
      banned_terms: [["unique"], written],
      preferred_terms: [[{ instead_of: "buy", use: "order" }], written],
      emoji: ["free", written],
      channel_ids: [["some-other-channel"], written],
      language_id: [() => ids.otherLanguage, written],
      voice_id: [() => ids.otherVoice, written],
    },
    notSent: ["position"],
  },
  example: {
    table: schema.examples,
    id: () => ids.example,
    sent: {
      title: ["A note", ["content"]],
      text: ["We found the joint.", ["content"]],
      use_in_prompts: [false, ["content"]],
      deleted_at: [new Date(1), ["content"]],
      language_id: [() => ids.otherLanguage, ["content"]],
      voice_id: [() => ids.otherVoice, ["content"]],
    },
    // The channel, the rating and the source decide about order and lists, not about the words.
    notSent: ["channel_id", "rating", "source", "file_id"],
  },
  channel: {
    table: schema.channels,
    id: () => ids.channel,
    sent: {
      name: ["Linked Out", all],
      code: ["linkedout", all],
      description: ["Another description", ["content"]],
      fields: [[{ key: "text", label: "Text", format: "plain", required: true, unit: "utf16", max: 99 }], ["content"]],
      attributes: [[attribute], ["content"]],
      system_prompt: ["Another system prompt", ["content"]],
      user_prompt: ["Another prompt {{#main_story}}", ["content"]],
      parameters: [parameter, ["content"]],
      fold: [77, ["content"]],
    },
    notSent: ["name_folded", "status", "icon", "kind", "model_id", "unit", "position", "limits_checked_on"],
  },
  "outline configuration": {
    table: schema.configurations,
    id: () => ids.outline,
    sent: {
      attributes: [[attribute], ["outline"]],
      system_prompt: ["Another system prompt", ["outline"]],
      user_prompt: ["Another prompt {{#main_story}}", ["outline"]],
      parameters: [parameter, ["outline"]],
    },
    notSent: ["kind", "rules", "model_id"],
  },
  "scheduler configuration": {
    table: schema.configurations,
    id: () => ids.scheduler,
    sent: {
      attributes: [[attribute], ["schedule"]],
      rules: [null, ["schedule"]],
      system_prompt: ["Another system prompt", ["schedule"]],
      user_prompt: ["Another prompt {{#main_story}}", ["schedule"]],
      parameters: [parameter, ["schedule"]],
    },
    notSent: ["kind", "model_id"],
  },
  objective: {
    table: schema.objectives,
    id: () => ids.objective,
    sent: { name: ["Fame", all], description: ["Be famous", all], kpi_hint: ["Applause", all], call_to_action: ["Clap", all] },
    notSent: ["name_folded", "status", "is_default", "position"],
  },
  language: {
    table: schema.languages,
    id: () => ids.language,
    sent: { code: ["en-XX", all], name: ["Englisch", all], native_name: ["Anglais", all], formality_note: ["Be formal", all] },
    notSent: ["direction", "word_spacing", "status", "is_default", "position"],
  },
  brief: {
    table: schema.campaigns,
    id: () => pipeline.campaignId,
    sent: {
      name: ["Autumn launch", all],
      description: ["Another description", all],
      main_story: ["Another story.", all],
      own_objectives: [["Be loved"], all],
      objective_ids: [[], all],
      from_date: ["2026-12-02", all],
      to_date: ["2026-12-29", all],
      timezone: ["Asia/Tokyo", ["schedule"]],
      voice_id: [null, written],
      audience: ["Cats", written],
      key_messages: [["Another"], all],
      call_to_action: ["Act", all],
      links: [["https://example.com/other"], all],
      mandatory_text: ["Terms apply.", all],
      forbidden_claims: ["Never breaks", all],
      tags: [["steel"], all],
    },
    notSent: [
      "owner_id",
      "name_folded",
      "privacy",
      "generation_mode",
      "content_schedule",
      "status",
      "language_codes",
      "channel_codes",
      "pieces_total",
      "pieces_done",
      "pieces_failed",
      "pieces_flagged",
      "archived_at",
      "deleted_at",
    ],
  },
};

describe.each(Object.entries(cases))("a change of the %s", (_, { table, id, sent: fields, notSent }) => {
  it.skipIf(onPostgres).each(Object.entries(fields))("reaches the prompt: %s", async (field, [value, kinds]) => {
    expect(await changed(table, id(), { [field]: typeof value === "function" ? value() : value })).toEqual(kinds);
  });

  it("is accounted for, field by field", () => {
    const known = [...Object.keys(fields), ...notSent, ...authored].sort();
    expect([...new Set(known)]).toEqual(Object.keys(getTableColumns(table)).sort());
  });
});

describe("a rule of the scheduler", () => {
  /** How languages follow each other is no matter of one plan: what is planned is moved by it. */
  const appliedAfter = ["stagger_languages_minutes"];
  const changedRules: Partial<SchedulerRules> = {
    posts_per_week: 5,
    channel_posts_per_week: { linkedin: 4 },
    posts_per_day: 1,
    gap_same_channel_minutes: 60,
    gap_any_channel_minutes: 15,
    weekdays: [1],
    windows: {},
    quiet_from: "18:00",
    quiet_to: "09:00",
    blackout_dates: ["2026-12-24"],
    lead_channel: "linkedin",
  };
  it.skipIf(onPostgres).each(Object.entries(changedRules))("reaches the prompt of the schedule alone: %s", async (rule, value) => {
    const [row] = await pipeline.core.db.select().from(schema.configurations).where(eq(schema.configurations.id, ids.scheduler));
    const rules = { ...row?.rules, [rule]: value };
    expect(await changed(schema.configurations, ids.scheduler, { rules })).toEqual(["schedule"]);
  });

  it("is accounted for, rule by rule", () => {
    expect([...Object.keys(changedRules), ...appliedAfter].sort()).toEqual(Object.keys(schedulerRulesSchema.shape).sort());
  });
});

describe("a part of a channel's text", () => {
  const part: FieldSpec = { key: "body", label: "Body", format: "list", required: true, unit: "utf16", max: 300 };
  const changedPart: Required<FieldSpec> = {
    key: "text",
    label: "Text",
    format: "markdown",
    required: false,
    unit: "words",
    min: 10,
    max: 299,
    countMin: 2,
    countMax: 4,
    totalMax: 900,
    warnOver: 200,
    help: "Plainly.",
  };
  it.skipIf(onPostgres).each(Object.entries(changedPart))("reaches the prompt of its pieces: %s", async (key, value) => {
    const { db } = pipeline.core;
    await db.run(sql`savepoint one_part`);
    try {
      await db
        .update(schema.channels)
        .set({ fields: [part] })
        .where(eq(schema.channels.id, ids.channel));
      before = await sent();
      expect(await changed(schema.channels, ids.channel, { fields: [{ ...part, [key]: value }] })).toEqual(["content"]);
    } finally {
      await db.run(sql`rollback to one_part`);
      await db.run(sql`release one_part`);
    }
  });

  it("is accounted for, property by property", () => {
    expect(Object.keys(changedPart).sort()).toEqual(Object.keys(fieldSpecSchema.shape).sort());
  });
});

describe("an attribute", () => {
  const owners = [
    ["channel", schema.channels, () => ids.channel, "content"],
    ["outline configuration", schema.configurations, () => ids.outline, "outline"],
    ["scheduler configuration", schema.configurations, () => ids.scheduler, "schedule"],
  ] as const;
  const mood: Attribute = { key: "mood", label: "Mood", type: "select", options: ["dry", "warm"], required: false, default: "dry" };
  /** Its key is what prompts name it by, so that one under another key is not filled in. */
  const sentProperties: Partial<Attribute> = { key: "temper", label: "Temper", default: "warm" };
  // These say how a form asks for its value.
  const notSent = ["help", "type", "options", "min", "max", "required"];

  describe.each(owners)("of the %s", (_, table, id, kind) => {
    it.skipIf(onPostgres).each(Object.entries(sentProperties))("reaches the prompt: %s", async (property, value) => {
      const { db } = pipeline.core;
      await db.run(sql`savepoint one_attribute`);
      try {
        const prompt = { user_prompt: "In a {{#mood}} mood: {{#attributes}}", attributes: [mood] };
        await db.update(table).set(prompt).where(eq(table.id, id()));
        before = await sent();
        expect(before[kind]).toContain("In a dry mood");
        expect(await changed(table, id(), { attributes: [{ ...mood, [property]: value }] })).toEqual([kind]);
      } finally {
        await db.run(sql`rollback to one_attribute`);
        await db.run(sql`release one_attribute`);
      }
    });
  });

  it("is accounted for, property by property", () => {
    expect([...Object.keys(sentProperties), ...notSent].sort()).toEqual(Object.keys(attributeSchema.shape).sort());
  });
});

describe("a parameter", () => {
  const each: Required<ModelParameters> = {
    temperature: { enabled: true, value: 0.3 },
    top_p: { enabled: true, value: 0.5 },
    max_tokens: { enabled: true, value: 321 },
    frequency_penalty: { enabled: true, value: -1 },
    presence_penalty: { enabled: true, value: 1 },
    seed: { enabled: true, value: 42 },
    stop: { enabled: true, value: ["END"] },
    reasoning_effort: { enabled: true, value: "low" },
  };
  it.skipIf(onPostgres).each(Object.entries(each))("goes along with the texts of its owner alone: %s", async (name, value) => {
    expect(await changed(schema.channels, ids.channel, { parameters: { [name]: value } })).toEqual(["content"]);
    expect(await changed(schema.configurations, ids.outline, { parameters: { [name]: value } })).toEqual(["outline"]);
    expect(await changed(schema.configurations, ids.scheduler, { parameters: { [name]: value } })).toEqual(["schedule"]);
  });

  it.skipIf(onPostgres)("of the model holds where its owner says nothing, and one that is switched off there is none", async () => {
    const [task] = await pipeline.tasks();
    const [model] = await pipeline.core.db
      .select()
      .from(schema.models)
      .where(eq(schema.models.id, task?.model_id ?? ""));
    expect(await changed(schema.models, model?.id ?? "", { parameters: { seed: { enabled: true, value: 7 } } })).toEqual(all);
    expect(effectiveParameters({ seed: { enabled: false, value: 7 } }, { seed: { enabled: true, value: 7 } })).toEqual({
      seed: { enabled: false, value: 7 },
    });
  });

  it("is accounted for, one by one", () => {
    expect(Object.keys(each).sort()).toEqual(Object.keys(parametersSchema.shape).sort());
  });
});

describe("the model", () => {
  it.skipIf(onPostgres)("that a channel names writes its pieces, and no other text", async () => {
    const { db, newId } = pipeline.core;
    const [builtin] = await db.select().from(schema.models).where(eq(schema.models.provider, "builtin"));
    if (!builtin) throw new Error("There is no built-in writer.");
    const other = { ...builtin, id: newId(), name: "Other", name_folded: "other", is_default_content: false, is_default_chat: false };
    await db.run(sql`savepoint one_model`);
    try {
      await db.insert(schema.models).values(other);
      await db.update(schema.channels).set({ model_id: other.id }).where(eq(schema.channels.id, ids.channel));
      const choice = await readModelChoice(pipeline.core);
      const blocks = await pipeline.blocks();
      const chosen = blocks.filter((block) => choice.modelOf(block)?.id === other.id);
      expect(chosen.map((block) => block.channel_id)).toEqual(
        blocks.filter((one) => one.channel_id === ids.channel).map(() => ids.channel),
      );
      expect(chosen.length).toBeGreaterThan(0);
    } finally {
      await db.run(sql`rollback to one_model`);
      await db.run(sql`release one_model`);
    }
  });
});

describe("what a piece overrides", () => {
  it.skipIf(onPostgres).each([
    ["attributes", { attributes: { emphasis: "The guarantee" } }],
    ["the system prompt", { system_prompt: "Mine" }],
    ["the user prompt", { user_prompt: "Mine {{#outline}}" }],
    ["parameters", { parameters: { temperature: { enabled: true, value: 1.5 } } }],
    ["the voice", { voice_id: "no-such-voice" }],
  ])("reaches its prompt alone: %s", async (_, overrides) => {
    const piece = (await pipeline.blocks()).find((block) => block.kind === "content" && block.language_id === ids.language);
    expect(await changed(schema.blocks, piece?.id ?? "", { overrides })).toEqual(["content"]);
  });
});
