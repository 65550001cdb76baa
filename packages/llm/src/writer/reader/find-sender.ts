import { findDays } from "./dates.ts";
import { folded } from "./folded.ts";
import { isKicker } from "./furniture.ts";
import { isDated, isIssue, isKindOfText, isNewsletter } from "./issues.ts";
import { beginsSmall } from "./lines.ts";
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
    teamInThai([...edges], told) ??
    nameInHan([...edges], lines)
  );
}

/** “ทีมงานปั่นดีไบค์” of a signature and “ร้านปั่นดีไบค์” in the text. */
const teamInThai = (edges: readonly string[], text: string): string | null =>
  edges
    .flatMap((line) => /^(?:ทีมงาน|ร้าน|คณะทำงาน)\s?([\p{sc=Thai}\p{M}]{4,24})$/u.exec(line)?.[1] ?? [])
    .find((name) => timesIn(text, name) > 1) ?? null;

/** The first line that the text has a word of; null where none is. */
function senderIn(senders: readonly string[], text: string): string | null {
  const below = folded(text);
  const names = senders
    .filter((line) => !isKicker(line) && !line.split(/\s[–—-]\s/u).every(isKindOfText) && findAddresses(line).length === 0)
    .flatMap((line) => (isDated(line) ? beforeIssue(line) : isNewsletter(line) ? line.split(/\s*[:：|·•–—]\s*/u) : partsOf(line)))
    .map((line) =>
      line
        .replace(/\s*[(（][^()（）]{1,12}[)）]$/u, "")
        .replace(kindBehind, "")
        .trim(),
    )
    .filter((line) => isCalled(line) && !isIssue(line) && !isNewsletter(line) && !isKindOfText(line));
  const isFirst = (name: string) => name === names[0] && name.split(/\s/u).length > 2;
  const isCalledShort = (name: string) => beginnings(name).some((word) => below.includes(word));
  // Below a long name, its town.
  return names.find((name) => below.includes(folded(name)) || (isFirst(name) && isCalledShort(name))) ?? names.find(isCalledShort) ?? null;
}

/** “Mill Trust · 12 Mill Lane · Halderwick”, “Organised by: Mill Trust, Halderwick”: a name, and what stands beside it. */
const partsOf = (line: string) =>
  line
    .replace(/^[^:：]{2,20}[:：]\s*(?=\S)/u, "")
    .replace(/^[【[〔]|[】\]〕]$/gu, "")
    .split(/\s*[|·•]\s*|\s[–—]\s/u)
    .map((part) => part.split(/[,،、]\s/u)[0] ?? "")
    .slice(0, mostParts);
const mostParts = 2;

/** “临漪市图书馆文件”, “은솔초등학교 가정통신문”: what is being sent, behind who sends it. */
const kindBehind =
  /(?<=\S{3})\s?(?:文件|公告|通知|通告|简报|簡報|会讯|會訊|通讯|通訊|会報|だより|便り|通信|ニュース(?:レター)?|プレスリリース|가정통신문|소식지|회보|뉴스레터|보도자료|공고문?|안내문)$/u;

/** “みくら山歩会 会報第148号”: in front of what is sent. */
const beforeIssue = (line: string) =>
  (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2,16}(?=\s)/u.exec(line) ?? []).filter((part) => !isNewsletter(part));

/** Cases and small words change the ends and the fronts of words. */
const beginnings = (name: string) =>
  (folded(name).match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) =>
    [...word].slice(0, wide.test(word) ? shortestStart : Math.max(shortestStart, word.length - 3)).join(""),
  );
const shortestStart = 4;
const wide = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}\p{sc=Hiragana}]/u;

const isCalled = (line: string) =>
  !beginsSmall(line) &&
  [...line].length <= longestCalled &&
  line.split(/\s+/u).length <= mostOfCalled &&
  !/[\p{Nd}!?,،、。:：]/u.test(line) &&
  line !== "";
const longestCalled = 60;
const mostOfCalled = 10;

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
