import { expect, test } from "vitest";
import { rowHeight } from "./row-height.ts";

const lines = (text: string, width: number) => rowHeight([text], [width]) / 15;

test.each([
  ["", 20, 1],
  ["one line", 20, 1],
  ["first\nsecond\n\nfourth", 20, 4],
  ["ten letter ten letter ten letter", 11, 3],
  ["x".repeat(100), 21, 5],
  ["漢".repeat(30), 21, 3],
])("%j in %i characters has %i lines", (text, width, expected) => {
  expect(lines(text, width)).toBe(expected);
});

test("the highest cell counts, figures and dates have one line, and no row is higher than Excel allows", () => {
  expect(rowHeight([3, "a\nb\nc", new Date(), null], [9, 20, 9, 9])).toBe(45);
  expect(rowHeight(["line\n".repeat(500)], [20])).toBe(409);
});

test("letters that stack marks have higher lines", () => {
  expect(rowHeight(["বাংলা\nবাংলা"], [20])).toBe(40);
});
