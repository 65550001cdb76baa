import { asHeadline } from "../punctuation.ts";
import { isConditional } from "../reader/conditions.ts";
import { findDays } from "../reader/dates.ts";
import { lastDayIn } from "../reader/last-day.ts";
import type { Story } from "../reader/read-story.ts";
import { titleParts } from "../reader/title-parts.ts";
import { shorterForms, withoutLateDay } from "./clauses.ts";
import { withoutConnective } from "./connectives.ts";
import { asks, coreLine } from "./essentials.ts";
import { withoutLastPhrases } from "./last-phrases.ts";
import type { Piece } from "./piece.ts";

/** The headline, else the news, so short that it fits: without its day, what only goes with it, or its last phrases of when and where. */
export function shortHeadlines({ work }: Pick<Piece, "work">): string[] {
  const { story, titles, language, isTold } = work;
  if (!isTold) return [];
  const news = coreLine(work.pool);
  const told =
    news?.kind === "sentence" && !news.hasLink && !news.hasQuote ? asHeadline(withoutConnective(news.text, language)) : titles[0];
  const line = story.title ?? told ?? "";
  if (line === "" || asks(line)) return [];
  const parts = longestFirst(telling(toldParts(line, story)));
  const forms = [
    line,
    ...(story.title === null ? [] : [...upToColonInMarks(line), ...withoutFirstDay(line)]),
    ...(story.title === null ? [] : upToBlank(line)),
    ...parts,
    ...(story.title === null ? [] : withoutReason(line, language)),
    withoutLateDay(line) ?? "",
    // The halves of a headline in Thai have a blank between them as words of a list have.
    ...(language === "th" && story.title !== null ? upToName(line) : shorterForms(line, language)),
    ...(story.title === null ? [] : firstHalf(line)),
  ];
  const shortest = longestFirst(
    forms.flatMap((one) => [withoutLateDay(one) ?? "", ...(story.title === null ? [] : withoutLastPhrases(one, language))]),
  );
  return [...new Set([...forms, ...shortest])].filter((one) => one !== "");
}
/** “運賃改定と冬ダイヤ” of “2月1日(月)からの運賃改定と冬ダイヤについて” */
function withoutFirstDay(line: string): string[] {
  const rest = line.replace(
    /^[^「」、。]{0,12}?\p{Nd}{1,2}日(?:[（(][^()（）]{1,3}[)）])?(?:から|より)?の(?=[\p{sc=Han}\p{sc=Katakana}])/u,
    "",
  );
  const short = [line, rest].map((one) => one.replace(/(?:について|に関する(?:お知らせ|ご案内)|の(?:お知らせ|ご案内))$/u, ""));
  return [...new Set(short)].filter((one) => one !== line && [...one].length >= shortestWithoutDay);
}
const shortestWithoutDay = 6;

/** “Exhibition ‘The train goes north’” of “… ‘The train goes north: railways in photographs’”. */
const upToColonInMarks = (line: string): string[] => {
  const short = line.replace(/([“„«"「『《])([^“”„«»"「」『』《》:：]{6,})[:：]\s?[^“”„«»"「」『』《》]+([”“»"」』》])/u, "$1$2$3");
  return short === line ? [] : [short];
};

