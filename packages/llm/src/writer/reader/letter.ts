import { findDays } from "./dates.ts";
import { isSendingWord } from "./furniture.ts";
import { withoutJapaneseForm, withoutJapaneseSeason } from "./japanese-letter.ts";
import { isAside, isCourtesy, isGreeting } from "./letter-words.ts";
import { endsSentence } from "./lines.ts";
import { withoutFormula } from "./notice-formulas.ts";

// What a letter says before it comes to its matter, in the same paragraphs.

const longestLine = 60;
const longestAside = 260;

/** The text of a story without what a letter says around it to whoever reads it; `isLetter` where a greeting stood above. */
export function withoutLetter(text: string, isLetter: boolean): string {
  const lettered = withoutJapaneseForm(text.split("\n"));
  const lines = withoutThanks(lettered);
  const greets = isLetter || lettered.join("\n") !== text || isGreeting(openingOf(firstOf(lines))) || isGreeting(firstOf(lines));
  if (!greets) {
    dropThanks(lines);
    return withoutFormula(lines).join("\n");
  }
  dropOpenings(lines);
  dropAhead(lines, (line) => line.length <= longestAside && isCourtesy(line));
  dropAside(lines);
  return withoutFormula(capitalized(withoutJapaneseSeason(lines, isLetter))).join("\n");
}

/** “Thank you for …” in a paragraph of its own above everything else. */
function dropThanks(lines: string[]): void {
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = (lines[first] ?? "").trim();
  if ((lines[first + 1] ?? "").trim() === "" && line.length <= longestAside && isCourtesy(line)) lines.splice(first, 1);
}

/** “Good evening!” in front of what a letter says. */
const callsOut = (sentence: string) =>
  /[!！]$/u.test(sentence) && sentence.split(/\s+/u).length <= mostCalledOut && !/\p{Nd}/u.test(sentence);
const mostCalledOut = 3;

/** “Liebe Gäste, ab dem …”: without its greeting a sentence begins as others do. */
function capitalized(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.trim() !== "");
  return lines.map((line, index) =>
    index === at || (index > at && (lines[index - 1] ?? "").trim() === "" && line.length >= shortestBegun)
      ? line.replace(/^\s*\p{Ll}(?=\p{Ll}|\s)/u, (letter) => (/\p{sc=Georgian}/u.test(letter) ? letter : letter.toUpperCase()))
      : line,
  );
}

/** A paragraph below rows or a day goes on from the greeting, too. */
const shortestBegun = 60;

/** What a line says first, where more follows in it; "" where nothing does. */
const openingOf = (line: string) => /^[^.!?。！？।]{2,50}(?:[!！。।]|\.(?=\s))+\s*(?=\S)/u.exec(line)?.[0].trim() ?? "";

/** Sentences ahead that greet, thank, call out to somebody or speak of the text. */
function dropOpenings(lines: string[]): void {
  for (let turn = 0; turn < 6; turn += 1) {
    const at = lines.findIndex((line) => line.trim() !== "");
    const line = (lines[at] ?? "").trim();
    const first = openingOf(line) || line;
    const isFormal =
      isGreeting(first) ||
      isCourtesy(first) ||
      (first !== line && callsOut(first)) ||
      (first.length <= longestLine && isAside(first) && endsSentence.test(first));
    if (at === -1 || !isFormal) return;
    lines[at] = line.slice(first.length).trim();
  }
}

const firstOf = (lines: readonly string[]) => lines.find((line) => line.trim() !== "")?.trim() ?? "";

function dropAhead(lines: string[], isDropped: (line: string) => boolean): void {
  let at = lines.findIndex((line) => line.trim() !== "");
  while (at !== -1 && isDropped((lines[at] ?? "").trim())) {
    lines.splice(0, at + 1);
    at = lines.findIndex((line) => line.trim() !== "");
  }
}

/**
 * The paragraph after a greeting, when it speaks of the text and not of its matter. Where it has days or figures, only its sentences that do go, but
 * for long ones with a day, which tell what is announced.
 */
function dropAside(lines: string[]): void {
  const start = lines.findIndex((line) => line.trim() !== "");
  const length = lines.slice(start).findIndex((line) => line.trim() === "");
  if (start === -1 || length === -1) return;
  const text = lines.slice(start, start + length).join(" ");
  if (text.length > longestAside || !isAside(text)) return;
  const told = text
    .split(/(?<=[。！？।])|(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((one) => !isAside(one) || (findDays(one).length > 0 && one.length >= shortestTold));
  const whole = told.join(/[。！？]/u.test(text) ? "" : " ").trim();
  // Two sentences or more that do not speak of the text tell something.
  const isMatter = findDays(whole).length > 0 || /\p{Nd}{2}/u.test(whole) || (told.length > 1 && whole.length >= shortestTold);
  lines.splice(0, start + length, ...(isMatter ? [whole] : []));
}
const shortestTold = 60;

/** “Thank you for your patience!” as the last line, whoever signed below it. */
function withoutThanks(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== "");
  const line = (lines[end] ?? "").trim();
  return end > 2 && line.length <= longestLine && isCourtesy(line) ? lines.slice(0, end) : lines;
}

const bracketed = /^\s*(?:\*\*|#+\s*)?[【[［〔(（<＜]\s*([^】\]］〕)）>＞]{2,30})\s*[】\]］〕)）>＞]\s*(?=\S)/u;
const labelled = /^\s*(?:\*\*|#+\s*)?([^:：|–—]{3,40}?)\s*(?:[:：|]|\s[–—-]+\s)\s*(?=\S)/u;

/** “【お知らせ】”: that something is told is no part of it. */
const onlyTells =
  /^(?:(?:重要な?)?お知らせ|ご案内|ご報告|告知|(?:重要|活动|活動)?(?:公告|通知|通告)|公示|.{0,6}(?:안내|공지|알림|공고)|광고|広告|广告|廣告|ประกาศ|ข่าว|सूचना|ঘোষণা|বিজ্ঞপ্তি|அறிவிப்பு|(?:public )?(?:announcement|notice|news|info|infos)|(?:bekannt|pressemit|mit)teilung|aviso|avis|avviso|объявление|анонс|оголошення|ανακοίνωση|إعلان|הודעה)$/iu;

const fewestBehind = 3;

/** “【新聞稿】…”, “PRESS RELEASE: …” in front of a headline. */
export function withoutKicker(line: string): string {
  const inBrackets = bracketed.exec(line);
  const found = inBrackets ?? labelled.exec(line);
  const kind = (found?.[1] ?? "").trim();
  const isLong = inBrackets !== null || line.slice(found?.[0].length ?? 0).split(/\s+/u).length >= fewestBehind;
  return found && (isSendingWord(kind) || (isLong && onlyTells.test(kind))) ? line.slice(found[0].length).replace(/\*\*\s*$/u, "") : line;
}
