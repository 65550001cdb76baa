import type { PostDraft } from "@copydesk/contracts";

const minuteMs = 60_000;

/**
 * Posts of a language that follows others, each later by some minutes of its zone's clock. What is no day and time is left
 * for the rules of planning to refuse.
 */
export const staggerDrafts = (drafts: readonly PostDraft[], minutes: number): PostDraft[] =>
  drafts.map((draft) => ({ ...draft, ...later(draft, minutes) }));

function later({ date, time }: PostDraft, minutes: number): Pick<PostDraft, "date" | "time"> {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (minutes === 0 || Number.isNaN(wall)) return { date, time };
  const moved = new Date(wall + minutes * minuteMs).toISOString();
  return { date: moved.slice(0, 10), time: moved.slice(11, 16) };
}