/** “‘Breeze’ brings out the fan ‘Palm leaf’ that …”: up to the name between marks, where more than it stands before. */
const upToName = (line: string) =>
  [...line.matchAll(/[”»"](?=\s\p{sc=Thai})/gu)]
    .map(({ index }) => line.slice(0, index + 1))
    .filter((part) => part.split(/\s+/u).length > 2)
    .reverse();

/** Thai has a blank between clauses and none between words: a headline up to one of them, the longest first. */
export const upToBlank = (title: string): string[] =>
  /\p{sc=Thai}{6}/u.test(title)
    ? [...title.matchAll(/\s+/gu)]
        .filter(({ index, 0: blank }) => !/^[\p{Nd}.]|^\S{1,4}\./u.test(title.slice(index + blank.length)))
        .map(({ index }) => title.slice(0, index))
        .filter((part) => [...part].length >= shortestUpTo && isPaired(part) && !leadsToDay.test(part))
        .reverse()
    : [];
const shortestUpTo = 24;
/** “… from 1”, “… on Friday the” */
const leadsToDay = /(?:[\p{Nd}.,]|วัน[ก-๙]*ที่|ตั้งแต่|เริ่ม|ระหว่าง|ถึง)$/u;
const isPaired = (text: string) => (text.match(/["“”]/gu) ?? []).length % 2 === 0;

/** Parts of a headline that the story speaks of: what only shouts before a colon, and “All you need to know” behind one, say nothing. */
export function toldParts(title: string, { sentences, names }: Story): string[] {
  const told = `${sentences.map((one) => one.text).join("\n")}\n${names.join("\n")}`.toLowerCase();
  const stems = (part: string) =>
    [...new Set(part.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])].map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const counted = titleParts(title)
    .slice(1)
    .map((part) => ({ part, count: stems(part).filter((stem) => told.includes(stem)).length }));
  const most = Math.max(...counted.map((one) => one.count), 0);
  // Without blanks nothing shows the words.
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(title)) {
    const said = titleParts(title)
      .slice(1)
      .filter((part) => told.includes(part.toLowerCase()));
    return said.length > 0 ? said : titleParts(title).slice(1);
  }
  if (most === 0) return titleParts(title).slice(1);
  return counted.filter((one) => one.count * 2 >= most).map((one) => one.part);
}

const longestFirst = (lines: readonly string[]) =>
  [...lines].sort((a, b) => Number(findDays(b).length > 0) - Number(findDays(a).length > 0) || b.length - a.length);

/** “Important notice” before a colon says nothing of the matter. */
const telling = (parts: readonly string[]) =>
  parts.filter((part) => part.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(part));

/** “The café raises its prices, but …”: a headline says what is new before its only comma, if that is long enough for a sentence. */
function firstHalf(title: string): string[] {
  const [first = "", ...rest] = title.split(/[،、，]\s*|,\s+/u);
  // “Farewell to Ada Frey, the last boatbuilder of …”
  const isApposed =
    /^(?:the|der|die|das|den|la|le|el|il|lo|de|het|o|a|ο|η|το|τον|την)\s/iu.test(rest[0] ?? "") && first.split(/\s+/u).length >= 3;
  const isWhole = rest.length === 1 && (isApposed || first.split(/\s+/u).length >= fewestWords) && !isConditional(first);
  return isWhole && isBalanced(first) ? [first] : [];
}
const fewestWords = 5;

// What a headline may end in that says why, in spite of what or beside what; in languages whose sentences are whole before it.
const reasons: Readonly<Record<string, string>> = {
  en: "as(?! (?:an?|the|its|their|his|her|well|if|of|many|much)(?!\\p{L}))|while|despite|amid|because of|thanks to",
  fr: "malgré|grâce (?:à|au|aux)|tandis que?|alors que?",
  es: "pese a|a pesar de|gracias a|mientras",
  it: "nonostante|malgrado|grazie a\\p{L}*|mentre",
  pt: "apesar d\\p{L}+|graças a\\p{L}*|enquanto",
  el: "παρά|χάρη (?:σ|στ)\\p{L}+|λόγω|καθώς|ενώ",
  ru: "несмотря на|благодаря",
  uk: "попри|незважаючи на|завдяки",
  ar: "رغم|على الرغم من|بفضل|بسبب",
  he: "למרות|בזכות|בגלל|על אף",
};

/** “The society reports lower profit”, of “… as savers gain”. */
function withoutReason(line: string, language: string): string[] {
  const words = reasons[language];
  if (words === undefined) return [];
  const found = [...line.matchAll(new RegExp(`[,،]?\\s(?:${words})\\s`, "giu"))].at(-1);
  const left = line.slice(0, found?.index ?? 0).trim();
  return left.split(/\s+/u).length >= fewestWords && isBalanced(left) ? [left] : [];
}

const isBalanced = (text: string) => (text.match(/["“„«]/gu) ?? []).length % 2 === (/[”»]/u.test(text) ? 1 : 0) || !/["“„«”»]/u.test(text);

/** “We take applications until 16 October”: a part of a headline that says until when, and not what for. */
export const saysOnlyUntil = (line: string): boolean => lastDayIn(line) !== null && line.split(/\s+/u).length <= mostOfUntil;
const mostOfUntil = 5;
