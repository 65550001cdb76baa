import { estimateTokens } from "@copydesk/llm";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, it } from "vitest";
import { paragraphsIn } from "../../declarations.fixture.ts";

/** Languages by the script that they are written in. */
const scripts: Readonly<Record<string, string>> = {
  Latin: "en de fr es it pt nl pl sv da nb cs sk sl hr ro hu fi et lt lv tr ca vi fil id",
  Cyrillic: "ru uk bg be sr",
  Greek: "el",
  Hebrew: "he",
  Arabic: "ar fa ur",
  Devanagari: "hi mr ne",
  Bengali: "bn",
  Gurmukhi: "pa",
  Gujarati: "gu",
  Tamil: "ta",
  Telugu: "te",
  Kannada: "kn",
  Malayalam: "ml",
  Sinhala: "si",
  Thai: "th",
  Lao: "lo",
  Burmese: "my",
  Khmer: "km",
  Georgian: "ka",
  Armenian: "hy",
  Ethiopic: "am",
  Japanese: "ja",
  Chinese: "zh-Hans zh-Hant",
  Korean: "ko",
};

it.each(Object.entries(scripts))("tokens of %s are guessed within a tenth", (_, languages) => {
  const texts = languages.split(" ").map((code) => paragraphsIn(code).slice(2).join("\n"));
  const exact = texts.reduce((sum, text) => sum + countTokens(text), 0);
  const guess = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  expect(exact).toBeGreaterThan(1_000);
  expect(guess / exact).toBeGreaterThan(0.9);
  expect(guess / exact).toBeLessThan(1.1);
});
