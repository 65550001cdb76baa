import type { CheckResult } from "../blocks.ts";
import { unspaced } from "./segmenters.ts";

/** A text with what a check of it says about where it stands. */
export interface NamedText {
  field: string;
  text: string;
}

interface VoiceTerms {
  banned_terms: readonly string[];
  preferred_terms: readonly { instead_of: string; use: string }[];
  language: string;
}

/** Terms that the voice bans (errors) or wants said otherwise (warnings); one quiet result when all is well. */
export function checkTerms(texts: readonly NamedText[], voice: VoiceTerms): CheckResult[] {
  const banned = voice.banned_terms.filter((term) => term.trim() !== "");
  const preferred = voice.preferred_terms.filter(({ instead_of }) => instead_of.trim() !== "");
  if (banned.length + preferred.length === 0) return [];
  const fold = (text: string) => foldText(text, voice.language);
  const found = texts.flatMap(({ field, text }) => {
    const folded = fold(text);
    return [
      ...banned.flatMap((term) => bannedResult(field, term, countTerm(folded, fold(term)))),
      ...preferred.flatMap((pair) => preferredResult(field, pair, countOther(folded, fold(pair.instead_of), fold(pair.use)))),
    ];
  });
  return found.length > 0 ? found : [{ code: "banned_terms", level: "ok", field: null, message: "Voice terms" }];
}

/** Whether the text that must appear does, whatever its line breaks, quotation marks and capitals. */
export function checkMandatoryText(texts: readonly NamedText[], mandatory: string, language: string): CheckResult[] {
  if (mandatory.trim() === "") return [];
  const all = foldText(texts.map(({ text }) => text).join("\n"), language);
  if (all.includes(foldText(mandatory, language))) return [{ code: "mandatory_text", level: "ok", field: null, message: "Mandatory text" }];
  const start = mandatory.trim().replace(/\s+/g, " ");
  const quoted = start.length > 80 ? `${start.slice(0, 80).trimEnd()}…` : start;
  return [{ code: "mandatory_text", level: "error", field: null, message: `The mandatory text is missing: “${quoted}”` }];
}

function bannedResult(field: string, term: string, times: number): CheckResult[] {
  if (times === 0) return [];
  const message = `“${term.trim()}” is banned${times > 1 ? `, found ${times} times` : ""}`;
  return [{ code: "banned_terms", level: "error", field, message }];
}

function preferredResult(field: string, { instead_of, use }: { instead_of: string; use: string }, times: number): CheckResult[] {
  if (times === 0) return [];
  const message = use.trim() === "" ? `Avoid “${instead_of.trim()}”` : `Write “${use.trim()}” instead of “${instead_of.trim()}”`;
  return [{ code: "preferred_terms", level: "warning", field, message }];
}

/** Where the better wording contains the other, as in “online shop” for “shop”, it is not held against the text. */
const countOther = (text: string, instead: string, use: string) =>
  countTerm(use.includes(instead) ? text.replaceAll(use, "\u0000") : text, instead);

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

function countTerm(text: string, term: string): number {
  if (term === "") return 0;
  let count = 0;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length)) {
    if (isWhole(text, at, term)) count += 1;
  }
  return count;
}

/** Whether a term found at `at` is no part of a longer word. Scripts without spaces have no such longer words to see. */
function isWhole(text: string, at: number, term: string): boolean {
  const end = at + term.length;
  // Korean joins particles to the end of its words.
  const endsOpen = /\p{sc=Hangul}$/u.test(term);
  return !continues(text.charAt(at - 1), term.charAt(0)) && (endsOpen || !continues(text.charAt(end), term.charAt(term.length - 1)));
}

const letter = /[\p{L}\p{N}\p{M}_]/u;
const continues = (outside: string, inside: string) =>
  letter.test(outside) && letter.test(inside) && !unspaced.test(outside) && !unspaced.test(inside);
