import type { SchedulerRules } from "@copydesk/contracts";

export type Window = SchedulerRules["windows"][string][number];

/** What a further window begins with. */
export const usualWindow: Window = { weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "12:00" };

/** The windows of a channel; null lets it post at any time. */
export function withWindows(rules: SchedulerRules, channel: string, windows: Window[] | null): SchedulerRules {
  const { [channel]: _before, ...others } = rules.windows;
  return { ...rules, windows: windows ? { ...others, [channel]: windows } : others };
}

/** A channel's own number of posts a week; null for that of all. */
export function withPostsPerWeek(rules: SchedulerRules, channel: string, posts: number | null): SchedulerRules {
  const { [channel]: _before, ...others } = rules.channel_posts_per_week ?? {};
  return { ...rules, channel_posts_per_week: posts === null ? others : { ...others, [channel]: posts } };
}

export const withDay = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b);

/** A stretch of a day, as parts of its 24 hours from 0 to 1. */
export interface Band {
  from: number;
  to: number;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const part = (time: string) => minutes(time) / 1_440;

/** A stretch between two times of the clock, in two where it goes past midnight. */
export function bandsBetween(from: string, to: string): Band[] {
  if (from === to) return [];
  if (from < to) return [{ from: part(from), to: part(to) }];
  return [
    { from: 0, to: part(to) },
    { from: part(from), to: 1 },
  ].filter((band) => band.to > band.from);
}

/** When a channel may post on a weekday: its windows, or the whole day; nothing on days without posts. */
export function bandsOn(rules: SchedulerRules, channel: string, weekday: number): Band[] {
  const isOn = rules.weekdays.includes(weekday);
  const windows = rules.windows[channel];
  if (!windows) return isOn ? [{ from: 0, to: 1 }] : [];
  const before = weekday === 1 ? 7 : weekday - 1;
  return windows.flatMap(({ weekdays, from, to }) => {
    const begins = isOn && weekdays.includes(weekday);
    if (from <= to) return begins ? bandsBetween(from, to) : [];
    // Past midnight it is the window of the evening on which it begins.
    const goesOn = weekdays.includes(before) && rules.weekdays.includes(before) ? bandsBetween("00:00", to) : [];
    return [...goesOn, ...(begins ? [{ from: part(from), to: 1 }] : [])];
  });
}

/** Hours of the day that a picture shows: an hour more than anything goes out in. */
export interface Axis {
  from: number;
  to: number;
}

export function axisOf(rules: SchedulerRules): Axis {
  const { quiet_from, quiet_to } = rules;
  const windows = Object.values(rules.windows).flat();
  // Quiet in the middle of the day, or not at all, or windows at night: the whole day matters.
  if (quiet_from <= quiet_to || windows.some((one) => one.from >= one.to)) return { from: 0, to: 24 };
  const first = Math.min(minutes(quiet_to), ...windows.map((one) => minutes(one.from)));
  const last = Math.max(minutes(quiet_from), ...windows.map((one) => minutes(one.to)));
  return { from: Math.max(0, Math.floor(first / 60) - 1), to: Math.min(24, Math.ceil(last / 60) + 1) };
}

/** A stretch of the day as a part of the axis; null for what lies outside it. */
export function onAxis({ from, to }: Band, axis: Axis): Band | null {
  const length = axis.to - axis.from;
  const clamp = (part: number) => Math.min(1, Math.max(0, (part * 24 - axis.from) / length));
  const band = { from: clamp(from), to: clamp(to) };
  return band.to > band.from ? band : null;
}

/** Quiet hours of any day. */
export const quietBands = ({ quiet_from, quiet_to }: SchedulerRules): Band[] => bandsBetween(quiet_from, quiet_to);
