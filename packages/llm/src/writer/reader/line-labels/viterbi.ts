/**
 * What a line of a story is: Headline, Second line, Kind of text or issue, Organisation that sends it, Day and place of writing, header of a Mail,
 * Greeting, Text, Contact, Farewell, Name that signs it, Postscript, About the organisation, all Else at the edges.
 */
export const lineLabels = "HSKODMGTCFNPAE";

/** A weight of each label. */
export type Row = readonly number[];

/** Weights of the labels by feature, and behind another label. */
export interface Weights {
  of: (feature: string) => Row;
  /** `before` is -1 at the beginning. */
  after: (before: number, isNewGroup: boolean) => Row;
}

const headline = 0;
const count = lineLabels.length;

/** A state is a label, and whether the headline stands above. */
export const states = count * 2;
export const labelOf = (state: number): number => state % count;

export interface Step {
  from: number;
  to: number;
  label: number;
}

/** The states that a label may be in below each state: only the next line goes on with a headline. */
export const steps: readonly Step[] = Array.from({ length: states }, (_, from) => from).flatMap((from) => {
  const isBelow = from >= count || from === headline;
  return Array.from({ length: count }, (_, label) => label)
    .filter((label) => label !== headline || !isBelow || labelOf(from) === headline)
    .map((label) => ({ from, to: isBelow ? count + label : label, label }));
});

/** The labels that fit a story best: its lines one after another, with one run of headline in it. */
export function decode(features: readonly (readonly string[])[], groups: readonly number[], { of, after }: Weights): number[] {
  let scores: number[] = [];
  const from: number[][] = [];
  for (const [at, names] of features.entries()) {
    const rows = names.map(of);
    const own = Array.from({ length: count }, (_, label) => rows.reduce((sum, row) => sum + (row[label] ?? 0), 0));
    const next = new Array<number>(states).fill(Number.NEGATIVE_INFINITY);
    const came = new Array<number>(states).fill(-1);
    const isNewGroup = at > 0 && groups[at] !== groups[at - 1];
    const first = after(-1, false);
    const behind = own.map((_, before) => after(before, isNewGroup));
    if (at === 0) for (let label = 0; label < count; label += 1) next[label] = (own[label] ?? 0) + (first[label] ?? 0);
    else
      for (const { from: state, to, label } of steps) {
        const score = scores[state] ?? Number.NEGATIVE_INFINITY;
        const total = score + (own[label] ?? 0) + (behind[labelOf(state)]?.[label] ?? 0);
        if (total > (next[to] ?? Number.NEGATIVE_INFINITY)) {
          next[to] = total;
          came[to] = state;
        }
      }
    from.push(came);
    scores = next;
  }
  let state = scores.indexOf(Math.max(...scores));
  const labels: number[] = [];
  for (let at = features.length - 1; at >= 0; at -= 1) {
    labels.unshift(labelOf(state));
    state = from[at]?.[state] ?? 0;
  }
  return labels;
}
