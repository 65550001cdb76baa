import { AppError, type BlockSummary, type ChannelOption, type FormOptions, foldName, type VersionSummary } from "@copydesk/contracts";
import { type Authorized, type AuthorizedBlock, authorizeBlock, type CampaignAction } from "../../access/index.ts";
import { listBlocks, readFormOptions } from "../../campaigns/index.ts";
import { findCampaign } from "./find-campaign.ts";
import type { Source, ToolCall } from "./tool.ts";

export interface PieceWanted {
  piece_id?: string | undefined;
  campaign?: string | undefined;
  language?: string | undefined;
  channel?: string | undefined;
}

export interface FoundPiece<A extends CampaignAction> {
  allowed: AuthorizedBlock<A>;
  summary: BlockSummary;
  /** Null for an outline or a schedule. */
  channel: ChannelOption | null;
  language_name: string;
  /** Such as "X, English". */
  title: string;
}

/**
 * A piece by its id or by campaign, language and channel, all by code or name.
 * @throws NOT_FOUND and BAD_REQUEST with what there is instead; FORBIDDEN when it may be seen but not this.
 */
export async function findPiece<A extends CampaignAction>(call: ToolCall, action: A, wanted: PieceWanted): Promise<FoundPiece<A>> {
  const options = await readFormOptions(call.core, call.actor);
  if (wanted.piece_id !== undefined) {
    const allowed = await authorizeBlock(call.core, call.actor, action, wanted.piece_id);
    const summary = (await listBlocks(call.core, allowed)).find((one) => one.id === allowed.block.id);
    if (!summary) throw noPiece("This piece was taken out of its campaign.");
    return withNames({ allowed, summary }, options);
  }
  if (wanted.campaign === undefined) throw new AppError("BAD_REQUEST", "Say which piece: its id, or campaign and channel.");
  const campaign = await findCampaign(call, action, wanted.campaign);
  const blocks = await blocksOfLanguage(call, campaign, wanted.language);
  const pieces = blocks.filter((one) => one.kind === "content");
  const names = pieces.map((one) => channelOf(options, one)?.name ?? one.channel_code).join(", ");
  const channel = wanted.channel;
  if (channel === undefined && pieces.length !== 1) throw new AppError("BAD_REQUEST", `Say for which channel. There are ${names}.`);
  const summary = channel === undefined ? pieces[0] : pieces.find((one) => isCalled(channelOf(options, one), one.channel_code, channel));
  if (!summary) throw noPiece(`“${campaign.campaign.name}” has no text for “${channel}” there. It has ${names}.`);
  return withNames({ allowed: await authorizeBlock(call.core, call.actor, action, summary.id), summary }, options);
}

/** The outline or the schedule of a language. @throws NOT_FOUND */
export async function findPart(
  call: ToolCall,
  wanted: { campaign: string; language?: string | undefined },
  kind: "outline" | "schedule",
): Promise<{ campaign: Authorized<"view">; summary: BlockSummary }> {
  const campaign = await findCampaign(call, "view", wanted.campaign);
  const summary = (await blocksOfLanguage(call, campaign, wanted.language)).find((one) => one.kind === kind);
  if (!summary) throw noPiece(`“${campaign.campaign.name}” has no ${kind}.`);
  return { campaign, summary };
}

/** Everything of one language; of the campaign's first one when none is named. @throws NOT_FOUND with those that there are. */
async function blocksOfLanguage(
  { core, actor }: ToolCall,
  campaign: Authorized<CampaignAction>,
  language: string | undefined,
): Promise<BlockSummary[]> {
  const blocks = await listBlocks(core, campaign);
  if (language === undefined) return blocks.filter((one) => one.language_id === blocks[0]?.language_id);
  const { languages } = await readFormOptions(core, actor);
  const found = blocks.filter((one) => {
    const option = languages.find(({ id }) => id === one.language_id);
    return [one.language_code, option?.name, option?.native_name].some((name) => name !== undefined && isSame(name, language));
  });
  if (found.length > 0) return found;
  const codes = [...new Set(blocks.map((one) => one.language_code))].join(", ");
  throw noPiece(`“${campaign.campaign.name}” is not written in “${language}”. Its languages are ${codes}.`);
}

function withNames<A extends CampaignAction>(
  piece: { allowed: AuthorizedBlock<A>; summary: BlockSummary },
  options: FormOptions,
): FoundPiece<A> {
  const channel = channelOf(options, piece.summary) ?? null;
  const { kind, language_id, language_code } = piece.summary;
  const language = options.languages.find(({ id }) => id === language_id)?.name ?? language_code;
  const name = kind === "outline" ? "Outline" : kind === "schedule" ? "Schedule" : (channel?.name ?? piece.summary.channel_code ?? "");
  return { ...piece, channel, language_name: language, title: `${name}, ${language}` };
}

const channelOf = ({ channels }: FormOptions, { channel_id }: BlockSummary) => channels.find(({ id }) => id === channel_id);
const isCalled = (channel: ChannelOption | undefined, code: string | null, wanted: string) =>
  [code, channel?.name].some((name) => typeof name === "string" && isSame(name, wanted));
const isSame = (a: string, b: string) => foldName(a) === foldName(b);
const noPiece = (message: string) => new AppError("NOT_FOUND", message);

/** @param version the one whose text was read; null: none, such as of a piece without a text */
export const pieceSource = (
  { allowed, title }: Pick<FoundPiece<CampaignAction>, "allowed" | "title">,
  version: CitedVersion | null,
): Source => ({
  kind: version === null ? "piece" : "version",
  title: `${allowed.campaign.name}: ${title}${version === null ? "" : `, version ${version.number}`}`,
  campaign_id: allowed.campaign.id,
  block_id: allowed.block.id,
  version_id: version?.id ?? null,
});

/** The version that is in use; null without one. */
export const selectedOf = ({ selected_version_id: id, selected_number: number }: BlockSummary): CitedVersion | null =>
  id === null || number === null ? null : { id, number };

type CitedVersion = Pick<VersionSummary, "id" | "number">;
