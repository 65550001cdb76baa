import { decode, lineLabels, type Weights } from "./viterbi.ts";

/** A story whose lines are labelled. */
export interface Example {
  features: string[][];
  groups: number[];
  labels: number[];
}

/** As they are kept: each feature with the weights of all labels. */
export interface KeptWeights {
  features: Record<string, number[]>;
  after: Record<string, number[]>;
}

/**
 * Learns from examples by the averaged structured perceptron (Collins, EMNLP 2002): each story is read with what is known so far, and what was
 * read wrongly moves the weights. Deterministic.
 */
export function train(examples: readonly Example[], rounds: number): KeptWeights {
  const features = new Map<string, Float64Array>();
  const transitions = new Map<string, Float64Array>();
  let step = 1;
  // The second half of each row sums what was added, weighed by when it was.
  const add = (table: Map<string, Float64Array>, name: string, label: number, change: number) => {
    const row = table.get(name) ?? table.set(name, new Float64Array(lineLabels.length * 2)).get(name);
    if (row === undefined) return;
    row[label] = (row[label] ?? 0) + change;
    row[label + lineLabels.length] = (row[label + lineLabels.length] ?? 0) + step * change;
  };
  const weights: Weights = {
    of: (feature, label) => features.get(feature)?.[label] ?? 0,
    after: (before, label, isNewGroup) => transitions.get(transitionName(before, isNewGroup))?.[label] ?? 0,
  };
  const random = mulberry(seed);
  for (let round = 0; round < rounds; round += 1)
    for (const { features: names, groups, labels } of shuffled(examples, random)) {
      const read = decode(names, groups, weights);
      for (const [at, label] of labels.entries()) {
        const wrong = read[at] ?? 0;
        if (wrong !== label)
          for (const name of names[at] ?? []) {
            add(features, name, label, 1);
            add(features, name, wrong, -1);
          }
        const [before, wrongBefore] = at === 0 ? [-1, -1] : [labels[at - 1] ?? 0, read[at - 1] ?? 0];
        if (wrong === label && before === wrongBefore) continue;
        const isNewGroup = at > 0 && groups[at] !== groups[at - 1];
        add(transitions, transitionName(before, isNewGroup), label, 1);
        add(transitions, transitionName(wrongBefore, isNewGroup), wrong, -1);
      }
      step += 1;
    }
  return { features: averaged(features, step), after: averaged(transitions, step) };
}

export const transitionName = (before: number, isNewGroup: boolean) => `${lineLabels.charAt(before) || "^"}${isNewGroup ? "/" : ""}`;

function averaged(table: ReadonlyMap<string, Float64Array>, step: number): Record<string, number[]> {
  const rows = [...table].map(([name, row]): [string, number[]] => [
    name,
    Array.from({ length: lineLabels.length }, (_, label) =>
      Math.round(precision * ((row[label] ?? 0) - (row[label + lineLabels.length] ?? 0) / step)),
    ),
  ]);
  return Object.fromEntries(rows.filter(([, row]) => row.some((weight) => weight !== 0)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
/** Parts of one that weights are kept in. */
const precision = 10;

const seed = 7;
function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}
