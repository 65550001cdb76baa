import {
  type BlockSummary,
  findConflicts,
  movePost,
  type ScheduleConflict,
  type ScheduleFrame,
  type SchedulePlan,
  type SchedulePost,
} from "@copydesk/contracts";
import { useCallback, useMemo, useRef } from "react";
import { trpc } from "../../lib/trpc.ts";
import { type Autosave, useHub } from "../hub-kit/index.ts";
import { withoutMove } from "./merge-post.ts";
import { noticeOfMove, noticeOfRemoval, warnOfLaterMove, warnOfLock } from "./move-notice.tsx";
import { inOrder, withoutPosts, withPosts } from "./remove-posts.ts";
import { useOwnPlan } from "./use-own-plan.ts";
import { useWaysBack } from "./use-ways-back.ts";

export interface Schedule {
  plan: SchedulePlan;
  /** What the changes here began from; null where that is not known. */
  basis: SchedulePlan | null;
  /** In order of time. */
  posts: SchedulePost[];
  /** Undefined until the rules are loaded; nothing is called a conflict before. */
  frame: ScheduleFrame | undefined;
  conflicts: ReadonlyMap<string, ScheduleConflict[]>;
  canEdit: boolean;
  autosave: Autosave;
  /** A post as it is after all that was done to it, also where that is not to be seen yet. */
  latest: (post: SchedulePost) => SchedulePost;
  /** Moves a post; without a time it keeps its own. Can be undone from the notice and with the keys for that. */
  move: (post: SchedulePost, to: { date: string; time?: string }) => void;
  /** What would be wrong with a post at another time. */
  conflictsAt: (post: SchedulePost, to: { date: string; time: string }) => ScheduleConflict[];
  /** Changes a post, or adds it. */
  change: (post: SchedulePost) => void;
  /** Takes posts out. Can be undone likewise. */
  remove: (...posts: SchedulePost[]) => void;
  /** Puts another plan in place of this one. */
  replan: (plan: SchedulePlan) => void;
}

/** The posts of one schedule, as changed here and saved a moment later; all changes of one visit make one version. */
export function useSchedule(block: BlockSummary, saved: SchedulePlan | null): Schedule | null {
  const { campaign } = useHub();
  const frame = useFrame(block.language_id);
  const { own, basis, autosave, put: show } = useOwnPlan(block, saved);
  const plan = own ?? saved;
  const posts = useMemo(() => inOrder(plan?.posts ?? []), [plan]);
  const conflicts = useMemo(() => byPost(frame ? findConflicts(posts, frame) : []), [posts, frame]);
  // Undo is pressed later, when more may have changed.
  const latest = useRef(plan);
  latest.current = plan;

  const put = (next: SchedulePlan | null) => {
    if (next) latest.current = next;
    show(next);
  };

  const withPost = useCallback((post: SchedulePost) => {
    const now = latest.current;
    if (!now) return null;
    const isNew = now.posts.every((one) => one.id !== post.id);
    return { ...now, posts: isNew ? [...now.posts, post] : now.posts.map((one) => (one.id === post.id ? post : one)) };
  }, []);

  const remember = useWaysBack();

  if (!plan) return null;
  const change = (post: SchedulePost) => put(withPost(post));
  const undoMove = (move: { from: SchedulePost; to: SchedulePost }) => {
    const now = latest.current?.posts.find((one) => one.id === move.to.id);
    const back = withoutMove(now, move);
    if (!back) return warnOfLaterMove(move.to);
    if (back.locked) return warnOfLock();
    change(back);
  };
  const conflictsAt: Schedule["conflictsAt"] = (post, to) => {
    const next = [...posts.filter((one) => one.id !== post.id), { ...post, ...to }];
    return frame ? findConflicts(next, frame).filter((conflict) => conflict.post_id === post.id) : [];
  };
  return {
    plan,
    basis,
    posts,
    frame,
    conflicts,
    canEdit: campaign.can.edit,
    autosave,
    conflictsAt,
    change,
    latest: (post) => latest.current?.posts.find((one) => one.id === post.id) ?? post,
    move(post, to) {
      if (!campaign.can.edit) return;
      if (post.locked) return warnOfLock();
      const { post: next, moved } = movePost(post, to, { time_zone: plan.time_zone });
      if (next.date === post.date && next.time === post.time) return;
      change(next);
      noticeOfMove(next, {
        skipped: moved,
        conflict: conflictsAt(next, next)[0],
        onUndo: remember(() => undoMove({ from: post, to: next })),
      });
    },
    remove(...gone) {
      put(withoutPosts(plan, gone, frame?.channels));
      noticeOfRemoval(gone, { onUndo: remember(() => put(latest.current && withPosts(latest.current, gone))) });
    },
    replan: put,
  };
}

function byPost(conflicts: readonly ScheduleConflict[]): Map<string, ScheduleConflict[]> {
  return Map.groupBy(conflicts, (one) => one.post_id);
}

/** The rules that posts of a language are checked against; undefined until they are loaded. */
function useFrame(languageId: string): ScheduleFrame | undefined {
  const { campaign, options } = useHub();
  const { data } = trpc.blocks.schedule_frame.useQuery(
    { campaign_id: campaign.id, language_id: languageId },
    { staleTime: 60_000, enabled: languageId !== "" },
  );
  return useMemo(
    () => data && { ...data, now: Date.now(), channel_names: Object.fromEntries(options.channels.map((one) => [one.code, one.name])) },
    [data, options.channels],
  );
}
