import { addDays, minutesOf, type SchedulePost, timeOf } from "@copydesk/contracts";
import type { KeyboardEvent } from "react";

const quarter = 15;

/** Where Alt and an arrow key move a post: left and right by a day, up and down by 15 minutes; null for other keys. */
export function moveByKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "preventDefault">,
  post: SchedulePost,
): { date: string; time?: string } | null {
  if (!event.altKey) return null;
  const target = targetOf(event.key, post);
  if (target) event.preventDefault();
  return target;
}

function targetOf(key: string, post: SchedulePost): { date: string; time?: string } | null {
  switch (key) {
    case "ArrowLeft":
      return { date: addDays(post.date, -1) };
    case "ArrowRight":
      return { date: addDays(post.date, 1) };
    case "ArrowUp":
      return { date: post.date, time: timeOf(Math.max(0, minutesOf(post.time) - quarter)) };
    case "ArrowDown":
      return { date: post.date, time: timeOf(Math.min(24 * 60 - quarter, minutesOf(post.time) + quarter)) };
    default:
      return null;
  }
}
