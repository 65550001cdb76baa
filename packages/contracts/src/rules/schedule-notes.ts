import type { SchedulePost } from "../blocks.ts";
import { dayInWords, weekOf } from "./calendar-days.ts";
import type { ScheduleFrame } from "./schedule.ts";
import { channelName, weeklyLimit } from "./schedule.ts";
import type { ScheduleBoard, Slot } from "./schedule-board.ts";
import { clashMessage, dayFullMessage, ruleMessage } from "./schedule-conflicts.ts";
import type { Wish } from "./schedule-drafts.ts";
import { truncateToLength } from "./truncate.ts";

/** The first thing that a slot breaks on this board, in words; null when it fits. */
export function explain(slot: Slot, board: ScheduleBoard): string | null {
  const { frame } = board;
  const kind = board.brokenRules(slot)[0];
  if (kind === undefined && board.isBeforeLead(slot)) return `the ${channelName(frame.rules.lead_channel ?? "", frame)} comes first`;
  if (kind !== undefined) return ruleMessage(kind, slot, frame);
  const clash = board.clashes(slot)[0];
  if (clash !== undefined) return clashMessage(clash, slot, frame).replace(/^At/, "at");
  const limit = frame.rules.posts_per_day;
  const count = board.onDay(slot.date).length;
  return count >= limit ? dayFullMessage(slot.date, count + 1, limit) : null;
}

/** “Five screws” (X post). */
const label = ({ title, channel }: Wish, frame: ScheduleFrame) =>
  `“${truncateToLength(title, "graphemes", 80)}” (${channelName(channel, frame)})`;

const inWords = ({ date, time }: Pick<Slot, "date" | "time">) => `${dayInWords(date)}, ${time}`;

/** What was done with a wish, decided while the rest of the board stood as it did then. */
export interface Placed {
  wish: Wish;
  slot: Slot;
  /** Why it could not stand as it was asked for. */
  why: string | null;
  /** What it breaks where it stands, when nothing better was left. */
  breaks: string | null;
}

/** Sentences about a placed post; none when it stands where it was asked to. */
export function placedNotes({ wish, slot, why, breaks }: Placed, frame: ScheduleFrame): string[] {
  const notes: string[] = [];
  if (wish.asked === null) notes.push(`Added a post on ${inWords(slot)} for ${channelName(slot.channel, frame)}, which had none`);
  else if (!isAsAsked(wish, slot)) notes.push(movedNote(wish, slot, { frame, why }));
  if (breaks !== null) notes.push(`No free time was left for ${label(wish, frame)}; it is planned for ${inWords(slot)}: ${breaks}`);
  return notes;
}

export const isAsAsked = ({ asked }: Wish, slot: Slot) => asked !== null && asked.date === slot.date && asked.time === slot.time;

/** Moved “Five screws” (X post) from Tue 9 Mar, 12:30 to 11:45: 12:30 is outside the X post window 08:30–12:00. */
function movedNote(wish: Wish, slot: Slot, { frame, why }: { frame: ScheduleFrame; why: string | null }): string {
  const { asked } = wish;
  if (asked === null || asked.date !== wish.date || asked.time !== wish.time) {
    const raw = truncateToLength(`${asked?.date} ${asked?.time}`, "graphemes", 40);
    return `Moved ${label(wish, frame)} to ${inWords(slot)}: “${raw}” is no day and time`;
  }
  const reason = why ?? `${asked.time} does not exist that day`;
  return `Moved ${label(wish, frame)} from ${inWords(asked)} to ${slot.date === asked.date ? slot.time : inWords(slot)}: ${reason}`;
}

export function beyondWeekNote(wish: Wish, date: string, frame: ScheduleFrame): string {
  const limit = weeklyLimit(frame.rules, wish.channel);
  return `Dropped ${label(wish, frame)}: its channel has ${limit} in the week of ${dayInWords(weekOf(date))} already, at most ${limit} a week`;
}

export const noRoomNote = (wish: Wish, wished: Slot, board: ScheduleBoard) =>
  `Dropped ${label(wish, board.frame)}: no time is free near ${inWords(wished)}; ${explain(wished, board) ?? "its channel's week is full"}`;

/** Why the channel that is to lead does not come first; nothing when it does, or none is to. */
export function leadNotes(
  posts: readonly SchedulePost[],
  { fixed, board }: { fixed: readonly SchedulePost[]; board: ScheduleBoard },
): string[] {
  const { frame } = board;
  const lead = frame.rules.lead_channel;
  const taking = posts.filter((one) => one.status !== "skipped");
  const own = taking.find((one) => one.channel === lead);
  const [first] = taking;
  if (lead === null || !own || !first || first.channel === lead) return [];
  if (`${first.date} ${first.time}` >= `${own.date} ${own.time}`) return [];
  const name = channelName(lead, frame);
  const before = `“${truncateToLength(first.title, "graphemes", 80)}” (${channelName(first.channel, frame)}) on ${inWords(first)}`;
  if (fixed.includes(own)) return [`${name} does not come first: it stays on ${inWords(own)}, after ${before}`];
  if (fixed.includes(first)) return [`${name} does not come first: ${before} stays where it is`];
  if (board.hasLead) return [`${name} does not come first: no time after it was free for ${before}`];
  return [`${name} does not come first: it had no free time near ${before}, and is planned for ${inWords(own)}`];
}
