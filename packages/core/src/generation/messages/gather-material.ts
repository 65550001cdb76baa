import { AppError, type Outline, utcToZoned } from "@copydesk/contracts";
import { isNotTrue, mark, schema } from "@copydesk/db";
import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { readVersionText } from "../../campaigns/index.ts";
import { type Core, ofCore } from "../../kernel/index.ts";
import { effectiveParameters } from "../../models/index.ts";
import { chooseGuide, type StyleGuide } from "../../voices/index.ts";
import { type Job, primaryLanguageOf } from "../writing/load-job.ts";
import { chooseExamples } from "./examples.ts";
import type { PromptMaterial } from "./prompt-material.ts";

/** What a prompt is made of, and which versions of what it was made from. */
export interface Gathered {
  material: PromptMaterial;
  parameters: ReturnType<typeof effectiveParameters>;
  outline_version_id: string | null;
  guide: StyleGuide | null;
}

/**
 * Reads everything for the prompt of one task, as the settings are now.
 * @throws RULE_BROKEN when a piece has no outline to follow, or a schedule no pieces.
 */
export async function gatherMaterial(core: Core, job: Writing): Promise<Gathered> {
  const gathered = await readMaterial(core, job);
  const { kind, outline, pieces } = gathered.material;
  if (kind === "content" && !outline) throw noOutline();
  if (kind === "schedule" && pieces.length === 0) throw noPieces();
  return gathered;
}

/** What is to be written: the parts of a task that its prompt is made from. */
export type Writing = Pick<Job, "campaign" | "block" | "language" | "channel" | "model"> & { task: Pick<Job["task"], "note"> };

/** The same for whoever only looks: what is not written yet is left out. */
export async function readMaterial(core: Core, job: Writing): Promise<Gathered> {
  const { campaign, block, language, channel } = job;
  const owner = await ownerOf(core, job);
  const voice = await readVoice(core, block.overrides.voice_id ?? campaign.voice_id);
  const guide = voice ? chooseGuide(await guidesOf(core).execute({ voice: voice.id, language: language.id }), channel?.id ?? null) : null;
  const followed = await followedOutline(core, job);
  const pieces = block.kind === "schedule" ? await readPieces(core, job) : [];
  return {
    parameters: effectiveParameters(block.overrides.parameters ?? {}, owner.parameters, job.model?.parameters ?? {}),
    outline_version_id: followed?.version_id ?? null,
    guide,
    material: {
      kind: block.kind,
      system_prompt: block.overrides.system_prompt ?? owner.system_prompt,
      user_prompt: block.overrides.user_prompt ?? owner.user_prompt,
      campaign,
      objectives: await readObjectives(core, campaign),
      language,
      voice,
      guide,
      examples: await readExamples(core, { voice_id: voice?.id ?? null, language_id: language.id, channel_id: channel?.id ?? null }),
      attributes: owner.attributes,
      attribute_values: block.overrides.attributes ?? {},
      channel,
      channels: await readChannels(core, job),
      outline: followed?.outline ?? null,
      primary_outline: await leadingOutline(core, job),
      pieces,
      rules: owner.rules && (block.overrides.rules ?? owner.rules),
      note: job.task.note,
      previous: await previousText(core, job),
      today: utcToZoned(core.now(), campaign.timezone).date,
    },
  };
}

const noOutline = () => new AppError("RULE_BROKEN", "This piece has no outline to follow. Write the outline first.");
const noPieces = () =>
  new AppError("RULE_BROKEN", "No piece of this language is written, so there is nothing to plan. Write a piece first.");

const configurationOf = ofCore(({ db }) =>
  db
    .select()
    .from(schema.configurations)
    .where(eq(schema.configurations.kind, mark("kind")))
    .prepare(),
);

/** Where prompts, attributes and parameters of a text come from: its channel, or the configuration of its kind. */
async function ownerOf(core: Core, { block, channel }: Writing) {
  if (channel) return { ...channel, rules: null };
  const kind = block.kind === "schedule" ? "scheduler" : "outline";
  const [configuration] = await configurationOf(core).execute({ kind });
  if (!configuration)
    throw new AppError("UNAVAILABLE", `The ${kind} configuration is missing. Ask an administrator to restore its defaults.`);
  return configuration;
}

const { voices, style_guides, examples, blocks, channels, versions } = schema;

const voiceById = ofCore((core) =>
  core.db
    .select({ id: voices.id, name: voices.name, description: voices.description })
    .from(voices)
    .where(and(eq(voices.id, mark("id")), isNull(voices.deleted_at)))
    .prepare(),
);

/** Null when it is gone. */
export async function readVoice(core: Core, id: string | null) {
  if (id === null) return null;
  const [voice] = await voiceById(core).execute({ id });
  return voice ?? null;
}

/** Guides of a voice and language. */
export const guidesOf = ofCore((core) =>
  core.db
    .select()
    .from(style_guides)
    .where(and(eq(style_guides.voice_id, mark("voice")), eq(style_guides.language_id, mark("language"))))
    .prepare(),
);

/** Among so many of the nearest, those are chosen that fit; further ones are not read, however many there are. */
const nearest = 60;

