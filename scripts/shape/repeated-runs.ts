interface Source {
  file: string;
  lines: readonly string[];
}

interface RepeatedRun {
  /** In lines that say something. */
  length: number;
  /** `file:line` of its two places. */
  places: [string, string];
}

interface Line {
  text: string;
  file: string;
  at: number;
}

/**
 * Lines that stand word for word in two places, `least` of them or more, one after the other. Blank lines, lines that only close
 * something, and imports do not count; rows of tables, which begin with a bracket or a quotation mark, do not either.
 */
export function repeatedRuns(sources: readonly Source[], least: number): RepeatedRun[] {
  const all = sources.flatMap(({ file, lines }) => [...telling(file, lines), { text: `end of ${file}`, file, at: 0 }]);
  const byStart = new Map<string, number[]>();
  for (let from = 0; from + least <= all.length; from += 1) {
    const key = all
      .slice(from, from + least)
      .map((line) => line.text)
      .join("\n");
    byStart.set(key, [...(byStart.get(key) ?? []), from]);
  }
  const covered = new Set<number>();
  const found: RepeatedRun[] = [];
  for (const starts of byStart.values()) {
    const [first, ...others] = starts;
    if (first === undefined) continue;
    for (const other of others) {
      if (covered.has(other) || other - first < least) continue;
      const length = lengthOf(all, first, other);
      for (let step = 0; step < length; step += 1) covered.add(other + step);
      found.push({ length, places: [placeOf(all[first]), placeOf(all[other])] });
    }
  }
  return found;
}

function* telling(file: string, lines: readonly string[]): Generator<Line> {
  let isImport = false;
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (/^import\b/.test(text)) isImport = true;
    const saysNothing = text === "" || /^[\])};,>(/*]+$/.test(text) || /^[["'`]/.test(text);
    if (!isImport && !saysNothing) yield { text, file, at: index + 1 };
    if (isImport && /from ".*";$|^import ".*";$/.test(text)) isImport = false;
  }
}

function lengthOf(all: readonly Line[], one: number, other: number): number {
  let length = 0;
  while (other + length < all.length && one + length < other && all[one + length]?.text === all[other + length]?.text) length += 1;
  return length;
}

const placeOf = (line: Line | undefined) => (line ? `${line.file}:${line.at}` : "");
