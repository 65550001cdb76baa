import { AppError, type BlockKind, type Outline, type PromptOwner, type promptPreviewInput, utcToZoned } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";
import type { z } from "zod";
import { authorizeCampaign, type CampaignRow } from "../../access/index.ts";
import { readConfigurationRows } from "../../campaign-defaults/index.ts";
import { readChannelRows } from "../../channels/index.ts";
import {
  guidesOf,
  outlineIn,
  type PromptMaterial,
  primaryLanguageOf,
  readChannels,
  readExamples,
  readObjectives,
  readPieces,
  readVoice,
} from "../../generation/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { readLanguageRows } from "../../languages/index.ts";
import { chooseGuide, draftedGuides, readVoiceRows } from "../../voices/index.ts";
import { sampleCampaign, sampleChannels, sampleObjectives, sampleOutline, samplePieces } from "./sample-campaign.ts";

export type PreviewInput = z.output<typeof promptPreviewInput>;
type Language = typeof schema.languages.$inferSelect;
type Owner = Pick<PromptMaterial, "system_prompt" | "user_prompt" | "attributes" | "channel" | "rules"> & {
  channel_id: string | null;
  model_id: string | null;
  parameters: (typeof schema.channels.$inferSelect)["parameters"];
};

export interface PreviewMaterial {
  material: PromptMaterial;
  owner: Owner;
  /** Null: the sample. */
  campaign: CampaignRow | null;
  language: Language;
}

const kindOf: Record<PromptOwner, BlockKind> = { channel: "content", outline: "outline", scheduler: "schedule" };

/**
 * What a prompt would be made of, as it stands in the editor, for one campaign or the sample.
 * @throws NOT_FOUND for a channel, language or campaign that is gone, or a campaign that is not shared with the asker.
 */
export async function previewMaterial(core: Core, actor: Actor, input: PreviewInput): Promise<PreviewMaterial> {
  const campaign = input.campaign_id ? (await authorizeCampaign(core, actor, "view", input.campaign_id)).campaign : null;
  const language = await readLanguage(core, input.language_id ?? (campaign && (await primaryLanguageOf(core, campaign.id))));
  const owner = await readOwner(core, input);
  const kind = kindOf[input.owner];
  const voice = await voiceOf(core, input, { campaign, language, owner });
  const written = campaign ? await writtenIn(core, campaign, language, kind) : sampleTexts(await companyChannels(core), kind, owner);
  const facts = campaign ?? sampleCampaign;
  return {
    owner,
    campaign,
    language,
    material: {
      kind,
      system_prompt: owner.system_prompt,
      user_prompt: owner.user_prompt,
      campaign: facts,
      objectives: campaign ? await readObjectives(core, campaign) : sampleObjectives,
      language,
      ...voice,
      attributes: owner.attributes,
      attribute_values: {},
      channel: owner.channel,
      ...written,
      rules: owner.rules,
      note: "",
      previous: "",
      today: utcToZoned(core.now(), facts.timezone).date,
    },
  };
}

async function readLanguage(core: Core, id: string | null): Promise<Language> {
  const [language] = await readLanguageRows(core, "all", id === null ? { is: { is_default: true } } : { ids: [id] });
  if (!language) throw new AppError("NOT_FOUND", "This language no longer exists. Choose another one.");
  return language;
}

async function readOwner(core: Core, { owner, channel_id, draft }: PreviewInput): Promise<Owner> {
  if (owner === "channel") return channelOwner(await readChannel(core, channel_id), draft);
  const [row] = await readConfigurationRows(core, "all", { is: { kind: owner } });
  if (!row) throw new AppError("UNAVAILABLE", `The ${owner} configuration is missing. Ask an administrator to restore its defaults.`);
  return { ...row, ...given(draft), channel: null, channel_id: null, rules: draft.rules ?? row.rules };
}

async function readChannel(core: Core, id: string | undefined) {
  if (id === undefined) return null;
  const [row] = await readChannelRows(core, "all", { ids: [id] });
  if (!row) throw new AppError("NOT_FOUND", "This channel no longer exists.");
  return row;
}

