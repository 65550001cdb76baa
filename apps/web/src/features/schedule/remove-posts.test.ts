import type { SchedulePlan, SchedulePost } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { withoutPosts, withPosts } from "./remove-posts.ts";

const post = (id: string, channel: string, date = "2027-03-09"): SchedulePost => ({
  id,
  title: id,
  channel,
  date,
  time: "09:00",
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
});
const [a, b, c] = [post("a", "x"), post("b", "email", "2027-03-10"), post("c", "email", "2027-03-11")];
const plan: SchedulePlan = { time_zone: "Europe/Copenhagen", based_on: ["x", "email"], posts: [a, b, c], repairs: [] };

describe("removing posts", () => {
  it("leaves the plan based on a channel that the language still has", () =>
    expect(withoutPosts(plan, [b, c], ["x", "email"])).toEqual({ ...plan, posts: [a] }));
  it("forgets a channel that is gone with the last of its posts", () => {
    expect(withoutPosts(plan, [b, c], ["x"])).toEqual({ ...plan, posts: [a], based_on: ["x"] });
    expect(withoutPosts(plan, [b], ["x"]).based_on).toEqual(["x", "email"]);
  });
  it("forgets nothing while nobody knows the channels", () =>
    expect(withoutPosts(plan, [b, c], undefined).based_on).toEqual(["x", "email"]));
});

describe("bringing them back", () => {
  it("undoes it, in order of time", () => expect(withPosts(withoutPosts(plan, [b, c], ["x"]), [b, c])).toEqual(plan));
  it("adds none that is there", () => expect(withPosts(plan, [b])).toEqual(plan));
});
