import type { CampaignStatus } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { CampaignRow } from "./authorize-campaign.ts";

/**
 * The last day that is over everywhere on earth (UTC−12 is the last to reach midnight): a ready campaign whose last day
 * is not after it is completed. Nobody's campaign is completed before its own midnight.
 */
export function lastDayOver(core: Core): string {
  return new Date(core.now() - 36 * 3_600_000).toISOString().slice(0, 10);
}

/** What a campaign is called today: a ready one is `completed` after its last day. */
export function statusOf(core: Core, campaign: Pick<CampaignRow, "status" | "to_date">): CampaignStatus {
  return campaign.status === "ready" && campaign.to_date <= lastDayOver(core) ? "completed" : campaign.status;
}
