import { describe, expect, it } from "vitest";
import { addMonths, cellLabel, daysOnPage, sayDay, sayMonth, sayZone } from "./months.ts";

describe("a page of the calendar", () => {
  it("begins on a Monday and holds whole weeks", () => {
    const days = daysOnPage("2027-03");
    expect([days[0], days.at(-1), days.length]).toEqual(["2027-03-01", "2027-04-04", 35]);
    expect(daysOnPage("2026-02")).toHaveLength(35);
    expect(daysOnPage("2027-02")).toHaveLength(28);
    expect(daysOnPage("2026-08")).toHaveLength(42);
  });

  it("turns over years", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2027-01", -1)).toBe("2026-12");
    expect(addMonths("2027-03", -14)).toBe("2026-01");
  });

  it("says days, months and zones", () => {
    expect(sayMonth("2027-03")).toBe("March 2027");
    expect(sayDay("2027-03-09")).toBe("Tuesday 9 March");
    expect(cellLabel("2027-04-01", "2027-03")).toBe("1 Apr");
    expect(cellLabel("2027-03-01", "2027-03")).toBe("1");
    expect(sayZone("Europe/Copenhagen", "2027-03-09")).toBe("Copenhagen, CET");
    expect(sayZone("UTC", "2027-03-09")).toBe("UTC");
  });
});
