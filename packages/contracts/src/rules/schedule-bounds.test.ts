import { describe, expect, test } from "vitest";
import type { SchedulePlan, SchedulePost } from "../blocks.ts";
import { frame, post } from "./schedule.fixtures.ts";
import { planProblems, withRealTimes } from "./schedule-bounds.ts";

const planOf = (...posts: SchedulePost[]): SchedulePlan => ({
  time_zone: "Europe/Copenhagen",
  based_on: ["linkedin", "x"],
  posts,
  repairs: [],
});
const bounds = { ...frame, before: null };
const paths = (plan: SchedulePlan, before: SchedulePlan | null = null) => planProblems(plan, { ...bounds, before }).map((one) => one.path);

describe("a plan is refused", () => {
  test("with a channel that the language never had", () => {
    expect(planProblems(planOf(post("a", "tik_tok", "2027-03-09 09:00")), bounds)).toEqual([
      { path: "posts.0.channel", message: "This language has no channel “tik_tok”" },
    ]);
    expect(paths({ ...planOf(), based_on: ["linkedin", "nothing"] })).toEqual(["based_on.1"]);
  });

  test("with a post far from the campaign, and says where it would stand", () => {
    const [problem] = planProblems(planOf(post("a", "x", "1999-03-09 09:00", { title: "Old" })), bounds);
    expect(problem?.path).toBe("posts.0.date");
    expect(problem?.message).toBe(
      "“Old” would go out on 9 Mar 1999, far from the campaign, 1 Mar 2027 to 11 Apr 2027. Choose a day near it",
    );
    expect(paths(planOf(post("a", "x", "9999-12-31 09:00")))).toEqual(["posts.0.date"]);
  });
});

test("a day outside the campaign, yet near it, is a matter of taste", () => {
  expect(paths(planOf(post("a", "x", "2027-02-20 09:00"), post("b", "x", "2028-04-11 09:00")))).toEqual([]);
});

test("what was saved before may stay, wherever it is", () => {
  const before = { ...planOf(post("a", "gone", "1999-03-09 09:00")), based_on: ["gone"] };
  expect(paths(before, before)).toEqual([]);
  expect(paths({ ...before, posts: [post("a", "gone", "1999-03-10 09:00")] }, before)).toEqual(["posts.0.date"]);
});

describe("a time that clocks skip", () => {
  // On 28 March 2027 clocks in Copenhagen go from 02:00 to 03:00.
  const skipped = planOf(post("a", "x", "2027-03-28 02:30", { title: "Night" }));

  test("becomes the next minute that exists, and the plan says so", () => {
    const { posts, repairs } = withRealTimes(skipped, { before: null, channel_names: frame.channel_names ?? {} });
    expect(posts[0]).toMatchObject({ date: "2027-03-28", time: "03:00" });
    expect(repairs).toEqual([
      "Moved “Night” (X post) from Sun 28 Mar, 02:30 to 03:00: clocks go forward, so that 02:30 does not exist that day",
    ]);
  });

  test("that was saved before is left alone, unless the zone is another", () => {
    expect(withRealTimes(skipped, { before: skipped })).toBe(skipped);
    expect(withRealTimes(skipped, { before: { ...skipped, time_zone: "Asia/Tokyo" } }).posts[0]?.time).toBe("03:00");
  });

  test("a time that they show twice stays", () => {
    const plan = planOf(post("a", "x", "2027-10-31 02:30"));
    expect(withRealTimes(plan, { before: null })).toBe(plan);
  });
});
