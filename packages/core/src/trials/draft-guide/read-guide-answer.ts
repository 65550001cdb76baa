import {
  AppError,
  type DraftedField,
  distinctBy,
  draftedFields,
  emojiUses,
  type GuideEvidence,
  type GuideProposal,
  grammaticalPersons,
  type ProposedRule,
  styleGuideSchema,
} from "@copydesk/contracts";
import { extractJson } from "@copydesk/llm";
import { z } from "zod";
import type { SourceText } from "./choose-texts.ts";

/** As models answer it: what is not understood is left out, rule by rule. */
const looseRule = z.object({
  field: z.enum(draftedFields),
  text: z.string().min(1),
  because: z.string().catch(""),
  evidence: z.array(z.object({ example: z.coerce.number(), quote: z.string() })).catch([]),
});
const looseAnswer = z.object({ rules: z.array(z.unknown()) });

export interface ReadGuide {
  proposals: GuideProposal[];
  /** Rules that were left out because what they quote is nowhere. */
  dropped: number;
}

/**
 * The rules in an answer, by field. Only those stay whose quotes are found in the texts; of what never occurs nothing
 * can be quoted, and of emoji it is counted.
 * @throws UNAVAILABLE for an answer that holds no rules at all.
 */
export function readGuideAnswer(answer: string, texts: readonly SourceText[]): ReadGuide {
  const read = looseAnswer.safeParse(extractJson(answer));
  if (!read.success)
    throw new AppError(
      "MODEL_FAILED",
      "The model's answer could not be read. Try again, or choose another model as the company's default.",
    );
  const rules = read.data.rules.flatMap((rule) => looseRule.safeParse(rule).data ?? []);
  let dropped = 0;
  const byField = new Map<DraftedField, ProposedRule[]>();
  for (const { field, text, because, evidence } of rules) {
    const rule = { text: text.trim(), because: because.trim().slice(0, 500).toWellFormed(), evidence: found(evidence, texts) };
    if (!holds(field, rule, texts)) dropped += 1;
    else if (fits(field, rule.text)) byField.set(field, [...(byField.get(field) ?? []), rule]);
  }
  const proposals = draftedFields.flatMap((field) => {
    const all = distinctBy(byField.get(field) ?? [], (rule) => rule.text.toLowerCase()).slice(0, mostOf[field]);
    return all.length > 0 ? [{ field, rules: all }] : [];
  });
  return { proposals, dropped };
}

const mostOf: Record<DraftedField, number> = {
  markdown: 1,
  tone_words: 6,
  audience: 1,
  person: 1,
  form_of_address: 1,
  do_rules: 10,
  dont_rules: 6,
  emoji: 1,
};

function found(evidence: readonly { example: number; quote: string }[], texts: readonly SourceText[]): GuideEvidence[] {
  return evidence.slice(0, 3).flatMap(({ example, quote }) => {
    const source = texts[example - 1];
    const wanted = bare(quote);
    if (!source || wanted === "" || !bare(source.text).includes(wanted)) return [];
    return [{ example_id: source.id, title: source.title, quote: quote.trim().slice(0, 300).toWellFormed() }];
  });
}

/** Words as they are read, without marks of Markdown and without the kind of space. */
const bare = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[*_`>]|^#{1,6} /gmu, "")
    .replace(/\s+/gu, " ")
    .trim();

const emoji = /\p{Extended_Pictographic}/u;

function holds(field: DraftedField, rule: ProposedRule, texts: readonly SourceText[]): boolean {
  if (field === "emoji" && rule.text === "none") return !texts.some((one) => emoji.test(one.text.replace(/[©®™]/gu, "")));
  return field === "dont_rules" || rule.evidence.length > 0;
}

/** Whether a guide can take it, with the bounds that guides have. */
function fits(field: DraftedField, text: string): boolean {
  const values: Record<DraftedField, unknown> = {
    markdown: text,
    tone_words: [text],
    audience: text,
    person: (grammaticalPersons as readonly string[]).includes(text) ? text : undefined,
    form_of_address: text,
    do_rules: [text],
    dont_rules: [text],
    emoji: (emojiUses as readonly string[]).includes(text) ? text : undefined,
  };
  return values[field] !== undefined && styleGuideSchema.safeParse({ language_id: "any", [field]: values[field] }).success;
}
