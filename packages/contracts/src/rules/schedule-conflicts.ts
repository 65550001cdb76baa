import type { ConflictKind, PostConflict } from "../answers/blocks.ts";
import type { SchedulePost } from "../blocks.ts";
import { dayAndMonth, dayInWords, minutesInWords, weekdayOf, weekdaysInWords } from "./calendar-days.ts";
import type { ScheduleFrame } from "./schedule.ts";
import { channelName } from "./schedule.ts";
import type { Clash, Slot } from "./schedule-board.ts";
import { ScheduleBoard } from "./schedule-board.ts";

/** A conflict, with the other post when two are too close. */
export interface ScheduleConflict extends PostConflict {
  other_id?: string;
}

/**
 * Conflicts of every post, in order of time. Two posts too close are told at both, each naming the other. Skipped posts
 * take no place; published ones take theirs and are not judged any more.
 */
export function findConflicts(posts: readonly SchedulePost[], frame: ScheduleFrame): ScheduleConflict[] {
  const board = new ScheduleBoard(frame);
  const ids = new Map<Slot, string>();
  const open: Slot[] = [];
  for (const post of posts.filter((one) => one.status !== "skipped")) {
    const slot = board.slot(post.channel, post.date, post.time);
    board.add(slot);
    ids.set(slot, post.id);
    if (post.status !== "published") open.push(slot);
  }
  open.sort((a, b) => a.utc - b.utc);
  return open.flatMap((slot) => {
    const post_id = ids.get(slot) ?? "";
    return [
      ...channelNotFound(slot, post_id, frame),
      ...board.brokenRules(slot).map((kind) => ({ post_id, kind, message: ruleMessage(kind, slot, frame) })),
      ...board.clashes(slot).map((clash) => clashConflict(clash, slot, { post_id, other_id: ids.get(clash.other) ?? "", frame })),
      ...dayFull(board, slot, post_id),
    ];
  });
}

/** The channel was taken out of the language after the post was planned. */
function channelNotFound({ channel }: Slot, post_id: string, frame: ScheduleFrame): ScheduleConflict[] {
  if (frame.channels.includes(channel)) return [];
  return [{ post_id, kind: "channel_gone", message: `${channelName(channel, frame)} is no longer a channel of this language` }];
}

function clashConflict(clash: Clash, slot: Slot, about: { post_id: string; other_id: string; frame: ScheduleFrame }): ScheduleConflict {
  const { post_id, other_id, frame } = about;
  return { post_id, kind: "too_close", message: clashMessage(clash, slot, frame), other_id };
}

/** Only those beyond the number that a day may have, the latest of it. */
function dayFull(board: ScheduleBoard, slot: Slot, post_id: string): ScheduleConflict[] {
  const day = board.onDay(slot.date);
  const limit = board.frame.rules.posts_per_day;
  if (day.indexOf(slot) < limit) return [];
  return [{ post_id, kind: "day_full", message: dayFullMessage(slot.date, day.length, limit) }];
}

export const dayFullMessage = (date: string, count: number, limit: number) =>
  `${count} ${count === 1 ? "post" : "posts"} on ${dayInWords(date)}; at most ${limit} a day`;

/** "45 min after the X post at 09:00; at least 60 min apart". */
export function clashMessage({ other, minutes, needed }: Clash, slot: Slot, frame: ScheduleFrame): string {
  const when = other.date === slot.date ? other.time : `${other.time} on ${dayInWords(other.date)}`;
  const distance = minutes === 0 ? "At the same time as" : `${minutesInWords(minutes)} ${other.utc < slot.utc ? "after" : "before"}`;
  return `${distance} the ${channelName(other.channel, frame)} at ${when}; at least ${minutesInWords(needed)} apart`;
}

/** A rule that a slot breaks by itself, in words with both figures. */
export function ruleMessage(kind: ConflictKind, slot: Slot, frame: ScheduleFrame): string {
  const { rules, from, to } = frame;
  if (kind === "outside_campaign") {
    return `${dayAndMonth(slot.date, true)} is outside the campaign, ${dayAndMonth(from, from.slice(0, 4) !== to.slice(0, 4))}–${dayAndMonth(to, true)}`;
  }
  if (kind === "blackout") return `${dayInWords(slot.date)} is a day without posts`;
  if (kind === "quiet_hours") return `${slot.time} is in the quiet hours ${rules.quiet_from}–${rules.quiet_to}`;
  if (kind === "past") return `${dayInWords(slot.date)}, ${slot.time} is in the past`;
  return windowMessage(slot, frame);
}

function windowMessage({ channel, date, time }: Slot, { rules, ...frame }: ScheduleFrame): string {
  const weekday = weekdayOf(date);
  const name = channelName(channel, frame);
  if (!rules.weekdays.includes(weekday))
    return `${weekdaysInWords([weekday])} is not a posting day; posts go out ${weekdaysInWords(rules.weekdays)}`;
  const windows = rules.windows[channel] ?? [];
  const today = windows.filter((window) => window.weekdays.includes(weekday));
  const times = (list: typeof windows) => [...new Set(list.map(({ from, to }) => `${from}–${to}`))].join(" or ");
  if (today.length > 0) return `${time} is outside the ${name} window ${times(today)}`;
  const days = weekdaysInWords(windows.flatMap((window) => window.weekdays));
  return `${weekdaysInWords([weekday])} is outside the ${name} window${days === "" ? ", which has no day" : ` ${days} ${times(windows)}`}`;
}
