import type { BlockSummary } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq, inArray } from "drizzle-orm";
import type { Core } from "../context.ts";

/** Blocks as the hub's index shows them. */
export async function readBlockSummaries(core: Core, ids: readonly string[]): Promise<{ campaign_id: string; block: BlockSummary }[]> {
  const { blocks, languages, channels, versions } = schema;
  const rows = await core.db
    .select({
      block: blocks,
      language_code: languages.code,
      channel_code: channels.code,
      selected_number: versions.number,
      warnings: versions.warnings,
    })
    .from(blocks)
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .leftJoin(versions, eq(versions.id, blocks.selected_version_id))
    .where(inArray(blocks.id, [...ids]));
  return rows.map(({ block, language_code, channel_code, selected_number, warnings }) => ({
    campaign_id: block.campaign_id,
    block: {
      id: block.id,
      kind: block.kind,
      language_id: block.language_id,
      language_code,
      channel_id: block.channel_id,
      channel_code,
      state: block.state,
      out_of_date: block.out_of_date,
      version_count: block.version_count,
      selected_number,
      selected_version_id: block.selected_version_id,
      warnings: warnings ?? 0,
      failure: block.failure,
    },
  }));
}
