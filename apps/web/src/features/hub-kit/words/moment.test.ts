import { describe, expect, it } from "vitest";
import { formatDayAndTime, formatWhen } from "./moment.ts";

const now = Date.parse("2026-11-21T10:31:00Z");

describe("when a version was made", () => {
  it.each([
    ["2026-11-21T10:30:00Z", "10:30"],
    ["2026-11-21T00:00:00Z", "00:00"],
    ["2026-11-20T23:59:00Z", "yesterday 23:59"],
    ["2026-11-18T09:05:00Z", "18 Nov 09:05"],
    ["2025-08-03T09:05:00Z", "3 Aug 2025 09:05"],
  ])("%s is %s", (iso, words) => expect(formatWhen(iso, now, "UTC")).toBe(words));

  it("counts days where the reader is", () => {
    expect(formatWhen("2026-11-20T23:30:00Z", now, "Asia/Tokyo")).toBe("08:30");
    expect(formatWhen("2026-11-21T05:00:00Z", now, "America/New_York")).toBe("00:00");
    expect(formatWhen("2026-11-21T04:00:00Z", now, "America/New_York")).toBe("yesterday 23:00");
  });

  it("names today where other days stand beside it", () => {
    expect(formatDayAndTime("2026-11-21T10:30:00Z", now, "UTC")).toBe("today 10:30");
    expect(formatDayAndTime("2026-11-20T16:20:00Z", now, "UTC")).toBe("yesterday 16:20");
  });
});
