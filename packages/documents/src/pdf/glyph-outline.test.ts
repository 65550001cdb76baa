import { readFileSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { glyphOutline } from "./glyph-outline.ts";

const bytes = readFileSync(new URL("../../fonts/NotoNaskhArabic-Regular.ttf", import.meta.url));
const font = new Font(new Face(new Blob(bytes)));

/** Left, bottom, right and top of the points of a path that are not control points. */
function box(points: readonly [number, number][]): number[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

const ours = (glyph: number) =>
  box([...glyphOutline(bytes, glyph).matchAll(/(-?[\d.]+) (-?[\d.]+) [mlc]/g)].map(([, x, y]) => [Number(x), Number(y)]));
const theirs = (glyph: number) =>
  box(
    font.glyphToJson(glyph).flatMap(({ values }): [number, number][] => (values.length < 2 ? [] : [values.slice(-2) as [number, number]])),
  );

test("glyphs, simple and put together from others, have the outline that HarfBuzz draws", () => {
  const drawn = Array.from({ length: 400 }, (_, glyph) => glyph).filter((glyph) => font.glyphToPath(glyph) !== "");
  expect(drawn.length).toBeGreaterThan(200);
  for (const glyph of drawn) expect([glyph, ...ours(glyph)]).toEqual([glyph, ...theirs(glyph)]);
});

test("a space has no outline", () => {
  expect(glyphOutline(bytes, font.nominalGlyph(32) ?? 0)).toBe("");
});
