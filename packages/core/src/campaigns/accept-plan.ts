import { AppError, type FieldErrors, planProblems, type SchedulePlan, type VersionContent, withRealTimes } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { AuthorizedBlock } from "../access/index.ts";
import type { Core } from "../kernel/index.ts";

/**
 * A schedule as it may be saved: posts at times that exist. Content of another kind is answered as it is.
 * @param before what is saved now; what stands in it may stay.
 * @throws BAD_REQUEST with the fields for a channel that the language never had, or a day far from the campaign.
 */
export async function acceptPlan(
  core: Core,
  allowed: AuthorizedBlock<"edit">,
  { content, before }: { content: VersionContent; before: VersionContent | undefined },
): Promise<VersionContent> {
  if (content.kind !== "schedule") return content;
  const saved = before?.kind === "schedule" ? before.plan : null;
  const names = await channelsEverChosen(core, allowed);
  refuse(content.plan, { ...names, campaign: allowed.campaign, before: saved });
  return { kind: "schedule", plan: withRealTimes(content.plan, { before: saved, channel_names: names.channel_names }) };
}

interface Bounds {
  channels: string[];
  channel_names: Record<string, string>;
  campaign: { from_date: string; to_date: string };
  before: SchedulePlan | null;
}

function refuse(plan: SchedulePlan, { campaign, ...bounds }: Bounds): void {
  const problems = planProblems(plan, { from: campaign.from_date, to: campaign.to_date, ...bounds });
  const first = problems[0];
  if (!first) return;
  const fields: FieldErrors = Object.fromEntries(problems.slice(0, 50).map(({ path, message }) => [path, [message]]));
  throw new AppError("BAD_REQUEST", `${first.message}.`, { fields });
}

/** Channels of the block's language, also those that were taken out of it: their posts may still be planned. */
async function channelsEverChosen(core: Core, { campaign, block }: AuthorizedBlock<"edit">) {
  const { blocks, channels } = schema;
  const rows = await core.db
    .select({ code: channels.code, name: channels.name })
    .from(blocks)
    .innerJoin(channels, eq(channels.id, blocks.channel_id))
    .where(and(eq(blocks.campaign_id, campaign.id), eq(blocks.language_id, block.language_id)));
  return { channels: rows.map((row) => row.code), channel_names: Object.fromEntries(rows.map((row) => [row.code, row.name])) };
}
