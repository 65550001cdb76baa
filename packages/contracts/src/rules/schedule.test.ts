import { describe, expect, test } from "vitest";
import { frame, post, rules } from "./schedule.fixtures.ts";
import { channelName, isQuiet, movePost, timesNear, windowsOn } from "./schedule.ts";

describe("windows of a day", () => {
  test.each([
    ["a day with a window", "linkedin", "2027-03-02", [{ from: "09:00", to: "11:00" }]],
    ["a weekday without one", "linkedin", "2027-03-01", []],
    ["a blackout date", "linkedin", "2027-03-10", []],
    ["a weekday on which nobody posts", "x", "2027-03-06", []],
    ["a channel that the rules say nothing of", "sms", "2027-03-01", [{ from: "00:00", to: "23:59" }]],
    ["a channel whose name every object has", "constructor", "2027-03-01", [{ from: "00:00", to: "23:59" }]],
    ["the evening of a window past midnight", "night", "2027-03-01", [{ from: "22:00", to: "23:59" }]],
    ["the early hours after it", "night", "2027-03-02", [{ from: "00:00", to: "01:00" }]],
    ["the early hours before it", "night", "2027-02-28", []],
  ])("%s", (_, channel, date, bands) => expect(windowsOn(channel, date, rules)).toEqual(bands));

  test("the early hours after a Friday are Friday's, though nobody posts on Saturdays", () => {
    const friday = { ...rules, windows: { night: [{ weekdays: [5], from: "22:00", to: "01:00" }] } };
    expect(windowsOn("night", "2027-03-06", friday)).toEqual([{ from: "00:00", to: "01:00" }]);
  });

  test("an evening on which nobody posts has no early hours either", () => {
    const off = { ...rules, blackout_dates: ["2027-03-01"] };
    expect(windowsOn("night", "2027-03-02", off)).toEqual([]);
  });
});

describe("moving a post", () => {
  const one = post("a", "x", "2027-03-09 09:30");
  test("to another day keeps the time", () => {
    expect(movePost(one, { date: "2027-03-12" }, frame)).toEqual({ post: { ...one, date: "2027-03-12" }, moved: false });
  });
  test("to another time", () => {
    expect(movePost(one, { date: "2027-03-09", time: "11:45" }, frame).post).toMatchObject({ date: "2027-03-09", time: "11:45" });
  });
  test("to a time that the clocks skip goes on to the next minute and says so", () => {
    const moved = movePost(one, { date: "2027-03-28", time: "02:30" }, frame);
    expect(moved).toEqual({ post: { ...one, date: "2027-03-28", time: "03:00" }, moved: true });
  });
});

test.each([
  ["20:59", "21:00", "07:00", false],
  ["21:00", "21:00", "07:00", true],
  ["06:59", "21:00", "07:00", true],
  ["07:00", "21:00", "07:00", false],
  ["13:00", "12:00", "14:00", true],
  ["14:00", "12:00", "14:00", false],
  ["03:00", "00:00", "00:00", false],
])("%s with quiet hours %s–%s: %s", (time, quiet_from, quiet_to, expected) =>
  expect(isQuiet(time, { ...rules, quiet_from, quiet_to })).toBe(expected),
);

test("times of a band come nearest first, the wished one among them", () => {
  expect(timesNear("09:20", [{ from: "09:00", to: "10:00" }])).toEqual(["09:20", "09:15", "09:30", "09:00", "09:45"]);
  expect(timesNear("12:00", [{ from: "09:00", to: "09:00" }])).toEqual(["09:00"]);
});

test.each([
  ["linkedin", "LinkedIn post"],
  ["press_release", "Press release post"],
  ["blog-post", "Blog post"],
])("channel %s is called %s", (code, name) => expect(channelName(code, frame)).toBe(name));
