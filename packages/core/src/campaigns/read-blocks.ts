import type { BlockDetail, BlockSummary } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Authorized, CampaignAction } from "./authorize-campaign.ts";

export async function listBlocks(_core: Core, _allowed: Authorized<CampaignAction>): Promise<BlockSummary[]> {
  throw new Error("not written yet");
}

export async function readTexts(_core: Core, _allowed: Authorized<CampaignAction>, _languageId: string): Promise<BlockDetail[]> {
  throw new Error("not written yet");
}
