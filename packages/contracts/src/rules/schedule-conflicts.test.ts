import { describe, expect, test } from "vitest";
import type { SchedulePost } from "../blocks.ts";
import { counter, frame, post, rules } from "./schedule.fixtures.ts";
import { findConflicts } from "./schedule-conflicts.ts";

const told = (posts: readonly SchedulePost[], over: Partial<typeof frame> = {}) =>
  findConflicts(posts, { ...frame, channels: posts.map((one) => one.channel), ...over }).map(({ post_id, kind, message }) => [
    post_id,
    kind,
    message,
  ]);

describe("one post", () => {
  test.each([
    ["x", "2027-03-09 11:45", []],
    ["x", "2027-03-09 08:30", []],
    ["x", "2027-03-09 12:00", []],
    ["x", "2027-03-09 12:30", [["a", "outside_window", "12:30 is outside the X post window 08:30–12:00"]]],
    ["linkedin", "2027-03-08 09:30", [["a", "outside_window", "Mon is outside the LinkedIn post window Tue–Thu 09:00–11:00"]]],
    ["x", "2027-03-13 09:30", [["a", "outside_window", "Sat is not a posting day; posts go out Mon–Fri"]]],
    ["x", "2027-03-10 09:30", [["a", "blackout", "Wed 10 Mar is a day without posts"]]],
    ["sms", "2027-03-09 22:30", [["a", "quiet_hours", "22:30 is in the quiet hours 21:00–07:00"]]],
    ["x", "2027-04-12 09:30", [["a", "outside_campaign", "12 Apr 2027 is outside the campaign, 1 Mar–11 Apr 2027"]]],
    ["x", "2027-02-26 09:30", [["a", "outside_campaign", "26 Feb 2027 is outside the campaign, 1 Mar–11 Apr 2027"]]],
  ])("%s on %s", (channel, when, expected) => expect(told([post("a", channel, when)])).toEqual(expected));

  test("in the past", () => {
    const now = Date.parse("2027-03-09T08:31:00Z");
    expect(told([post("a", "x", "2027-03-09 09:30")], { now })).toEqual([["a", "past", "Tue 9 Mar, 09:30 is in the past"]]);
    expect(told([post("a", "x", "2027-03-09 09:31")], { now })).toEqual([]);
  });

  test("of a channel that was taken out of the language", () => {
    expect(told([post("a", "x", "2027-03-09 09:30")], { channels: ["linkedin"] })).toEqual([
      ["a", "channel_gone", "X post is no longer a channel of this language"],
    ]);
  });

  test("published and skipped ones are not judged", () => {
    const posts = [post("a", "x", "2027-03-13 23:00", { status: "published" }), post("b", "x", "2027-03-13 23:00", { status: "skipped" })];
    expect(told(posts)).toEqual([]);
  });
});

describe("posts too close", () => {
  test("on different channels are told at both", () => {
    const posts = [post("b", "linkedin", "2027-03-09 09:45"), post("a", "x", "2027-03-09 09:00")];
    expect(findConflicts(posts, frame)).toEqual([
      {
        post_id: "a",
        kind: "too_close",
        message: "45 min before the LinkedIn post at 09:45; at least 60 min apart",
        other_id: "b",
      },
      { post_id: "b", kind: "too_close", message: "45 min after the X post at 09:00; at least 60 min apart", other_id: "a" },
    ]);
  });

  test("exactly as far apart as asked for are not", () => {
    expect(told([post("a", "x", "2027-03-09 09:00"), post("b", "linkedin", "2027-03-09 10:00")])).toEqual([]);
    expect(told([post("a", "x", "2027-03-08 09:00"), post("b", "x", "2027-03-09 09:00")])).toEqual([]);
  });

  test("on one channel need the longer gap, over midnight too", () => {
    const posts = [post("a", "x", "2027-03-08 11:00"), post("b", "x", "2027-03-09 09:00")];
    expect(told(posts)).toEqual([
      ["a", "too_close", "22 h before the X post at 09:00 on Tue 9 Mar; at least 24 h apart"],
      ["b", "too_close", "22 h after the X post at 11:00 on Mon 8 Mar; at least 24 h apart"],
    ]);
  });

  test("at the same time", () => {
    const posts = [post("a", "x", "2027-03-09 09:00"), post("b", "linkedin", "2027-03-09 09:00")];
    expect(told(posts).map(([, , message]) => message)).toEqual([
      "At the same time as the LinkedIn post at 09:00; at least 60 min apart",
      "At the same time as the X post at 09:00; at least 60 min apart",
    ]);
  });

  test("a third between two of one channel hides neither clash", () => {
    const posts = [post("a", "x", "2027-03-09 08:30"), post("b", "linkedin", "2027-03-09 10:00"), post("c", "x", "2027-03-09 11:30")];
    expect(told(posts).map(([id]) => id)).toEqual(["a", "c"]);
  });

  test("elapsed time counts, not what the clocks say", () => {
    // Between 01:30 and 03:15 clocks skip an hour, so 45 minutes pass.
    const open = { ...rules, windows: {}, weekdays: [1, 2, 3, 4, 5, 6, 7], quiet_from: "00:00", quiet_to: "00:00" };
    const posts = [post("a", "x", "2027-03-28 01:30"), post("b", "sms", "2027-03-28 03:15")];
    expect(told(posts, { rules: open })[1]?.[2]).toBe("45 min after the X post at 01:30; at least 60 min apart");
  });

  test("a skipped post takes no place, a published one does", () => {
    const other = post("b", "linkedin", "2027-03-09 10:00");
    expect(told([post("a", "x", "2027-03-09 09:45", { status: "skipped" }), other])).toEqual([]);
    expect(told([post("a", "x", "2027-03-09 09:45", { status: "published" }), other]).map(([id]) => id)).toEqual(["b"]);
  });
});

test("a full day is told at the posts beyond its number", () => {
  const posts = ["08:30", "09:30", "10:30", "11:30"].map((time, at) => post(`p${at}`, `c${at}`, `2027-03-09 ${time}`));
  expect(told(posts)).toEqual([["p3", "day_full", "4 posts on Tue 9 Mar; at most 3 a day"]]);
});

test("conflicts come in order of time, whatever the order of the posts", () => {
  const id = counter();
  const posts = ["2027-03-20", "2027-03-06", "2027-03-13"].map((date) => post(id(), "x", `${date} 09:00`));
  expect(told(posts).map(([one]) => one)).toEqual(["p2", "p3", "p1"]);
});
