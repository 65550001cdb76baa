import type { ScheduleConflict, SchedulePost } from "@copydesk/contracts";

/** Posts by channels that the language has no more, in the order of the plan. */
export function goneChannels(
  posts: readonly SchedulePost[],
  conflicts: ReadonlyMap<string, readonly ScheduleConflict[]>,
): { channel: string; posts: SchedulePost[] }[] {
  const gone = posts.filter((post) => conflicts.get(post.id)?.some((conflict) => conflict.kind === "channel_gone"));
  return [...Map.groupBy(gone, (post) => post.channel)].map(([channel, own]) => ({ channel, posts: own }));
}
