import { countLength, type FieldSpec, truncateToLength } from "@copydesk/contracts";
import { asHeadline, asSentence } from "../punctuation.ts";
import { stopWords } from "../reader/stop-words.ts";
import type { Piece } from "./piece.ts";

/** Whether a value is within the bounds of its field, limits tightened by what was found wrong before. */
export function isWithin(text: string, spec: FieldSpec, tightness: number): boolean {
  const length = countLength(text, spec.unit);
  const max = spec.max === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(spec.max * tightness));
  return length <= max && length >= Math.min(spec.min ?? 0, max);
}

/**
 * One line for a field: the first candidate that fits whole, else two that do together, else the first that is at least not too long.
 * Lines already used in this piece are passed over, and none is cut.
 */
export function pickLine(candidates: readonly string[], spec: FieldSpec, piece: Piece): string | null {
  const used = new Set(Object.values(piece.values).flat().map(asHeadline));
  const isFresh = (one: string) => one !== "" && !one.includes("\n") && !used.has(asHeadline(one)) && piece.work.isAllowed(one);
  const fresh = [...new Set(candidates.map((one) => one.trim()))].filter(isFresh);
  const fits = (text: string) => isWithin(text, spec, piece.tightness);
  const found = fresh.find(fits);
  if (found !== undefined || spec.min === undefined) return found ?? null;
  const { language } = piece.work;
  const joined = fresh
    .slice(0, 6)
    .flatMap((one, at) => fresh.slice(at + 1, at + 5).map((next) => `${asSentence(one, language)} ${asSentence(next, language)}`));
  return joined.find(fits) ?? fresh.find((one) => isWithin(one, { ...spec, min: 0 }, piece.tightness)) ?? null;
}

/** For a required part that nothing whole fits into: the beginning of a line, cut between words and marked as cut. */
export function cutLine(candidates: readonly string[], spec: FieldSpec, piece: Piece): string | null {
  const max = Math.floor((spec.max ?? 200) * piece.tightness);
  const small = stopWords[piece.work.language];
  const cuts = candidates
    .filter((one) => one !== "" && piece.work.isAllowed(one))
    .map((one) => {
      const words = truncateToLength(asHeadline(one), spec.unit, max - 1).split(" ");
      while (words.length > 2 && small?.has((words.at(-1) ?? "").toLowerCase())) words.pop();
      return `${words.join(" ").replace(/[\s,;:–—-]+$/u, "")}…`;
    });
  return cuts.find((one) => isWithin(one, { ...spec, min: 0 }, piece.tightness)) ?? null;
}
