import type { RankedSentence } from "./rank-sentences.ts";

/**
 * The best sentences in the story's order: each adds something to the ones before it, and one that points back comes
 * only with the one it points to.
 */
export function pickSentences(
  sentences: readonly RankedSentence[],
  count: number,
  taken: ReadonlySet<number> = new Set(),
): RankedSentence[] {
  const chosen = new Map<number, RankedSentence>();
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const pool = new Set(sentences.filter((sentence) => !taken.has(sentence.index)));
  while (chosen.size < count && pool.size > 0) {
    const best = [...pool].reduce((a, b) => (gain(b, chosen) > gain(a, chosen) ? b : a));
    pool.delete(best);
    const before = byIndex.get(best.index - 1);
    if (best.pointsBack) {
      if (!before || before.pointsBack || taken.has(before.index)) continue;
      if (!chosen.has(before.index)) {
        if (chosen.size + 2 > count) continue;
        chosen.set(before.index, before);
        pool.delete(before);
      }
    }
    chosen.set(best.index, best);
  }
  return [...chosen.values()].sort((a, b) => a.index - b.index);
}

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
