import type { SchedulerRules } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Authorized, CampaignAction } from "./authorize-campaign.ts";

export interface ScheduleFrameView {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  time_zone: string;
  rules: SchedulerRules;
  /** Codes of the channels of the language. */
  channels: string[];
}

export async function readScheduleFrame(
  _core: Core,
  _allowed: Authorized<CampaignAction>,
  _languageId: string,
): Promise<ScheduleFrameView> {
  throw new Error("not written yet");
}
