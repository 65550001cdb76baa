import { findXLinks } from "./x-links.ts";

/** Weight of any link on X, whatever its length. */
export const xLinkWeight = 23;

// Code points that count 1 in X's configuration 3; all others count 2.
const lightRanges = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
] as const;

// A whole sequence with its modifiers, joined parts and tags. © and ® are emoji only when asked for by U+FE0F.
const part =
  "(?:[©®](?=\\ufe0f)|(?![©®])\\p{Extended_Pictographic}(?!\\ufe0e)|\\p{Emoji_Presentation})\\p{EMod}?\\ufe0f?[\\u{e0020}-\\u{e007f}]*";
const emoji = new RegExp(`[#*0-9]\\ufe0f?\\u20e3|\\p{RI}\\p{RI}|${part}(?:\\u200d${part})*`, "gu");

/**
 * Length of a post on X: the text in NFC, Latin and most other alphabets 1, CJK and the rest 2, an emoji sequence 2, a
 * link 23. Source: configuration 3 and the conformance suite of X's twitter-text.
 */
export function countXWeighted(text: string): number {
  if (/^[\x00-\x2d\x2f-\x7f]*$/.test(text)) return text.length;
  const normal = text.normalize("NFC");
  let weight = 0;
  let at = 0;
  for (const link of findXLinks(normal)) {
    weight += weigh(normal.slice(at, link.start)) + xLinkWeight;
    at = link.end;
  }
  return weight + weigh(normal.slice(at));
}

function weigh(text: string): number {
  if (/^[\x00-\x7f]*$/.test(text)) return text.length;
  let weight = 0;
  const rest = text.replace(emoji, () => {
    weight += 2;
    return "";
  });
  for (const char of rest) weight += isLight(char.codePointAt(0) as number) ? 1 : 2;
  return weight;
}

const isLight = (point: number) => lightRanges.some(([from, to]) => point >= from && point <= to);
