import type { FieldSpec } from "@copydesk/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPiece, checkTerms } from "./check-piece.ts";

const check = (text: string, terms: Partial<Parameters<typeof checkTerms>[1]>) =>
  checkTerms([{ field: "body", text }], { banned_terms: [], preferred_terms: [], language: "en", ...terms }).map(
    (one) => `${one.level}: ${one.message}`,
  );
const banned = (text: string, term: string, language = "en") => check(text, { banned_terms: [term], language });

describe("terms of the voice", () => {
  test.each([
    ["A Game-Changer!", "game-changer"],
    ["It is the best, simply the best.", "best"],
    ["Ein MÜHELOSER Tag", "müheloser"],
    ["don’t wait", "don't"],
    ["a\nnew  era", "new era"],
    ["まさに革命的な製品です", "革命的"],
    ["使用AI技术", "AI"],
    ["혁신적인 주전자", "혁신적"],
    ["ثورة في المطبخ", "ثورة"],
    ["C++ inside", "C++"],
    ["Best-in-class", "best"],
    ["gu\u00ADaran\u200Btee", "guarantee"],
    ["ＢＥＳＴ", "best"],
  ])("%s has “%s”", (text, term) => expect(banned(text, term)[0]).toMatch(/^error: .* is banned/));
  test.each([
    ["The bestseller", "best"],
    ["unbeatable", "beat"],
    ["AIR", "AI"],
    ["best_of", "best"],
    ["best … in class", "best in class"],
  ])("%s has no “%s”", (text, term) => expect(banned(text, term)).toEqual(["ok: Voice terms"]));

  test("how often is told", () => expect(banned("best, best and best", "best")).toEqual(["error: “best” is banned, found 3 times"]));
  test("what stands there is told when it is another form", () => {
    expect(banned("Billige Kannen, billiger Preis, billig", "billig", "de")).toEqual([
      "error: “billig” is banned, found 3 times (“Billige”, “billiger”)",
    ]);
  });
  test("capitals are those of the language", () => expect(banned("KIRMIZI", "kırmızı", "tr")[0]).toMatch(/^error/));
  test("a language that nobody knows does no harm", () => expect(banned("BEST", "best", "not a language")[0]).toMatch(/^error/));

  test("a better word is proposed, but not against itself", () => {
    const preferred_terms = [{ instead_of: "shop", use: "online shop" }];
    expect(check("Our shops", { preferred_terms })).toEqual(["warning: Write “online shop” instead of “shop” (“shops”)"]);
    expect(check("Our online shops", { preferred_terms })).toEqual(["ok: Voice terms"]);
    expect(check("Our online shop is a shop", { preferred_terms })[0]).toMatch(/^warning/);
  });
  test("without terms nothing is said of them", () => expect(check("Our shop", {})).toEqual([]));

  test("values of lists are read too", () => {
    const headlines: FieldSpec = { key: "headlines", label: "Headlines", format: "list", required: true, unit: "graphemes" };
    const rules = { fields: [headlines], fold: null, mandatory_text: "", language: "en", preferred_terms: [], banned_terms: ["best"] };
    expect(checkPiece({ headlines: ["Fine", "The best"] }, rules)).toContainEqual({
      code: "banned_terms",
      level: "error",
      field: "headlines",
      message: "“best” is banned",
    });
  });

  test("whatever stands there and is banned, checks end without harm", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 3 }),
        fc.constantFrom("en", "de", "fi", "ar", "ja", "he", "tr"),
        (given, banned_terms, language) => {
          for (const result of check(given, { banned_terms, language })) expect(result).not.toBe("");
        },
      ),
    );
  });
});
