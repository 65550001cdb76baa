import { describe, expect, test } from "vitest";
import { readPlainDrafts } from "./plain-schedule.ts";

const frame = {
  channels: [
    { code: "linkedin", name: "LinkedIn" },
    { code: "x", name: "X" },
    { code: "press_release", name: "Press release" },
  ],
  from: "2026-12-01",
  to: "2027-01-15",
  language: "de",
};
const read = (answer: string) => readPlainDrafts(answer, frame).map(({ channel, date, time, title }) => [channel, date, time, title]);

describe("a schedule that was answered", () => {
  test("as a table", () => {
    expect(
      read(
        "| Date | Time | Channel | Title |\n|---|---|---|---|\n| 2026-12-02 | 09:30 | LinkedIn | It goes on sale |\n| 2026-12-03 | 2:00 pm | X | One coin |",
      ),
    ).toEqual([
      ["linkedin", "2026-12-02", "09:30", "It goes on sale"],
      ["x", "2026-12-03", "14:00", "One coin"],
    ]);
  });

  test("as a list under days", () => {
    expect(read("**Wednesday, December 2, 2026**\n- 9:30 LinkedIn: It goes on sale\n- 10 am – Press release – For the papers")).toEqual([
      ["linkedin", "2026-12-02", "09:30", "It goes on sale"],
      ["press_release", "2026-12-02", "10:00", "For the papers"],
    ]);
  });

  test("as a list under channels, in the campaign's language and without years", () => {
    expect(read("### LinkedIn\n- 2. Dezember, 9:30 Uhr: Verkaufsstart\n- 05.01., 10:00: Nachlese")).toEqual([
      ["linkedin", "2026-12-02", "09:30", "Verkaufsstart"],
      ["linkedin", "2027-01-05", "10:00", "Nachlese"],
    ]);
  });

  test("as a sentence", () => {
    expect(read("On December 2nd we post on LinkedIn that it goes on sale.")[0]?.slice(0, 2)).toEqual(["linkedin", "2026-12-02"]);
  });

  test("without any day has no posts", () => expect(read("We post on LinkedIn first, then on X. 23 parts, 89 euros.")).toEqual([]));
  test("with impossible days has none of them", () => expect(read("- 2026-02-31 LinkedIn: Never\n- 2026-13-40 X: Never")).toEqual([]));
});
