import { asHeadline } from "../punctuation.ts";
import { isConditional } from "../reader/conditions.ts";
import { findDays } from "../reader/dates.ts";
import type { Story } from "../reader/read-story.ts";
import { titleParts } from "../reader/title-parts.ts";
import { shorterForms, withoutConnective, withoutLastPhrases, withoutLateDay } from "./clauses.ts";
import { asks, coreLine } from "./essentials.ts";
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
    ...parts,
    withoutLateDay(line) ?? "",
    // The halves of a headline in Thai have a blank between them as words of a list have.
    ...(language === "th" && story.title !== null ? [] : shorterForms(line, language)),
    ...(story.title === null ? [] : firstHalf(line)),
  ];
  const shortest = longestFirst(
    forms.flatMap((one) => [withoutLateDay(one) ?? "", ...(story.title === null ? [] : withoutLastPhrases(one, language))]),
  );
  return [...new Set([...forms, ...shortest])].filter((one) => one !== "");
}
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
const isBalanced = (text: string) => (text.match(/["“„«]/gu) ?? []).length % 2 === (/[”»]/u.test(text) ? 1 : 0) || !/["“„«”»]/u.test(text);
