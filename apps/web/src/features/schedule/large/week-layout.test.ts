import type { SchedulePost } from "@copydesk/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursShown, layOutDay } from "./week-layout.ts";

const post = (time: string, id = time): SchedulePost => ({
  id,
  title: id,
  channel: "x",
  date: "2027-03-09",
  time,
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
});
const lay = (times: string[], warned: string[] = []) =>
  layOutDay(
    times.map((time) => post(time)),
    new Set(warned),
  ).map(({ post: { id }, length, lane, lanes }) => [id, length, lane, lanes]);

describe("posts of a day", () => {
  it("take the room they need", () =>
    expect(lay(["09:00", "12:30"], ["12:30"])).toEqual([
      ["09:00", 46, 0, 1],
      ["12:30", 78, 0, 1],
    ]));

  it("leave room for the next one", () =>
    expect(lay(["08:30", "09:00", "09:45"])).toEqual([
      ["08:30", 30, 0, 1],
      ["09:00", 45, 0, 1],
      ["09:45", 46, 0, 1],
    ]));

  it("stand side by side when they would cover each other", () =>
    expect(lay(["10:00", "10:10", "10:35"])).toEqual([
      ["10:00", 35, 0, 2],
      ["10:10", 46, 1, 2],
      ["10:35", 46, 0, 2],
    ]));

  it("end with the day", () => expect(lay(["23:45"], ["23:45"])[0]?.[1]).toBe(30));

  it("never cover each other", () => {
    const time = fc
      .integer({ min: 0, max: 93 })
      .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`);
    fc.assert(
      fc.property(fc.array(time, { maxLength: 12 }), (times) => {
        const placed = layOutDay(
          times.map((one, i) => post(one, String(i))),
          new Set(["0", "3"]),
        );
        expect(placed).toHaveLength(times.length);
        for (const a of placed) {
          expect(a.lane).toBeLessThan(a.lanes);
          expect(a.length).toBeGreaterThanOrEqual(30);
          for (const b of placed) {
            const isSame = a === b || a.lane !== b.lane;
            if (!isSame) expect(a.from + a.length <= b.from || b.from + b.length <= a.from).toBe(true);
          }
        }
      }),
    );
  });
});

describe("the hours of a week", () => {
  it.each([
    [[], [], { from: 8, to: 16 }],
    [["08:30", "12:30"], [], { from: 8, to: 16 }],
    [["09:00"], [{ from: "08:00", to: "18:00" }], { from: 7, to: 18 }],
    [["00:05"], [], { from: 0, to: 8 }],
    [["23:50"], [], { from: 16, to: 24 }],
  ])("of posts at %j and windows %j are %j", (times, windows, hours) =>
    expect(
      hoursShown(
        times.map((time) => ({ time })),
        windows,
      ),
    ).toEqual(hours),
  );
});
