import { expect, test } from "vitest";
import { daysBetween, isTimeOfDay } from "./calendar-days.ts";

test.each([
  ["2027-03-01", "2027-03-01", 0],
  ["2027-03-01", "2027-04-11", 41],
  ["2028-02-28", "2028-03-01", 2],
  ["2027-03-02", "2027-03-01", -1],
])("from %s to %s are %i days", (from, to, days) => expect(daysBetween(from, to)).toBe(days));

test.each([
  ["00:00", true],
  ["23:59", true],
  ["24:00", false],
  ["9:30", false],
  ["09:60", false],
  [" 09:30", false],
  ["", false],
])("%j is a time of a day: %s", (time, isOne) => expect(isTimeOfDay(time)).toBe(isOne));