const examplesFor = ofCore(({ db }) => {
  const isUsed = and(
    eq(examples.language_id, mark("language")),
    eq(examples.use_in_prompts, true),
    isNull(examples.deleted_at),
    or(eq(examples.voice_id, mark("voice")), isNull(examples.voice_id)),
  );
  const near = db
    .select({ id: examples.id })
    .from(examples)
    .where(isUsed)
    .orderBy(
      isNull(examples.voice_id),
      isNotTrue(eq(examples.channel_id, mark("channel"))),
      isNotNull(examples.channel_id),
      desc(examples.updated_at),
    )
    .limit(nearest);
  return db.select().from(examples).where(inArray(examples.id, near)).prepare();
});

interface ForWhom {
  voice_id: string | null;
  language_id: string;
  channel_id: string | null;
}

/** The examples that a text for this voice, language and channel is shown. */
export async function readExamples(core: Core, { language_id, ...wanted }: ForWhom) {
  const scope = { language: language_id, voice: wanted.voice_id ?? "", channel: wanted.channel_id ?? "" };
  return chooseExamples(await examplesFor(core).execute(scope), wanted);
}

// There are few; a query for just those of a campaign could not be prepared.
const allObjectives = ofCore(({ db }) => db.select().from(schema.objectives).prepare());

/** Objectives in the order in which they were chosen, the campaign's own last. */
export async function readObjectives(core: Core, campaign: Pick<Job["campaign"], "objective_ids" | "own_objectives">) {
  const rows = await allObjectives(core).execute();
  const own = campaign.own_objectives.map((name) => ({ name, description: "", kpi_hint: "", call_to_action: "" }));
  return [...campaign.objective_ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), ...own];
}

const channelsOf = ofCore((core) =>
  core.db
    .select({ code: channels.code, name: channels.name })
    .from(blocks)
    .innerJoin(channels, eq(channels.id, blocks.channel_id))
    .where(and(eq(blocks.campaign_id, mark("campaign")), eq(blocks.language_id, mark("language")), isNull(blocks.removed_at)))
    .orderBy(asc(blocks.position))
    .prepare(),
);

/** A language of a campaign. */
interface MaterialScope {
  campaign: { id: string };
  language: { id: string };
}

/** Channels of a language of a campaign, in their order. */
export const readChannels = (core: Core, { campaign, language }: MaterialScope): Promise<{ code: string; name: string }[]> =>
  channelsOf(core).execute({ campaign: campaign.id, language: language.id });

interface WrittenOutline {
  version_id: string;
  outline: Outline;
}

const selectedOutline = ofCore((core) =>
  core.db
    .select({ version_id: versions.id, content: versions.content })
    .from(blocks)
    .innerJoin(versions, eq(versions.id, blocks.selected_version_id))
    .where(
      and(
        eq(blocks.campaign_id, mark("campaign")),
        eq(blocks.language_id, mark("language")),
        eq(blocks.kind, "outline"),
        isNull(blocks.removed_at),
      ),
    )
    .prepare(),
);

/** The outline of a language; null while nobody has written it. */
export async function outlineIn(core: Core, campaignId: string, languageId: string): Promise<WrittenOutline | null> {
  const [row] = await selectedOutline(core).execute({ campaign: campaignId, language: languageId });
  return row?.content.kind === "outline" ? { version_id: row.version_id, outline: row.content.outline } : null;
}

/** A piece may follow the outline of another language; it falls back on its own when that one is gone. */
async function followedOutline(core: Core, { block, campaign, language }: Writing): Promise<WrittenOutline | null> {
  if (block.kind === "outline") return null;
  const other = block.overrides.outline_language_id;
  return (other ? await outlineIn(core, campaign.id, other) : null) ?? outlineIn(core, campaign.id, language.id);
}

/** What the leading language says, for the outlines of the others. */
async function leadingOutline(core: Core, { block, campaign, language }: Writing): Promise<Outline | null> {
  const primary = block.kind === "outline" ? await primaryLanguageOf(core, campaign.id) : null;
  if (primary === null || primary === language.id) return null;
  return (await outlineIn(core, campaign.id, primary))?.outline ?? null;
}

/** What a wish is about: the text that is there. */
async function previousText(core: Core, { block, task }: Writing): Promise<string> {
  if (task.note === "" || block.kind === "schedule") return "";
  return (await readVersionText(core, block.selected_version_id)) ?? "";
}

/** Selected texts of a language of a campaign, in the order of its channels. */
export async function readPieces(core: Core, { campaign, language }: MaterialScope) {
  return core.db
    .select({ channel: channels.code, text: versions.text })
    .from(blocks)
    .innerJoin(versions, eq(versions.id, blocks.selected_version_id))
    .innerJoin(channels, eq(channels.id, blocks.channel_id))
    .where(
      and(
        eq(blocks.campaign_id, campaign.id),
        eq(blocks.language_id, language.id),
        eq(blocks.kind, "content"),
        isNull(blocks.removed_at),
        isNotNull(blocks.selected_version_id),
      ),
    )
    .orderBy(asc(blocks.position));
}
