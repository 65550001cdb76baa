import type { SchedulePlan, SchedulePost } from "@copydesk/contracts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useCampaignState } from "../hub-kit/index.ts";

type PlanFrame = Omit<SchedulePlan, "posts">;

/**
 * The plan of a language as it is changed here and not saved yet, null while nothing is. Its posts stand in the state of the campaign,
 * those that the saved plan has and those that it lacks apart, until they are saved or the language is left.
 */
export function useTempPlan(languageId: string) {
  const [frame, setFrame] = useState<PlanFrame | null>(null);
  const changed = useCampaignState((state) => state.schedulerTemp[languageId]) ?? none;
  const added = useCampaignState((state) => state.newSchedulerTemp[languageId]) ?? none;
  const own = useMemo<SchedulePlan | null>(() => frame && { ...frame, posts: [...changed, ...added] }, [frame, changed, added]);
  const isChanged = frame !== null;
  // After it is no longer shown: emptied earlier, a plan without posts would be seen for a moment.
  useEffect(() => (isChanged ? () => dropPosts(languageId) : undefined), [isChanged, languageId]);
  const hold = useCallback(
    (plan: SchedulePlan, saved: SchedulePlan | null) => {
      const { posts, ...rest } = plan;
      holdPosts(languageId, posts, saved?.posts ?? []);
      setFrame(rest);
    },
    [languageId],
  );
  const drop = useCallback(() => setFrame(null), []);
  return { own, hold, drop };
}

/** Puts the posts of a changed plan where those that are not saved yet stand. */
export function holdPosts(languageId: string, posts: readonly SchedulePost[], saved: readonly SchedulePost[]): void {
  const { setSchedulerTemp, setNewSchedulerTemp } = useCampaignState.getState();
  const known = new Set(saved.map((post) => post.id));
  setSchedulerTemp(
    languageId,
    posts.filter((post) => known.has(post.id)),
  );
  setNewSchedulerTemp(
    languageId,
    posts.filter((post) => !known.has(post.id)),
  );
}

function dropPosts(languageId: string): void {
  const { setSchedulerTemp, setNewSchedulerTemp } = useCampaignState.getState();
  setSchedulerTemp(languageId);
  setNewSchedulerTemp(languageId);
}

const none: readonly SchedulePost[] = [];
