import type { Block } from "./block.ts";
import { tellsWhen } from "./dates.ts";
import { isUsualLabel } from "./labels.ts";
import { beginsSmall, stop } from "./lines.ts";
import { hasAddress } from "./links.ts";

// “Sunday, 26 April 2026, 5 pm / Old Synagogue, Hintergasse 9”: lines of an invitation that have no labels. Read as headings they would be told
// nowhere, as nothing stands below them.

/** A story's blocks with lines that tell when and where as facts: by themselves, or as values of the labels above them. */
export function withWhenAndWhere(blocks: readonly Block[]): Block[] {
  const body = withRestOfSentences(blocks);
  // “Saturday, 3 May” alone above something else, twice or more, is a heading of a programme.
  const areMany = body.filter(isWhen).length > 1;
  const result: Block[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const [block, next] = [body[at], body[at + 1]];
    if (block?.kind === "heading" && isUsualLabel(block.text) && isValue(next, body[at + 2])) {
      result.push({ kind: "fact", label: block.text, text: next.text });
      at += 1;
      continue;
    }
    const end = endOfRun(body, at);
    const isOfProgramme = areMany && end === at + 1 && block?.kind === "heading";
    if (end > at && !isOfProgramme) {
      result.push(...itemsOf(body.slice(at, end)).map((text): Block => ({ kind: "fact", label: "", text })));
      at = end - 1;
    } else if (block !== undefined) result.push(block);
  }
  return result;
}

type Short = Extract<Block, { kind: "heading" | "paragraph" }>;

/** “… is cut off, namely” / “from Tuesday, 21 April, 10 pm” / “in all of the old town.”: lines set apart, of one sentence. */
function withRestOfSentences(body: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of body) {
    const before = result.at(-1);
    const goesOn = (block.kind === "paragraph" || block.kind === "heading") && beginsSmall(block.text);
    const isOpen = before?.kind === "paragraph" && [...before.text].length >= shortestOpen && !/[.!?…:：;)"”»]$/u.test(before.text);
    if (goesOn && isOpen) result.splice(-1, 1, { ...before, text: `${before.text} ${block.text}` });
    else result.push(block);
  }
  return result;
}
const shortestOpen = 60;

/** What stands below “When” as a line of its own. */
const isValue = (block: Block | undefined, below: Block | undefined): block is Short =>
  isShort(block) &&
  !isUsualLabel(block.text) &&
  hasAddress(block.text) === null &&
  (block.kind === "heading" ? below?.kind !== "list" && below?.kind !== "table" : true);

/** Where the lines end that begin at a place with a day or an hour; the place itself where none do. */
function endOfRun(body: readonly Block[], from: number): number {
  const before = body[from - 1];
  // “… is cut off:”, “Programme”: what goes on below, and what has a heading.
  if (before?.kind === "paragraph" && /[:：]$/u.test(before.text)) return from;
  let end = from;
  while (isWhen(body[end]) || (end > from && isWhere(body[end]))) end += 1;
  const below = body[end];
  return below?.kind === "list" || below?.kind === "table" ? from : end;
}

/** Lines without a full stop; in Thai nothing shows where a sentence ends. */
const isShort = (block: Block | undefined): block is Short =>
  (block?.kind === "heading" || (block?.kind === "paragraph" && block.question === undefined)) &&
  [...block.text].length <= (wide.test(block.text) ? longestWide : longest) &&
  !stop.test(block.text) &&
  !/[:：]$|\p{sc=Thai}/u.test(block.text);
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const longest = 90;
const longestWide = 40;

/** A short line that begins with its day or hour. */
export function isWhen(block: Block | undefined): boolean {
  if (!isShort(block)) return false;
  const start = [...block.text].slice(0, startOfDay).join("");
  return (/\p{Nd}/u.test(start) && tellsWhen(start)) || hourInWords.test(start);
}
const startOfDay = 24;
/** “晚七时三十分” */
const hourInWords = /^.{0,3}[一二三四五六七八九十]{1,3}[时時点點](?:半|[一二三四五六七八九十]{1,3}分)?/u;

/** An address, a hall with its town: a figure or a comma, and no verb that we could tell. */
const isWhere = (block: Block | undefined): boolean =>
  isShort(block) && /\p{Nd}|[,،、]|\S\s{2,}\S/u.test(block.text) && hasAddress(block.text) === null;

/** What ends in a comma, or begins with a small letter, goes on from line to line. */
function itemsOf(lines: readonly Block[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.kind !== "heading" && line.kind !== "paragraph") continue;
    const before = items.at(-1);
    if (before !== undefined && (/[,،、]$/u.test(before) || beginsSmall(line.text)))
      items.splice(-1, 1, `${before}${/[,،、]$/u.test(before) || joins.test(line.text) ? "" : ","} ${line.text}`);
    else items.push(line.text);
  }
  return items.map((item) => `${item.charAt(0).toUpperCase()}${item.slice(1)}`.replace(/[,،、]$/u, ""));
}

/** “and at 9 pm”: no comma stands before it. */
const joins = /^(?:and|und|et|y|e|en|och|og|i|и|і|й|та|και|a|ve)\s/u;
