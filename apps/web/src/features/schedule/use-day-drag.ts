import type { SchedulePost } from "@copydesk/contracts";
import { type DragEvent, useState } from "react";
import { useScheduleContext } from "./schedule-context.ts";
import type { Schedule } from "./use-schedule.ts";

export type DropTarget = "fits" | "breaks" | null;

/** The post under the mouse. Browsers do not tell a target what is dragged over it, only what is dropped. */
let dragged: SchedulePost | null = null;

/** Attributes of what stands for a post that may be dragged to another day. */
export const dragProps = (post: SchedulePost, draggable: boolean) => ({
  draggable,
  onDragStart(event: DragEvent) {
    dragged = post;
    event.dataTransfer.setData("text/plain", post.id);
    event.dataTransfer.effectAllowed = "move";
  },
  onDragEnd() {
    dragged = null;
  },
});

/** Days that take posts: `list` goes on the element around them, which find themselves by `data-drop-day`. Escape puts a post back. */
export function useDayDrag(schedule: Schedule) {
  const { showDay } = useScheduleContext();
  const [over, setOver] = useState<{ day: string; target: DropTarget } | null>(null);

  function enter(event: DragEvent) {
    const day = dayUnder(event);
    if (!schedule.canEdit || !dragged || !day) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    if (over?.day === day) return;
    const isThere = day === dragged.date;
    const breaks = !isThere && schedule.conflictsAt(dragged, { date: day, time: dragged.time }).length > 0;
    setOver({ day, target: breaks ? "breaks" : "fits" });
  }
  function drop(event: DragEvent) {
    const day = dayUnder(event);
    setOver(null);
    const post = schedule.posts.find((one) => one.id === event.dataTransfer.getData("text/plain"));
    if (!post || !day) return;
    event.preventDefault();
    schedule.move(post, { date: day });
    showDay(day);
  }
  return {
    list: {
      onDragOver: enter,
      onDragLeave(event: DragEvent<HTMLElement>) {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(null);
      },
      onDrop: drop,
      onDragEnd: () => setOver(null),
    },
    targetOf: (day: string): DropTarget => (over?.day === day ? over.target : null),
  };
}

const dayUnder = (event: DragEvent): string | undefined =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drop-day]")?.dataset.dropDay : undefined;
