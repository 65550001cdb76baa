import type { CampaignDetail } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Authorized, CampaignAction } from "./authorize-campaign.ts";

export async function readCampaign(_core: Core, _allowed: Authorized<CampaignAction>): Promise<CampaignDetail> {
  throw new Error("not written yet");
}
