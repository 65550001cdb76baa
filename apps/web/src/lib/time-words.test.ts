import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, formatDays, formatLength, formatMoment, formatNumber, formatTimeOfDay, formatUpdated } from "./time-words.ts";

const now = Date.parse("2026-11-21T10:31:00Z");
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const updated = (passed: number) => formatUpdated(ago(passed), now, "UTC");

describe("when something last changed", () => {
  it.each([
    [0, "Now"],
    [59_000, "Now"],
    [-5_000, "Now"],
    [minute, "1 min"],
    [8 * minute, "8 min"],
    [59 * minute, "59 min"],
    [hour, "1 h"],
    [10 * hour, "10 h"],
    [11 * hour, "Yesterday"],
    [day, "Yesterday"],
    [3 * day, "18 Nov"],
    [110 * day, "3 Aug"],
    [400 * day, "17 Oct 2025"],
  ])("%i ms ago is %s", (passed, words) => expect(updated(passed)).toBe(words));
  it("counts days where the reader is", () => {
    const iso = "2026-11-20T23:30:00Z";
    expect(formatUpdated(iso, now, "UTC")).toBe("Yesterday");
    expect(formatUpdated(iso, now, "Asia/Tokyo")).toBe("11 h");
  });
  it("tells the time where the reader is", () => expect(formatTimeOfDay("2026-11-21T09:05:00Z", "Europe/Berlin")).toBe("10:05"));
  it("knows which day it is there", () => expect(dayOf(Date.parse("2026-12-31T23:00:00Z"), "Asia/Tokyo")).toBe("2027-01-01"));
});

describe("the days of a campaign", () => {
  it.each([
    ["2027-03-01", "2027-04-11", "1 Mar – 11 Apr 2027"],
    ["2026-12-01", "2027-01-10", "1 Dec – 10 Jan 2027"],
    ["2026-10-05", "2026-11-08", "5 Oct – 8 Nov"],
    ["2025-12-07", "2026-01-17", "7 Dec 2025 – 17 Jan"],
    ["2026-05-01", "2026-05-01", "1 May"],
  ])("%s to %s are %s", (from, to, words) => expect(formatDays(from, to, 2026)).toBe(words));
  it.each([
    [1, "1 day"],
    [13, "13 days"],
    [14, "14 days, two weeks"],
    [29, "29 days, about four weeks"],
    [42, "42 days, six weeks"],
    [731, "731 days, about 104 weeks"],
  ])("%i of them are %s", (days, words) => expect(formatLength(days)).toBe(words));
});

it("writes small numbers in words", () => {
  expect([0, 1, 12, 13, 1_204].map(formatNumber)).toEqual(["no", "one", "twelve", "13", "1,204"]);
});

it.each(["UTC", "Asia/Kathmandu", "America/St_Johns", undefined])("writes moments in %s as the platform does", (timeZone) => {
  const platform = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone });
  const moments = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(fc.property(moments, (at) => formatMoment(at.toISOString(), timeZone) === platform.format(at)));
});
