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

/** A post with its move taken back and all else as it is now; null when it does not stand any more where the move has put it. */
export function withoutMove(now: SchedulePost | undefined, move: { from: SchedulePost; to: SchedulePost }): SchedulePost | null {
  if (now?.date !== move.to.date || now.time !== move.to.time) return null;
  return { ...now, date: move.from.date, time: move.from.time };
}
