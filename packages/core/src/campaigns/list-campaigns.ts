import type { CampaignListInput, CampaignListItem, Page } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";

export interface CampaignPage extends Page<CampaignListItem> {
  /** Campaigns that the person sees without search and filters. */
  total_visible: number;
}

export async function listCampaigns(_core: Core, _actor: Actor, _input: CampaignListInput): Promise<CampaignPage> {
  throw new Error("not written yet");
}
