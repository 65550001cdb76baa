import {
  type BlockDetail,
  findConflicts,
  movePost,
  type PostConflict,
  type ScheduleFrame,
  type SchedulePlan,
  type SchedulePost,
} from "@copydesk/contracts";
import { useMemo, useState } from "react";
import { notify } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useAutosave } from "../content/use-autosave.ts";
import { useHub } from "../hub-context.ts";

export interface Schedule {
  plan: SchedulePlan;
  posts: SchedulePost[];
  /** Undefined until the rules are loaded; nothing is called a conflict before. */
  frame: ScheduleFrame | undefined;
  conflicts: ReadonlyMap<string, PostConflict[]>;
  canEdit: boolean;
  /** Why the last change is not saved. */
  failure: string | null;
  conflict: ReturnType<typeof useAutosave>["conflict"];
  keepMine: () => void;
  takeTheirs: () => void;
  /** Moves a post; without a time it keeps its own. Can be undone from the notice. */
  move: (post: SchedulePost, to: { date: string; time?: string }) => void;
  change: (post: SchedulePost) => void;
  remove: (post: SchedulePost) => void;
}

/** The posts of one schedule, as changed here and saved a moment later; all changes of one visit make one version. */
export function useSchedule(block: BlockDetail, plan: SchedulePlan): Schedule {
  const { campaign } = useHub();
  const frame = useFrame(block.language_id);
  const [posts, setPosts] = useState(plan.posts);
  const autosave = useAutosave(block, block.selected?.id ?? null);
  const sorted = useMemo(() => [...posts].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)), [posts]);
  const conflicts = useMemo(() => byPost(frame ? findConflicts(sorted, frame) : []), [sorted, frame]);

  function put(next: SchedulePost[]) {
    setPosts(next);
    autosave.change({ kind: "schedule", plan: { ...plan, posts: next } });
  }
  const replace = (post: SchedulePost) => put(posts.map((one) => (one.id === post.id ? post : one)));

  return {
    plan,
    posts: sorted,
    frame,
    conflicts,
    canEdit: campaign.can.edit,
    failure: autosave.failure,
    conflict: autosave.conflict,
    keepMine: autosave.keepMine,
    takeTheirs: () => {
      const { content } = autosave.conflict?.theirs ?? {};
      if (content?.kind === "schedule") setPosts(content.plan.posts);
      autosave.takeTheirs();
    },
    move(post, to) {
      if (post.locked) {
        notify({ title: "This post is locked", description: "Unlock it to move it.", variant: "warning" });
        return;
      }
      const { post: next, moved } = movePost(post, to, { time_zone: plan.time_zone });
      if (next.date === post.date && next.time === post.time) return;
      replace(next);
      if (moved)
        notify({
          title: `Moved to ${next.time}`,
          description: "Clocks go forward that night, so the time before does not exist.",
          variant: "info",
        });
    },
    change: replace,
    remove: (post) => put(posts.filter((one) => one.id !== post.id)),
  };
}

function useFrame(languageId: string): ScheduleFrame | undefined {
  const { campaign, options } = useHub();
  const { data } = trpc.blocks.schedule_frame.useQuery({ campaign_id: campaign.id, language_id: languageId }, { staleTime: 60_000 });
  return useMemo(
    () => data && { ...data, now: Date.now(), channel_names: Object.fromEntries(options.channels.map((one) => [one.code, one.name])) },
    [data, options.channels],
  );
}

function byPost(conflicts: readonly PostConflict[]): Map<string, PostConflict[]> {
  const map = new Map<string, PostConflict[]>();
  for (const one of conflicts) map.set(one.post_id, [...(map.get(one.post_id) ?? []), one]);
  return map;
}
