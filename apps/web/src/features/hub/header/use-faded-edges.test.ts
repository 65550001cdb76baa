import { describe, expect, it } from "vitest";
import { hiddenSides } from "./language-tabs.tsx";

describe("the sides at which a row goes on", () => {
  it.each([
    [0, 300, 300, null],
    [0, 301, 300, null],
    [0, 400, 300, "end"],
    [50, 400, 300, "both"],
    [100, 400, 300, "start"],
    [99.5, 400, 300, "start"],
  ] as const)("scrolled by %d of %d in %d: %s", (scrollLeft, scrollWidth, clientWidth, sides) =>
    expect(hiddenSides({ scrollLeft, scrollWidth, clientWidth })).toBe(sides),
  );
});
