import fc from "fast-check";
import { it } from "vitest";
import { formatDay } from "./calendar-day.ts";
import { consoleLocale, formatCount } from "./locale.ts";

it("writes numbers as the platform does", () => {
  const platform = new Intl.NumberFormat(consoleLocale);
  fc.assert(fc.property(fc.oneof(fc.nat(), fc.integer(), fc.maxSafeNat()), (count) => formatCount(count) === platform.format(count)));
});

it("writes days as the platform does", () => {
  const platform = new Intl.DateTimeFormat(consoleLocale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => formatDay(day.toISOString().slice(0, 10)) === platform.format(day)));
});
