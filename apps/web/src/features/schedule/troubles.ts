import type { ScheduleConflict, SchedulePost } from "@copydesk/contracts";

/**
 * What is wrong with a post; of two that are too close, told once, at the later one. Posts of channels that are gone are
 * told of together elsewhere.
 */
export function troublesOf(
  posts: readonly SchedulePost[],
  conflicts: ReadonlyMap<string, readonly ScheduleConflict[]>,
): { post: SchedulePost; conflict: ScheduleConflict }[] {
  const order = new Map(posts.map((post, i) => [post.id, i]));
  return posts.flatMap((post, i) =>
    (conflicts.get(post.id) ?? [])
      .filter(({ kind, other_id }) => {
        if (kind === "channel_gone") return false;
        if (other_id === undefined) return true;
        const other = posts[order.get(other_id) ?? -1];
        // A locked post cannot be moved, so that the other one has to.
        if (other && other.locked !== post.locked) return !post.locked;
        return (order.get(other_id) ?? -1) < i;
      })
      .map((conflict) => ({ post, conflict })),
  );
}