function channelOwner(row: typeof schema.channels.$inferSelect | null, draft: PreviewInput["draft"]): Owner {
  const channel = {
    code: row?.code ?? "new_channel",
    name: draft.channel_name ?? row?.name ?? "",
    description: draft.channel_description ?? row?.description ?? "",
    fields: draft.fields ?? row?.fields ?? [],
    unit: draft.unit ?? row?.unit ?? "graphemes",
    fold: draft.fold !== undefined ? draft.fold : (row?.fold ?? null),
  };
  const { system_prompt = "", user_prompt = "", attributes = [], model_id = null, parameters = {} } = { ...row, ...given(draft) };
  return { system_prompt, user_prompt, attributes, model_id, parameters, channel, channel_id: row?.id ?? null, rules: null };
}

/** What of a prompt every owner has, where the draft says something about it. */
function given({ system_prompt, user_prompt, attributes, model_id, parameters }: PreviewInput["draft"]) {
  return {
    ...(system_prompt !== undefined && { system_prompt }),
    ...(user_prompt !== undefined && { user_prompt }),
    ...(attributes !== undefined && { attributes }),
    ...(model_id !== undefined && { model_id }),
    ...(parameters !== undefined && { parameters }),
  };
}

interface Around {
  campaign: CampaignRow | null;
  language: Language;
  owner: Owner;
}

async function voiceOf(core: Core, input: PreviewInput, { campaign, language, owner }: Around) {
  const wanted = input.voice_id === undefined ? (campaign ? campaign.voice_id : await defaultVoice(core)) : input.voice_id;
  const stored = await readVoice(core, wanted);
  const { draft_voice: draft } = input;
  const guides = draft
    ? draftedGuides(draft, language.id)
    : stored
      ? await guidesOf(core).execute({ voice: stored.id, language: language.id })
      : [];
  return {
    voice: draft ? { name: draft.name, description: draft.description } : stored,
    guide: chooseGuide(guides, owner.channel_id),
    examples: await readExamples(core, { voice_id: stored?.id ?? null, language_id: language.id, channel_id: owner.channel_id }),
  };
}

async function defaultVoice(core: Core): Promise<string | null> {
  const [voice] = await readVoiceRows(core, ["id"], { is: { is_default: true } });
  return voice?.id ?? null;
}

type Texts = Pick<PromptMaterial, "channels" | "outline" | "primary_outline" | "pieces">;

/** What a campaign has in a language by now; a language without an outline of its own is told the leading one's. */
async function writtenIn(core: Core, campaign: CampaignRow, language: Language, kind: BlockKind): Promise<Texts> {
  const scope = { campaign, language };
  const primary = await primaryLanguageOf(core, campaign.id);
  const leading = primary === null ? null : ((await outlineIn(core, campaign.id, primary))?.outline ?? null);
  const own = (await outlineIn(core, campaign.id, language.id))?.outline ?? null;
  return {
    channels: await readChannels(core, scope),
    outline: kind === "outline" ? null : (own ?? leading),
    primary_outline: kind === "outline" && primary !== language.id ? leading : null,
    pieces: kind === "schedule" ? await readPieces(core, scope) : [],
  };
}

interface ChannelName {
  code: string;
  name: string;
}

/** Active channels, in their order. */
async function companyChannels(core: Core): Promise<ChannelName[]> {
  return readChannelRows(core, ["code", "name"], { is: { status: "active" } });
}

function sampleTexts(all: readonly ChannelName[], kind: BlockKind, { channel }: Owner): Texts {
  const own = all.filter((one) => sampleChannels.includes(one.code));
  const channels = own.length > 0 ? own : all.slice(0, sampleChannels.length);
  const known = channels.map((one) => one.code);
  const outline: Outline = { ...sampleOutline, angles: sampleOutline.angles.filter((one) => known.includes(one.channel)) };
  return {
    channels: channel && !known.includes(channel.code) ? [...channels, channel] : channels,
    outline: kind === "outline" ? null : outline,
    primary_outline: null,
    pieces: kind === "schedule" ? samplePieces.filter((one) => known.includes(one.channel)) : [],
  };
}
