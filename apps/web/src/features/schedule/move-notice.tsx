import type { PostConflict, SchedulePost } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { type NewToast, notify, useToasts } from "../../lib/stores/toast.ts";
import { formatDayShort } from "./months.ts";

interface MoveNotice {
  /** The time that was asked for does not exist on that day. */
  skipped: boolean;
  /** What is wrong with the new time. */
  conflict: PostConflict | undefined;
  onUndo: () => void;
}

/** Where a post stands now, what is to be said about it, and the way back. */
export function noticeOfMove(post: SchedulePost, { skipped, conflict, onUndo }: MoveNotice): void {
  notifyWithUndo(
    {
      variant: conflict ? "warning" : "default",
      title: `Moved to ${formatDayShort(post.date)}, ${post.time}`,
      description: skipped ? "The clocks go forward that night, so the time before does not exist." : conflict && `${conflict.message}.`,
    },
    onUndo,
  );
}

/** What was taken out, and the way back. */
export function noticeOfRemoval(posts: readonly SchedulePost[], { onUndo }: Pick<MoveNotice, "onUndo">): void {
  const [only] = posts;
  if (only) notifyWithUndo({ title: posts.length === 1 ? `“${only.title}” was removed` : `${posts.length} posts were removed` }, onUndo);
}

function notifyWithUndo(toast: NewToast, onUndo: () => void): void {
  const id = notify({
    ...toast,
    action: (
      <Button
        size="sm"
        onClick={() => {
          useToasts.getState().dismiss(id);
          onUndo();
        }}
      >
        Undo
      </Button>
    ),
  });
}

export function warnOfLock(): void {
  notify({ title: "This post is locked", description: "Unlock it to move it.", variant: "warning" });
}

export function warnOfLaterMove(post: SchedulePost): void {
  notify({
    title: "The move was not undone",
    description: `“${post.title}” was moved again or removed in the meantime.`,
    variant: "warning",
  });
}
