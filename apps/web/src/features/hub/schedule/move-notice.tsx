import type { PostConflict, SchedulePost } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { notify, useToasts } from "../../../lib/stores/toast.ts";
import { sayDayShort } from "./months.ts";

interface MoveNotice {
  /** The time that was asked for does not exist on that day. */
  skipped: boolean;
  /** What is wrong with the new time. */
  conflict: PostConflict | undefined;
  onUndo: () => void;
}

/** Where a post stands now, what is to be said about it, and the way back. */
export function noticeOfMove(post: SchedulePost, { skipped, conflict, onUndo }: MoveNotice): void {
  const id = notify({
    variant: conflict ? "warning" : "default",
    title: `Moved to ${sayDayShort(post.date)}, ${post.time}`,
    description: skipped ? "Clocks go forward that night, so that the time before does not exist." : conflict && `${conflict.message}.`,
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
