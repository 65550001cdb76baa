import type { RemovedPart } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Authorized, CampaignAction } from "../access/index.ts";
import type { Core } from "../kernel/index.ts";

/**
 * What was taken out of a campaign, the latest first: whole languages with the pieces that went with them, and channels
 * of languages that are still there. A piece that went before its language did does not come back with it.
 */
export async function listRemoved(core: Core, { campaign }: Authorized<CampaignAction>): Promise<RemovedPart[]> {
  const { campaign_languages } = schema;
  const present = await core.db
    .select({ id: campaign_languages.language_id })
    .from(campaign_languages)
    .where(eq(campaign_languages.campaign_id, campaign.id));
  const chosen = new Set(present.map((row) => row.id));
  const byLanguage = Map.groupBy(await removedBlocks(core, campaign.id), (block) => block.language_id);
  return [...byLanguage]
    .flatMap(([id, blocks]) => partOf(blocks, { isWhole: !chosen.has(id) }) ?? [])
    .sort((a, b) => b.removed_at.localeCompare(a.removed_at));
}

async function removedBlocks(core: Core, campaignId: string) {
  const { blocks, languages, channels } = schema;
  const rows = await core.db
    .select({
      kind: blocks.kind,
      language_id: blocks.language_id,
      code: languages.code,
      name: languages.name,
      channel_id: blocks.channel_id,
      channel_code: channels.code,
      channel_name: channels.name,
      version_count: blocks.version_count,
      removed_at: blocks.removed_at,
    })
    .from(blocks)
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .where(and(eq(blocks.campaign_id, campaignId), isNotNull(blocks.removed_at)))
    .orderBy(asc(blocks.position));
  return rows.map((row) => ({ ...row, removed_at: row.removed_at?.toISOString() ?? "" }));
}

type RemovedBlock = Awaited<ReturnType<typeof removedBlocks>>[number];

function partOf(blocks: readonly RemovedBlock[], { isWhole }: { isWhole: boolean }): RemovedPart | null {
  const pieces = blocks.filter((block) => block.kind === "content");
  const last = pieces
    .map((piece) => piece.removed_at)
    .sort()
    .at(-1);
  const [first] = pieces;
  if (!first || last === undefined) return null;
  const together = isWhole ? pieces.filter((piece) => piece.removed_at === last) : pieces;
  return {
    language: { id: first.language_id, code: first.code, name: first.name },
    is_whole_language: isWhole,
    pieces: together.map(({ channel_id, channel_code, channel_name, version_count }) => ({
      channel_id: channel_id ?? "",
      channel_code: channel_code ?? "",
      channel_name: channel_name ?? "",
      version_count,
    })),
    removed_at: last,
  };
}
