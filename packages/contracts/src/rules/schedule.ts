import type { SchedulePost } from "../blocks.ts";
import type { SchedulerRules } from "../master-data.ts";
import { addDays, minutesOf, timeOf, weekdayOf } from "./calendar-days.ts";
import { zonedToUtc } from "./zoned-time.ts";

/** What a plan is checked against. */
export interface ScheduleFrame {
  from: string;
  to: string;
  time_zone: string;
  rules: SchedulerRules;
  /** Codes of every channel that must be planned at least once. */
  channels: readonly string[];
  /** Milliseconds since the epoch; posts before it are `past`. */
  now: number;
  /** Names by code, for messages; a code without one is spelled out. */
  channel_names?: Readonly<Record<string, string>>;
  /** What a post without a title is called, by channel code; the channel's name where there is none. */
  titles?: Readonly<Record<string, string>>;
}

/** Draft of a post as a model or person gives it. */
export type PostDraft = Pick<SchedulePost, "channel" | "date" | "time" | "title" | "angle" | "reason">;

/** A part of a day; both ends are good times to post. */
export interface TimeBand {
  from: string;
  to: string;
}

/**
 * When a channel posts on a day: its windows, or the whole day when the rules say nothing of it. Empty on blackout
 * dates, on weekdays without posting and on weekdays on which the channel has no window. A window past midnight is that
 * of the evening on which it begins, also where the next day is one without posting.
 */
export function windowsOn(channel: string, date: string, rules: SchedulerRules): TimeBand[] {
  const isOn = (day: string) => rules.weekdays.includes(weekdayOf(day)) && !rules.blackout_dates.includes(day);
  if (rules.blackout_dates.includes(date)) return [];
  if (!Object.hasOwn(rules.windows, channel)) return isOn(date) ? [{ from: "00:00", to: "23:59" }] : [];
  const before = addDays(date, -1);
  return (rules.windows[channel] ?? [])
    .flatMap(({ weekdays, from, to }) => {
      const begins = isOn(date) && weekdays.includes(weekdayOf(date)) ? [{ from, to: from <= to ? to : "23:59" }] : [];
      const goesOn = from > to && weekdays.includes(weekdayOf(before)) && isOn(before) ? [{ from: "00:00", to }] : [];
      return [...goesOn, ...begins];
    })
    .sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
}

/**
 * A post on another day or at another time. Without a time it keeps its own; a time that the clocks skip becomes the
 * next minute that exists, which `moved` tells.
 */
export function movePost(
  post: SchedulePost,
  to: { date: string; time?: string },
  frame: Pick<ScheduleFrame, "time_zone">,
): { post: SchedulePost; moved: boolean } {
  const { date, time, moved } = zonedToUtc(to.date, to.time ?? post.time, frame.time_zone);
  return { post: { ...post, date, time }, moved };
}

/** Whether a time lies in the hours without posts, which may go past midnight. Equal ends mean none. */
export function isQuiet(time: string, { quiet_from, quiet_to }: SchedulerRules): boolean {
  return quiet_from <= quiet_to ? time >= quiet_from && time < quiet_to : time >= quiet_from || time < quiet_to;
}

/** Posts a channel may have in a week: its own number, else that of all; 0 in the rules sets no bound. */
export const weeklyLimit = ({ posts_per_week, channel_posts_per_week = {} }: SchedulerRules, channel: string): number =>
  (Object.hasOwn(channel_posts_per_week, channel) ? channel_posts_per_week[channel] : posts_per_week) || Number.POSITIVE_INFINITY;

/** A channel's name in a sentence. */
export function channelName(code: string, frame: Pick<ScheduleFrame, "channel_names">): string {
  if (frame.channel_names && Object.hasOwn(frame.channel_names, code)) return frame.channel_names[code] ?? code;
  const words = code.replace(/[_-]+/g, " ").trim() || "unnamed";
  const named = words.charAt(0).toUpperCase() + words.slice(1);
  return /\bpost$/i.test(named) ? named : `${named} post`;
}

/** Quarters of an hour in a band, and `wish` itself when it lies in it; the nearest to `wish` first. */
export function timesNear(wish: string, bands: readonly TimeBand[]): string[] {
  const wanted = minutesOf(wish);
  const times = new Set<number>();
  for (const band of bands) {
    const from = minutesOf(band.from);
    const to = minutesOf(band.to);
    times.add(from);
    for (let at = from; at < to; at += 15) times.add(at);
    if (wanted >= from && wanted <= to) times.add(wanted);
  }
  return [...times].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b).map(timeOf);
}
