import { findDays } from "../reader/dates.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { opensWithHour } from "../reader/unmarked-lists.ts";

/**
 * Gives neighbours of which one without the other is half of something the same place, so that they are told together or not at all:
 * speakers that of their words, a programme that of the one above it (two days, two places), a sentence that of the one that goes on from it in its
 * paragraph: “You can put in £25. It is no savings account” may not end after its first half.
 */
export function tieNeighbours(sentences: readonly RankedSentence[], places: Map<RankedSentence, number>): void {
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1];
    if (next === undefined) break;
    const [own, other] = [places.get(one) ?? 0, places.get(next) ?? 0];
    if (next.index !== one.index + 1) continue;
    if (isProgramme(one) && isProgramme(next)) places.set(next, own);
    if (one.introducesSpeaker) places.set(one, other);
  }
  for (const [at, one] of [...sentences.entries()].reverse()) {
    const next = sentences[at + 1];
    if (next === undefined || next.index !== one.index + 1 || one.kind !== "sentence" || one.hasQuote) continue;
    if (next.pointsBack && !next.isOpening && !next.hasQuote) places.set(one, Math.max(places.get(one) ?? 0, places.get(next) ?? 0));
  }
}

/** A list of a day, or of hours; “Who can come” and “What we offer” are two things. */
const isProgramme = ({ kind, text }: RankedSentence) =>
  kind === "list" &&
  (findDays(text.split("\n")[0] ?? "").length > 0 ||
    text
      .split("\n")
      .slice(1)
      .some((item) => opensWithHour(item)));
