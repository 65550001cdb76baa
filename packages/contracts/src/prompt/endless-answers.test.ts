import { expect, test } from "vitest";
import type { FieldSpec } from "../master-data.ts";
import { checkFields } from "../rules/checks.ts";
import { parseFields } from "./answer-fields.ts";
import { withoutChatSigns } from "./chat-signs.ts";
import { readPlainOutline } from "./plain-outline.ts";

// A model that repeats itself without end must not keep everybody else waiting: reading has to take as much longer as a text is longer.
// A pattern that begins anew at every character takes minutes for these; the limit of the test is far from both.

const specs: FieldSpec[] = [
  { key: "body", label: "Body", required: true, format: "plain", unit: "graphemes", max: 3_000 },
  { key: "hashtags", label: "Hashtags", required: false, format: "list", unit: "graphemes", max: 30 },
];
const endless = [
  ...["a", "A1", "a.", "a@", "日", "来月四月五日、", " ", "\n", "\n ", "!", "…", "#a ", "* ", "**", "- ", "> ", "# ", "1. "],
  ...["<think>", "<answer>", "</answer> ", "[[", "[[ body", "{{", "„", "“x", "(", ")", "[x](", "|--|", "<|a|> ", "```\n", "https://", "\\"],
];

test.each(endless)("an answer of nothing but “%s” is read and checked", { timeout: 20_000 }, (sign) => {
  const text = `${sign.repeat(Math.ceil(100_000 / sign.length))}x`;
  readPlainOutline(text);
  const { body = "" } = parseFields(withoutChatSigns(`[[body]]\n${text}\n[[hashtags]]\n#kettle`), specs);
  expect(checkFields({ body: text, hashtags: [] }, { fields: specs, fold: 200, mandatory_text: "", language: "en" })).not.toEqual([]);
  expect(body.length).toBeLessThanOrEqual(text.length);
});
