import type { ScheduleConflict, SchedulePost } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { deletedChannels } from "./deleted-channels.tsx";

const post = (id: string, channel: string): SchedulePost => ({
  id,
  title: id,
  channel,
  date: "2027-03-09",
  time: "09:00",
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
});
const conflict = (post_id: string, kind: ScheduleConflict["kind"]): [string, ScheduleConflict[]] => [
  post_id,
  [{ post_id, kind, message: kind }],
];

it("groups the posts of channels that are gone, and leaves out what has other troubles", () => {
  const posts = [post("a", "x"), post("b", "blog"), post("c", "x"), post("d", "email")];
  const conflicts = new Map([
    conflict("a", "channel_gone"),
    conflict("b", "channel_gone"),
    conflict("c", "channel_gone"),
    conflict("d", "past"),
  ]);
  expect(deletedChannels(posts, conflicts).map(({ channel, posts: own }) => [channel, own.map((one) => one.id)])).toEqual([
    ["x", ["a", "c"]],
    ["blog", ["b"]],
  ]);
});
