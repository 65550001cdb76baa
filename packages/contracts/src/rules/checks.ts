import type { CheckResult } from "../answers/blocks.ts";
import type { FieldSpec, FieldValues } from "../master-data.ts";
import { checkDamage } from "./check-damage.ts";
import { checkHashtags, checkLeftovers, checkLinks } from "./check-leftovers.ts";
import { checkDoubledTags, checkMachinery, checkMarkup, checkRepetition } from "./check-oddities.ts";
import { type FieldProgress, fieldProgress, longest, total } from "./field-progress.ts";
import type { NamedText } from "./named-text.ts";
import { countedText, fieldValue, itemsOf, mainField, textOf } from "./posted-text.ts";
import { graphemes } from "./segmenters.ts";

export interface CheckContext {
  fields: readonly FieldSpec[];
  fold: number | null;
  mandatory_text: string;
  language: string;
}

/**
 * Checks of a piece that need neither a model nor knowledge of its language: length, required parts, counts, leftovers. What is in order is told as
 * well, with its count, so that a screen can show it; nothing here stops saving.
 */
export function checkFields(values: FieldValues, context: CheckContext): CheckResult[] {
  const { fields, fold, mandatory_text, language } = context;
  const texts = namedTexts(values, fields);
  const main = mainField(fields);
  return [
    ...fields.flatMap((spec) => (spec.format === "list" ? checkList(values, spec, context) : checkText(values, spec, context))),
    ...(fold !== null && main ? checkFold(textOf(fieldValue(values, main.key)), main.key, fold) : []),
    ...texts.flatMap((one) => [
      ...checkLeftovers(one),
      ...checkMachinery(one),
      ...checkLinks(one),
      ...checkRepetition(one),
      ...checkDamage(one),
    ]),
    ...texts.flatMap((one) => checkMarkup(one, fields.find((spec) => spec.key === one.field)?.format !== "markdown")),
    ...checkMandatoryText(texts, mandatory_text, language),
  ];
}

/** What stands in each part of a piece, those without a text left out. */
export const namedTexts = (values: FieldValues, fields: readonly FieldSpec[]): NamedText[] =>
  fields.map((spec) => ({ field: spec.key, text: textOf(fieldValue(values, spec.key)) })).filter(({ text }) => text !== "");

function checkText(values: FieldValues, spec: FieldSpec, { fields }: CheckContext): CheckResult[] {
  const value = textOf(fieldValue(values, spec.key));
  if (value === "") return missing(spec);
  if (spec.max === undefined && spec.min === undefined && spec.warnOver === undefined) return [];
  return [lengthResult(fieldProgress(value, spec, countedText(spec, values, fields)), spec, fields)];
}

function checkList(values: FieldValues, spec: FieldSpec, { fields }: CheckContext): CheckResult[] {
  const items = itemsOf(fieldValue(values, spec.key));
  if (items.length === 0) return missing(spec);
  const isTags = spec.key === "hashtags";
  const { max, ...counts } = spec;
  const { value, limit, level, message } = fieldProgress(items, counts);
  const each = longest(items, spec);
  const together = total(items, spec);
  return [
    { code: isTags ? "hashtags" : "count", level, field: spec.key, message, value, ...(level !== "ok" && limit !== null && { limit }) },
    ...(each && (!isTags || each.level !== "ok") ? [lengthResult(each, spec, fields)] : []),
    ...(together ? [lengthResult(together, spec, fields)] : []),
    ...(isTags ? [...checkHashtags(items, spec.key), ...checkDoubledTags(items, spec.key, textOfMain(values, fields))] : []),
  ];
}

function textOfMain(values: FieldValues, fields: readonly FieldSpec[]): string {
  const main = mainField(fields);
  return main ? textOf(fieldValue(values, main.key)) : "";
}

const missing = (spec: FieldSpec): CheckResult[] =>
  spec.required
    ? [
        {
          code: "required",
          level: "error",
          field: spec.key,
          message: spec.format === "list" ? `${spec.label}: there are none` : `${spec.label} is missing`,
        },
      ]
    : [];

/** Where a channel has several texts, the message says which of them it is about; that of a post goes without saying. */
function lengthResult({ value, limit, level, message }: FieldProgress, spec: FieldSpec, fields: readonly FieldSpec[]): CheckResult {
  const isPost = fields.length === 1 || fields.some((one) => one.key === "hashtags");
  const named = isPost && spec === mainField(fields) ? message : `${spec.label}: ${message}`;
  return { code: "length", level, field: spec.key, message: named, value, ...(limit !== null && { limit }) };
}

const sentenceEnd = /[.!?…؟।۔]["'”’»)\]]*(?=\s|$)|[。！？｡]/u;

/** Whether readers get a whole first line or sentence before the text folds after `fold` graphemes. */
function checkFold(text: string, field: string, fold: number): CheckResult[] {
  if (text === "") return [];
  const head = firstGraphemes(text, fold);
  const fits = head.length === text.length || head.includes("\n") || sentenceEnd.test(head);
  if (fits) return [{ code: "fold", level: "ok", field, message: "First line fits before “see more”" }];
  return [{ code: "fold", level: "warning", field, message: `No sentence ends in the ${fold} characters before “see more”` }];
}

function firstGraphemes(text: string, count: number): string {
  let seen = 0;
  // A grapheme is rarely longer than this; the bound keeps long texts away from the segmenter.
  for (const { index } of graphemes.segment(text.slice(0, count * 16))) {
    if (seen === count) return text.slice(0, index);
    seen += 1;
  }
  return text;
}

/** Whether the text that must appear does, whatever its line breaks, quotation marks and capitals. */
function checkMandatoryText(texts: readonly NamedText[], mandatory: string, language: string): CheckResult[] {
  if (mandatory.trim() === "") return [];
  const all = foldText(texts.map(({ text }) => text).join("\n"), language);
  if (all.includes(foldText(mandatory, language))) return [{ code: "mandatory_text", level: "ok", field: null, message: "Mandatory text" }];
  const start = mandatory.trim().replace(/\s+/g, " ");
  const quoted = start.length > 80 ? `${start.slice(0, 80).trimEnd()}…` : start;
  return [{ code: "mandatory_text", level: "error", field: null, message: `The mandatory text is missing: “${quoted}”` }];
}

function foldText(text: string, language: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
  try {
    return plain.toLocaleLowerCase(language);
  } catch {
    return plain.toLowerCase();
  }
}
