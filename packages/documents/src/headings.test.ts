import { expect, test } from "vitest";
import { headingKeys, headingTable } from "./heading-table.ts";
import { headingsOf } from "./headings.ts";

test.each(Object.keys(headingTable))("%s has a word for every heading", (code) => {
  const words = headingTable[code]?.split("|") ?? [];
  expect(words).toHaveLength(headingKeys.length);
  for (const word of words) expect(word).toBe(word.trim());
  expect(words).not.toContain("");
});

test.each([
  ["de-AT", "de-AT", "Gliederung"],
  ["zh-HK", "zh-HK", "大綱"],
  ["zh-CN", "zh-CN", "大纲"],
  ["sr-Latn", "sr-Latn", "Nacrt"],
  ["es-419", "es-419", "Esquema"],
  ["zu", "en", "Outline"],
  ["x", "en", "Outline"],
  ["not a language", "en", "Outline"],
])("%s has headings in %s", (asked, code, outline) => {
  expect(headingsOf(asked)).toMatchObject({ code, outline });
});

test("days and names of languages are those of the language", () => {
  const german = headingsOf("de");
  expect([german.day, german.timeZone]).toEqual(["Tag", "Zeitzone"]);
  expect(german.range("2026-03-09", "2026-04-06")).toBe("9. März\u2009–\u20096. April 2026");
  expect(german.languageNames({ code: "fr", name: "French", native_name: "Français" })).toBe("Französisch (Français)");
  expect(german.languageNames({ code: "de", name: "German", native_name: "Deutsch" })).toBe("Deutsch");
  expect(headingsOf("th").dayWords("2026-03-09")).toContain("2026");
  expect(headingsOf("en").languageName({ code: "de", name: "German for banks" })).toBe("German for banks");
});
