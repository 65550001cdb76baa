import { expect, test } from "vitest";
import { byDay, formatClock, formatZoneName } from "./by-day.ts";

test("entries are parted at the viewer's midnight", () => {
  const entries = ["2026-11-21T13:05:12Z", "2026-11-20T23:30:00Z", "2026-11-20T22:30:00Z", "2025-01-01T12:00:00Z"].map((at) => ({ at }));
  const days = byDay(entries, { zone: "Europe/Copenhagen", now: Date.parse("2026-11-21T14:00:00Z") });
  expect(days.map((day) => [day.label, day.entries.length])).toEqual([
    ["Saturday 21 November", 2],
    ["Friday 20 November", 1],
    ["Wednesday 1 January 2025", 1],
  ]);
});

test("times are to the second, by 24 hours", () => {
  expect(formatClock("2026-11-20T23:00:05Z", "Europe/Copenhagen")).toBe("00:00:05");
  expect(formatZoneName("Europe/Copenhagen", Date.parse("2026-11-20T23:00:05Z"))).toBe("CET");
});
