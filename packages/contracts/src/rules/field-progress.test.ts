import { describe, expect, test } from "vitest";
import type { FieldSpec } from "../master-data.ts";
import { fieldProgress } from "./field-progress.ts";

const spec = (rules: Partial<FieldSpec>): FieldSpec => ({
  key: "body",
  label: "Body",
  format: "plain",
  required: true,
  unit: "utf16",
  ...rules,
});
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  ["characters", "a".repeat(864), spec({ max: 3_000 }), 864, 3_000, "ok", "864 of 3,000 characters"],
  ["exactly full", "a".repeat(60), spec({ max: 60, unit: "graphemes" }), 60, 60, "ok", "60 of 60 characters"],
  ["over", "a".repeat(3_120), spec({ max: 3_000 }), 3_120, 3_000, "error", "3,120 of 3,000 characters, 120 over"],
  ["nothing yet", "", spec({ max: 3_000 }), 0, 3_000, "ok", "0 of 3,000 characters"],
  ["too few words", words(37), spec({ unit: "words", min: 150, max: 600 }), 37, 600, "warning", "37 of 150–600 words"],
  ["enough words", words(150), spec({ unit: "words", min: 150, max: 600 }), 150, 600, "ok", "150 of 150–600 words"],
  ["too many words", words(601), spec({ unit: "words", min: 150, max: 600 }), 601, 600, "error", "601 of 150–600 words, 1 over"],
  ["only a least", "one", spec({ unit: "words", min: 2 }), 1, null, "warning", "1 word, at least 2"],
  ["no bound", "one two", spec({ unit: "words" }), 2, null, "ok", "2 words"],
  ["bytes", "é", spec({ unit: "utf8_bytes", max: 500 }), 2, 500, "ok", "2 of 500 bytes"],
  ["a post without a link", "Mend it", spec({ unit: "x_weighted", max: 280 }), 7, 280, "ok", "7 of 280"],
  ["a link", "Mend it: https://example.com/kettle", spec({ unit: "x_weighted", max: 280 }), 32, 280, "ok", "32 of 280, link counted as 23"],
  ["two links", "a.com b.com", spec({ unit: "x_weighted", max: 280 }), 47, 280, "ok", "47 of 280, links counted as 23 each"],
  [
    "longer than people read",
    "a".repeat(501),
    spec({ max: 5_000, warnOver: 500 }),
    501,
    5_000,
    "warning",
    "501 of 5,000 characters, best up to 500",
  ],
  ["a text message", "a".repeat(160), spec({ unit: "sms", max: 306, warnOver: 160 }), 1, 2, "ok", "1 of 1–2 segments"],
  ["two of them", "a".repeat(161), spec({ unit: "sms", max: 306, warnOver: 160 }), 2, 2, "warning", "2 of 1–2 segments"],
  ["two in another alphabet", "ş".repeat(134), spec({ unit: "sms", max: 306 }), 2, 2, "ok", "2 of 1–2 segments"],
  ["three of them", "ş".repeat(135), spec({ unit: "sms", max: 306 }), 3, 2, "error", "3 of 1–2 segments"],
  ["a single one", "a", spec({ unit: "sms", max: 160 }), 1, 1, "ok", "1 of 1 segment"],
  ["a part of one", "€", spec({ unit: "sms", max: 60 }), 2, 60, "ok", "2 of 60 characters"],
  ["spaces around do not count", "  a  ", spec({ max: 10 }), 1, 10, "ok", "1 of 10 characters"],
] as const)("%s", (_, text, field, value, limit, level, message) => {
  expect(fieldProgress(text, field)).toEqual({ value, limit, level, message });
});

describe("lists", () => {
  const headlines = spec({
    key: "headlines",
    label: "Headlines",
    format: "list",
    unit: "double_width",
    max: 30,
    countMin: 3,
    countMax: 15,
  });
  const tags = spec({ key: "hashtags", label: "Hashtags", format: "list", countMin: 3, countMax: 5 });

  test.each([
    ["enough", ["a", "b", "c"], headlines, 3, "ok", "3 headlines"],
    ["too few for an ad", ["a"], headlines, 1, "error", "1 headline, at least 3"],
    ["one too long", ["a", "b", "c".repeat(31)], headlines, 3, "error", "3 headlines, longest 31 of 30 characters, 1 over"],
    ["empty lines do not count", ["a", " ", "b", ""], tags, 2, "warning", "2 hashtags, at least 3"],
    ["too many", ["a", "b", "c", "d", "e", "f"], tags, 6, "error", "6 hashtags, at most 5"],
    ["none yet", [], tags, 0, "ok", "0 hashtags"],
    ["one", ["a"], { ...tags, countMin: 1 }, 1, "ok", "1 hashtag"],
    ["a label that is no plural", ["a", "b"], spec({ label: "Thread", format: "list" }), 2, "ok", "Thread: 2"],
  ] as const)("%s", (_, items, field, value, level, message) => {
    expect(fieldProgress([...items], field)).toEqual({ value, limit: field.countMax ?? null, level, message });
  });
});
