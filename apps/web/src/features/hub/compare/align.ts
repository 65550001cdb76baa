import { diffArrays } from "diff";

/** Paragraphs that stand level with each other; null where the other side has none. */
export interface Row {
  before: string | null;
  after: string | null;
}

/** Runs longer than this are paired by their order alone. */
const pairedBySense = 60;
/** Paragraphs that share fewer of their words than this are two, not one that was changed. */
const alike = 0.3;

/** Brings the paragraphs of two texts level: those that are the same, then those with most words (or characters) in common. */
export function align(before: string, after: string, wordSpacing: boolean): Row[] {
  const pairUp = (removed: readonly string[], come: readonly string[]) => pair(removed, come, wordSpacing);
  const runs = diffArrays(paragraphsOf(before), paragraphsOf(after));
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  for (const run of runs) {
    if (run.removed) removed = run.value;
    else if (run.added) added = run.value;
    else {
      rows.push(...pairUp(removed, added), ...run.value.map((text) => ({ before: text, after: text })));
      [removed, added] = [[], []];
    }
  }
  return [...rows, ...pairUp(removed, added)];
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The pairing in order with the most words in common, as of two texts of paragraphs instead of letters. */
function pair(removed: readonly string[], added: readonly string[], wordSpacing: boolean): Row[] {
  if (removed.length * added.length === 0 || Math.max(removed.length, added.length) > pairedBySense) return inOrder(removed, added);
  const [units, others] = [removed.map((one) => unitsOf(one, wordSpacing)), added.map((one) => unitsOf(one, wordSpacing))];
  const likeness = units.map((one) => others.map((other) => likenessOf(one, other)));
  const best = Array.from({ length: removed.length + 1 }, () => new Array<number>(added.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const gain = (i: number, j: number) => {
    const value = likeness[i]?.[j] ?? 0;
    return value >= alike ? value : Number.NEGATIVE_INFINITY;
  };
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    for (let j = added.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row) row[j] = Math.max(gain(i, j) + at(i + 1, j + 1), at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    const isPair = i < removed.length && j < added.length && at(i, j) === gain(i, j) + at(i + 1, j + 1);
    const isRemoved = !isPair && i < removed.length && (j >= added.length || at(i, j) === at(i + 1, j));
    rows.push({ before: isPair || isRemoved ? (removed[i] ?? null) : null, after: isRemoved ? null : (added[j] ?? null) });
    if (isPair || isRemoved) i += 1;
    if (!isRemoved) j += 1;
  }
  return rows;
}

const inOrder = (removed: readonly string[], added: readonly string[]): Row[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, i) => ({ before: removed[i] ?? null, after: added[i] ?? null }));

/** Part of their words that two texts share, 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const unit of one) if (other.has(unit)) shared += 1;
  return one.size + other.size === 0 ? 1 : (2 * shared) / (one.size + other.size);
}

const unitsOf = (text: string, wordSpacing: boolean): Set<string> =>
  new Set(wordSpacing ? (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) : text);
