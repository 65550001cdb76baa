import type { CampaignStatus } from "@copydesk/contracts";
import type { Core } from "../kernel/index.ts";
import type { CampaignRow } from "./authorize-campaign.ts";

/**
 * The last day that is over everywhere on earth (UTC−12 is the last to reach midnight): a ready campaign whose last day
 * is not after it is completed. Nobody's campaign is completed before its own midnight.
 */
export function lastDayOver(core: Core): string {
  return new Date(core.now() - 36 * 3_600_000).toISOString().slice(0, 10);
}

type Stored = Pick<CampaignRow, "status" | "to_date">;

/** What a campaign is called today: a ready one is `completed` after its last day. */
export const statusOf = (core: Core, campaign: Stored): CampaignStatus => statusAfter(lastDayOver(core), campaign);

/** The same for many campaigns, for which `lastDayOver` is asked once. */
export const statusAfter = (lastDay: string, { status, to_date }: Stored): CampaignStatus =>
  status === "ready" && to_date <= lastDay ? "completed" : status;
