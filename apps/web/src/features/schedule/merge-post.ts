import type { SchedulePost } from "@copydesk/contracts";

/**
 * What two people did to one post: every part as whoever changed it left it. A clash when both changed the same part to
 * something else; `merged` has mine then.
 */
export function mergePost(basis: SchedulePost, mine: SchedulePost, theirs: SchedulePost): { merged: SchedulePost; isClash: boolean } {
  const keys = Object.keys(basis) as (keyof SchedulePost)[];
  const changed = keys.filter((key) => mine[key] !== basis[key]);
  const isClash = changed.some((key) => theirs[key] !== basis[key] && theirs[key] !== mine[key]);
  return { merged: { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) }, isClash };
}
