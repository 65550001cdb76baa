import type { SchedulePlan, SchedulePost } from "@copydesk/contracts";

/**
 * A plan without some posts. A channel that is left without posts and is not among those of the language is not what
 * the plan is based on any more: chosen again, it is new.
 */
export function withoutPosts(plan: SchedulePlan, removed: readonly SchedulePost[], channels: readonly string[] | undefined): SchedulePlan {
  const ids = new Set(removed.map((post) => post.id));
  const posts = plan.posts.filter((post) => !ids.has(post.id));
  const isOver = (code: string) => channels !== undefined && !channels.includes(code) && posts.every((post) => post.channel !== code);
  const over = new Set(removed.map((post) => post.channel).filter(isOver));
  return { ...plan, posts, based_on: plan.based_on.filter((code) => !over.has(code)) };
}

/** The same posts back where they were, in a plan that may have changed since. */
export function withPosts(plan: SchedulePlan, back: readonly SchedulePost[]): SchedulePlan {
  const missing = back.filter((post) => plan.posts.every((one) => one.id !== post.id));
  return {
    ...plan,
    posts: inOrder([...plan.posts, ...missing]),
    based_on: [...new Set([...plan.based_on, ...missing.map((post) => post.channel)])],
  };
}

/** In order of time. */
export const inOrder = (posts: readonly SchedulePost[]): SchedulePost[] =>
  [...posts].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
