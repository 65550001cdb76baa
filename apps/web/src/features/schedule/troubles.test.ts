import type { ScheduleConflict, SchedulePost } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { troublesOf } from "./troubles.ts";

const post = (id: string, time: string, locked = false): SchedulePost => ({
  id,
  title: id,
  channel: "x",
  date: "2027-03-09",
  time,
  angle: "",
  reason: "",
  status: "suggested",
  locked,
  notes: "",
});
const close = (post_id: string, other_id: string): [string, ScheduleConflict[]] => [
  post_id,
  [{ post_id, other_id, kind: "too_close", message: "too close" }],
];
const ids = (posts: SchedulePost[], conflicts: [string, ScheduleConflict[]][]) =>
  troublesOf(posts, new Map(conflicts)).map((one) => one.post.id);

describe("what is worth a look", () => {
  it("is told in order of time", () => {
    const outside = (post_id: string): [string, ScheduleConflict[]] => [post_id, [{ post_id, kind: "outside_window", message: "outside" }]];
    expect(ids([post("a", "09:00"), post("b", "10:00")], [outside("b"), outside("a")])).toEqual(["a", "b"]);
  });
  it("is told once of two posts that are too close, at the later one", () =>
    expect(ids([post("a", "09:00"), post("b", "09:10")], [close("a", "b"), close("b", "a")])).toEqual(["b"]));
  it("is told at the one that can be moved", () =>
    expect(ids([post("a", "09:00"), post("b", "09:10", true)], [close("a", "b"), close("b", "a")])).toEqual(["a"]));
  it("leaves channels that are gone to be told of together", () =>
    expect(ids([post("a", "09:00")], [["a", [{ post_id: "a", kind: "channel_gone", message: "gone" }]]])).toEqual([]));
  it("is told once also when neither can be moved", () =>
    expect(ids([post("a", "09:00", true), post("b", "09:10", true)], [close("a", "b"), close("b", "a")])).toEqual(["b"]));
});
