import { addDays, minutesOf, type SchedulePost, timeOf } from "@copydesk/contracts";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { focusSoon } from "./focus-soon.ts";
import { useScheduleContext } from "./schedule-context.ts";
import type { Schedule } from "./use-schedule.ts";

const quarter = 15;

/**
 * Alt and the arrow keys move the post in focus: left and right by a day, up and down by 15 minutes. It keeps the focus wherever it lands,
 * and the next press begins where the last one ended, however soon it comes.
 * @param attribute by which the post is found where it is shown, such as `data-week-post`.
 */
export function useMoveByKey(schedule: Schedule, attribute: string): (event: KeyboardEvent, post: SchedulePost) => void {
  const { showDay } = useScheduleContext();
  return (event, shown) => {
    const post = schedule.latest(shown);
    const to = event.altKey ? targetOf(event.key, post) : null;
    if (!to) return;
    event.preventDefault();
    if (!schedule.canEdit) return;
    flushSync(() => schedule.move(post, to));
    if (post.locked) return;
    showDay(to.date);
    focusSoon(`[${attribute}="${post.id}"]`);
  };
}

function targetOf(key: string, { date, time }: SchedulePost): { date: string; time?: string } | null {
  switch (key) {
    case "ArrowLeft":
      return { date: addDays(date, -1) };
    case "ArrowRight":
      return { date: addDays(date, 1) };
    case "ArrowUp":
      return { date, time: timeOf(Math.max(0, minutesOf(time) - quarter)) };
    case "ArrowDown":
      return { date, time: timeOf(Math.min(24 * 60 - quarter, minutesOf(time) + quarter)) };
    default:
      return null;
  }
}
