import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayAndMonth, isDay, minutesInWords, minutesOf, timeOf, weekdayOf, weekdaysInWords, weekOf } from "./calendar-days.ts";
import { utcToZoned, zonedToUtc } from "./zoned-time.ts";

const at = (iso: string) => Date.parse(iso);

describe("local time to instant", () => {
  test.each([
    ["2027-01-15", "09:00", "Europe/Copenhagen", "2027-01-15T08:00:00Z"],
    ["2027-07-15", "09:00", "Europe/Copenhagen", "2027-07-15T07:00:00Z"],
    ["2027-03-01", "00:00", "Asia/Kathmandu", "2027-02-28T18:15:00Z"],
    ["2027-01-01", "00:00", "Australia/Lord_Howe", "2026-12-31T13:00:00Z"],
    ["2027-07-01", "00:00", "Australia/Lord_Howe", "2027-06-30T13:30:00Z"],
    ["2027-05-05", "12:00", "America/St_Johns", "2027-05-05T14:30:00Z"],
    ["2027-05-05", "12:00", "UTC", "2027-05-05T12:00:00Z"],
    ["2027-05-05", "23:59", "Pacific/Kiritimati", "2027-05-05T09:59:00Z"],
    ["2027-05-05", "00:00", "Pacific/Pago_Pago", "2027-05-05T11:00:00Z"],
  ])("%s %s in %s", (date, time, zone, iso) => {
    expect(zonedToUtc(date, time, zone)).toEqual({ utc: at(iso), date, time, moved: false });
  });

  test.each([
    ["2027-03-28", "02:00", "Europe/Copenhagen", "2027-03-28T01:00:00Z", "03:00"],
    ["2027-03-28", "02:59", "Europe/Copenhagen", "2027-03-28T01:00:00Z", "03:00"],
    ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:00:00Z", "03:00"],
    ["2027-10-03", "02:10", "Australia/Lord_Howe", "2027-10-02T15:30:00Z", "02:30"],
    // Clocks go forward at midnight, so the day begins at one.
    ["2027-04-30", "00:30", "Africa/Cairo", "2027-04-29T22:00:00Z", "01:00"],
  ])("%s %s in %s does not exist and moves on", (date, time, zone, iso, moved) => {
    expect(zonedToUtc(date, time, zone)).toEqual({ utc: at(iso), date, time: moved, moved: true });
  });

  test("a whole day that a zone left out moves to the next", () => {
    expect(zonedToUtc("2011-12-30", "12:00", "Pacific/Apia")).toEqual({
      utc: at("2011-12-30T10:00:00Z"),
      date: "2011-12-31",
      time: "00:00",
      moved: true,
    });
  });

  test.each([
    ["2026-10-25", "02:30", "Europe/Copenhagen", "2026-10-25T00:30:00Z"],
    ["2026-11-01", "01:15", "America/New_York", "2026-11-01T05:15:00Z"],
    ["2027-04-04", "01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00Z"],
  ])("%s %s in %s comes twice, and the first counts", (date, time, zone, iso) => {
    expect(zonedToUtc(date, time, zone)).toEqual({ utc: at(iso), date, time, moved: false });
  });

  test.each([
    ["2027-02-29", "09:00", "UTC"],
    ["2027-02-28", "25:00", "UTC"],
    ["27-02-28", "09:00", "UTC"],
    ["2027-02-28", "09:00", "Mars/Olympus"],
  ])("%s %s in %s is refused", (date, time, zone) => expect(() => zonedToUtc(date, time, zone)).toThrow(RangeError));
});

describe("instant to local time", () => {
  test.each([
    ["2027-01-15T08:00:59Z", "Europe/Copenhagen", { date: "2027-01-15", time: "09:00", weekday: 5 }],
    ["2026-12-31T23:30:00Z", "Asia/Kathmandu", { date: "2027-01-01", time: "05:15", weekday: 5 }],
    ["1969-12-31T23:59:00Z", "UTC", { date: "1969-12-31", time: "23:59", weekday: 3 }],
    ["2027-03-01T00:00:00Z", "America/Los_Angeles", { date: "2027-02-28", time: "16:00", weekday: 7 }],
  ])("%s in %s", (iso, zone, local) => expect(utcToZoned(at(iso), zone)).toEqual(local));
});

