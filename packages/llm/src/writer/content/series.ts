import { findDays } from "../reader/dates.ts";
import { factOf } from "../reader/facts.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";

// Lines below each other that mean something together only: figures without labels, or one plan beside the other.

/** Whether a line says half of something without the lines around it: “Option B: we move in May” is the choice of nobody yet. */
export function isOfSeries(one: RankedSentence, pool: readonly RankedSentence[]): boolean {
  if (one.kind !== "fact") return false;
  const beside = pool.filter(({ kind, index }) => kind === "fact" && Math.abs(index - one.index) === 1);
  const label = labelOf(one);
  if (label !== null) return beside.some((other) => isNumbered(label, labelOf(other) ?? ""));
  // Day, place and price below each other are no figures.
  return beside.some((other) => labelOf(other) === null) && runOf(one, pool).every(({ text }) => findDays(text).length === 0);
}

/** The lines below and above one without anything between them. */
function runOf(one: RankedSentence, pool: readonly RankedSentence[]): RankedSentence[] {
  const facts = pool.filter(({ kind }) => kind === "fact");
  const at = facts.indexOf(one);
  const isNext = (other: RankedSentence, place: number) => Math.abs(other.index - one.index) === Math.abs(place - at);
  return facts.filter((other, place) => isNext(other, place));
}

const labelOf = ({ text }: RankedSentence): string | null => factOf(text)?.label ?? null;

/** “Option A” and “Option B”: alike but for the last sign. */
const isNumbered = (one: string, other: string) => one !== other && [...one].length > 1 && withoutLast(one) === withoutLast(other);
const withoutLast = (label: string) => [...label].slice(0, -1).join("");

/** Whether a sentence only announces the lines below it: it ends in a colon or in nothing. */
export const announcesSeries = (one: RankedSentence, pool: readonly RankedSentence[]): boolean =>
  one.kind === "sentence" &&
  !/[.!?…。！？।؟።։]["”»“」)]*$/u.test(one.text) &&
  pool.some((next) => next.index === one.index + 1 && isOfSeries(next, pool));

/** Gives the lines of a series, and what announces them, the place of the last: they are told together or not at all. */
export function tieSeries(sentences: readonly RankedSentence[], places: Map<RankedSentence, number>): void {
  for (const [at, one] of [...sentences.entries()].reverse()) {
    const next = sentences[at + 1];
    if (next === undefined || next.index !== one.index + 1 || !isOfSeries(next, sentences)) continue;
    if (isOfSeries(one, sentences) || announcesSeries(one, sentences)) places.set(one, places.get(next) ?? 0);
  }
}
