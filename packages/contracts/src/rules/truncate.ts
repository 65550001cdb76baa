import type { LengthUnit } from "../master-data.ts";
import { countLength } from "./count-length.ts";
import { graphemes, unspaced, words } from "./segmenters.ts";

/**
 * The longest beginning of `text` that is at most `max` of `unit`: never cut inside a grapheme, and between words
 * unless that would lose more than half. A text that fits comes back as it is.
 */
export function truncateToLength(text: string, unit: LengthUnit, max: number): string {
  const fits = (part: string) => countLength(part, unit) <= max;
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
  const boundary = boundaryNear(text, cut.length);
  const whole = withoutLooseEnd(cut.slice(0, boundary.at));
  const isWorth = whole !== "" && (whole.length * 2 >= cut.length || boundary.isLink);
  // Counting is not quite monotone (a link or an alphabet may change with its last letter), so it is measured again.
  return isWorth && fits(whole) ? whole : cut;
}

const withoutLooseEnd = (text: string) => text.replace(/(?<![\s,;:–—&([{¿¡-])[\s,;:–—&([{¿¡-]+$/, "");

/** Where the word, or the web address, that a cut falls into begins. Half an address is of no use to anybody. */
function boundaryNear(text: string, cut: number): { at: number; isLink: boolean } {
  const before = text.slice(0, cut);
  const inside = /(?<!\S)\S*$/.exec(before.slice(-2_000))?.[0] ?? "";
  const after = /^\S*/.exec(text.slice(cut, cut + 2_000))?.[0] ?? "";
  if (inside === "" || after === "") return { at: cut, isLink: false };
  const isLink = /:\/\//.test(inside + after.slice(0, 3));
  if (!isLink && unspaced.test(before.slice(-1))) return { at: wordStart(text, cut), isLink };
  return { at: cut - inside.length, isLink };
}

function wordStart(text: string, cut: number): number {
  const from = Math.max(0, cut - 200);
  return from + (words.segment(text.slice(from, cut + 50)).containing(cut - from)?.index ?? cut - from);
}
