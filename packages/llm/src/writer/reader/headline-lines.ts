import { findDays } from "./dates.ts";
import { isKindOfText } from "./issues.ts";
import { matterOf } from "./letter-words.ts";
import type { StoryLine } from "./line-labels/story-lines.ts";
import { beginsSmall, plainLine } from "./lines.ts";

/**
 * A headline, which may be broken over two rows. Of two lines that stand apart, one of two words is the kind of text (“Product recall”), and one
 * between signs of its own stands above the headline; any other adds to it.
 */
export function headlineIn(lines: readonly StoryLine[], seconds: readonly string[]): { headline: string | null; below: string | null } {
  const texts = lines.map(({ text }) => matterOf(plainLine(text)) ?? plainLine(text));
  const [first = "", ...rest] = texts;
  if (isBetweenSigns.test(first)) {
    const [headline = first, below = first.replace(isBetweenSigns, "$1")] = [...rest, ...seconds];
    return { headline, below: headline === first ? null : below };
  }
  const [below = null] = seconds;
  // “Letters of lead” / “A hundred years of printing” above “New exhibition, 19.11.2026 – 27.3.2027”
  const dated = seconds[1];
  const isSplit = rest.length === 0 && below !== null && dated !== undefined && findDays(dated).length > 0 && findDays(below).length === 0;
  if (isSplit && [...first].length <= longestKind) return { headline: `${first} – ${below}`, below: dated };
  if (rest.length === 0) return { headline: first || null, below };
  if (isKindOfText(first)) return { headline: rest.join(" "), below };
  // Capitals above small letters are two lines, unless one goes on from the other.
  const isSet = isShouted(first) && !isShouted(rest[0] ?? "") && !beginsSmall(rest[0] ?? "");
  if (isSet && lines[0]?.group === lines[1]?.group) return { headline: first, below: rest.join(" ") };
  const isBegun = beginsSmall(rest[0] ?? "") && !/\p{Ll}/u.test(first);
  if (lines[0]?.group === lines[1]?.group)
    return { headline: [isBegun ? first.charAt(0) + first.slice(1).toLocaleLowerCase() : first, ...rest].join(" "), below };
  const second = rest.join(" ");
  const isKind = first.split(/\s+/u).length <= mostOfKind && [...first].length <= longestKind;
  return isKind ? { headline: second, below } : { headline: first, below: below ?? second };
}
const isShouted = (text: string) => (text.match(/\p{Lu}/gu) ?? []).length > 3 && !/\p{Ll}/u.test(text);
const isBetweenSigns = /^[～〜~–—―=<＜〈《【]\s*(.+?)\s*[～〜~–—―=>＞〉》】]$/u;
const mostOfKind = 2;
const longestKind = 24;
