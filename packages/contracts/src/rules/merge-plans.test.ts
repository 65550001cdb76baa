import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SchedulePlan, SchedulePost } from "../blocks.ts";
import { mergePlans } from "./merge-plans.ts";
import { post } from "./schedule.fixtures.ts";

const planOf = (posts: readonly SchedulePost[], more: Partial<SchedulePlan> = {}): SchedulePlan => ({
  time_zone: "Europe/Copenhagen",
  based_on: ["linkedin", "x"],
  posts: [...posts],
  repairs: [],
  ...more,
});
const a = post("a", "x", "2027-03-09 09:00");
const b = post("b", "linkedin", "2027-03-10 09:00");
const base = planOf([a, b]);

describe("two people at once", () => {
  test("who moved different posts both have their way", () => {
    const mine = { ...a, time: "11:00" };
    const theirs = { ...b, date: "2027-03-08" };
    const { plan, clashes } = mergePlans(base, planOf([mine, b]), planOf([a, theirs]));
    expect(clashes).toEqual([]);
    expect(plan.posts).toEqual([theirs, mine]);
  });

  test("who moved the same post are told of it, and mine stands until they choose", () => {
    const mine = { ...a, time: "11:00" };
    const theirs = { ...a, time: "10:00" };
    const merged = mergePlans(base, planOf([mine, b]), planOf([theirs, b]));
    expect(merged.clashes).toEqual([{ id: "a", mine, theirs }]);
    expect(merged.plan.posts).toEqual([mine, b]);
  });

  test("who did the same do not disagree", () => {
    const moved = { ...a, time: "11:00" };
    expect(mergePlans(base, planOf([moved, b]), planOf([moved, b])).clashes).toEqual([]);
  });

  test("a post that one removed and the other moved is a clash; one that nobody else touched stays removed", () => {
    const moved = { ...a, time: "11:00" };
    expect(mergePlans(base, planOf([b]), planOf([moved, b])).clashes).toEqual([{ id: "a", mine: undefined, theirs: moved }]);
    expect(mergePlans(base, planOf([b]), planOf([a, { ...b, locked: true }])).plan.posts).toEqual([{ ...b, locked: true }]);
  });

  test("what each added is there, and so are the channels it is based on", () => {
    const c = post("c", "email", "2027-03-11 10:00");
    const d = post("d", "x", "2027-03-12 10:00");
    const mine = planOf([a, b, c], { based_on: ["linkedin", "x", "email"], repairs: ["Added email"] });
    const theirs = planOf([a, b, d], { based_on: ["linkedin"], repairs: ["Dropped X"] });
    const { plan } = mergePlans(base, mine, theirs);
    expect(plan.posts.map((one) => one.id)).toEqual(["a", "b", "c", "d"]);
    expect(plan.based_on).toEqual(["linkedin", "email"]);
    expect(plan.repairs).toEqual(["Dropped X", "Added email"]);
  });
});

test("when only one side changed anything, that side is what comes out", () => {
  const posts = fc.uniqueArray(
    fc.record({ id: fc.constantFrom("a", "b", "c", "d", "e"), time: fc.constantFrom("09:00", "10:00", "11:00") }),
    { selector: (one) => one.id },
  );
  fc.assert(
    fc.property(posts, posts, (before, after) => {
      const [old, changed] = [before, after].map((list) => planOf(list.map(({ id, time }) => post(id, "x", `2027-03-09 ${time}`))));
      if (!old || !changed) return;
      const byId = (plan: SchedulePlan) => [...plan.posts].sort((x, y) => x.id.localeCompare(y.id));
      for (const { plan, clashes } of [mergePlans(old, changed, old), mergePlans(old, old, changed)]) {
        expect(clashes).toEqual([]);
        expect(byId(plan)).toEqual(byId(changed));
      }
    }),
  );
});
