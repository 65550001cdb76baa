import { describe, expect, test } from "vitest";
import { schedulerConfigurationInput } from "../configuration/configurations.ts";
import type { SchedulerRules } from "../master-data.ts";
import { rules as usual } from "./schedule.fixtures.ts";
import { schedulerRuleProblems } from "./scheduler-rules.ts";

const base: SchedulerRules = { ...usual, weekdays: [1, 2, 3, 4, 5, 6, 7], windows: {}, posts_per_week: 3 };
const names = { channel_names: { x: "X post" } };
const found = (change: Partial<SchedulerRules>) =>
  schedulerRuleProblems({ ...base, ...change }, names).map(({ level, path, message }) => `${level} ${path.join(".")}: ${message}`);
const x = (...windows: [number[], string, string][]) => ({ x: windows.map(([weekdays, from, to]) => ({ weekdays, from, to })) });

test("rules that leave room have nothing odd about them", () => {
  expect(found({ windows: x([[2, 3], "09:00", "11:00"], [[5], "20:30", "22:00"]) })).toEqual([]);
});

describe("windows", () => {
  test.each<[string, SchedulerRules["windows"], string[]]>([
    ["that end when they begin", x([[1], "09:00", "09:00"]), ["error windows.x.0.to: X post: the window ends when it begins"]],
    ["of which there is none", { x: [] }, ["error windows.x: X post: give at least one window, or let it post at any time"]],
    [
      "in quiet hours, besides one that is not",
      x([[1], "22:00", "23:00"], [[1], "09:00", "10:00"]),
      ["warning windows.x.0: X post: 22:00–23:00 lies in the quiet hours"],
    ],
    [
      "that leave no time at all",
      x([[1], "21:30", "02:00"]),
      [
        "warning windows.x: X post has no time left: its windows lie in quiet hours or on days without posts, so it is planned where it breaks least",
      ],
    ],
  ])("%s", (_, windows, problems) => expect(found({ windows })).toEqual(problems));

  test("on days without posts", () => {
    const weekdays = [1, 2, 3, 4, 5];
    expect(found({ weekdays, windows: x([[5, 6], "09:00", "10:00"]) })).toEqual([
      "warning windows.x.0: X post: Sat is left out, nothing is posted then",
    ]);
    expect(found({ weekdays, windows: x([[6, 7], "09:00", "10:00"], [[1], "09:00", "10:00"]) })).toEqual([
      "warning windows.x.0: X post: nothing is posted on Sat and Sun",
    ]);
  });

  test("may begin where the quiet hours end, and go past midnight", () => {
    expect(found({ windows: x([[1], "06:00", "07:00"]) })).toEqual([]);
    expect(found({ quiet_from: "03:00", quiet_to: "07:00", windows: x([[1], "22:00", "01:00"]) })).toEqual([]);
  });
});

describe("numbers that cannot be reached", () => {
  test.each<[string, Partial<SchedulerRules>, string[]]>([
    [
      "a week",
      { posts_per_week: 10 },
      ["warning posts_per_week: 10 posts a week: only 7 fit in a week with 24 h between posts of a channel"],
    ],
    [
      "of one channel",
      { gap_same_channel_minutes: 2_880, channel_posts_per_week: { x: 5 } },
      ["warning channel_posts_per_week.x: X post, 5 a week: only 4 fit in a week with 2 days between posts of a channel"],
    ],
    [
      "a day",
      { posts_per_day: 8, gap_any_channel_minutes: 240 },
      ["warning posts_per_day: 8 posts a day: only 4 fit outside quiet hours with 4 h between any two"],
    ],
    ["without gaps", { posts_per_day: 20, posts_per_week: 21, gap_any_channel_minutes: 0, gap_same_channel_minutes: 0 }, []],
  ])("%s", (_, change, problems) => expect(found(change)).toEqual(problems));
});

test("errors refuse a save at their place, warnings do not", () => {
  const form = { version: 1, system_prompt: "", user_prompt: "Plan.", model_id: null, parameters: {} };
  const save = (change: Partial<SchedulerRules>) => schedulerConfigurationInput.safeParse({ ...form, rules: { ...base, ...change } });
  expect(save({ posts_per_week: 10 }).success).toBe(true);
  expect(save({ windows: x([[1], "09:00", "09:00"]) }).error?.issues[0]?.path).toEqual(["rules", "windows", "x", 0, "to"]);
});
