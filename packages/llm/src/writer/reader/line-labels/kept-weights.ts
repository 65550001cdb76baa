import { lineLabels, type Row, type Weights } from "./viterbi.ts";

/** As they are kept: rows of a letter for the weight of every label, a blank, and the name of a feature or of a label before another. */
export interface KeptWeights {
  features: string[];
  after: string[];
}

/** Weights in tenths, from the least to the most. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXY";
const none = letters.indexOf("z");
const precision = 10;
/** Rows whose weights are never more tenths than this are left out. */
const mostUnsaid = 2;

/** Weights of all labels by name, as they are kept. */
export function keptRows(rows: readonly (readonly [name: string, weights: readonly number[]])[]): string[] {
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => [name, row.map((weight) => Math.max(-none, Math.min(none, Math.round(weight * precision))))] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) > mostUnsaid))
    .map(([name, row]) => `${row.map((weight) => letters.charAt(none + weight)).join("")} ${name}`);
}

export const transitionName = (before: number, isNewGroup: boolean) => `${lineLabels.charAt(before) || "^"}${isNewGroup ? "/" : ""}`;

export function weightsOf(kept: KeptWeights): Weights {
  const [features, after] = [byName(kept.features), byName(kept.after)];
  return { of: (feature) => features(feature), after: (before, isNewGroup) => after(transitionName(before, isNewGroup)) };
}

/** Rows by name; of some ten thousand a story asks for a few hundred, so that each is read when it is asked for. */
function byName(kept: readonly string[]): (name: string) => Row {
  const rows = new Map<string, string | Row>(kept.map((row) => [row.slice(lineLabels.length + 1), row]));
  return (name) => {
    const row = rows.get(name);
    if (typeof row !== "string") return row ?? unsaid;
    const weights = Array.from(lineLabels, (_, label) => letters.indexOf(row.charAt(label)) - none);
    rows.set(name, weights);
    return weights;
  };
}

const unsaid: Row = Array.from(lineLabels, () => 0);
