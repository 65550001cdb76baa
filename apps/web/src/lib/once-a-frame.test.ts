import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onceAFrame } from "./once-a-frame.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gather() {
  const handed: string[] = [];
  return { handed, ...onceAFrame<string>((items) => handed.push(items.join(""))) };
}

test("what comes after a pause is handed on at once, with what came beside it", () => {
  const { handed, take } = gather();
  take("a");
  take("b");
  vi.advanceTimersByTime(0);
  expect(handed).toEqual(["ab"]);
  vi.advanceTimersByTime(500);
  take("c");
  vi.advanceTimersByTime(0);
  expect(handed).toEqual(["ab", "c"]);
});

test("what goes on coming is handed on once a frame, all of it and in its order", () => {
  const { handed, take } = gather();
  take("a");
  vi.advanceTimersByTime(0);
  for (const letter of "bcdefgh") {
    vi.advanceTimersByTime(5);
    take(letter);
  }
  vi.advanceTimersByTime(16);
  expect(handed.join("")).toBe("abcdefgh");
  expect(handed).toHaveLength(4);
});

test("what is left when nobody listens any more is handed on, once", () => {
  const { handed, take, stop } = gather();
  take("a");
  stop();
  vi.advanceTimersByTime(100);
  expect(handed).toEqual(["a"]);
});
