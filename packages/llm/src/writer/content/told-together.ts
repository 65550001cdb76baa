import { isSaidByPronoun } from "../reader/attribution.ts";
import { findDays } from "../reader/dates.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { quotesSomebody } from "../reader/speech.ts";

// Neighbours of a story of which one without the other is half of something.

/** “Noor Haddad has fished here for forty years. She says: ‘…’”: who opens a paragraph only to speak, and what they say. */
export const introducesWords = (one: RankedSentence, next: RankedSentence | undefined): boolean =>
  next?.index === one.index + 1 &&
  next.hasQuote &&
  !next.isOpening &&
  (isSaidByPronoun(next.text) || !quotesSomebody(next.text)) &&
  one.kind === "sentence" &&
  one.isOpening &&
  !one.hasQuote &&
  findDays(one.text).length === 0;

/** Gives neighbours that are told together or not at all the same place: speakers that of their words, a list that of the list above it (two days, two places). */
export function tieNeighbours(sentences: readonly RankedSentence[], places: Map<RankedSentence, number>): void {
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1];
    if (next === undefined) break;
    const [own, other] = [places.get(one) ?? 0, places.get(next) ?? 0];
    if (one.kind === "list" && next.kind === "list" && next.index === one.index + 1) places.set(next, own);
    if (introducesWords(one, next)) places.set(one, other);
  }
}
