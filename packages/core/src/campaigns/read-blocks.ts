import type { BlockDetail, BlockSummary } from "@copydesk/contracts";
import { listedIn, schema } from "@copydesk/db";
import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Authorized, CampaignAction } from "../access/index.ts";
import { type Core, ofCore } from "../kernel/index.ts";
import { inWrongLanguage } from "./language/wrong-language.ts";
import { toVersionDetail, versionColumns } from "./version-view.ts";

/** Every living block of a campaign without its text: language by language, the outline first, the schedule last. */
export function listBlocks(core: Core, { campaign }: Authorized<CampaignAction>): Promise<BlockSummary[]> {
  const { blocks } = schema;
  return readSummaries(core, and(eq(blocks.campaign_id, campaign.id), isNull(blocks.removed_at)));
}

/** The blocks of one language, each with its selected version whole. */
export async function readTexts(core: Core, { campaign }: Authorized<CampaignAction>, languageId: string): Promise<BlockDetail[]> {
  const { blocks } = schema;
  const living = and(eq(blocks.campaign_id, campaign.id), isNull(blocks.removed_at), eq(blocks.language_id, languageId));
  return withSelected(core, await readSummaries(core, living));
}

/** Every living block of a campaign with its selected version whole. */
export async function readAllTexts(core: Core, allowed: Authorized<CampaignAction>): Promise<BlockDetail[]> {
  return withSelected(core, await listBlocks(core, allowed));
}

/** Several blocks as live events show them, removed ones left out. */
export async function readBlockSummaries(core: Core, blockIds: readonly string[]): Promise<BlockSummary[]> {
  return toSummaries(await summariesByIds(core).execute({ ids: JSON.stringify(blockIds) }));
}

const summariesByIds = ofCore((core) => {
  const { blocks } = schema;
  return summaries(core, and(listedIn(blocks.id, "ids"), isNull(blocks.removed_at))).prepare();
});

const readSummaries = async (core: Core, where: SQL | undefined): Promise<BlockSummary[]> => toSummaries(await summaries(core, where));

const toSummaries = (rows: Awaited<ReturnType<typeof summaries>>): BlockSummary[] =>
  rows.map((row) => ({ ...row, warnings: row.warnings ?? 0 }));

function summaries({ db }: Core, where: SQL | undefined) {
  const { blocks, campaign_languages, languages, channels, versions } = schema;
  return db
    .select({
      id: blocks.id,
      kind: blocks.kind,
      language_id: blocks.language_id,
      language_code: languages.code,
      channel_id: blocks.channel_id,
      channel_code: channels.code,
      state: blocks.state,
      out_of_date: blocks.out_of_date,
      version_count: blocks.version_count,
      selected_number: versions.number,
      selected_version_id: versions.id,
      selected_origin: versions.origin,
      warnings: versions.warnings,
      wrong_language: inWrongLanguage,
      failure: blocks.failure,
    })
    .from(blocks)
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .leftJoin(versions, eq(versions.id, blocks.selected_version_id))
    .leftJoin(
      campaign_languages,
      and(eq(campaign_languages.campaign_id, blocks.campaign_id), eq(campaign_languages.language_id, blocks.language_id)),
    )
    .where(where)
    .orderBy(asc(campaign_languages.position), asc(blocks.position));
}

async function withSelected(core: Core, summaries: readonly BlockSummary[]): Promise<BlockDetail[]> {
  const { versions } = schema;
  const ids = summaries.flatMap((one) => one.selected_version_id ?? []);
  const rows = ids.length === 0 ? [] : await core.db.select(versionColumns).from(versions).where(inArray(versions.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return summaries.map((summary) => {
    const row = byId.get(summary.selected_version_id ?? "");
    return { ...summary, selected: row ? toVersionDetail(row, row.id) : null };
  });
}
