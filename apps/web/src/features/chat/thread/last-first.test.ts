import { expect, test } from "vitest";
import { firstSeen } from "./last-first.ts";

const said = (...contents: string[]) => contents.map((content) => ({ content }));
const long = "a line\n".repeat(100);

test("what is drawn first fills the window, and is all where little was said", () => {
  expect(firstSeen(said("short", "short"), 1_000)).toBe(0);
  expect(firstSeen(said("short", long, "short"), 1_000)).toBe(1);
  expect(firstSeen(said(long, long, long), 1_000)).toBe(2);
  expect(firstSeen(said(long, "x".repeat(9_000)), 1_000)).toBe(1);
  expect(firstSeen([], 1_000)).toBe(0);
});
