import type { LanguageRow } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { formatLanguageValue, formatUse, isUsed, valuesOf } from "./language-values.ts";

const german: LanguageRow = {
  id: "l1",
  version: 3,
  code: "de",
  name: "German",
  native_name: "Deutsch",
  direction: "ltr",
  word_spacing: true,
  formality_note: "Sie",
  status: "inactive",
  is_default: false,
  position: 1,
  used_by: { campaigns: 0, style_guides: 0, examples: 0 },
  updated_at: "2026-11-21T09:00:00Z",
  updated_by: null,
};

test("a row is edited with what it holds, one from the catalogue begins active", () => {
  expect(valuesOf(german)).toEqual({
    code: "de",
    name: "German",
    native_name: "Deutsch",
    direction: "ltr",
    word_spacing: true,
    formality_note: "Sie",
    status: "inactive",
  });
  const { code, name, native_name, direction, word_spacing, formality_note } = german;
  expect(valuesOf({ code, name, native_name, direction, word_spacing, formality_note }).status).toBe("active");
});

test.each([
  [{ campaigns: 0, style_guides: 0, examples: 0 }, "Not used yet", false],
  [{ campaigns: 1, style_guides: 0, examples: 2 }, "1 campaign, 2 examples", true],
  [{ campaigns: 3, style_guides: 1, examples: 0 }, "3 campaigns, 1 style guide", true],
])("%o is said", (used_by, words, used) => {
  expect(formatUse({ ...german, used_by })).toBe(words);
  expect(isUsed({ ...german, used_by })).toBe(used);
});

test("values are said in words", () => {
  const values = valuesOf(german);
  expect((["status", "direction", "word_spacing", "native_name"] as const).map((field) => formatLanguageValue(values, field))).toEqual([
    "Inactive",
    "Left to right",
    "Yes",
    "Deutsch",
  ]);
});
