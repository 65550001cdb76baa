import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostZoom, moveBy, rounded, wholeCrop, zoomOf, zoomTo } from "./crop.ts";

const picture = { width: 400, height: 200 };

describe("the part of a photo", () => {
  it("begins as the largest square in the middle", () => expect(wholeCrop(picture)).toEqual({ x: 100, y: 0, size: 200 }));

  it("comes closer about its middle, and goes back", () => {
    const near = zoomTo(picture, wholeCrop(picture), 2);
    expect(near).toEqual({ x: 150, y: 50, size: 100 });
    expect(zoomOf(picture, near)).toBe(2);
    expect(zoomTo(picture, near, 0.1)).toEqual(wholeCrop(picture));
  });

  it("moves as far as there is a picture", () => {
    expect(moveBy(picture, wholeCrop(picture), -1000, 30)).toEqual({ x: 0, y: 0, size: 200 });
    expect(moveBy(picture, wholeCrop(picture), 1000, 0)).toEqual({ x: 200, y: 0, size: 200 });
  });

  it("does not come closer than there are pixels", () => {
    expect(mostZoom({ width: 40, height: 40 })).toBe(1);
    expect(mostZoom({ width: 128, height: 600 })).toBe(2);
    expect(mostZoom({ width: 9_000, height: 9_000 })).toBe(6);
  });

  it("lies inside of every picture after everything, in whole pixels", () => {
    const size = fc.integer({ min: 1, max: 20_000 });
    const steps = fc.array(fc.tuple(fc.double({ min: 0.1, max: 9, noNaN: true }), fc.integer(), fc.integer()), { maxLength: 5 });
    fc.assert(
      fc.property(size, size, steps, (width, height, all) => {
        const whole = { width, height };
        let crop = wholeCrop(whole);
        for (const [zoom, x, y] of all) crop = moveBy(whole, zoomTo(whole, crop, zoom), x, y);
        const { x, y, size: side } = rounded(whole, crop);
        expect([x, y, side].every(Number.isInteger)).toBe(true);
        expect(Math.min(x, y) >= 0 && side >= 1 && x + side <= width && y + side <= height).toBe(true);
      }),
    );
  });
});
