import { AppError, campaignListInput, foldName } from "@copydesk/contracts";
import { type Authorized, authorizeCampaign, type CampaignAction } from "../../access/index.ts";
import { listCampaigns, readCampaignRows } from "../../campaigns/index.ts";
import type { Source, ToolCall } from "./tool.ts";

/**
 * A campaign by its id, its name, or words that only one that the person sees contains. People and models say names.
 * @throws NOT_FOUND, alike for what does not exist and what is not theirs; BAD_REQUEST when several are meant;
 *   FORBIDDEN when they may see it but not do this.
 */
export async function findCampaign<A extends CampaignAction>(
  { core, actor }: Pick<ToolCall, "core" | "actor">,
  action: A,
  nameOrId: string,
): Promise<Authorized<A>> {
  const wanted = nameOrId.trim();
  for (const id of [wanted, await idOfName({ core, actor }, wanted)]) {
    if (id === null) continue;
    try {
      return await authorizeCampaign(core, actor, action, id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
    }
  }
  const input = campaignListInput.parse({ search: wanted.slice(0, 200), limit: 5 });
  const { count, results } = await listCampaigns(core, actor, input);
  const [first] = results;
  if (!first) throw new AppError("NOT_FOUND", `There is no campaign “${shown(wanted)}” that you can see.`);
  if (count === 1) return authorizeCampaign(core, actor, action, first.id);
  const names = results.map((one) => `“${one.name}”`).join(", ");
  throw new AppError("BAD_REQUEST", `Several campaigns fit “${shown(wanted)}”: ${names}. Say which one.`);
}

/** Names are unique, apart from case and accents. Whether the person may see it is asked afterwards. */
async function idOfName({ core }: Pick<ToolCall, "core" | "actor">, name: string): Promise<string | null> {
  const [row] = await readCampaignRows(core, ["id"], { is: { name_folded: foldName(name) } });
  return row?.id ?? null;
}

const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text);

export const campaignSource = (campaign: { id: string; name: string }): Source => ({
  kind: "campaign",
  title: campaign.name,
  campaign_id: campaign.id,
  block_id: null,
  version_id: null,
});
