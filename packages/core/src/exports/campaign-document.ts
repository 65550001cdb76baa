import { AppError, type BlockDetail, type CampaignStatus } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { CampaignDocument, LanguageDocument, PartDocument, PieceDocument } from "@copydesk/documents";
import { asc, eq } from "drizzle-orm";
import type { Authorized } from "../access/index.ts";
import { readAllTexts, readCampaign } from "../campaigns/index.ts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readObjectiveRows } from "../objectives/index.ts";

const statusWords: Record<CampaignStatus, string> = {
  draft: "Draft",
  generating: "Generating",
  outline_review: "Outline review",
  ready: "Ready",
  needs_attention: "Needs attention",
  failed: "Failed",
  completed: "Completed",
  archived: "Archived",
};

/**
 * A campaign as its exports show it: the selected version of everything, in names instead of ids.
 * @param languageCode only this language. @throws NOT_FOUND when the campaign has no such language.
 */
export async function campaignDocument(core: Core, allowed: Authorized<"export">, languageCode?: string): Promise<CampaignDocument> {
  const { brief, status, privacy, owner, voice_name } = await readCampaign(core, allowed);
  const languages = await languageDocuments(core, allowed);
  const wanted = languageCode === undefined ? languages : languages.filter((one) => one.code === languageCode);
  if (wanted.length === 0) throw new AppError("NOT_FOUND", "This campaign has no such language.");
  return {
    id: allowed.campaign.id,
    name: brief.name,
    description: brief.description,
    status: statusWords[status],
    privacy,
    owner: `${owner.first_name} ${owner.last_name}`.trim(),
    from_date: brief.from_date,
    to_date: brief.to_date,
    time_zone: brief.timezone,
    voice: voice_name,
    objectives: [...(await objectiveNames(core, brief.objective_ids)), ...brief.own_objectives],
    main_story: brief.main_story,
    audience: brief.audience,
    key_messages: brief.key_messages,
    call_to_action: brief.call_to_action,
    links: brief.links,
    generated_at: new Date(core.now()).toISOString(),
    ...(languageCode === undefined ? {} : { only_language: languageCode }),
    languages: wanted,
  };
}

/** The selected version of one piece; null when nothing is written. */
export function pieceDocument(block: BlockDetail, language: LanguageRow, channel: ChannelRow | undefined): PieceDocument | null {
  const { selected } = block;
  if (selected?.content.kind !== "content" || !channel) return null;
  return {
    block_id: block.id,
    language_code: language.code,
    language_name: language.name,
    direction: language.direction,
    channel_code: channel.code,
    channel_name: channel.name,
    field_specs: channel.fields,
    values: selected.content.fields,
    version: selected.number,
    model: selected.origin !== "edited" ? selected.model_name : null,
    updated_at: selected.created_at,
  };
}

/** The selected outline or schedule of a language; null when nothing is written. */
export function partDocument({ selected }: BlockDetail, language: LanguageRow, channels: readonly ChannelRow[]): PartDocument | null {
  if (!selected || selected.content.kind === "content") return null;
  return {
    language_code: language.code,
    language_name: language.name,
    direction: language.direction,
    content: selected.content,
    version: selected.number,
    updated_at: selected.created_at,
    channels: new Map(channels.map(({ code, name }) => [code, name])),
  };
}

export type LanguageRow = Awaited<ReturnType<typeof readLanguages>>[number];
export type ChannelRow = Awaited<ReturnType<typeof readChannels>>[number];

export function readLanguages(core: Core, ids: readonly string[]) {
  return readLanguageRows(core, ["id", "code", "name", "native_name", "direction"], { ids: [...ids] });
}

export function readChannels(core: Core) {
  return readChannelRows(core, ["id", "code", "name", "fields"]);
}

async function languageDocuments(core: Core, allowed: Authorized<"export">): Promise<LanguageDocument[]> {
  const { campaign_languages } = schema;
  const order = await core.db
    .select({ id: campaign_languages.language_id })
    .from(campaign_languages)
    .where(eq(campaign_languages.campaign_id, allowed.campaign.id))
    .orderBy(asc(campaign_languages.position));
  const ids = order.map((row) => row.id);
  const languages = new Map((await readLanguages(core, ids)).map((row) => [row.id, row]));
  const channels = new Map((await readChannels(core)).map((row) => [row.id, row]));
  const blocks = await readAllTexts(core, allowed);
  return ids.flatMap((id) => {
    const language = languages.get(id);
    const own = blocks.filter((block) => block.language_id === id);
    return language ? [languageDocument(language, own, channels)] : [];
  });
}

function languageDocument(
  language: LanguageRow,
  blocks: readonly BlockDetail[],
  channels: ReadonlyMap<string, ChannelRow>,
): LanguageDocument {
  const outline = blocks.find((block) => block.kind === "outline")?.selected;
  const schedule = blocks.find((block) => block.kind === "schedule")?.selected;
  const { code, name, native_name, direction } = language;
  return {
    code,
    name,
    native_name,
    direction,
    outline: outline?.content.kind === "outline" ? outline.content.outline : null,
    outline_version: outline?.number ?? null,
    pieces: blocks.flatMap((block) => pieceDocument(block, language, channels.get(block.channel_id ?? "")) ?? []),
    schedule: schedule?.content.kind === "schedule" ? { plan: schedule.content.plan, version: schedule.number } : null,
  };
}

async function objectiveNames(core: Core, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await readObjectiveRows(core, ["id", "name"], { ids: [...ids] });
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}
