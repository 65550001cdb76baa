import { describe, expect, test } from "vitest";
import { schedulePlanSchema } from "./blocks.ts";

const post = { id: "one", title: "Kettle", channel: "x", date: "2026-03-09", time: "09:00" };
const plan = { time_zone: "Europe/Copenhagen", based_on: ["x"], posts: [post, { ...post, id: "two" }] };

const problems = (over: object) =>
  schedulePlanSchema.safeParse({ ...plan, ...over }).error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];

describe("a schedule", () => {
  test("is taken as it was planned", () => expect(problems({})).toEqual([]));

  test.each([
    ["a place without clocks", { time_zone: "Mars/Olympus" }, "time_zone: Choose a time zone"],
    ["two posts that cannot be told apart", { posts: [post, post] }, "posts: Each post needs an id of its own"],
    ["a day that does not exist", { posts: [{ ...post, date: "2026-02-30" }] }, "posts.0.date: Use a date like 2026-03-09"],
  ])("%s is refused", (_, over, problem) => expect(problems(over)).toEqual([problem]));
});