const zones = [
  "UTC",
  "Europe/Copenhagen",
  "America/New_York",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Africa/Casablanca",
] as const;
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: 0, max: 47_481 }).map((days) => addDays("1970-01-01", days));
const time = fc.integer({ min: 0, max: 1_439 }).map(timeOf);

describe("for any zone, day and time", () => {
  test("the instant reads back as the local time", () => {
    fc.assert(
      fc.property(day, time, zone, (date, clock, where) => {
        const instant = zonedToUtc(date, clock, where);
        const { date: local, time: shown } = utcToZoned(instant.utc, where);
        expect({ date: local, time: shown }).toEqual({ date: instant.date, time: instant.time });
        if (!instant.moved) expect({ date: local, time: shown }).toEqual({ date, time: clock });
      }),
      { numRuns: 400 },
    );
  });

  test("an instant read as local time comes back, unless the clocks showed it before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 68_374_000 }), zone, (minutes, where) => {
        const utc = minutes * 60_000;
        const local = utcToZoned(utc, where);
        const back = zonedToUtc(local.date, local.time, where);
        // Old offsets have seconds, so a minute may begin a little before the instant.
        const early = utc - back.utc;
        expect(back.moved).toBe(false);
        expect(early).toBeGreaterThanOrEqual(0);
        expect(early < 60_000 || (early >= 1_200_000 && early <= 86_400_000)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("a later local time is never an earlier instant while the day has no repeated hour", () => {
    fc.assert(
      fc.property(day, time, time, zone, (date, a, b, where) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        const noon = zonedToUtc(date, "12:00", where).utc;
        const length = zonedToUtc(addDays(date, 1), "12:00", where).utc - noon;
        if (length > 86_400_000) return;
        expect(zonedToUtc(date, first, where).utc).toBeLessThanOrEqual(zonedToUtc(date, second, where).utc);
      }),
    );
  });
});

describe("days of the calendar", () => {
  test.each([
    ["2027-12-31", 1, "2028-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
    ["2027-03-28", 0, "2027-03-28"],
  ])("%s and %i days", (date, days, expected) => expect(addDays(date, days)).toBe(expected));
  test.each([
    ["2027-03-08", 1],
    ["2027-03-13", 6],
    ["2027-03-14", 7],
  ])("%s is weekday %i", (date, weekday) => expect(weekdayOf(date)).toBe(weekday));
  test("a week begins on Monday", () => expect([weekOf("2027-03-08"), weekOf("2027-03-14")]).toEqual(["2027-03-08", "2027-03-08"]));
  test("minutes and times are each other's way back", () => {
    fc.assert(fc.property(time, (clock) => timeOf(minutesOf(clock)) === clock));
  });
  test.each([
    ["2028-02-29", true],
    ["2027-02-29", false],
    ["2027-2-1", false],
    ["", false],
  ])("%j is a day: %s", (text, expected) => expect(isDay(text)).toBe(expected));
  test("no day cannot be added to", () => expect(() => addDays("soon", 1)).toThrow(RangeError));
  test.each([
    [[1, 2, 3, 4, 5], "Mon–Fri"],
    [[4, 2], "Tue and Thu"],
    [[1, 3, 5], "Mon, Wed and Fri"],
    [[7], "Sun"],
    [[2, 3], "Tue and Wed"],
  ])("weekdays %j read %s", (days, words) => expect(weekdaysInWords(days)).toBe(words));
  test.each([
    [45, "45 min"],
    [120, "2 h"],
    [1_440, "24 h"],
    [1_590, "26 h 30 min"],
    [4_320, "3 days"],
  ])("%i minutes read %s", (minutes, words) => expect(minutesInWords(minutes)).toBe(words));
  test("a day reads without a leading zero", () => expect(dayAndMonth("2027-03-09", true)).toBe("9 Mar 2027"));
});
