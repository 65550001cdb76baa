import type { Core } from "../context.ts";
import type { Authorized } from "./authorize-campaign.ts";

export async function duplicateCampaign(_core: Core, _allowed: Authorized<"view">): Promise<{ id: string }> {
  throw new Error("not written yet");
}
