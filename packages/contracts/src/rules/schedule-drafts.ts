import type { SchedulePost } from "../blocks.ts";
import { isInvisible } from "../values.ts";
import { isDay } from "./calendar-days.ts";
import type { PostDraft, ScheduleFrame } from "./schedule.ts";
import { channelName } from "./schedule.ts";
import { withinCampaign } from "./schedule-slots.ts";
import { truncateToLength } from "./truncate.ts";
import { utcToZoned } from "./zoned-time.ts";

/** Posts that a stored plan can hold. */
export const postsMax = 2_000;

/** A draft made fit to be placed. */
export interface Wish extends PostDraft {
  /** Day and time as the draft had them, to tell what was changed; null for a post that no draft asked for. */
  asked: { date: string; time: string } | null;
}

/** Drafts of channels that take part, within the bounds of a stored post, in order of time. */
export function readDrafts(drafts: readonly PostDraft[], frame: ScheduleFrame): { wishes: Wish[]; notes: string[] } {
  const wishes: Wish[] = [];
  const notes: string[] = [];
  for (const draft of drafts.slice(0, postsMax)) {
    const channel = frame.channels.find((code) => code.toLowerCase() === draft.channel.trim().toLowerCase());
    if (channel !== undefined) wishes.push(readDraft(draft, channel, frame));
    else notes.push(`Dropped “${lineOf(draft.title, 80)}”: ${lineOf(draft.channel, 60)} is not a channel of this campaign`);
  }
  if (drafts.length > postsMax) notes.push(`Dropped ${drafts.length - postsMax} posts: a plan holds ${postsMax}`);
  return { wishes: wishes.sort((a, b) => inOrder(`${a.date} ${a.time}`, `${b.date} ${b.time}`)), notes };
}

/**
 * Wishes that are still open: a post that stays as it is stands for the nearest one of its channel, so that planning again
 * does not bring it twice. One that is skipped stands for none.
 */
export function withoutFixed(wishes: readonly Wish[], fixed: readonly Pick<SchedulePost, "channel" | "date" | "status">[]): Wish[] {
  const open = [...wishes];
  for (const post of fixed) {
    if (post.status === "skipped") continue;
    const apart = (wish: Wish) => Math.abs(Date.parse(wish.date) - Date.parse(post.date));
    const [nearest] = open.filter((wish) => wish.channel === post.channel).sort((a, b) => apart(a) - apart(b));
    if (nearest) open.splice(open.indexOf(nearest), 1);
  }
  return open;
}

/** A post for a channel that nobody planned: on the first day that is still to come. */
export function newWish(channel: string, frame: ScheduleFrame): Wish {
  const today = utcToZoned(frame.now, frame.time_zone).date;
  const title = untitled(channel, frame);
  return { channel, date: withinCampaign(today, frame), time: "10:00", title, angle: "", reason: "", asked: null };
}

export const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readDraft(draft: PostDraft, channel: string, frame: ScheduleFrame): Wish {
  return {
    channel,
    title: titleOf(draft, channel, frame),
    angle: lineOf(draft.angle, 500),
    reason: lineOf(draft.reason, 500),
    date: isDay(draft.date) ? draft.date : frame.from,
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(draft.time) ? draft.time : "10:00",
    asked: { date: draft.date, time: draft.time },
  };
}

function titleOf({ title }: PostDraft, channel: string, frame: ScheduleFrame): string {
  const line = lineOf(title, 120);
  return isInvisible(line) ? untitled(channel, frame) : line;
}

function untitled(channel: string, frame: ScheduleFrame): string {
  const own = frame.titles && Object.hasOwn(frame.titles, channel) ? lineOf(frame.titles[channel] ?? "", 120) : "";
  return isInvisible(own) ? lineOf(channelName(channel, frame), 120) : own;
}

/** One line without control characters, as a stored post wants it. */
function lineOf(text: string, max: number): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .normalize("NFC")
    .trim();
  return truncateToLength(line, "graphemes", max).trim();
}
