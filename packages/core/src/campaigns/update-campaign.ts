import type { CampaignBrief, CampaignDetail } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Authorized } from "./authorize-campaign.ts";

export interface CampaignChange {
  /** The version that the person began from. */
  version: number;
  brief: CampaignBrief;
}

export async function updateCampaign(_core: Core, _allowed: Authorized<"edit">, _change: CampaignChange): Promise<CampaignDetail> {
  throw new Error("not written yet");
}
