/**
 * What a line of a story is: Headline, Second line, Kind of text or issue, Organisation that sends it, Day and place of writing, header of a Mail,
 * Greeting, Text, Contact, Farewell, Name that signs it, Postscript, About the organisation, all Else at the edges.
 */
export const lineLabels = "HSKODMGTCFNPAE";

/** Weights of each label by feature, and of each label behind another. */
export interface Weights {
  of: (feature: string, label: number) => number;
  /** `before` is -1 at the beginning. */
  after: (before: number, label: number, isNewGroup: boolean) => number;
}

const headline = 0;
const count = lineLabels.length;

/** The labels that fit a story best: its lines one after another, with one run of headline in it. */
export function decode(features: readonly (readonly string[])[], groups: readonly number[], { of, after }: Weights): number[] {
  // A state is a label, and whether the headline stands above.
  const states = count * 2;
  let scores: number[] = [];
  const from: number[][] = [];
  for (const [at, names] of features.entries()) {
    const own = Array.from({ length: count }, (_, label) => names.reduce((sum, name) => sum + of(name, label), 0));
    const next = new Array<number>(states).fill(Number.NEGATIVE_INFINITY);
    const came = new Array<number>(states).fill(-1);
    const isNewGroup = at > 0 && groups[at] !== groups[at - 1];
    for (let label = 0; label < count; label += 1) {
      if (at === 0) {
        next[stateOf(label, false)] = (own[label] ?? 0) + after(-1, label, false);
        continue;
      }
      for (let state = 0; state < states; state += 1) {
        const score = scores[state] ?? Number.NEGATIVE_INFINITY;
        if (score === Number.NEGATIVE_INFINITY) continue;
        const before = state % count;
        const isBelow = state >= count || before === headline;
        // Only the next line goes on with it.
        if (label === headline && isBelow && before !== headline) continue;
        const target = stateOf(label, isBelow);
        const total = score + (own[label] ?? 0) + after(before, label, isNewGroup);
        if (total > (next[target] ?? Number.NEGATIVE_INFINITY)) {
          next[target] = total;
          came[target] = state;
        }
      }
    }
    from.push(came);
    scores = next;
  }
  let state = scores.indexOf(Math.max(...scores));
  const labels: number[] = [];
  for (let at = features.length - 1; at >= 0; at -= 1) {
    labels.unshift(state % count);
    state = from[at]?.[state] ?? 0;
  }
  return labels;
}

const stateOf = (label: number, isBelow: boolean) => (isBelow ? count + label : label);
