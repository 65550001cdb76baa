import type { SchedulerRules } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { axisOf, bandsBetween, bandsOn, onAxis, quietBands, withDay, withPostsPerWeek, withWindows } from "./rule-edits.ts";

const rules: SchedulerRules = {
  posts_per_week: 2,
  posts_per_day: 3,
  gap_same_channel_minutes: 1_440,
  gap_any_channel_minutes: 60,
  weekdays: [1, 2, 3, 4, 5],
  windows: { x: [{ weekdays: [1, 6], from: "06:00", to: "12:00" }] },
  quiet_from: "21:00",
  quiet_to: "06:00",
  blackout_dates: [],
  lead_channel: null,
  stagger_languages_minutes: 0,
};

test("windows are set and taken away without touching those of others", () => {
  const email = [{ weekdays: [2], from: "09:00", to: "10:00" }];
  const both = withWindows(rules, "email", email);
  expect(both.windows).toEqual({ ...rules.windows, email });
  expect(withWindows(both, "x", null).windows).toEqual({ email });
  expect(rules.windows.email).toBeUndefined();
});

test("a number a week is a channel's own or that of all", () => {
  const own = withPostsPerWeek(rules, "x", 4);
  expect(own.channel_posts_per_week).toEqual({ x: 4 });
  expect(withPostsPerWeek(own, "x", null).channel_posts_per_week).toEqual({});
});

test("days are switched, in order", () => {
  expect(withDay([1, 5], 3)).toEqual([1, 3, 5]);
  expect(withDay([1, 3, 5], 3)).toEqual([1, 5]);
});

test("stretches are parts of a day, in two past midnight", () => {
  expect(bandsBetween("06:00", "12:00")).toEqual([{ from: 0.25, to: 0.5 }]);
  expect(bandsBetween("18:00", "06:00")).toEqual([
    { from: 0, to: 0.25 },
    { from: 0.75, to: 1 },
  ]);
  expect(bandsBetween("18:00", "00:00")).toEqual([{ from: 0.75, to: 1 }]);
  expect(bandsBetween("09:00", "09:00")).toEqual([]);
  expect(quietBands(rules)[0]).toEqual({ from: 0, to: 0.25 });
});

test("a channel posts in its windows, any channel without some all day, none on days without posts", () => {
  expect(bandsOn(rules, "x", 1)).toEqual([{ from: 0.25, to: 0.5 }]);
  expect(bandsOn(rules, "x", 2)).toEqual([]);
  expect(bandsOn(rules, "x", 6)).toEqual([]);
  expect(bandsOn(rules, "email", 3)).toEqual([{ from: 0, to: 1 }]);
  const night = { ...rules, windows: { x: [{ weekdays: [1, 5], from: "18:00", to: "06:00" }] } };
  expect(bandsOn(night, "x", 1)).toEqual([{ from: 0.75, to: 1 }]);
  expect(bandsOn(night, "x", 2)).toEqual([{ from: 0, to: 0.25 }]);
  // Friday's night, though nobody posts on Saturdays.
  expect(bandsOn(night, "x", 6)).toEqual([{ from: 0, to: 0.25 }]);
  expect(bandsOn(night, "x", 7)).toEqual([]);
});

test("the picture shows an hour more than anything goes out in", () => {
  expect(axisOf(rules)).toEqual({ from: 5, to: 22 });
  expect(axisOf({ ...rules, windows: { x: [{ weekdays: [1], from: "04:30", to: "05:00" }] } })).toEqual({ from: 3, to: 22 });
  expect(axisOf({ ...rules, quiet_from: "12:00", quiet_to: "14:00" })).toEqual({ from: 0, to: 24 });
  expect(axisOf({ ...rules, windows: { x: [{ weekdays: [1], from: "23:00", to: "01:00" }] } })).toEqual({ from: 0, to: 24 });
  const axis = { from: 6, to: 18 };
  expect(onAxis({ from: 0.25, to: 0.5 }, axis)).toEqual({ from: 0, to: 0.5 });
  expect(onAxis({ from: 0, to: 0.25 }, axis)).toBeNull();
  expect(onAxis({ from: 0, to: 1 }, axis)).toEqual({ from: 0, to: 1 });
});
