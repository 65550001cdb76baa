import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import type { Authorized } from "./authorize-campaign.ts";

export async function archiveCampaign(_core: Core, _allowed: Authorized<"edit">): Promise<null> {
  throw new Error("not written yet");
}

export async function restoreCampaign(_core: Core, _actor: Actor, _id: string): Promise<null> {
  throw new Error("not written yet");
}

export async function removeCampaign(_core: Core, _allowed: Authorized<"delete">): Promise<null> {
  throw new Error("not written yet");
}
