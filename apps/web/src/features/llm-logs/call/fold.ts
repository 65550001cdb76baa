import { wrappedTexts } from "@copydesk/contracts";

/** A message is parted where materials stand in it, which are quoted; the rest is what Copydesk says itself. */
export interface Part {
  text: string;
  /** Name of a material, such as "story". */
  material: string | null;
}

/** What stands in a message between the tags of material or instructions, and what stands between them. */
export function partsOf(content: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const put = (text: string, material: string | null) =>
    text.trim() !== "" && parts.push({ text: text.replace(/^\n+|\s+$/g, ""), material });
  for (const { name, text, from, to } of wrappedTexts(content)) {
    put(content.slice(end, from), null);
    put(text, name);
    end = to;
  }
  put(content.slice(end), null);
  return parts;
}

/** The beginning of a long text, ended between words; null of one that is short enough to be shown whole. */
export function foldedAt(text: string, letters: number, lines: number): string | null {
  const line = endOfLine(text, lines);
  const at = Math.min(letters, line);
  // Not worth a button.
  if (text.length <= at + letters / 4 && line >= text.length) return null;
  if (at >= text.length) return null;
  const begin = text.slice(0, at);
  if (line === at) return begin;
  const space = begin.lastIndexOf(" ");
  const end = space > at * 0.8 ? space : at;
  // Half a pair of surrogates is no letter.
  const isHalf = /[\uD800-\uDBFF]$/.test(begin.slice(0, end));
  return begin.slice(0, isHalf ? end - 1 : end);
}

/** Where so many lines end; the end of a text that has fewer. */
function endOfLine(text: string, lines: number): number {
  let at = -1;
  for (let seen = 0; seen < lines; seen += 1) {
    at = text.indexOf("\n", at + 1);
    if (at === -1) return text.length;
  }
  return at;
}

/** A long text cut where its lines end, so that only what is in view has to be laid out. */
export function slicesOf(text: string, letters = 4_000): string[] {
  const slices: string[] = [];
  let begin = 0;
  while (text.length - begin > letters) {
    const end = text.indexOf("\n", begin + letters);
    if (end === -1) break;
    slices.push(text.slice(begin, end));
    begin = end + 1;
  }
  slices.push(text.slice(begin));
  return slices;
}
