import { AppError, type RunView } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { Authorized, CampaignAction } from "../campaigns/authorize-campaign.ts";
import type { Core } from "../context.ts";
import { runView } from "./run-view.ts";

/** @throws NOT_FOUND when the campaign has no such run. */
export async function readRun(core: Core, { campaign }: Authorized<CampaignAction>, runId: string): Promise<RunView> {
  const { runs } = schema;
  const [run] = await core.db
    .select()
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.campaign_id, campaign.id)));
  if (!run) throw new AppError("NOT_FOUND", "This campaign has no such run.");
  return runView(core, run);
}
