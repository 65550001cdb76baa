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
