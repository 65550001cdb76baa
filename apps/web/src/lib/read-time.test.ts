import { describe, expect, it } from "vitest";
import { readTime, stepTime } from "./read-time.ts";

describe("a time as it is typed", () => {
  it.each([
    ["9", "09:00"],
    ["09", "09:00"],
    ["930", "09:30"],
    ["0930", "09:30"],
    ["1745", "17:45"],
    ["9:5", "09:05"],
    ["9.30", "09:30"],
    ["21h30", "21:30"],
    [" 7:15 ", "07:15"],
    ["00:00", "00:00"],
  ])("%s is %s", (typed, time) => expect(readTime(typed)).toBe(time));

  it.each(["", "24:00", "9:60", "noon", "9:30 pm", "12345"])("%j stays what it is", (typed) => expect(readTime(typed)).toBe(typed));
});

describe("a step to the next quarter", () => {
  it.each([
    ["09:00", 1, "09:15"],
    ["09:07", 1, "09:15"],
    ["09:07", -1, "09:00"],
    ["09:00", -1, "08:45"],
    ["23:50", 1, "23:45"],
    ["00:00", -1, "00:00"],
    ["930", 1, "09:45"],
    ["noon", 1, null],
  ] as const)("from %s by %i is %s", (typed, by, next) => expect(stepTime(typed, by)).toBe(next));
});
