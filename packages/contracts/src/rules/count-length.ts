import type { LengthUnit } from "../master-data.ts";
import { countGraphemes } from "./count-graphemes.ts";
import { graphemes, unspaced, words } from "./segmenters.ts";
import { smsSegments } from "./sms.ts";
import { countXWeighted } from "./x-weighted.ts";

/**
 * Length of `text` as the given unit counts it: `graphemes` user-perceived characters, `utf16` code units (what most
 * networks count), `utf8_bytes`, `words` (dictionary words where a script has no spaces), `x_weighted` as X counts a
 * post, `sms` characters of a text message (see `smsSegments` for messages), `double_width` as Google Ads counts.
 */
export function countLength(text: string, unit: LengthUnit): number {
  return counters[unit](text);
}

const counters: Record<LengthUnit, (text: string) => number> = {
  graphemes: countGraphemes,
  utf16: (text) => text.length,
  utf8_bytes: countUtf8Bytes,
  words: countWords,
  x_weighted: countXWeighted,
  sms: (text) => smsSegments(text).length,
  double_width: countDoubleWidth,
};

function countUtf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    // Either half of a surrogate pair stands for two of the four bytes; one alone is sent as U+FFFD, three bytes.
    const isHalf = unit >= 0xd800 && unit <= 0xdfff && !isLoneSurrogate(text, at);
    bytes += unit < 0x800 || isHalf ? 1 : 2;
  }
  return bytes;
}

function isLoneSurrogate(text: string, at: number): boolean {
  const isHigh = text.charCodeAt(at) < 0xdc00;
  const other = text.charCodeAt(isHigh ? at + 1 : at - 1);
  return isHigh ? !(other >= 0xdc00 && other <= 0xdfff) : !(other >= 0xd800 && other <= 0xdbff);
}

/** As word processors count, by what stands between spaces and dashes: segmenters of two engines part addresses and initials differently. */
function countWords(text: string): number {
  let count = 0;
  for (const run of text.split(/[\s\u2013\u2014]+/)) {
    if (!unspaced.test(run)) count += /[\p{L}\p{N}]/u.test(run) ? 1 : 0;
    else for (const segment of words.segment(run)) count += segment.isWordLike ? 1 : 0;
  }
  return count;
}

// East Asian Wide and Fullwidth (Unicode Standard Annex 11) and all of Hangul's own blocks; halfwidth forms stay 1.
const wide =
  /^[\u1100-\u11ff\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

function countDoubleWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) || segment.includes("\ufe0f") ? 2 : 1;
  return width;
}
