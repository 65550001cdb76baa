import type { SchedulePlan } from "../blocks.ts";
import type { ScheduleFrame } from "./schedule.ts";
import { planInSteps } from "./schedule-plan.ts";
import { repairInSteps } from "./schedule-repair.ts";
import { atOnce, type Steps } from "./steps.ts";

interface Update {
  frame: ScheduleFrame;
  /** The channels that the plan lacks. */
  channels: readonly { code: string; name: string }[];
  /** What their posts are called, by code. */
  titles: Readonly<Record<string, string>>;
  newId: () => string;
}

/** A plan with posts for channels that came after it was made. What is planned already stays where it is. */
export const withNewChannels = (plan: SchedulePlan, update: Update): SchedulePlan => atOnce(withNewChannelsInSteps(plan, update));

/** The same in steps. */
export function* withNewChannelsInSteps(plan: SchedulePlan, { frame, channels, titles, newId }: Update): Steps<SchedulePlan> {
  const drafts = yield* planInSteps(channels, frame, titles);
  const next = yield* repairInSteps(drafts, frame, newId, plan.posts);
  return { ...next, repairs: [...plan.repairs, ...next.repairs].slice(0, 2_000) };
}
