import { type SchedulerRules, schedulerRulesSchema } from "@copydesk/contracts";
import { extractJson } from "../json/extract-json.ts";

const weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Used where a prompt does not say. */
const usualRules: SchedulerRules = {
  posts_per_week: 3,
  posts_per_day: 3,
  gap_same_channel_minutes: 1_440,
  gap_any_channel_minutes: 60,
  weekdays: everyDay,
  windows: {},
  quiet_from: "21:00",
  quiet_to: "07:00",
  blackout_dates: [],
  lead_channel: null,
  stagger_languages_minutes: 0,
};

/** The scheduler's rules from a prompt: as JSON, or in the sentences the product writes them in. */
export function readScheduleRules(prompt: string, channels: readonly { code: string }[]): SchedulerRules {
  const json = schedulerRulesSchema.partial().safeParse(extractJson(prompt));
  const fromJson = json.success ? json.data : {};
  const number = (pattern: RegExp) => {
    const found = pattern.exec(prompt);
    return found ? Number(found[1]) : undefined;
  };
  const quiet = /Quiet hours: (\d\d:\d\d)\s*[–-]\s*(\d\d:\d\d)/i.exec(prompt);
  const lead = /^([\w-]+) comes first\.$/m.exec(prompt)?.[1];
  const rules = {
    ...usualRules,
    ...defined({
      posts_per_week: /Posts a week are not limited/i.test(prompt)
        ? 0
        : number(/(?:No channel gets more than|Posts a week for each channel:) (\d+)/i),
      posts_per_day: number(/Posts a day altogether: at most (\d+)/i),
      gap_same_channel_minutes: number(/At least (\d+) minutes between posts of the same channel/i),
      gap_any_channel_minutes: number(/same channel, (\d+) between any two/i),
      weekdays: readDays(/^Days: ([^.\n]+)\./m.exec(prompt)?.[1] ?? "") ?? undefined,
      quiet_from: quiet?.[1],
      quiet_to: quiet?.[2],
      blackout_dates: /No posts on: ([^.\n]+)\./i.exec(prompt)?.[1]?.match(/\d{4}-\d{2}-\d{2}/g) ?? undefined,
      lead_channel: channels.some((one) => one.code === lead) ? lead : undefined,
    }),
    channel_posts_per_week: readNumbers(prompt, channels),
    windows: readWindows(prompt, channels),
    ...fromJson,
  };
  const checked = schedulerRulesSchema.safeParse(rules);
  return checked.success ? checked.data : usualRules;
}

const defined = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** “- LinkedIn post (linkedin): Tue 09:00–11:00; 1 a week”. */
function readNumbers(prompt: string, channels: readonly { code: string }[]): Record<string, number> {
  const found = channels.flatMap(({ code }) => {
    const number = new RegExp(`\\(${code}\\): [^\n]*; (\\d+) a week$`, "m").exec(prompt)?.[1];
    return number === undefined ? [] : [[code, Number(number)] as const];
  });
  return Object.fromEntries(found);
}

/** “- LinkedIn post (linkedin): Tue, Wed 09:00–11:00; Fri 10:00–12:00”. */
function readWindows(prompt: string, channels: readonly { code: string }[]): SchedulerRules["windows"] {
  const windows: SchedulerRules["windows"] = {};
  for (const { code } of channels) {
    const at = prompt.search(new RegExp(`\\(${code}\\): .*\\d\\d:\\d\\d`));
    if (at === -1) continue;
    const line = prompt.slice(at).split("\n", 1)[0] ?? "";
    const found = [...line.matchAll(/((?:[A-Z][a-z]{2}(?:, )?)+) (\d\d:\d\d)\s*[–-]\s*(\d\d:\d\d)/g)].flatMap((match) => {
      const weekdays = readDays(match[1] ?? "");
      return weekdays === null ? [] : [{ weekdays, from: match[2] ?? "", to: match[3] ?? "" }];
    });
    if (found.length > 0) windows[code] = found;
  }
  return windows;
}

function readDays(text: string): number[] | null {
  const days = text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((name) => weekdayNames.indexOf(name.slice(0, 3)) + 1)
    .filter((day) => day > 0);
  return days.length > 0 ? [...new Set(days)] : null;
}
