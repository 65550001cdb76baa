import { readDatelineAlone } from "./dateline-alone.ts";
import { findDays } from "./dates.ts";
import { isDayLine, onlyDay } from "./day-line.ts";
import { isKicker } from "./furniture.ts";
import { stop } from "./lines.ts";
import { hasAddress } from "./links.ts";

// Where the headline of a story is, by the shape of its head and in any language.

/**
 * A story without what stands in paragraphs of their own above a headline and its second line: a kind of text, labels with their values, whom it
 * is to, who sends it. Days stay. The two lines are known by what is below them: the first paragraph of the story.
 */
export function withoutAboveHeadline(lines: readonly string[], isGreeting: (line: string) => boolean): string[] {
  const paragraphs = paragraphsOf(lines);
  const head = paragraphs.slice(0, mostAbove + 1);
  const found = [...head.keys()].filter(
    (index) => isHeadline(head[index]?.lines ?? []) && opensText(paragraphs[index + 1]?.lines ?? [], isGreeting),
  );
  const at = found.find((index) => head[index]?.lines.length === 2) ?? found[0] ?? 0;
  const headline = head[at];
  if (at === 0 || headline === undefined) return [...lines];
  const below = lines.slice(headline.from + headline.lines.length).join("\n");
  const above = head.slice(0, at).map((one) => one.lines);
  const around = { below, isAddressee: (line: string) => isGreeting(line) && !/[\p{P}]$/u.test(line), isPair: headline.lines.length > 1 };
  if (!above.every((paragraph) => isFurniture(paragraph, around))) return [...lines];
  const days = above.flat().filter((line) => onlyDay.test(line));
  // Whom to ask is read below a story.
  const contacts = above.filter((paragraph) => paragraph.some((line) => hasAddress(line) !== null)).flatMap((one) => ["", ...one]);
  return [...days.flatMap((day) => [day, ""]), ...lines.slice(headline.from), ...contacts];
}
const mostAbove = 4;

/** Lines between empty ones. */
export interface Paragraph {
  /** Where its first line is among all lines. */
  from: number;
  lines: string[];
}

export function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const result: Paragraph[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    if (at > 0 && (lines[at - 1] ?? "").trim() !== "") result.at(-1)?.lines.push(line.trim());
    else result.push({ from: at, lines: [line.trim()] });
  }
  return result;
}

/** A headline, perhaps with its second line: short, no furniture, nothing with a sign or a comma, no sentence that only was wrapped. */
function isHeadline(paragraph: readonly string[]): boolean {
  const [first = "", second = ""] = paragraph;
  return (
    paragraph.length <= 2 &&
    paragraph.every((line) => [...line].length <= longestHeadline && !/[,،，、:：]$/u.test(line) && !isPlainFurniture(line)) &&
    !isListed(first) &&
    !isMostlyDay(first) &&
    !/^\p{Ll}/u.test(second) &&
    (!/[.。।]$/u.test(second) || stop.test(first)) &&
    (paragraph.length === 2 || !/[.。।]$/u.test(first))
  );
}
const longestHeadline = 160;

/** “Saturday 8 May” above a place says when something is. */
const isMostlyDay = (line: string) =>
  findDays(line).some((day) => (line.replace(day, "").match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length <= fewBesideDay);
const fewBesideDay = 2;

const isListed = (line: string) => /^(?:[-*•·▪○●■◆]|\p{Nd}{1,2}[.)])\s?/u.test(line);

/** The first paragraph of a story, or the greeting or the place and day above it. */
function opensText(paragraph: readonly string[], isGreeting: (line: string) => boolean): boolean {
  const [first = ""] = paragraph;
  return (
    !isListed(first) &&
    (first.length >= shortestOfText ||
      (paragraph.length > 1 && first.length >= shortestWrapped && !isLabelled(first)) ||
      (paragraph.length === 1 && (isGreeting(first) || isDayLine(first) || readDatelineAlone(first) !== null)))
  );
}
const shortestOfText = 70;
const shortestWrapped = 40;

/** What is no headline whatever is below it. */
const isPlainFurniture = (line: string) =>
  isDayLine(line) || isKicker(line) || (isLabelled(line) && isKicker(line.replace(/\s*[:：].*$/u, "")));

interface Around {
  below: string;
  /** Whom it is to, without the comma of a letter, whose beginning and end are read together. */
  isAddressee: (line: string) => boolean;
  /** The headline has its second line: what is above one line alone may be the headline itself. */
  isPair: boolean;
}

/** A paragraph above a headline that tells nothing. */
function isFurniture(paragraph: readonly string[], { below, isAddressee, isPair }: Around): boolean {
  if (paragraph.length > mostLines || !paragraph.every((line) => [...line].length <= longestLine)) return false;
  const hasPlain = paragraph.some((line) => isPlainFurniture(line) || isAddressee(line));
  return paragraph.every(
    (line) =>
      isPlainFurniture(line) ||
      isAddressee(line) ||
      (hasPlain && (isLabelled(line) || isNamedBelow(line, below) || isPair)) ||
      (isPair && (isNamedBelow(line, below) || isShort(line) || ((paragraph.length > 1 || hasAddress(line) !== null) && isLabelled(line)))),
  );
}
const mostLines = 4;
const longestLine = 80;

/** Names come again as they are, perhaps without a blank; headlines do not. */
function isNamedBelow(line: string, below: string): boolean {
  const plain = (text: string) => text.replace(/[\s\u3000]+/gu, "").toLowerCase();
  return [...plain(line)].length >= shortestName && plain(below).includes(plain(line));
}
const shortestName = 5;

/** “செய்தி வெளியீடு”, “Boathouse bulletin”: two or three words without a sign or a figure say what is sent, not what is new. */
const isShort = (line: string) =>
  [...line].length <= (unspaced.test(line) ? shortestName * 2 : longestShort) &&
  line.split(/\s+/u).length <= fewWords &&
  !/[.!?…。！？।:：,،，、“”„«»「」"]|\p{Nd}/u.test(line.replace(/[:：]$/u, ""));
const fewWords = 3;
const longestShort = 40;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** “Released: at once”, “배포일: 2027. 5. 4.” */
const isLabelled = (line: string) => /^[\p{L}\p{M}][^:：]{0,28}[:：]\s*\S/u.test(line);
