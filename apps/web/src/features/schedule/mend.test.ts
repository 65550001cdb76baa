import type { ScheduleFrame, SchedulePost } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { mendingTime } from "./mend.ts";
import { newPost } from "./new-post.ts";

const window = (from: string, to: string, weekdays: number[]) => ({ from, to, weekdays });
const frame: ScheduleFrame = {
  from: "2027-03-01",
  to: "2027-03-28",
  time_zone: "Europe/Copenhagen",
  channels: ["x", "email"],
  now: Date.parse("2026-11-21T10:00:00Z"),
  rules: {
    posts_per_week: 3,
    posts_per_day: 3,
    gap_same_channel_minutes: 1_440,
    gap_any_channel_minutes: 30,
    weekdays: [1, 2, 3, 4, 5],
    windows: { x: [window("08:30", "12:00", [1, 2, 3, 4, 5])], email: [window("09:30", "10:30", [2, 4])] },
    quiet_from: "21:00",
    quiet_to: "07:00",
    blackout_dates: [],
    lead_channel: null,
    stagger_languages_minutes: 0,
  },
};
const post = (channel: string, date: string, time: string): SchedulePost => ({
  id: `${channel} ${date} ${time}`,
  title: channel,
  channel,
  date,
  time,
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
});
const mend = (one: SchedulePost, ...others: SchedulePost[]) => mendingTime(one, [one, ...others], frame);

describe("the move that mends a post", () => {
  it("goes into the window of the same day", () =>
    expect(mend(post("x", "2027-03-09", "12:30"))).toEqual({ date: "2027-03-09", time: "12:00" }));

  it("keeps its distance from other posts", () =>
    expect(mend(post("x", "2027-03-11", "10:10"), post("email", "2027-03-11", "10:00"))).toEqual({ date: "2027-03-11", time: "10:30" }));

  it("goes to another day when its own has no time for it", () =>
    expect(mend(post("email", "2027-03-10", "10:00"))).toEqual({ date: "2027-03-11", time: "10:00" }));

  it("never leaves the campaign", () => expect(mend(post("email", "2027-03-29", "10:00"))).toEqual({ date: "2027-03-25", time: "10:00" }));

  it("says so when there is none", () => {
    const closed = { ...frame, rules: { ...frame.rules, windows: { x: [] } } };
    expect(mendingTime(post("x", "2027-03-09", "10:00"), [], closed)).toBeNull();
  });
});

describe("the time proposed for a new post", () => {
  const plan = { time_zone: frame.time_zone, based_on: ["x"], posts: [], repairs: [] };
  const desk = (...posts: SchedulePost[]) => ({ plan, posts, frame });

  it("is ten o'clock of the day where no rule says otherwise", () =>
    expect(newPost(desk(), "2027-03-09")).toMatchObject({ channel: "x", date: "2027-03-09", time: "10:00" }));

  it("keeps its distance from what is planned", () =>
    expect(newPost(desk(post("x", "2027-03-09", "10:00")), "2027-03-09")).toMatchObject({ date: "2027-03-10", time: "10:00" }));

  it("is another one for a channel with other rules", () =>
    expect(newPost(desk(), "2027-03-08", "email")).toMatchObject({
      date: "2027-03-09",
      time: "10:00",
    }));

  it("lies within the campaign, also where nothing is known of the rules", () => {
    expect(newPost(desk(), "2027-01-01")).toMatchObject({ date: "2027-03-01" });
    expect(newPost({ plan, posts: [], frame: undefined }, "2027-01-01")).toMatchObject({ channel: "x", date: "2027-01-01", time: "10:00" });
  });
});
