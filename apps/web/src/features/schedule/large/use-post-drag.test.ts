import { describe, expect, it } from "vitest";
import { timeAt, topOf } from "./use-post-drag.ts";

describe("a place in the column of a day", () => {
  it("is a quarter of an hour", () => {
    expect(timeAt(0, 8)).toBe("08:00");
    expect(timeAt(84, 8)).toBe("09:00");
    expect(timeAt(84 + 30, 8)).toBe("09:15");
    expect(timeAt(84 + 10, 8)).toBe("09:00");
  });
  it("stays within the day", () => {
    expect(timeAt(-9_999, 8)).toBe("00:00");
    expect(timeAt(9_999, 8)).toBe("23:45");
  });
  it("comes back from a time", () => {
    for (const time of ["08:00", "10:15", "23:45"]) expect(timeAt(topOf(time, 7), 7)).toBe(time);
  });
});
