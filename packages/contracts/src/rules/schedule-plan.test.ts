import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "./calendar-days.ts";
import { counter, frame, rules } from "./schedule.fixtures.ts";
import { findConflicts } from "./schedule-conflicts.ts";
import { planPosts } from "./schedule-plan.ts";
import { repairSchedule } from "./schedule-repair.ts";

const channels = [
  { code: "linkedin", name: "LinkedIn post" },
  { code: "x", name: "X post" },
  { code: "blog", name: "Blog article" },
];
const plan = (over: Partial<typeof frame> = {}, titles: Record<string, string> = {}) => planPosts(channels, { ...frame, ...over }, titles);

test("a long campaign has a launch, a reminder and a last call, an article only once", () => {
  const byChannel = Map.groupBy(plan(), (one) => one.channel);
  expect(byChannel.get("x")?.map((one) => one.angle)).toEqual(["Launch", "Reminder", "Last call"]);
  expect(byChannel.get("blog")?.map((one) => one.angle)).toEqual(["Launch"]);
});

test.each([
  [1, ["Launch"]],
  [13, ["Launch"]],
  [14, ["Launch", "Last call"]],
  [21, ["Launch", "Reminder", "Last call"]],
])("in %i days a channel has %j", (days, angles) => {
  const posts = plan({ to: addDays(frame.from, days - 1) });
  expect(posts.filter((one) => one.channel === "x").map((one) => one.angle)).toEqual(angles);
});

test("titles come from the pieces, else from the channel", () => {
  const posts = plan({}, { x: "Five screws" });
  expect(new Set(posts.map((one) => one.title))).toEqual(new Set(["Five screws", "LinkedIn post", "Blog article"]));
});

test("the lead channel opens the campaign", () => {
  const lead = (code: string) => plan({ rules: { ...rules, lead_channel: code } })[0]?.channel;
  expect([lead("x"), lead("linkedin"), lead("blog")]).toEqual(["x", "linkedin", "blog"]);
});

test("a campaign that has begun is planned from now on", () => {
  const posts = plan({ now: Date.parse("2027-03-16T12:00:00Z") });
  expect(posts.every((one) => one.date > "2027-03-16")).toBe(true);
});

describe("for any length and day", () => {
  const anyFrame = fc
    .record({
      days: fc.integer({ min: 20, max: 729 }),
      perWeek: fc.integer({ min: 0, max: 21 }),
      lead: fc.constantFrom(null, "x", "blog", "fax"),
    })
    .map(({ days, perWeek, lead }) => ({
      ...frame,
      to: addDays(frame.from, days),
      channels: channels.map(({ code }) => code),
      rules: { ...rules, posts_per_week: perWeek, lead_channel: lead },
    }));

  test("every channel is planned, nothing is in conflict, and repairing finds nothing to do", () => {
    fc.assert(
      fc.property(anyFrame, (one) => {
        const posts = planPosts(channels, one);
        expect(new Set(posts.map(({ channel }) => channel)).size).toBe(channels.length);
        const repaired = repairSchedule(posts, one, counter());
        expect(repaired.repairs).toEqual([]);
        expect(findConflicts(repaired.posts, one)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

test("a channel with a number of its own comes out as often as that a week, the others as before", () => {
  const posts = plan({ rules: { ...rules, channel_posts_per_week: { x: 2, blog: 1 } } });
  const weeks = Map.groupBy(
    posts.filter((one) => one.channel === "x"),
    (one) => addDays(one.date, 1 - weekdayOf(one.date)),
  );
  // Six weeks from a Monday.
  expect([...weeks.values()].map((week) => week.length)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(posts.filter((one) => one.channel === "blog")).toHaveLength(6);
  expect(posts.filter((one) => one.channel === "linkedin")).toHaveLength(3);
});
