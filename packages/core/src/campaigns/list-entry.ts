import type { CampaignListItem } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import type { Core } from "../context.ts";
import type { Ownership } from "../identity/can.ts";
import type { CampaignRow } from "./authorize-campaign.ts";
import type { pageQuery } from "./list-page.ts";

type ListRow = Awaited<ReturnType<typeof pageQuery>>[number];

/** A campaign of a page: what everybody sees alike, and what decides about the rest. */
export interface ListEntry {
  shown: Omit<CampaignListItem, "status" | "can">;
  stored: Pick<CampaignRow, "status" | "to_date">;
  ownership: Ownership;
}

/** What can be worked out of a page's rows once for all who read it. */
export async function toEntries(core: Core, rows: readonly ListRow[]): Promise<readonly ListEntry[]> {
  const teams = await readTeams(core, rows);
  return rows.map((row) => ({
    shown: toShown(row),
    stored: { status: row.status, to_date: row.to_date },
    ownership: { ownerId: row.owner_id, privacy: row.privacy, teamIds: teams.get(row.id) ?? [] },
  }));
}

const toShown = (row: ListRow): ListEntry["shown"] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  progress: { done: row.pieces_done, total: row.pieces_total, failed: row.pieces_failed },
  privacy: row.privacy,
  languages: row.language_codes,
  channels: row.channel_codes,
  from_date: row.from_date,
  to_date: row.to_date,
  owner: { id: row.owner_id, first_name: row.first_name, last_name: row.last_name, profile_pic: row.profile_pic },
  updated_at: row.updated_at.toISOString(),
});

/** Active teams of the shared campaigns on a page; nobody's rights depend on those of the others. */
async function readTeams(core: Core, rows: readonly ListRow[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const shared = rows.filter((row) => row.privacy === "shared").map((row) => row.id);
  if (shared.length === 0) return found;
  const { campaign_teams, teams } = schema;
  const pairs = await core.db
    .select({ campaign_id: campaign_teams.campaign_id, team_id: campaign_teams.team_id })
    .from(campaign_teams)
    .innerJoin(teams, eq(teams.id, campaign_teams.team_id))
    .where(and(inArray(campaign_teams.campaign_id, shared), eq(teams.status, "active")));
  for (const { campaign_id, team_id } of pairs) found.set(campaign_id, [...(found.get(campaign_id) ?? []), team_id]);
  return found;
}
