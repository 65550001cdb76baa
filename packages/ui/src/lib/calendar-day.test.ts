import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateToDay, dayToDate, firstPickableDay, formatDay, lastPickableDay } from "./calendar-day.ts";

describe("calendar days", () => {
  it("come back as they went, in any year that can be picked", () => {
    const days = fc.integer({ min: Date.parse(firstPickableDay) / 86_400_000, max: Date.parse(lastPickableDay) / 86_400_000 });
    fc.assert(
      fc.property(days, (day) => {
        const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(dateToDay(dayToDate(iso))).toBe(iso);
      }),
    );
  });
  it("keep early years", () => expect(dateToDay(dayToDate("0033-04-03"))).toBe("0033-04-03"));
  it("read as in a letter", () => expect(formatDay("2027-03-01")).toBe("1 Mar 2027"));
});
