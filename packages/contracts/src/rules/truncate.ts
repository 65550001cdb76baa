import type { LengthUnit } from "../master-data.ts";
import { countLength } from "./count-length.ts";
import { graphemes, unspaced, words } from "./segmenters.ts";

/**
 * The longest beginning of `text` that is at most `max` of `unit`: never cut inside a grapheme, and between words
 * unless that would lose more than half. A text that fits comes back as it is.
 */
export function truncateToLength(text: string, unit: LengthUnit, max: number): string {
  return truncateWhile(text, (part) => countLength(part, unit) <= max);
}

/** Like `truncateToLength`, for any rule that accepts the empty text. */
export function truncateWhile(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const ends = [0];
  for (const { index, segment } of graphemes.segment(text)) ends.push(index + segment.length);
  let good = 0;
  let bad = ends.length - 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(text.slice(0, ends[middle]))) good = middle;
    else bad = middle;
  }
  const cut = text.slice(0, ends[good]);
  const whole = withoutLooseEnd(cut.slice(0, wordBoundary(text, cut.length)));
  // Counting is not quite monotone (a link or an alphabet may change with its last letter), so it is measured again.
  return whole.length * 2 >= cut.length && fits(whole) ? whole : cut;
}

const withoutLooseEnd = (text: string) => text.replace(/[\s,;:–—&([{¿¡-]+$/, "");

function wordBoundary(text: string, cut: number): number {
  if (cut === 0 || /\s/.test(text.charAt(cut)) || /\s/.test(text.charAt(cut - 1))) return cut;
  const from = Math.max(0, cut - 200);
  const near = text.slice(from, cut + 50);
  if (unspaced.test(text.slice(cut - 1, cut))) return from + (words.segment(near).containing(cut - from)?.index ?? cut - from);
  const space = Math.max(text.lastIndexOf(" ", cut - 1), text.lastIndexOf("\n", cut - 1));
  return space > 0 ? space : cut;
}
