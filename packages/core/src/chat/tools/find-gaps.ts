import { type BlockDetail, campaignListInput } from "@copydesk/contracts";
import { z } from "zod";
import { type Authorized, authorizeCampaign } from "../../access/index.ts";
import { listCampaigns, readAllTexts } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { campaignSource, findCampaign } from "./find-campaign.ts";
import { optionalText } from "./inputs.ts";
import { defineTool, type ToolCall } from "./tool.ts";

/** Campaigns looked through when none is named. */
const mostCampaigns = 20;

export const findGaps = defineTool({
  name: "find_gaps",
  description:
    "Finds what a campaign still lacks: languages or channels without text, posts without a piece, texts that are out of date or over their limit. Without a campaign: of the 20 changed last.",
  permission: "campaigns.view",
  input: z.object({ campaign: optionalText("Name or id of the campaign.", 300) }),
  async run(call, input) {
    const { core } = call;
    const campaigns = input.campaign === undefined ? await recent(call) : [await findCampaign(call, "view", input.campaign)];
    const results = [];
    for (const allowed of campaigns) results.push({ campaign: allowed.campaign.name, ...(await gapsOf(core, allowed)) });
    const [only] = results;
    return {
      target: input.campaign === undefined ? "" : (campaigns[0]?.campaign.name ?? ""),
      sources: campaigns.map(({ campaign }) => campaignSource(campaign)),
      result: input.campaign === undefined ? { campaigns: results.filter((one) => one.total > 0), looked_through: results.length } : only,
    };
  },
});

async function recent({ core, actor }: ToolCall): Promise<Authorized<"view">[]> {
  const { results } = await listCampaigns(core, actor, campaignListInput.parse({ limit: mostCampaigns }));
  const living = results.filter((one) => one.status !== "archived");
  return Promise.all(living.map((one) => authorizeCampaign(core, actor, "view", one.id)));
}

interface GapSubject {
  language: string;
  channel: string;
}
interface PieceGap extends GapSubject {
  piece_id: string;
}
export interface Gaps {
  /** Of all kinds together. */
  total: number;
  languages_without_text: string[];
  pieces_without_text: (PieceGap & { state: string; problem: string | null })[];
  /** Channels that the campaign has in another language. */
  channels_missing: GapSubject[];
  posts_without_piece: (GapSubject & { post_id: string; title: string; date: string; problem: string })[];
  out_of_date: PieceGap[];
  over_limit: (PieceGap & { problem: string })[];
}

/** What a campaign still lacks. */
export async function gapsOf(core: Core, allowed: Authorized<"view">): Promise<Gaps> {
  const blocks = await readAllTexts(core, allowed);
  const pieces = blocks.filter((one) => one.kind === "content");
  const empty = pieces.filter((one) => one.selected === null);
  const gaps = {
    languages_without_text: languagesOf(pieces).filter((code) =>
      pieces.every((one) => one.language_code !== code || one.selected === null),
    ),
    pieces_without_text: empty.map((one) => ({ ...subjectOf(one), state: one.state, problem: one.failure?.message ?? null })),
    channels_missing: missingChannels(pieces),
    posts_without_piece: blocks.flatMap((one) => lonelyPosts(one, pieces)),
    out_of_date: blocks.filter((one) => one.out_of_date).map(subjectOf),
    over_limit: pieces.flatMap((one) => tooLong(one).map((problem) => ({ ...subjectOf(one), problem }))),
  };
  return { total: Object.values(gaps).reduce((sum, list) => sum + list.length, 0), ...gaps };
}

const languagesOf = (pieces: readonly BlockDetail[]) => [...new Set(pieces.map((one) => one.language_code))];

const subjectOf = (block: BlockDetail): PieceGap => ({
  piece_id: block.id,
  language: block.language_code,
  channel: block.channel_code ?? block.kind,
});

function missingChannels(pieces: readonly BlockDetail[]): GapSubject[] {
  const channels = [...new Set(pieces.map((one) => one.channel_code ?? ""))];
  return languagesOf(pieces).flatMap((language) =>
    channels
      .filter((channel) => !pieces.some((one) => one.language_code === language && one.channel_code === channel))
      .map((channel) => ({ language, channel })),
  );
}

/** Posts that are planned for a channel without a piece, or whose piece has no text. */
function lonelyPosts(
  { kind, language_code: language, selected }: BlockDetail,
  pieces: readonly BlockDetail[],
): Gaps["posts_without_piece"] {
  if (kind !== "schedule" || selected?.content.kind !== "schedule") return [];
  const posts = selected.content.plan.posts.filter((post) => post.status !== "skipped" && post.status !== "published");
  return posts.flatMap(({ id, title, date, channel }) => {
    const piece = pieces.find((one) => one.language_code === language && one.channel_code === channel);
    if (piece?.selected) return [];
    const problem = piece ? "Its piece has no text yet." : "The campaign has no piece for this channel.";
    return [{ language, channel, post_id: id, title, date, problem }];
  });
}

const tooLong = ({ selected }: BlockDetail): string[] =>
  (selected?.checks ?? [])
    .filter((check) => (check.code === "length" || check.code === "count") && check.level === "error")
    .map((check) => check.message);
