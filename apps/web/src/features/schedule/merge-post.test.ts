import type { SchedulePost } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { mergePost, withoutMove } from "./merge-post.ts";

const basis: SchedulePost = {
  id: "p1",
  title: "Bread",
  channel: "x",
  date: "2027-03-09",
  time: "10:00",
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
};

test.each<[string, Partial<SchedulePost>, Partial<SchedulePost>, Partial<SchedulePost>, boolean]>([
  ["my change alone is mine", { time: "11:00" }, {}, { time: "11:00" }, false],
  ["their change alone is theirs", {}, { time: "14:15" }, { time: "14:15" }, false],
  ["changes of different parts are both kept", { notes: "Ask Mia" }, { time: "14:15" }, { notes: "Ask Mia", time: "14:15" }, false],
  ["the same change twice is no clash", { time: "11:00" }, { time: "11:00" }, { time: "11:00" }, false],
  ["two changes of one part are a clash", { time: "11:00" }, { time: "14:15", notes: "Moved" }, { time: "11:00", notes: "Moved" }, true],
])("%s", (_, mine, theirs, merged, isClash) =>
  expect(mergePost(basis, { ...basis, ...mine }, { ...basis, ...theirs })).toEqual({ merged: { ...basis, ...merged }, isClash }),
);

test.each<[string, Partial<SchedulePost> | null, Partial<SchedulePost> | null]>([
  ["puts it back", {}, { date: "2027-03-09", time: "10:00" }],
  ["leaves what somebody else changed besides", { notes: "Ask Mia" }, { date: "2027-03-09", time: "10:00", notes: "Ask Mia" }],
  ["takes no later move back", { time: "14:15" }, null],
  ["brings nothing back that was removed", null, null],
])("taking a move back %s", (_, meanwhile, back) => {
  const to = { ...basis, date: "2027-03-10", time: "11:00" };
  const now = meanwhile === null ? undefined : { ...to, ...meanwhile };
  expect(withoutMove(now, { from: basis, to })).toEqual(back && { ...now, ...back });
});
