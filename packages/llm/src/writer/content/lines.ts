import { countLength, type FieldSpec, truncateToLength } from "@copydesk/contracts";
import { stopWords } from "../story/stop-words.ts";
import type { Piece } from "./piece.ts";

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
  const used = new Set(Object.values(piece.values).flat());
  const fresh = [...new Set(candidates.map((one) => one.trim()))].filter(
    (one) => one !== "" && !used.has(one) && piece.work.isAllowed(one),
  );
  const fits = (text: string) => isWithin(text, spec, piece.tightness);
  const clauses = fresh.flatMap((one) => clausesOf(one));
  const joined = fresh.slice(0, -1).map((one, at) => `${withStop(one)} ${fresh[at + 1]}`);
  const found = [...fresh, ...clauses, ...joined].find(fits);
  if (found !== undefined) return found;
  const cut = fresh.map((one) => cutLine(one, spec, piece)).find((one) => one !== "" && fits(one));
  return cut ?? null;
}

/** A sentence as a headline: without its full stop, and without marks that lost their partner. */
export function asHeadline(sentence: string): string {
  const text = sentence.replace(/[.。]["”»“]?$/u, (end) => end.replace(/[.。]/u, "")).trim();
  const isWholeQuote = /^[“„«"].*[”“»"]$/u.test(text);
  return isWholeQuote ? text.slice(1, -1).trim() : text;
}

/** Beginnings of a sentence that make sense alone, the longest first. */
export function clausesOf(sentence: string): string[] {
  const text = asHeadline(sentence);
  const ends = [...text.matchAll(/\s?[,;:،؛](?=\s)|\s[–—](?=\s)/gu)].map((match) => match.index);
  return ends
    .map((end) => text.slice(0, end).trim())
    .filter((clause) => clause.split(/\s+/).length >= 3 && !/[“„«"]/.test(clause))
    .reverse();
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

const withStop = (text: string) => (/[.!?…؟。:]$/u.test(text) ? text : `${text}.`);
