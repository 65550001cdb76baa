import type { CampaignBrief } from "@copydesk/contracts";
import type { Authorized } from "../access/index.ts";
import type { Core } from "../kernel/index.ts";
import { writeNewCampaign } from "./create-campaign.ts";
import { freeCopyName } from "./names.ts";
import { checkReferences } from "./plan.ts";
import { readBrief } from "./read-campaign.ts";

/** Makes a private draft of one's own with the same brief. What was written stays with the original. */
export async function duplicateCampaign(core: Core, allowed: Authorized<"view">): Promise<{ id: string }> {
  const original = await readBrief(core, allowed.campaign);
  const name = await freeCopyName(core, original.name);
  const brief: CampaignBrief = { ...original, name, is_public: false, team_ids: [] };
  const codes = await checkReferences(core, allowed.actor, { brief, known: original });
  return writeNewCampaign(core, allowed.actor, { brief, codes, action: "campaign.duplicated" });
}
