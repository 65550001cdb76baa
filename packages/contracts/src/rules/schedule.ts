import type { PostConflict, SchedulePlan, SchedulePost } from "../blocks.ts";
import type { SchedulerRules } from "../master-data.ts";

/** What a plan is checked against. */
export interface ScheduleFrame {
  from: string;
  to: string;
  time_zone: string;
  rules: SchedulerRules;
  /** Codes of every channel that must be planned at least once. */
  channels: readonly string[];
  /** Milliseconds since the epoch; posts before it are `past`. */
  now: number;
}

/** Conflicts of every post, in order of time. */
export function findConflicts(_posts: readonly SchedulePost[], _frame: ScheduleFrame): PostConflict[] {
  throw new Error("not written yet");
}

/** Draft of a post as a model or person gives it. */
export type PostDraft = Pick<SchedulePost, "channel" | "date" | "time" | "title" | "angle" | "reason">;

/** Moves, adds and drops posts until the plan fits where it can, and says in `repairs` what it changed. */
export function repairSchedule(
  _drafts: readonly PostDraft[],
  _frame: ScheduleFrame,
  _newId: () => string,
  _kept: readonly SchedulePost[] = [],
): SchedulePlan {
  throw new Error("not written yet");
}
