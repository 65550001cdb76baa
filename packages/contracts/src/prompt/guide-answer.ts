import { readAnswerElement, writeAnswerElement } from "./answer-format.ts";

/** Asks for the rules by which examples are written; they stand in the prompt as materials `example_1` and so on. */
export interface GuideTask {
  language: string;
  language_name: string;
  examples: number;
}

/** The `<answer …>` element that ends a prompt which asks for a style guide. */
export const writeGuideAnswer = ({ language, language_name, examples }: GuideTask): string =>
  writeAnswerElement(
    { kind: "guide", language, language_name, examples: String(examples) },
    [
      "Answer with one JSON object {rules: [{field, text, because, evidence: [{example, quote}]}]}, one entry for each rule. Fields:",
      "- tone_words: one word that describes the tone; up to 6 entries",
      "- audience: whom the texts speak to, one sentence",
      "- person: exactly we, I or you, as the writer speaks",
      "- form_of_address: how readers are addressed, such as a formal or a familiar word",
      "- do_rules: one thing to do; up to 10 entries",
      "- dont_rules: one thing that the texts avoid; up to 6 entries",
      "- emoji: exactly none, sparing or free",
      "- markdown: one entry, the whole style in up to 150 words",
      `Write text in ${language_name} (person and emoji excepted) and because in English, as one short sentence.`,
      `evidence: up to 3 places; example is a number from 1 to ${examples}, quote up to 200 characters copied letter for letter from it.`,
      "A rule without a quote is dropped, unless it is about what never occurs. Leave out what the examples do not show.",
    ].join("\n"),
  );

/** Reads back what `writeGuideAnswer` wrote; null when the prompt asks for something else. */
export function readGuideAnswer(prompt: string): GuideTask | null {
  const values = readAnswerElement(prompt)?.values;
  if (values?.kind !== "guide") return null;
  return { language: values.language ?? "en", language_name: values.language_name ?? "", examples: Number(values.examples ?? 1) };
}
