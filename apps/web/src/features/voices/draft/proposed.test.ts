import type { ProposedRule } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { newGuide } from "../state/guides.ts";
import { takeOver } from "./proposed.ts";

const rules = (...texts: string[]): ProposedRule[] => texts.map((text) => ({ text, because: "", evidence: [] }));
const guide = { ...newGuide("g"), tone_words: ["dry"], markdown: "Short.", audience: "Owners", person: "we" as const };

test.each([
  ["tone_words", ["Dry", "exact"], { tone_words: ["dry", "exact"] }],
  ["do_rules", ["Give the figure"], { do_rules: ["Give the figure"] }],
  ["audience", ["Repairers"], { audience: "Repairers" }],
  ["person", ["I"], { person: "I" }],
  ["person", ["they"], { person: "we" }],
  ["emoji", ["none"], { emoji: "none" }],
  ["markdown", ["- Words."], { markdown: "Short.\n\n- Words." }],
  ["do_rules", [], {}],
] as const)("%s is taken over: %s", (field, texts, after) => {
  expect(takeOver(guide, field, rules(...texts))).toEqual(after);
});

test("no more rules are taken than a guide holds", () => {
  const many = Array.from({ length: 25 }, (_, i) => `Rule ${i}`);
  expect(takeOver(guide, "do_rules", rules(...many)).do_rules).toHaveLength(20);
});
