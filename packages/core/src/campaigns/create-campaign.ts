import type { CampaignBrief } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";

export async function createCampaign(_core: Core, _actor: Actor, _brief: CampaignBrief): Promise<{ id: string }> {
  throw new Error("not written yet");
}
