import { countLength, type FieldSpec, truncateToLength } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { stopWords } from "../story/stop-words.ts";
import { asHeadline } from "./clauses.ts";
import { type Piece, shorterForms } from "./piece.ts";

/** Whether a value is within the bounds of its field, limits tightened by what was found wrong before. */
export function isWithin(text: string, spec: FieldSpec, tightness: number): boolean {
  const length = countLength(text, spec.unit);
  const max = spec.max === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(spec.max * tightness));
  return length <= max && length >= Math.min(spec.min ?? 0, max);
}

/**
 * One line for a field: the first candidate that fits, else the first part of one that does, else one cut between words.
 * Lines already used in this piece are passed over.
 */
export function pickLine(candidates: readonly string[], spec: FieldSpec, piece: Piece): string | null {
  const used = new Set(Object.values(piece.values).flat().map(asHeadline));
  const isFresh = (one: string) => one !== "" && !used.has(asHeadline(one)) && piece.work.isAllowed(one);
  const fresh = [...new Set(candidates.map((one) => one.trim()))].filter(isFresh);
  const fits = (text: string) => isWithin(text, spec, piece.tightness);
  const clauses = fresh.flatMap((one) => shorterForms(piece, one));
  const joined = piece.work.isFramed ? [] : fresh.slice(0, -1).map((one, at) => `${asSentence(one, piece.work.language)} ${fresh[at + 1]}`);
  const found = [...fresh, ...clauses, ...joined].find(fits);
  if (found !== undefined) return found;
  const cut = fresh.map((one) => cutLine(one, spec, piece)).find((one) => one !== "" && fits(one));
  return cut ?? null;
}

function cutLine(text: string, spec: FieldSpec, piece: Piece): string {
  const max = Math.floor((spec.max ?? 200) * piece.tightness);
  const cut = truncateToLength(asHeadline(text), spec.unit, max - 1);
  const words = cut.split(" ");
  const small = stopWords[piece.work.language];
  while (words.length > 2 && small?.has((words.at(-1) ?? "").toLowerCase())) words.pop();
  const kept = words.join(" ").replace(/[\s,;:–—-]+$/u, "");
  return kept === asHeadline(text) ? kept : `${kept}…`;
}
