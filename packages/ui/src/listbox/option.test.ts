import { describe, expect, it } from "vitest";
import { matchOptions, type Option, stepIndex } from "./option.ts";

const languages: Option[] = [
  { value: "de", label: "Deutsch", keywords: "German" },
  { value: "fr", label: "Français", keywords: "French" },
  { value: "pt-BR", label: "Português (Brasil)", keywords: "Portuguese Brazil" },
];
const found = (typed: string) => matchOptions(languages, typed).map((option) => option.value);

describe("matchOptions", () => {
  it("finds by the start of any word, whatever the case", () => {
    expect(found("ger")).toEqual(["de"]);
    expect(found("BRA")).toEqual(["pt-BR"]);
  });
  it("does not find by the middle of a word", () => expect(found("utsch")).toEqual([]));
  it("ignores accents on both sides", () => {
    expect(found("francais")).toEqual(["fr"]);
    expect(found("pórtugues")).toEqual(["pt-BR"]);
  });
  it("needs every word typed", () => {
    expect(found("brasil portu")).toEqual(["pt-BR"]);
    expect(found("brasil deutsch")).toEqual([]);
  });
  it("shows all while nothing is typed", () => expect(found("  ")).toEqual(["de", "fr", "pt-BR"]));
});

describe("stepIndex", () => {
  const rows = [{ disabled: true }, {}, { disabled: true }, {}];
  it("skips what is disabled", () => expect(stepIndex(rows, 1, 1)).toBe(3));
  it("stays at the ends", () => {
    expect(stepIndex(rows, 3, 1)).toBe(3);
    expect(stepIndex(rows, 1, -1)).toBe(1);
  });
  it("finds the first one from nowhere", () => expect(stepIndex(rows, -1, 1)).toBe(1));
  it("is -1 when nothing can be chosen", () => expect(stepIndex([{ disabled: true }], -1, 1)).toBe(-1));
});
