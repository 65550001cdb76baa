import type { RunView } from "@copydesk/contracts";
import type { Authorized, CampaignAction } from "../campaigns/authorize-campaign.ts";
import type { Core } from "../context.ts";

export async function readRun(_core: Core, _allowed: Authorized<CampaignAction>, _runId: string): Promise<RunView> {
  throw new Error("not written yet");
}
