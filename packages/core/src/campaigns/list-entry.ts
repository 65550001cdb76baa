import type { CampaignListItem } from "@copydesk/contracts";
import { listedIn, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { CampaignRow } from "../access/index.ts";
import type { Ownership } from "../identity/index.ts";
import { type Core, ofCore } from "../kernel/index.ts";

/** A campaign of a page: what everybody sees alike, and what decides about the rest. */
export interface ListEntry {
  shown: Omit<CampaignListItem, "status" | "can">;
  stored: Pick<CampaignRow, "status" | "to_date">;
  ownership: Ownership;
}

/** Everything about the campaigns of a page that can be worked out once for all who read it, in the order of their ids. */
export async function readEntries(core: Core, ids: readonly string[]): Promise<readonly ListEntry[]> {
  const rows = await rowsById(core).execute({ ids: JSON.stringify(ids) });
  const teams = await readTeams(core, rows);
  const position = new Map(ids.map((id, i) => [id, i]));
  const positionOf = (row: ListRow) => position.get(row.id) ?? 0;
  return rows
    .sort((a, b) => positionOf(a) - positionOf(b))
    .map((row) => ({
      shown: toShown(row),
      stored: { status: row.status, to_date: row.to_date },
      ownership: { ownerId: row.owner_id, privacy: row.privacy, teamIds: teams.get(row.id) ?? [] },
    }));
}

type ListRow = Awaited<ReturnType<ReturnType<typeof rowsById>["execute"]>>[number];

/** The columns are named: a story never comes along. */
const rowsById = ofCore(({ db }) => {
  const { campaigns, users } = schema;
  return db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      description: campaigns.description,
      status: campaigns.status,
      pieces_done: campaigns.pieces_done,
      pieces_total: campaigns.pieces_total,
      pieces_failed: campaigns.pieces_failed,
      pieces_flagged: campaigns.pieces_flagged,
      privacy: campaigns.privacy,
      language_codes: campaigns.language_codes,
      channel_codes: campaigns.channel_codes,
      from_date: campaigns.from_date,
      to_date: campaigns.to_date,
      updated_at: campaigns.updated_at,
      owner_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.owner_id))
    .where(listedIn(campaigns.id, "ids"))
    .prepare();
});

const toShown = (row: ListRow): ListEntry["shown"] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  progress: { done: row.pieces_done, total: row.pieces_total, failed: row.pieces_failed, flagged: row.pieces_flagged },
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
  for (const { campaign_id, team_id } of await teamsByCampaign(core).execute({ ids: JSON.stringify(shared) }))
    found.set(campaign_id, [...(found.get(campaign_id) ?? []), team_id]);
  return found;
}

const teamsByCampaign = ofCore(({ db }) => {
  const { campaign_teams, teams } = schema;
  return db
    .select({ campaign_id: campaign_teams.campaign_id, team_id: campaign_teams.team_id })
    .from(campaign_teams)
    .innerJoin(teams, eq(teams.id, campaign_teams.team_id))
    .where(and(listedIn(campaign_teams.campaign_id, "ids"), eq(teams.status, "active")))
    .prepare();
});
