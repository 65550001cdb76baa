import type { RankedSentence } from "../reader/rank-sentences.ts";

export interface Surroundings {
  /** Places of sentences that are not to be chosen. */
  taken?: ReadonlySet<number>;
  /** Place of a sentence already told. */
  near?: number | undefined;
}

/**
 * The best sentences in the story's order: each adds something to the ones before it, and one that points back comes
 * only with the one it points to. With `near`, what stands around that place fits best, and what follows it is told
 * first.
 */
export function pickSentences(
  sentences: readonly RankedSentence[],
  count: number,
  { taken = new Set(), near }: Surroundings = {},
): RankedSentence[] {
  const chosen = new Map<number, RankedSentence>();
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const pool = new Set(sentences.filter((sentence) => !taken.has(sentence.index)));
  while (chosen.size < count && pool.size > 0) {
    const worth = (one: RankedSentence) => gain(one, chosen) + (near === undefined ? 0 : closeness(one.index - near));
    const best = [...pool].reduce((a, b) => (worth(b) > worth(a) ? b : a));
    pool.delete(best);
    const before = byIndex.get(best.index - 1);
    if (best.pointsBack) {
      if (!before || before.pointsBack || (taken.has(before.index) && before.index !== near)) continue;
      if (!chosen.has(before.index) && before.index !== near) {
        if (chosen.size + 2 > count) continue;
        chosen.set(before.index, before);
        pool.delete(before);
      }
    }
    chosen.set(best.index, best);
  }
  const isBefore = (one: RankedSentence) => Number(near !== undefined && one.index < near);
  return [...chosen.values()].sort((a, b) => isBefore(a) - isBefore(b) || a.index - b.index);
}

// What follows a sentence explains it better than what went before.
const closeness = (distance: number) => (distance > 0 ? Math.max(0, 3.2 - distance * 0.7) : Math.max(0, 1.5 + distance * 0.5));

function gain(sentence: RankedSentence, chosen: ReadonlyMap<number, RankedSentence>): number {
  let overlap = 0;
  for (const other of chosen.values()) overlap = Math.max(overlap, similarity(sentence.terms, other.terms));
  return sentence.score * (1 - overlap);
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const term of a) if (b.has(term)) shared += 1;
  return shared / Math.min(a.size, b.size);
}
