import { describe, expect, it } from "vitest";
import type { SchedulePlan } from "../blocks.ts";
import type { ScheduleFrame } from "./schedule.ts";
import { withNewChannels } from "./with-new-channels.ts";

const frame: ScheduleFrame = {
  from: "2027-03-01",
  to: "2027-03-28",
  time_zone: "Europe/Copenhagen",
  channels: ["linkedin", "x", "blog"],
  now: Date.parse("2026-11-21T10:00:00Z"),
  rules: {
    posts_per_week: 3,
    posts_per_day: 3,
    gap_same_channel_minutes: 1_440,
    gap_any_channel_minutes: 60,
    weekdays: [1, 2, 3, 4, 5],
    windows: {},
    quiet_from: "21:00",
    quiet_to: "07:00",
    blackout_dates: [],
    lead_channel: null,
    stagger_languages_minutes: 0,
  },
};
const planned: SchedulePlan = {
  time_zone: "Europe/Copenhagen",
  based_on: ["linkedin", "x"],
  repairs: ["Moved the X post"],
  posts: (["linkedin", "x"] as const).map((channel, i) => ({
    id: channel,
    title: channel,
    channel,
    date: `2027-03-0${i + 2}`,
    time: "10:00",
    angle: "",
    reason: "",
    status: "confirmed" as const,
    locked: i === 0,
    notes: "kept",
  })),
};
let count = 0;
const update = (channels: { code: string; name: string }[]) =>
  withNewChannels(planned, { frame, channels, titles: { blog: "What we found in 2,140 dead kettles" }, newId: () => `new-${++count}` });

describe("a plan for channels that came later", () => {
  it("leaves every post where it is", () => {
    const plan = update([{ code: "blog", name: "Blog article" }]);
    expect(plan.posts.filter((post) => post.channel !== "blog")).toEqual(planned.posts);
  });

  it("plans the new channel under the title of its piece", () => {
    const plan = update([{ code: "blog", name: "Blog article" }]);
    const added = plan.posts.filter((post) => post.channel === "blog");
    expect(added.map((post) => post.title)).toEqual(["What we found in 2,140 dead kettles"]);
    expect(plan.based_on).toEqual(["linkedin", "x", "blog"]);
    expect(plan.repairs[0]).toBe("Moved the X post");
  });
});
