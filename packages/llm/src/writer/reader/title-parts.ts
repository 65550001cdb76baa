const borders = /\s*[:：|｜]\s*|\s+[–—-]{1,2}\s+|\s*——\s*|\s*[～〜]\s*|\s*　\s*|(?<=[!?！？؟])\s+(?=\S)/gu;

/** Parts of a headline that stand alone, with the whole of it first: what is before a colon or dash names the matter, what follows tells it. */
export function titleParts(title: string): string[] {
  const parts = title.split(borders).map((part) => part.trim());
  const whole = parts.length > 1 ? parts.filter(isPhrase).map(capital) : [];
  return [...new Set([title, ...whole])];
}

/** Names in a headline: what stands in quotation marks, and its parts. */
export function nameParts(title: string): string[] {
  const quoted = [...title.matchAll(/[“„«"「『《‘]([^“”„«»"「」『』《》‘’]{3,60})[”“»"」』》’]/gu)].map((match) => (match[1] ?? "").trim());
  return [...quoted.filter(isPhrase), ...titleParts(title)];
}

/** More than a number or half a bracket. */
function isPhrase(part: string): boolean {
  const count = (marks: RegExp) => (part.match(marks) ?? []).length;
  const isPaired = count(/[([（«„“「『《]/g) === count(/[)\]）»“”」』》]/g) || !/[([（)\]）«»„“”「」『』《》]/u.test(part);
  return isPaired && (part.match(/[\p{L}\p{M}]/gu) ?? []).length >= 4;
}

const capital = (text: string) =>
  /^\p{Ll}/u.test(text) && !/\p{sc=Georgian}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
