import type { SchedulePost } from "@copydesk/contracts";
import { mondayOf } from "../months.ts";

export interface WeekOfPosts {
  /** Monday of the week. */
  monday: string;
  posts: SchedulePost[];
}

/** Posts in order of time, week by week; weeks without posts are left out. */
export const weeksOf = (posts: readonly SchedulePost[]): WeekOfPosts[] =>
  [...Map.groupBy(posts, (post) => mondayOf(post.date))].map(([monday, own]) => ({ monday, posts: own }));

/**
 * Why each post goes out when it does, by its id. Posts share their reasons: a sentence is told once, and the posts after it say the
 * angle alone, which is a word or two.
 */
export function reasonsOf(posts: readonly Pick<SchedulePost, "id" | "reason" | "angle">[]): Map<string, string> {
  const told = new Set<string>();
  return new Map(
    posts.map(({ id, reason, angle }) => {
      const words = reason === "" || told.has(reason) ? angle : reason;
      told.add(reason);
      return [id, words];
    }),
  );
}
