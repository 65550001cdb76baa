import type { CampaignListInput, CampaignListItem, Page } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import { rightsTo } from "./campaign-rights.ts";
import { statusOf } from "./campaign-status.ts";
import { countCampaigns, countVisible } from "./list-count.ts";
import { type ListRow, readPage } from "./list-page.ts";

export interface CampaignPage extends Page<CampaignListItem> {
  /** Campaigns that the person sees without search and filters. */
  total_visible: number;
}

/** A page of the campaigns that somebody sees, searched, filtered and in order, and how many there are of them. */
export async function listCampaigns(core: Core, actor: Actor, input: CampaignListInput): Promise<CampaignPage> {
  const total_visible = await countVisible(core, actor);
  const count = await countCampaigns(core, actor, input);
  const rows = await readPage(core, actor, { input, count, total: total_visible });
  const teams = await readTeams(core, rows);
  return { count, total_visible, results: rows.map((row) => toItem(core, actor, { row, teamIds: teams.get(row.id) ?? [] })) };
}

function toItem(core: Core, actor: Actor, { row, teamIds }: { row: ListRow; teamIds: readonly string[] }): CampaignListItem {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: statusOf(core, row),
    progress: { done: row.pieces_done, total: row.pieces_total, failed: row.pieces_failed },
    privacy: row.privacy,
    languages: row.language_codes,
    channels: row.channel_codes,
    from_date: row.from_date,
    to_date: row.to_date,
    owner: { id: row.owner_id, first_name: row.first_name, last_name: row.last_name, profile_pic: row.profile_pic },
    updated_at: row.updated_at.toISOString(),
    can: rightsTo(actor, { ownerId: row.owner_id, privacy: row.privacy, teamIds }),
  };
}

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
