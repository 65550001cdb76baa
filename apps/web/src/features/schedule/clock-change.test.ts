import { describe, expect, it } from "vitest";
import { clockChange } from "./clock-change.ts";

describe("clocks that change during a campaign", () => {
  it.each([
    ["Europe/Copenhagen", "2027-03-01", "2027-04-11", { day: "2027-03-28", direction: "forward" }],
    ["Europe/Copenhagen", "2027-10-01", "2027-11-11", { day: "2027-10-31", direction: "back" }],
    ["America/New_York", "2027-03-01", "2027-04-11", { day: "2027-03-14", direction: "forward" }],
    ["Europe/Copenhagen", "2027-03-01", "2027-03-27", null],
    ["Asia/Tokyo", "2027-01-01", "2027-12-31", null],
  ])("%s from %s to %s: %j", (zone, from, to, change) => expect(clockChange(zone, from, to)).toEqual(change));
});
