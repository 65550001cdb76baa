import bidiModule from "bidi-js";

/** How the base direction of a paragraph is found; `auto` takes that of its first letter. */
export type BaseDirection = "ltr" | "rtl" | "auto";

export interface BidiLine {
  rtl: boolean;
  /** Embedding level of every UTF-16 unit (Unicode UAX #9); odd ones run from right to left. Null when all are 0. */
  levels: Uint8Array | null;
}

/**
 * Directions within one line of text. A line of letters from left to right alone, such as a quotation on an Arabic page,
 * keeps its own order with its commas and quotation marks where they belong; only its place is that of the page.
 */
export function resolveDirections(text: string, base: BaseDirection): BidiLine {
  if (!rightToLeft.test(text) && (base !== "rtl" || /\p{L}/u.test(text))) return { rtl: base === "rtl", levels: null };
  const { levels, paragraphs } = bidi().getEmbeddingLevels(text, base);
  return { rtl: (paragraphs[0]?.level ?? 0) % 2 === 1, levels };
}

/** Puts the parts of a line, given in reading order, into their order on the page from left to right. */
export function reorderLine<T extends { level: number }>(parts: readonly T[]): T[] {
  const order = [...parts];
  const highest = Math.max(0, ...order.map((part) => part.level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Of a line ordered from left to right, the runs of one level in the order in which they are read. */
export function readingRuns<T>(parts: readonly T[], describe: (part: T) => { level: number; index: number }): T[] {
  const runs: { level: number; first: number; parts: T[] }[] = [];
  for (const part of parts) {
    const { level, index } = describe(part);
    const run = runs.at(-1);
    if (run?.level === level) {
      run.first = Math.min(run.first, index);
      run.parts.push(part);
    } else runs.push({ level, first: index, parts: [part] });
  }
  return runs.sort((a, b) => a.first - b.first).flatMap((run) => run.parts);
}

// Hebrew, Arabic and their neighbours, presentation forms, and the marks that set a direction.
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

type Factory = typeof bidiModule.default;
let made: ReturnType<Factory> | undefined;

function bidi(): ReturnType<Factory> {
  // The typings promise a default export; Node hands over the function itself.
  const factory = bidiModule as Factory | typeof bidiModule;
  made ??= typeof factory === "function" ? factory() : factory.default();
  return made;
}
