import type { BlockSummary, LanguageOption } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { overviewOf } from "./overview-rows.ts";

const language = (id: string): LanguageOption => ({
  id,
  code: id,
  name: id,
  native_name: id,
  direction: "ltr",
  word_spacing: true,
  is_default: false,
});
const block = (language_id: string, kind: BlockSummary["kind"], channel: string | null = null): BlockSummary => ({
  id: [language_id, kind, channel].filter(Boolean).join("-"),
  kind,
  language_id,
  language_code: language_id,
  channel_id: channel,
  channel_code: channel,
  state: "ready",
  out_of_date: false,
  version_count: 1,
  selected_number: 1,
  selected_version_id: "v",
  selected_origin: null,
  warnings: 0,
  wrong_language: false,
  failure: null,
});
const channels = [
  { id: "linkedin", name: "LinkedIn post", icon: "linkedin" },
  { id: "x", name: "X post", icon: "x" },
  { id: "sms", name: "SMS", icon: "sms" },
];
const languages = [language("en"), language("de")];
const blocks = [
  block("en", "outline"),
  block("en", "content", "x"),
  block("en", "content", "gone"),
  block("en", "schedule"),
  block("de", "outline"),
  block("de", "content", "linkedin"),
  block("de", "content", "x"),
];

it("has a column for every channel that a language has, in the channels' order, and those that are gone at the end", () =>
  expect(overviewOf(blocks, { languages, channels }).columns.map((column) => column.channel?.name ?? column.kind)).toEqual([
    "outline",
    "LinkedIn post",
    "X post",
    "gone",
    "schedule",
  ]));

it("has a row for every language, with gaps", () =>
  expect(overviewOf(blocks, { languages, channels }).rows.map((row) => row.cells.map((cell) => cell?.id ?? null))).toEqual([
    ["en-outline", null, "en-content-x", "en-content-gone", "en-schedule"],
    ["de-outline", "de-content-linkedin", "de-content-x", null, null],
  ]));

it("has no column for schedules when there are none", () => {
  const without = blocks.filter((one) => one.kind !== "schedule");
  expect(overviewOf(without, { languages, channels }).columns.at(-1)?.kind).toBe("content");
});
