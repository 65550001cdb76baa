import { type SchedulePlan, schedulePlanSchema } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { isPlan } from "./use-own-plan.ts";

const post = { id: "p1", title: "A post", channel: "x", date: "2027-03-01", time: "09:30" };
const plan: SchedulePlan = schedulePlanSchema.parse({ time_zone: "Europe/Copenhagen", based_on: ["x"], posts: [post] });
const withPost = (change: object) => ({ ...plan, posts: [{ ...plan.posts[0], ...change }] });

test.each<[string, unknown, boolean]>([
  ["a plan", plan, true],
  ["a plan without posts", { ...plan, posts: [] }, true],
  ["nothing", null, false],
  ["a text", "plan", false],
  ["a plan of an earlier program", { posts: [post] }, false],
  ["posts that are none", { ...plan, posts: [null] }, false],
  ["a post without its notes", withPost({ notes: undefined }), false],
  ["a day that there is not", withPost({ date: "2027-02-30" }), false],
  ["an hour that there is not", withPost({ time: "25:00" }), false],
])("%s that this browser kept can be shown: %s", (_what, kept, is) => expect(isPlan(kept)).toBe(is));
