import { findDays } from "./dates.ts";
import { isKicker } from "./furniture.ts";
import { isDated, isIssue, isKindOfText, isNewsletter } from "./issues.ts";
import { findAddresses } from "./links.ts";
import { quotes } from "./speech.ts";
import { stopWords } from "./stop-words.ts";

/**
 * Who writes: a line of those that name a sender, or its part, of which the text speaks; else what stands by itself, or behind an office, in the first
 * or last lines of a story (“Chair, Mill Lane Fencing Club”) and is said again. There it is in its first case, in any script with blanks. Null where
 * nothing is.
 */
export function findSender(markdown: string, { senders, language }: { senders: readonly string[]; language: string }): string | null {
  const lines = markdown
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const edges = new Set([...lines.slice(0, firstLines), ...lines.slice(-lastLines)]);
  const parts = [...edges]
    .filter((line) => [...line].length <= longestLine && findAddresses(line).length === 0)
    .flatMap((line) => line.split(/\s*[,،:：|]\s*/u));
  // Somebody who is quoted may be whom to ask.
  const told = lines.filter((line) => !quotes(line)).join("\n");
  return (
    senderIn(senders, lines.filter((line) => !senders.includes(line)).join("\n")) ??
    parts.find((part) => isName(part, language) && timesIn(told, part) > 1) ??
    nameInHan([...edges], lines)
  );
}

/** The first line that the text has a word of; null where none is. */
function senderIn(senders: readonly string[], text: string): string | null {
  const below = text.toLowerCase();
  const names = senders
    .filter((line) => !isKicker(line) && !isKindOfText(line) && findAddresses(line).length === 0)
    .flatMap((line) => (isDated(line) ? beforeIssue(line) : isNewsletter(line) ? line.split(/\s*[:：|·•–—]\s*/u).slice(1) : [line]))
    .map((line) => line.replace(/\s*[(（][^()（）]{1,12}[)）]$/u, "").trim())
    .filter((line) => isCalled(line) && !isIssue(line));
  return (
    names.find((name) => below.includes(name.toLowerCase())) ??
    names.find((name) => beginnings(name).some((word) => below.includes(word))) ??
    null
  );
}

/** “みくら山歩会 会報第148号”: in front of what is sent. */
const beforeIssue = (line: string) =>
  (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2,16}(?=\s)/u.exec(line) ?? []).filter((part) => !isNewsletter(part));

/** Cases and small words change the ends and the fronts of words. */
const beginnings = (name: string) =>
  (name.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => [...word].slice(0, Math.max(4, word.length - 3)).join(""));

const isCalled = (line: string) =>
  [...line].length <= longestCalled && line.split(/\s+/u).length <= mostOfCalled && !/[\p{Nd}!?,،、。:：]/u.test(line) && line !== "";
const longestCalled = 60;
const mostOfCalled = 8;

/** “青禾食堂理事会” of a signature and “青禾食堂致居民的一封信” in the head: where words have no blanks, what two lines begin with. */
function nameInHan(edges: readonly string[], lines: readonly string[]): string | null {
  const starts = [...new Set(lines.map((line) => line.replace(/^[—–―\-－「『“"《\s]+/u, "")))];
  for (const edge of edges.filter((line) => /^\p{sc=Han}{4,16}$/u.test(line)).reverse())
    for (let length = Math.min(edge.length, mostInHan); length >= fewestInHan; length -= 1) {
      const name = edge.slice(0, length);
      if (starts.some((line) => line !== edge && line.startsWith(name)) && !/[致各敬启啟]/u.test(name)) return name;
    }
  return null;
}
const fewestInHan = 4;
const mostInHan = 10;

const firstLines = 2;
const lastLines = 5;
const longestLine = 100;
const timesIn = (text: string, part: string) => text.split(part).length - 1;

/** Two to four words without a figure, in which nothing is told. */
function isName(part: string, language: string): boolean {
  const words = part.split(/\s+/u);
  const isSmall = (word: string) => stopWords[language]?.has(word.toLowerCase()) ?? false;
  return (
    words.length > 1 &&
    words.length <= mostWords &&
    [...part].length <= longestName &&
    words.every((word) => /^[\p{L}\p{M}’'-]{2,}$/u.test(word) && !isSmall(word)) &&
    !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u.test(part) &&
    (!/\p{Lu}|\p{Ll}/u.test(part) || words.filter((word) => /^\p{Lu}/u.test(word)).length > 1) &&
    findDays(part).length === 0
  );
}
const mostWords = 4;
const longestName = 32;
