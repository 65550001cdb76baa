import type { SchedulePlan } from "../blocks.ts";
import type { ScheduleFrame } from "./schedule.ts";
import { planPosts } from "./schedule-plan.ts";
import { repairSchedule } from "./schedule-repair.ts";

interface Update {
  frame: ScheduleFrame;
  /** The channels that the plan lacks. */
  channels: readonly { code: string; name: string }[];
  /** What their posts are called, by code. */
  titles: Readonly<Record<string, string>>;
  newId: () => string;
}

/** A plan with posts for channels that came after it was made. What is planned already stays where it is. */
export function withNewChannels(plan: SchedulePlan, { frame, channels, titles, newId }: Update): SchedulePlan {
  const drafts = planPosts(channels, frame, titles);
  const next = repairSchedule(drafts, frame, newId, plan.posts);
  return { ...next, repairs: [...plan.repairs, ...next.repairs].slice(0, 2_000) };
}
