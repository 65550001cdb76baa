import { type PostDraft, postTitles, repairInSteps, type ScheduleFrame, type SchedulePlan, type SchedulePost } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { extractJson, inTurns } from "@copydesk/llm";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { readSchedulerRules } from "../../campaign-defaults/index.ts";
import { readVersionRows } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { readChannels } from "../messages/gather-material.ts";
import { channelCode, explainIssues, type ReadAnswer } from "./answer-shape.ts";
import type { Job } from "./load-job.ts";
import { staggerDrafts } from "./stagger-drafts.ts";

const post = z.object({
  channel: z.string(),
  date: z.string(),
  time: z.string(),
  title: z.string().catch(""),
  angle: z.string().catch(""),
  reason: z.string().catch(""),
});
const answerSchema = z.object({ posts: z.array(post).min(1).max(2_000) });

/** What schedules are asked for as. */
export const scheduleJson = (channels: readonly string[]) => ({
  name: "schedule",
  schema: z.toJSONSchema(
    z.strictObject({
      posts: z.array(
        z.strictObject({
          channel: channelCode(channels),
          date: z.string(),
          time: z.string(),
          title: z.string(),
          angle: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  ),
});

/** The posts in an answer, or what is wrong with it. The rest is left to the rules of planning, which say what they change. */
export function readDrafts(answer: string, channels: readonly string[]): ReadAnswer<PostDraft[]> {
  const json = extractJson(answer);
  if (json === undefined) return { problem: "The answer is not JSON." };
  const whole = answerSchema.safeParse(json);
  if (!whole.success) return { problem: explainIssues(whole.error) };
  const drafts = whole.data.posts.map(tidyDraft);
  if (drafts.every((draft) => !channels.includes(draft.channel)))
    return { problem: `No post is for one of the channels ${channels.join(", ")}.` };
  return { value: drafts };
}

/** Days and times as models like to write them: with an hour of one digit, with seconds, as a whole instant. */
const tidyDraft = (draft: PostDraft): PostDraft => ({
  ...draft,
  channel: draft.channel.trim().toLowerCase(),
  date: draft.date.trim().slice(0, 10),
  time: draft.time
    .trim()
    .replace(/^(\d):/, "0$1:")
    .slice(0, 5),
});

type Planning = Pick<Job, "block" | "campaign" | "language">;

/** The plan that drafts become within the rules. Posts that a person locked or that are out stay where they are. */
export async function makePlan(core: Core, job: Planning, drafts: readonly PostDraft[]): Promise<SchedulePlan> {
  const frame = await frameOf(core, job);
  const minutes = frame.rules.stagger_languages_minutes * (await languagesBefore(core, job));
  return inTurns(repairInSteps(staggerDrafts(drafts, minutes), frame, core.newId, await fixedPosts(core, job)));
}

/** Place of the job's language in its campaign; 0 is the primary one. */
export async function languagesBefore(
  core: Core,
  { campaign, language }: { campaign: { id: string }; language: { id: string } },
): Promise<number> {
  const { campaign_languages: order } = schema;
  const [row] = await core.db
    .select({ position: order.position })
    .from(order)
    .where(and(eq(order.campaign_id, campaign.id), eq(order.language_id, language.id)));
  return row?.position ?? 0;
}

async function frameOf(core: Core, job: Planning): Promise<ScheduleFrame> {
  const { campaign, block } = job;
  const channels = await readChannels(core, job);
  return {
    from: campaign.from_date,
    to: campaign.to_date,
    time_zone: campaign.timezone,
    rules: block.overrides.rules ?? (await readSchedulerRules(core)),
    channels: channels.map((one) => one.code),
    now: core.now(),
    channel_names: Object.fromEntries(channels.map((one) => [one.code, one.name])),
    titles: await titlesOf(core, job),
  };
}

/** What a post is called that nobody gave a title: the headline of its piece, which is in the plan's language. */
async function titlesOf(core: Core, { campaign, language }: Planning): Promise<Record<string, string>> {
  const { blocks, versions, channels } = schema;
  const pieces = await core.db
    .select({ id: channels.id, code: channels.code, fields: channels.fields, content: versions.content })
    .from(blocks)
    .innerJoin(versions, eq(versions.id, blocks.selected_version_id))
    .innerJoin(channels, eq(channels.id, blocks.channel_id))
    .where(and(eq(blocks.campaign_id, campaign.id), eq(blocks.language_id, language.id), isNull(blocks.removed_at)));
  const written = pieces.map(({ id, code, content }) => ({ channel_id: id, channel_code: code, selected: { content } }));
  return postTitles(written, new Map(pieces.map(({ id, fields }) => [id, { fields }])));
}

/** Posts of the selected schedule that a new one must not move: somebody said so, or they are out already. */
async function fixedPosts(core: Core, { block }: Pick<Job, "block">): Promise<SchedulePost[]> {
  if (block.selected_version_id === null) return [];
  const [version] = await readVersionRows(core, ["content"], { ids: [block.selected_version_id] });
  if (version?.content.kind !== "schedule") return [];
  return version.content.plan.posts.filter((one) => one.locked || one.status === "published" || one.status === "confirmed");
}
