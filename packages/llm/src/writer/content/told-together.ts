import type { RankedSentence } from "../reader/rank-sentences.ts";

/**
 * Gives neighbours of which one without the other is half of something the same place, so that they are told together or not at all:
 * speakers that of their words, a list that of the list above it (two days, two places), a sentence that of the one that goes on from it in its
 * paragraph: “You can put in £25. It is no savings account” may not end after its first half.
 */
export function tieNeighbours(sentences: readonly RankedSentence[], places: Map<RankedSentence, number>): void {
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1];
    if (next === undefined) break;
    const [own, other] = [places.get(one) ?? 0, places.get(next) ?? 0];
    if (next.index !== one.index + 1) continue;
    if (one.kind === "list" && next.kind === "list") places.set(next, own);
    if (one.introducesSpeaker) places.set(one, other);
  }
  for (const [at, one] of [...sentences.entries()].reverse()) {
    const next = sentences[at + 1];
    if (next === undefined || next.index !== one.index + 1 || one.kind !== "sentence" || one.hasQuote) continue;
    if (next.pointsBack && !next.isOpening && !next.hasQuote) places.set(one, Math.max(places.get(one) ?? 0, places.get(next) ?? 0));
  }
}
