import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placePopover, scrollNeeded } from "./placement.ts";

const size = { width: 340, height: 232 };
const wide = { width: 1440, height: 1000 };
const phone = { width: 375, height: 812 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("the popover", () => {
  it("stands right of the stage, level with its top", () =>
    expect(placePopover(box(286, 348, 760, 606), size, wide)).toEqual({ left: 1066, top: 348, arrow: { side: "left", at: 30 } }));
  it("stands left of it at the right edge, and points at it when it cannot be level", () =>
    expect(placePopover(box(1090, 900, 340, 64), size, wide)).toEqual({ left: 730, top: 752, arrow: { side: "right", at: 178 } }));
  it("stands under it on a phone", () =>
    expect(placePopover(box(0, 200, 375, 120), size, phone)).toEqual({ left: 16, top: 340, arrow: { side: "top", at: 18 } }));
  it("stands over it at the foot of a phone", () =>
    expect(placePopover(box(180, 740, 190, 64), size, phone)).toEqual({ left: 19, top: 488, arrow: { side: "bottom", at: 191 } }));
  it("stands at the foot of the window when there is no room around the stage", () =>
    expect(placePopover(box(0, 172, 375, 900), size, phone)).toEqual({ left: 17.5, top: 564, arrow: null }));
  it("stands in the middle without a stage", () => expect(placePopover(null, size, wide)).toEqual({ left: 550, top: 384, arrow: null }));

  it("never leaves the window, and its arrow never leaves it", () => {
    const length = fc.integer({ min: 0, max: 1_500 });
    const stages = fc.record({
      left: fc.integer({ min: -200, max: 1_500 }),
      top: fc.integer({ min: -2_000, max: 2_000 }),
      width: length,
      height: length,
    });
    fc.assert(
      fc.property(stages, fc.constantFrom(wide, phone), (stage, view) => {
        const { left, top, arrow } = placePopover(stage, size, view);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size.width).toBeLessThanOrEqual(view.width);
        expect(top + size.height).toBeLessThanOrEqual(view.height);
        if (!arrow) return;
        const side = arrow.side === "left" || arrow.side === "right" ? size.height : size.width;
        expect(arrow.at).toBeGreaterThanOrEqual(18);
        expect(arrow.at).toBeLessThanOrEqual(side - 18);
      }),
    );
  });
});

describe("scrolling to a step", () => {
  it("leaves alone what can be seen", () => expect(scrollNeeded(box(300, 200, 700, 300), wide)).toBe(0));
  it("puts what is further down in the middle of what the bars leave", () =>
    expect(scrollNeeded(box(300, 2_000, 700, 412), wide)).toBe(2_000 - 172 - 200));
  it("begins tall things at their top", () => expect(scrollNeeded(box(300, 900, 700, 2_000), wide)).toBe(900 - 172));
  it("goes back up to what the bars hide", () => expect(scrollNeeded(box(300, 20, 700, 812), wide)).toBe(20 - 172));
  it("puts it under the bars on a phone, with room for the popover", () => expect(scrollNeeded(box(0, 400, 343, 100), phone)).toBe(228));
});
