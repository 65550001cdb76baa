import {
  type BlockSummary,
  isDay,
  isTimeOfDay,
  mergePlans,
  type SchedulePlan,
  type SchedulePost,
  type VersionDetail,
} from "@copydesk/contracts";
import { useCallback, useEffect, useRef } from "react";
import { useAuth } from "../../lib/stores/auth.ts";
import { notify } from "../../lib/stores/toast.ts";
import { type Content, readUnsavedText, useAutosave } from "../hub-kit/index.ts";
import { useTempPlan } from "./use-temp-plan.ts";

/**
 * The plan as it is changed here, until the server has it. Where somebody else changed other posts meanwhile, both
 * changes are kept.
 */
export function useOwnPlan(block: BlockSummary, saved: SchedulePlan | null) {
  const { own, hold, drop } = useTempPlan(block.language_id);
  const basis = useRef<SchedulePlan | null>(null);
  const merge = useCallback(
    (mine: Content, theirs: VersionDetail): Content | null => {
      const both = mergedWith(theirs, { mine, basis: basis.current });
      if (!both) return null;
      basis.current = theirs.content.kind === "schedule" ? theirs.content.plan : null;
      hold(both, basis.current);
      const isOwn = theirs.author_id !== null && theirs.author_id === useAuth.getState().user?.id;
      notify({
        title: isOwn ? "You changed other posts in another window" : `${theirs.author} changed other posts meanwhile`,
        description: "Both changes are kept.",
      });
      return { kind: "schedule", plan: both };
    },
    [hold],
  );
  const autosave = useAutosave(block, { baseVersionId: block.selected_version_id, follows: true, merge });
  const { saver, phase } = autosave;
  useEffect(() => {
    if (phase !== "saved" && phase !== "idle") return;
    drop();
    basis.current = null;
  }, [phase, drop]);

  const isLoaded = saved !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is something to compare with
  useEffect(() => {
    const draft = saved && readUnsavedText(block.id, { kind: "schedule", plan: saved });
    const plan = draft?.content.kind === "schedule" ? draft.content.plan : null;
    if (!draft || !isPlan(plan)) return;
    hold(plan, saved);
    saver.resume(draft);
  }, [isLoaded]);

  const latest = useRef({ own, saved });
  latest.current = { own, saved };
  const put = useCallback(
    (next: SchedulePlan | null) => {
      if (!next) return;
      if (latest.current.own === null) basis.current = latest.current.saved;
      hold(next, latest.current.saved);
      saver.change({ kind: "schedule", plan: next });
    },
    [saver, hold],
  );
  return { own, basis: basis.current, autosave, put };
}

const words = ["id", "title", "channel", "angle", "reason", "status", "notes"] as const satisfies (keyof SchedulePost)[];

/**
 * Whether what this browser kept can be shown as a plan; an earlier version of the program may have kept it. The server checks it in full,
 * by what would be much to load for everybody who reads a schedule.
 */
export function isPlan(kept: unknown): kept is SchedulePlan {
  const { time_zone, based_on, posts, repairs }: { [K in keyof SchedulePlan]?: unknown } = kept ?? {};
  const isPost = (post: Record<string, unknown> | null) =>
    words.every((word) => typeof post?.[word] === "string") && isDay(String(post?.date)) && isTimeOfDay(String(post?.time));
  return typeof time_zone === "string" && Array.isArray(based_on) && Array.isArray(repairs) && Array.isArray(posts) && posts.every(isPost);
}

/** Null where somebody has to choose: the same post was changed twice, or nobody knows what the changes began from. */
function mergedWith(theirs: VersionDetail, { mine, basis }: { mine: Content; basis: SchedulePlan | null }): SchedulePlan | null {
  if (!basis || mine.kind !== "schedule" || theirs.content.kind !== "schedule") return null;
  // Whole, as all that is saved here: put by the editor, or looked at when it was taken up again.
  const merged = mergePlans(basis, mine.plan as SchedulePlan, theirs.content.plan);
  return merged.clashes.length === 0 ? merged.plan : null;
}
