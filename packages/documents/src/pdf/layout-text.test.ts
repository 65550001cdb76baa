import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { samples } from "../testing.ts";
import { embedFont } from "./embedded-font.ts";
import { createFontLibrary, type FontFile } from "./font-files.ts";
import { type Line, layoutText } from "./layout-text.ts";
import { createShaper } from "./shape-words.ts";
import type { TextStyle } from "./text-style.ts";

const library = createFontLibrary(new URL("../../fonts", import.meta.url).pathname);
const fonts = new Map<string, ReturnType<typeof embedFont>>();
const shaper = createShaper(library, (file: FontFile) => {
  const font = fonts.get(file.name) ?? embedFont(`N${fonts.size}`, file);
  fonts.set(file.name, font);
  return font;
});
const style: TextStyle = { size: 10, color: "0 0 0" };
const lay = (text: string, language = "en", direction: "ltr" | "rtl" | "auto" = "auto", width = 120): Line[] =>
  layoutText([{ text, style }], { width, direction, language }, shaper);
const widths = (lines: readonly Line[]) => lines.map((line) => line.width);

describe("lines", () => {
  test.each(Object.keys(samples))("of %s fill the width and never pass it", (code) => {
    const lines = lay(samples[code]?.text ?? "", code);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...widths(lines))).toBeLessThanOrEqual(120.01);
    expect(Math.max(...widths(lines))).toBeGreaterThan(90);
  });

  test("never pass the width, whatever is written", () => {
    const letters = fc.constantFrom(...Object.values(samples).flatMap((sample) => [...sample.text]), "\n", " ", "x".repeat(50), "-", "/");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), fc.constantFrom(...Object.keys(samples)), (parts, code) => {
        for (const line of lay(parts.join(""), code, "auto", 80)) expect(line.width).toBeLessThanOrEqual(80.01);
      }),
    );
  });

  test("begin anew at every line break, also an empty one", () => {
    expect(lay("a\n\nb\r\nc")).toHaveLength(4);
  });

  test("do not count spaces at their end", () => {
    expect(widths(lay("word      "))).toEqual(widths(lay("word")));
  });

  test("do not break where the style changes inside a word", () => {
    const spans = ["unbreak", "able"].map((text, index) => ({ text, style: { ...style, bold: index === 1 } }));
    const [whole = 0] = widths(layoutText(spans, { width: 500, direction: "ltr", language: "en" }, shaper));
    const lines = layoutText([{ text: "a ", style }, ...spans], { width: whole + 2, direction: "ltr", language: "en" }, shaper);
    expect(widths(lines)[1]).toBeCloseTo(whole);
  });

  test("are higher for scripts that need it", () => {
    const height = (text: string, code: string) => lay(text, code)[0]?.height ?? 0;
    expect(height("سلام", "ar")).toBeGreaterThan(height("Hello", "en"));
  });
});

describe("directions", () => {
  /** Texts of the words from left to right, by where they stand. */
  const order = (line: Line | undefined, words: readonly string[], language: string) => {
    const width = new Map(words.map((word) => [word, lay(word, language, "auto", 500)[0]?.width ?? 0]));
    const places = [...(line?.words ?? [])].sort((a, b) => a.x - b.x);
    return places.map(({ word }) => words.find((one) => Math.abs((width.get(one) ?? 0) - word.width / 100) < 3) ?? "?");
  };

  test("follow the first letter when none is given", () => {
    expect(lay("Hello سلام")[0]?.rtl).toBe(false);
    expect(lay("سلام Hello")[0]?.rtl).toBe(true);
    expect(lay("Hello", "ar", "rtl")[0]?.rtl).toBe(true);
  });

  test("put Latin words into a right-to-left line in their own order", () => {
    const line = lay("مرحبا Copydesk studio", "ar", "rtl", 500)[0];
    expect(order(line, ["مرحبا", "Copydesk", "studio"], "ar")).toEqual(["Copydesk", "studio", "مرحبا"]);
  });

  test("give readers the runs in the order in which they are read", () => {
    const line = lay("مرحبا Copydesk", "ar", "rtl", 500)[0];
    const [first, second] = [line?.words[0], line?.words.at(-1)];
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  });
});
