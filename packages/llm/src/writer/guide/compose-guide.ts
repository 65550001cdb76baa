import { type GuideTask, readGuideAnswer, readMaterials } from "@copydesk/contracts";
import type { ChatMessage } from "../../types.ts";
import type { Reply } from "../reply.ts";
import { addressRules, personRules } from "./address.ts";
import type { CountedRule } from "./counted-rule.ts";
import { emojiRules, endingRules, lengthRules, openingRules, repeatedWords } from "./habits.ts";
import { type ReadText, readText } from "./read-text.ts";

/** Fewer sentences than this are no habit. */
const fewest = 3;

/** The answer to a wish for a style guide; null when the messages ask for something else. */
export function composeGuide(messages: readonly ChatMessage[]): Reply | null {
  const asked = messages.findLast((one) => one.role === "user" && readGuideAnswer(one.content) !== null);
  const task = asked ? readGuideAnswer(asked.content) : null;
  if (!asked || !task) return null;
  const texts = readExamples(asked.content, task);
  const sentences = texts.reduce((sum, text) => sum + text.sentences.length, 0);
  if (sentences < fewest) return { text: '{"rules": []}', note: tooLittle };
  return { text: JSON.stringify({ rules: rulesOf(texts, task.language) }, null, 2), note: onlyCounts };
}

const onlyCounts =
  "The built-in writer counts: it finds person, form of address, lengths, openings, emoji and words that come back. It cannot judge tone or audience, and its rules are in English. A connected model reads more.";
const tooLittle = "The examples hold fewer than three sentences, too little to count anything. Add longer ones, or connect a model.";

function readExamples(prompt: string, { examples, language }: GuideTask): ReadText[] {
  const materials = readMaterials(prompt);
  return Array.from({ length: examples }, (_, i) => materials[`example_${i + 1}`] ?? "")
    .map((text, i) => readText(text, { example: i + 1, language }))
    .filter((text) => text.sentences.length > 0);
}

function rulesOf(texts: readonly ReadText[], language: string): CountedRule[] {
  const base = language.split("-")[0]?.toLowerCase() ?? "en";
  const rules = [
    ...personRules(texts, base),
    ...addressRules(texts, base),
    ...emojiRules(texts),
    ...lengthRules(texts, base),
    ...openingRules(texts),
    ...endingRules(texts),
  ];
  return [...rules, ...repeatedWords(texts, base)];
}
