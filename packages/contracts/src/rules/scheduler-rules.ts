import type { SchedulerRules } from "../master-data.ts";
import { minutesInWords, minutesOf, weekdaysInWords } from "./calendar-days.ts";
import { channelName, isQuiet } from "./schedule.ts";

/** What is odd about rules of planning: an error contradicts itself, a warning only leaves less room than one may think. */
export interface SchedulerRuleProblem {
  level: "error" | "warning";
  /** Into the rules, such as `["windows", "linkedin", 0]`. */
  path: (string | number)[];
  message: string;
}

type Window = SchedulerRules["windows"][string][number];
interface Names {
  channel_names?: Readonly<Record<string, string>>;
}

const dayMinutes = 1_440;

/** Everything that is odd about the rules. Names by channel code make the sentences readable. */
export function schedulerRuleProblems(rules: SchedulerRules, names: Names = {}): SchedulerRuleProblem[] {
  return [
    ...Object.entries(rules.windows).flatMap(([channel, windows]) => windowProblems(rules, channel, { windows, names })),
    ...gapProblems(rules, names),
  ];
}

function windowProblems(
  rules: SchedulerRules,
  channel: string,
  { windows, names }: { windows: readonly Window[]; names: Names },
): SchedulerRuleProblem[] {
  const name = channelName(channel, names);
  const path = ["windows", channel];
  const single = windows.flatMap((window, at) => oneWindow(rules, window, { name, path: [...path, at] }));
  if (single.some((one) => one.level === "error")) return single;
  if (windows.length === 0) return [{ level: "error", path, message: `${name}: give at least one window, or let it post at any time` }];
  if (!windows.every((window) => isUseless(rules, window))) return single;
  const message = `${name} has no time left: its windows lie in quiet hours or on days without posts, so it is planned where it breaks least`;
  return [{ level: "warning", path, message }];
}

function oneWindow(
  rules: SchedulerRules,
  window: Window,
  { name, path }: { name: string; path: (string | number)[] },
): SchedulerRuleProblem[] {
  const { from, to, weekdays } = window;
  if (from === to) return [{ level: "error", path: [...path, "to"], message: `${name}: the window ends when it begins` }];
  const warn = (message: string): SchedulerRuleProblem[] => [{ level: "warning", path, message: `${name}: ${message}` }];
  const off = weekdays.filter((day) => !rules.weekdays.includes(day));
  if (off.length === weekdays.length) return warn(`nothing is posted on ${weekdaysInWords(weekdays)}`);
  if (isAllQuiet(rules, window)) return warn(`${from}–${to} lies in the quiet hours`);
  return off.length > 0 ? warn(`${weekdaysInWords(off)} ${off.length === 1 ? "is" : "are"} left out, nothing is posted then`) : [];
}

const isUseless = (rules: SchedulerRules, window: Window) =>
  isAllQuiet(rules, window) || !window.weekdays.some((day) => rules.weekdays.includes(day));

/** Quarters of an hour are what plans are made in. */
function isAllQuiet(rules: SchedulerRules, { from, to }: Window): boolean {
  const start = minutesOf(from);
  const end = minutesOf(to) + (minutesOf(to) < start ? dayMinutes : 0);
  for (let at = start; at <= end; at += 15) if (!isQuiet(clock(at), rules)) return false;
  return true;
}

const clock = (minutes: number) => {
  const at = minutes % dayMinutes;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
};

function gapProblems(rules: SchedulerRules, names: Names): SchedulerRuleProblem[] {
  const { gap_same_channel_minutes: same, gap_any_channel_minutes: any, posts_per_day } = rules;
  const inWeek = same === 0 ? Number.POSITIVE_INFINITY : Math.ceil((7 * dayMinutes) / same);
  const problems: SchedulerRuleProblem[] = [];
  const tooMany = (wanted: number, path: string[], who: string) => {
    if (wanted <= inWeek) return;
    const message = `${who}: only ${inWeek} fit in a week with ${minutesInWords(same)} between posts of a channel`;
    problems.push({ level: "warning", path, message });
  };
  tooMany(rules.posts_per_week, ["posts_per_week"], `${rules.posts_per_week} posts a week`);
  for (const [channel, wanted] of Object.entries(rules.channel_posts_per_week ?? {})) {
    tooMany(wanted, ["channel_posts_per_week", channel], `${channelName(channel, names)}, ${wanted} a week`);
  }
  const inDay = any === 0 ? Number.POSITIVE_INFINITY : Math.ceil(openMinutes(rules) / any);
  if (posts_per_day > inDay) {
    const message = `${posts_per_day} posts a day: only ${inDay} fit outside quiet hours with ${minutesInWords(any)} between any two`;
    problems.push({ level: "warning", path: ["posts_per_day"], message });
  }
  return problems;
}

/** Minutes of a day that are not quiet. */
function openMinutes({ quiet_from, quiet_to }: SchedulerRules): number {
  const quiet = minutesOf(quiet_to) - minutesOf(quiet_from);
  return dayMinutes - (quiet < 0 ? quiet + dayMinutes : quiet);
}
