import { factOf } from "./facts.ts";
import { isEndMark } from "./furniture.ts";
import { beginsSmall, type Line, stop } from "./lines.ts";
import { findAddresses, hasAddress } from "./links.ts";

/**
 * Lines of a group as paragraphs. A line was wrapped when the next one's first word would not have fitted into it; whatever ends
 * earlier was ended by its author.
 */
export function unwrap(group: readonly Line[]): Line[] {
  const texts = group.filter((line) => line.kind === "text");
  const width = Math.max(...texts.map((line) => line.text.length), 0);
  const canWrap =
    texts.length > 1 && width >= 40 && width <= 130 && !areContactLines(texts) && !areFacts(texts) && !areThaiItems(texts, width);
  // One long line among short ones is full by chance.
  const full = texts.slice(0, -1).filter(({ text }) => text.length >= width * shortestFull).length;
  const isFull = full * 2 >= texts.length - 1;
  const lines: Line[] = [];
  let raw = "";
  for (const line of group) {
    const before = lines.at(-1);
    const continues =
      before !== undefined &&
      line.kind === "text" &&
      (canWrap || before.kind !== "text") &&
      isWrapped(raw, line.text, { before, width, isFull });
    if (continues && before) before.text = joined(before.text, line.text);
    else lines.push({ ...line });
    raw = line.text;
  }
  return lines;
}

/** A name, an office, a club and a telephone below each other: nothing ends in a full stop, in a script that has one. */
const areContactLines = (lines: readonly Line[]) =>
  lines.length > 2 &&
  lines.every(({ text }) => !stop.test(text) && !/\p{sc=Thai}/u.test(text)) &&
  lines.some(({ text }) => hasAddress(text) !== null);

/** “When: …”, “Tickets: …”, and a line among them that has no label: what has one was ended by its author. */
const areFacts = (lines: readonly Line[]) =>
  areRows(lines) ||
  ((lines.filter(({ text }) => factOf(text) !== null).length >= Math.max(fewestFacts, Math.ceil(lines.length / 2)) ||
    areAllButLast(lines)) &&
    !lines.some(({ text }) => beginsSmall(text)));
const fewestFacts = 3;

/** “Full cream, 1 litre: was 68, now 70”: rows with a colon inside, however long their labels are. */
const areRows = (lines: readonly Line[]) =>
  lines.length >= fewestFacts &&
  lines.filter(({ text }) => /\S[:：]\s?\S/u.test(text)).length >= lines.length * mostRows &&
  !lines.some(({ text }) => stop.test(text) || beginsSmall(text));
const mostRows = 0.8;
/** Where no small letter shows what goes on, as in Thai, two rows with labels end a third one that has none. */
const areAllButLast = (lines: readonly Line[]) =>
  lines.length === fewestFacts && lines.slice(0, -1).every(({ text }) => factOf(text) !== null && !cased.test(text));

/** Lines of Thai, which has no full stop, below each other: wrapped ones are all about as long but for the last. */
const areThaiItems = (lines: readonly Line[], width: number) =>
  lines.length > 2 &&
  lines.every(({ text }) => /\p{sc=Thai}/u.test(text)) &&
  lines.slice(0, -1).some(({ text }) => text.length < width * shortestWrapped);
const shortestWrapped = 0.75;

const shortestFull = 0.6;

interface Wrapped {
  before: Line;
  width: number;
  /** Whether most lines are about as long as the longest. */
  isFull: boolean;
}

function isWrapped(line: string, next: string, { before, width, isFull: areFull }: Wrapped): boolean {
  if (isEndMark(next) || factOf(next) !== null || endsInAddress(line) || isLabelled(next)) return false;
  // “By cheque: “Reading Trust”, 14 North Street” below “Online: www.…”
  if (factOf(line) !== null && /^[\p{L}\p{M}][\p{L}\p{M} ]{1,30}[:：]\s/u.test(next)) return false;
  if (
    beginsSmall(next) &&
    !stop.test(line) &&
    (line.match(/\p{L}/gu) ?? []).length >= fewestLetters &&
    cased.test(next) &&
    !hasAddress(next.slice(0, 20))
  )
    return true;
  if (before.kind !== "text") return false;
  const word = unspaced.test(next.slice(0, 1)) ? next.slice(0, 1) : (/^\S+/u.exec(next)?.[0] ?? "");
  const isFull = line.length + word.length + 1 > width;
  return areFull && isFull && line.length >= width * shortestFull;
}

/** “02.04.2026 № 14-пс”: a day and a number go on nowhere. */
const fewestLetters = 6;

/** “For details: tel. 01632 960417, press@x.example”: what stands below it is a line of its own. */
const endsInAddress = (line: string) => findAddresses(line).some((one) => line.replace(/[\s.,]+$/u, "").endsWith(one));

/** “Tel.: …” below a name. */
const isLabelled = (line: string) => /^\p{L}[\p{L}\p{M}-]{0,12}\.?\s?[:：]\s/u.test(line) && hasAddress(line) !== null;

const cased = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u;
export const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const joined = (a: string, b: string) =>
  unspaced.test(a.slice(-1)) || /[、。，]$/u.test(a) ? a + b : /\p{L}-$/u.test(a) ? a + b : `${a} ${b}`;
