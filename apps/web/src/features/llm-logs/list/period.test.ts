import { describe, expect, test } from "vitest";
import { bound, boundsOf, formatPeriod, periodBetween, shownPeriod } from "./period.ts";

const zone = "Europe/Copenhagen";
const now = Date.parse("2026-11-22T00:30:00+01:00");
const none = { from: undefined, to: undefined, all: undefined };
const days = (from?: string, to?: string) => ({ ...none, from, to });

describe("the time looked at", () => {
  test("is the last thirty days of the viewer, today included and not yet over", () => {
    expect(shownPeriod(none, zone, now)).toEqual({ from: "2026-10-24", to: "2026-11-22" });
    expect(boundsOf(none, zone, now)).toEqual({ from: "2026-10-23T22:00:00.000Z" });
  });

  test("can be all of it, or open at one end", () => {
    expect(boundsOf({ ...none, all: "all" }, zone, now)).toEqual({});
    expect(boundsOf(days("2026-11-01"), zone, now)).toEqual({ from: "2026-10-31T23:00:00.000Z" });
    expect(boundsOf(days(undefined, "2026-11-01"), zone, now)).toEqual({ to: "2026-11-01T23:00:00.000Z" });
  });

  test("holds its last day, also when clocks change, and ends at a minute where it has one", () => {
    expect(boundsOf(days("2026-10-25", "2026-10-25"), zone, now)).toEqual({
      from: "2026-10-24T22:00:00.000Z",
      to: "2026-10-25T23:00:00.000Z",
    });
    expect(boundsOf(days("2026-11-19T09:00", "2026-11-19T14:00"), zone, now)).toEqual({
      from: "2026-11-19T08:00:00.000Z",
      to: "2026-11-19T13:00:00.000Z",
    });
  });

  test.each([
    ["day", "2026-11-18T23:00:00.000Z", "2026-11-20T23:00:00.000Z", "2026-11-19", "2026-11-20"],
    ["hour", "2026-11-19T08:00:00.000Z", "2026-11-19T13:00:00.000Z", "2026-11-19T09:00", "2026-11-19T14:00"],
    ["hour", "2026-11-18T23:00:00.000Z", "2026-11-19T23:00:00.000Z", "2026-11-19", "2026-11-19"],
    ["day", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z", "2026-10-25", "2026-10-25"],
  ] as const)("by the %s from %s to %s it is %s to %s, and asks for the same", (unit, from, to, first, last) => {
    const period = periodBetween(from, to, { zone, unit });
    expect(period).toEqual(days(first, last));
    expect(boundsOf(period, zone, now)).toEqual({ from, to });
  });

  test("takes in the whole of a day, or of a minute, that the chart cuts off", () => {
    const cut = ["2026-11-19T08:12:31.500Z", "2026-11-21T23:30:00.001Z"] as const;
    expect(periodBetween(...cut, { zone, unit: "day" })).toEqual(days("2026-11-19", "2026-11-22"));
    expect(periodBetween(...cut, { zone, unit: "hour" })).toEqual(days("2026-11-19T09:12", "2026-11-22T00:31"));
  });

  test.each([
    [days("2026-11-01", "2026-11-21"), "1 – 21 Nov 2026"],
    [days("2026-10-24", "2026-11-22"), "24 Oct – 22 Nov 2026"],
    [days("2026-12-07", "2027-01-17"), "7 Dec 2026 – 17 Jan 2027"],
    [days("2026-11-19", "2026-11-19"), "19 Nov 2026"],
    [days("2026-11-19T09:00", "2026-11-19T14:00"), "19 Nov 2026, 09:00 – 14:00"],
    [days("2026-11-19T22:00", "2026-11-20T02:00"), "19 Nov 2026, 22:00 – 20 Nov 2026, 02:00"],
    [days("2026-11-01"), "from 1 Nov 2026"],
    [days(undefined, "2026-11-01"), "until 1 Nov 2026"],
    [{ ...none, all: "all" }, "All time"],
  ] as const)("%o is said as %s", (period, words) => expect(formatPeriod(period)).toBe(words));

  test.each(["2026-02-30", "2026-11-19T9:00", "2026-11-19T24:00", "T09:00", "x"])("%s in an address counts as not given", (text) =>
    expect(bound.read(text)).toBeUndefined(),
  );
});
