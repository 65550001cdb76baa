import type { RankedSentence } from "../reader/rank-sentences.ts";

/**
 * Gives neighbours of which one without the other is half of something the same place, so that they are told together or not at all:
 * speakers that of their words, a list that of the list above it (two days, two places).
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
}
