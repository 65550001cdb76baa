import { type CheckContext, type CheckResult, checkFields, type FieldValues, type NamedText, namedTexts } from "@copydesk/contracts";
import { findTerm, type ReadText, readText, type TermFound } from "./match-term.ts";

/** What a piece is checked against. */
export type PieceRules = CheckContext & VoiceTerms;

interface PieceSurroundings {
  channel: Pick<PieceRules, "fields" | "fold"> | null | undefined;
  /** The style guide that holds for the piece. */
  guide: Pick<PieceRules, "banned_terms" | "preferred_terms"> | null | undefined;
  campaign: Pick<PieceRules, "mandatory_text">;
  /** BCP 47. */
  language: string;
}

/** The rules of a channel's parts and limits, of a voice's terms and of the campaign's mandatory text. */
export const pieceRules = ({ channel, guide, campaign, language }: PieceSurroundings): PieceRules => ({
  fields: channel?.fields ?? [],
  fold: channel?.fold ?? null,
  banned_terms: guide?.banned_terms ?? [],
  preferred_terms: guide?.preferred_terms ?? [],
  mandatory_text: campaign.mandatory_text,
  language,
});

/** Checks of a piece that need no model, the terms of its voice in all their forms among them. */
export const checkPiece = (values: FieldValues, rules: PieceRules): CheckResult[] => [
  ...checkFields(values, rules),
  ...checkTerms(namedTexts(values, rules.fields), rules),
];

export interface VoiceTerms {
  banned_terms: readonly string[];
  /** Pairs of what not to say and what to say instead. */
  preferred_terms: readonly { instead_of: string; use: string }[];
  /** BCP 47. */
  language: string;
}

/** Terms that the voice bans (errors) or wants said otherwise (warnings); one quiet result when all is well. */
export function checkTerms(texts: readonly NamedText[], { banned_terms, preferred_terms, language }: VoiceTerms): CheckResult[] {
  const banned = banned_terms.filter((term) => term.trim() !== "");
  const preferred = preferred_terms.filter(({ instead_of }) => instead_of.trim() !== "");
  if (banned.length + preferred.length === 0) return [];
  const found = texts.flatMap(({ field, text }) => {
    const read = readText(text, language);
    return [
      ...banned.flatMap((term) => bannedResult(field, term.trim(), findTerm(read, term))),
      ...preferred.flatMap((pair) => preferredResult(field, pair, findOther(read, pair))),
    ];
  });
  return found.length > 0 ? found : [{ code: "banned_terms", level: "ok", field: null, message: "Voice terms" }];
}

function bannedResult(field: string, term: string, found: readonly TermFound[]): CheckResult[] {
  if (found.length === 0) return [];
  const times = found.length > 1 ? `, found ${found.length} times` : "";
  return [{ code: "banned_terms", level: "error", field, message: `“${term}” is banned${times}${otherForms(term, found)}` }];
}

function preferredResult(
  field: string,
  { instead_of, use }: { instead_of: string; use: string },
  found: readonly TermFound[],
): CheckResult[] {
  if (found.length === 0) return [];
  const other = instead_of.trim();
  const message = use.trim() === "" ? `Avoid “${other}”` : `Write “${use.trim()}” instead of “${other}”`;
  return [{ code: "preferred_terms", level: "warning", field, message: `${message}${otherForms(other, found)}` }];
}

const mostForms = 3;
/** What stands in the text, where that is not the term as it was given. */
function otherForms(term: string, found: readonly TermFound[]): string {
  const plain = (words: string) => words.toLowerCase().replace(/\s+/g, " ").replace(/[’ʼ]/g, "'");
  const forms = [...new Set(found.map(({ words }) => words.replace(/\s+/g, " ")))].filter((words) => plain(words) !== plain(term));
  if (forms.length === 0) return "";
  const named = forms.slice(0, mostForms).map((words) => `“${words}”`);
  return ` (${named.join(", ")}${forms.length > mostForms ? ", …" : ""})`;
}

/** Where the better wording contains the other, as in “online shop” for “shop”, it is not held against the text. */
function findOther(read: ReadText, { instead_of, use }: { instead_of: string; use: string }): TermFound[] {
  const found = findTerm(read, instead_of);
  if (found.length === 0 || use.trim() === "") return found;
  const better = findTerm(read, use);
  return found.filter((one) => !better.some(({ start, end }) => start <= one.start && one.end <= end));
}
