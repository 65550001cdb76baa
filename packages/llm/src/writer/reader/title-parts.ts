import { beginsSmall } from "./lines.ts";
import { pairedMarks } from "./paired-marks.ts";

// “21:00” is a time.
const borders =
  /\s*[:：|｜](?!\p{Nd}{2})\s*|\s+[–—-]{1,2}\s+|\s*——\s*|\s*[～〜]\s*|\s*　\s*|(?<=[!?！？؟])\s+(?=\S)|(?:…|\.{3})\s+|(?<=\p{sc=Han}{4})\s(?=\p{sc=Han}{4})/gu;

const longestTitle = 120;

/** Parts of a headline that stand alone, with the whole of it first: what is before a colon or dash names the matter, what follows tells it. */
export function titleParts(title: string): string[] {
  // A sentence that stands for a headline has no parts that stand alone.
  if ([...title].length > longestTitle) return [title];
  const parts = withoutRoutes(title)
    .split(borders)
    .map((part) => part.trim().replaceAll(kept, " – "));
  const whole = parts.length > 1 ? parts.filter(isPhrase).map(capital) : [];
  return [...new Set([title, ...whole])];
}

/** “The line Kalamata – Kythira opens again”: a dash between two places parts nothing. */
const withoutRoutes = (title: string) =>
  title.replace(/(?<=\s|^)(\p{Lu}[\p{L}\p{M}]+)\s+–\s+(?=\p{Lu}[\p{L}\p{M}]+\s+\p{Ll})/gu, `$1${kept}`);
const kept = "\ue000";

/** Names in a headline: what stands in quotation marks, and its parts. */
export function nameParts(title: string): string[] {
  const quoted = [...pairedMarks(title).matchAll(/[“„«"「『《‘]([^“”„«»"「」『』《》‘’]{3,60})[”“»"」』》’]/gu)].map((match) =>
    (match[1] ?? "").trim(),
  );
  // A headline that is a quotation names nothing.
  const isWhole = (part: string) => (title.length - part.length <= 4 || isSpoken(part, title)) && part.split(/\s+/u).length > 3;
  return [...quoted.filter((part) => isPhrase(part) && !isWhole(part)), ...titleParts(title)];
}

/** “Interview: ‘Bees wait for nobody’”: words of somebody behind a label. */
const isSpoken = (part: string, title: string) =>
  /[:：]\s*\p{P}$/u.test(title.slice(0, title.indexOf(part))) && /^\p{P}+$/u.test(title.slice(title.indexOf(part) + part.length));

/** A headline that only quotes somebody says nothing of its matter. */
export const isQuotation = (title: string): boolean => {
  const said = /^(?:[^“„«"「『《]{0,24}[:：]\s*)?[“„«"「『]([^“”„«»"「」『』]+)[”“»"」』]$/u.exec(title)?.[1] ?? "";
  return said.split(/\s+/u).length > 3 || (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}]/u.test(said) && said.length > 8);
};

/** More than a number or half a bracket. */
function isPhrase(part: string): boolean {
  const count = (marks: RegExp) => (part.match(marks) ?? []).length;
  const isPaired = count(/[([（«„“「『《]/g) === count(/[)\]）»“”」』》]/g) || !/[([（)\]）«»„“”「」『』《》]/u.test(part);
  return isPaired && !isOpenStraight(part) && (part.match(/[\p{L}\p{M}]/gu) ?? []).length >= 4;
}

/** “"Crate, rope, crane – workers of the port"”: straight marks open and close alike, and stand inside of Hebrew words. */
export const isOpenStraight = (part: string): boolean => part.replace(/(?<=\p{L})"(?=\p{L})/gu, "").split('"').length % 2 === 0;

/** A line of its own begins with a capital, where its script has some. */
export const capital = (text: string) => (beginsSmall(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);
