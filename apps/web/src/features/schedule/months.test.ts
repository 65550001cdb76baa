import { describe, expect, it } from "vitest";
import { addMonths, cellLabel, daysOnPage, formatDay, formatMonth, formatRange, formatZone, mondayOf, weekOf } from "./months.ts";

describe("a page of the calendar", () => {
  it("begins on a Monday and takes the same room for every month", () => {
    const days = daysOnPage("2027-03");
    expect([days[0], days.at(-1), days.length]).toEqual(["2027-03-01", "2027-04-11", 42]);
    expect(daysOnPage("2026-08")[0]).toBe("2026-07-27");
    expect(daysOnPage("2027-02")).toHaveLength(42);
  });

  it("knows the week of a day", () => {
    expect(mondayOf("2027-03-07")).toBe("2027-03-01");
    expect(weekOf("2027-03-10")).toEqual([8, 9, 10, 11, 12, 13, 14].map((day) => `2027-03-${String(day).padStart(2, "0")}`));
  });

  it.each([
    ["2027-03-08", "2027-03-14", "8 – 14 March 2027"],
    ["2027-03-29", "2027-04-04", "29 March – 4 April 2027"],
    ["2026-12-28", "2027-01-03", "28 December 2026 – 3 January 2027"],
    ["2027-03-08", "2027-03-08", "8 March 2027"],
  ])("says %s to %s as %s", (from, to, words) => expect(formatRange(from, to)).toBe(words));

  it("turns over years", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2027-01", -1)).toBe("2026-12");
    expect(addMonths("2027-03", -14)).toBe("2026-01");
  });

  it("says days, months and zones", () => {
    expect(formatMonth("2027-03")).toBe("March 2027");
    expect(formatDay("2027-03-09")).toBe("Tuesday 9 March");
    expect(cellLabel("2027-04-01", "2027-03")).toBe("1 Apr");
    expect(cellLabel("2027-03-01", "2027-03")).toBe("1");
    expect(formatZone("Europe/Copenhagen", "2027-03-09")).toBe("Copenhagen, CET");
    expect(formatZone("UTC", "2027-03-09")).toBe("UTC");
  });
});
