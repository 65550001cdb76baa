import { AppError, type SchedulePlan, type ScheduleProposal } from "@copydesk/contracts";
import type { AuthorizedBlock } from "../../access/index.ts";
import { acceptPlan, currentVersion } from "../../campaigns/index.ts";
import { utcOf } from "../tools/read-schedule.ts";
import type { ToolCall } from "../tools/tool.ts";
import { writeProposal } from "./proposal-row.ts";
import type { VersionBase } from "./version-proposal.ts";

export interface Move {
  post_id: string;
  date: string;
  /** In the campaign's zone. */
  time: string;
}

/**
 * Proposes other times for posts.
 * @throws BAD_REQUEST for posts that are not there, that are locked or out already, for times that are the same, and for
 *   days far from the campaign.
 */
export async function proposeMoves(
  call: ToolCall,
  allowed: AuthorizedBlock<"edit">,
  { language, moves }: { language: string; moves: readonly Move[] },
): Promise<ScheduleProposal> {
  const current = await currentVersion(call.core, allowed);
  if (current?.content.kind !== "schedule") throw new AppError("BAD_REQUEST", "There is no schedule yet whose posts could be moved.");
  const { plan } = current.content;
  const content = await acceptPlan(call.core, allowed, {
    content: { kind: "schedule", plan: { ...plan, posts: moved(plan, moves) } },
    before: current.content,
  });
  const shown = movesBetween(plan, content.kind === "schedule" ? content.plan : plan, allowed.campaign.timezone);
  if (shown.length === 0) throw new AppError("BAD_REQUEST", "These posts go out at exactly these times already.");
  const base: VersionBase = { block_id: allowed.block.id, base_version_id: current.id, content };
  return writeProposal<ScheduleProposal>(
    call,
    {
      kind: "schedule",
      title: `${allowed.campaign.name}: schedule, ${language}, ${shown.length === 1 ? "1 post moved" : `${shown.length} posts moved`}`,
      foreign_addresses: [],
      campaign_id: allowed.campaign.id,
      block_id: allowed.block.id,
      time_zone: allowed.campaign.timezone,
      moves: shown,
    },
    { ...base },
  );
}

function moved({ posts }: SchedulePlan, moves: readonly Move[]): SchedulePlan["posts"] {
  const byId = new Map(moves.map((move) => [move.post_id, move]));
  for (const id of byId.keys()) {
    const post = posts.find((one) => one.id === id);
    if (!post) throw new AppError("BAD_REQUEST", `There is no post ${id.slice(0, 64)} in this schedule. Read the schedule for the ids.`);
    if (post.locked) throw new AppError("BAD_REQUEST", `“${post.title}” is locked at its time. Somebody has to unlock it first.`);
    if (post.status === "published") throw new AppError("BAD_REQUEST", `“${post.title}” is out already.`);
  }
  return posts.map((post) => {
    const move = byId.get(post.id);
    return move ? { ...post, date: move.date, time: move.time } : post;
  });
}

function movesBetween(before: SchedulePlan, after: SchedulePlan, zone: string): ScheduleProposal["moves"] {
  return before.posts.flatMap((post) => {
    const next = after.posts.find((one) => one.id === post.id);
    if (!next || (next.date === post.date && next.time === post.time)) return [];
    return [{ post_id: post.id, title: post.title, from: utcOf(post, zone), to: utcOf(next, zone) }];
  });
}
