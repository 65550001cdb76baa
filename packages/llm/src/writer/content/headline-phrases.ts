import { asHeadline } from "../punctuation.ts";
import { findDays, tellsWhen } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { isSmallWord, stopWords } from "../reader/stop-words.ts";
import { capital, isOpenStraight, titleParts } from "../reader/title-parts.ts";
import { participle } from "./clauses.ts";
import { type PhraseBorders, phraseBorders } from "./phrase-borders.ts";

/**
 * Whole phrases that a headline is made of (“Jobs day at the mill”, “12 new courses”), for lines that it is too long for: of those with the same
 * beginning the longest that fits, those with the headline's own beginning first, then those behind a figure, “and” or a small word.
 *
 * @param fits whether a line is short enough
 */
export function headlinePhrases(title: string, language: string, fits: (line: string) => boolean): string[] {
  const parts = titleParts(title.replace(/\s*[;；؛]\s*/gu, " – "));
  const isOfDay = (section: string) => isDeadline(section) || isUsualLabel(withoutDays(section));
  const borders = phraseBorders[language];
  if (title.length > longest || isDeadline(title)) return [];
  const found = (parts.length > 1 ? parts.slice(1) : parts).flatMap((section): Phrase[] => {
    if (borders !== undefined) return isOfDay(section) ? [] : phrasesOf({ section, words: section.split(/\s+/u), borders, language }, fits);
    return (pieces[language]?.(section) ?? []).filter((text) => text !== section && fits(text)).map((text) => ({ text, rank: 0 }));
  });
  const lines = found.sort((one, other) => one.rank - other.rank).map(({ text }) => text);
  // “Winter timetable” says nothing beside “New winter timetable”.
  return lines.filter((line, at) => !lines.slice(0, at).some((other) => other.includes(line) || line.includes(other)));
}

/** Of anything longer every word would be tried with every other one. */
const longest = 400;

/** What a sentence counts first (“3 200 packs of herbal tea”), up to a name between marks, as long as it fits. */
export const countedFirst = (text: string, language: string, fits: (line: string) => boolean): string[] => {
  const borders = phraseBorders[language];
  const sections = borders === undefined || text.length > longest ? [] : asHeadline(text).split(/(?<=[»”"])\s|\s(?=[«“„"])/u);
  return sections
    .flatMap((section) => (borders ? phrasesOf({ section, words: section.split(/\s+/u), borders, language }, fits) : []))
    .flatMap((one) => (/^\p{Nd}/u.test(one.text) ? [one.text] : []))
    .slice(0, 1);
};

const withoutDays = (line: string) =>
  findDays(line)
    .reduce((text, day) => text.replace(day, ""), line)
    .trim();

interface Phrase {
  text: string;
  /** 0 where a section begins, 1 at a figure or behind its day, 2 behind “and” or a comma, 3 behind a small word, 4 elsewhere. */
  rank: number;
}

interface Section {
  section: string;
  words: string[];
  borders: PhraseBorders;
  language: string;
}

function phrasesOf(own: Section, fits: (line: string) => boolean): Phrase[] {
  const { section, words, borders } = own;
  const inDay = wordsInDays(section);
  const places = [...words.keys()];
  const ends = places.map((at) => at + 1).filter((at) => !inDay(at) && endsAt(own, at));
  return places.flatMap((from) => {
    const rank = inDay(from) ? null : rankAt(own, from);
    if (rank === null) return [];
    const figures =
      borders.before === undefined && !borders.isStrung && !isFigure(words[from])
        ? places.filter((at) => !inDay(at) && isFigure(words[at]) && !isNumber(words[at - 1]))
        : [];
    const [figure = words.length] = figures.filter((at) => at > from);
    const behind = [...new Set([...ends, figure])].filter((to) => to > from).sort((a, b) => a - b);
    // What is counted ends where it can first; anything else says more where it is long.
    const inOrder = rank === 1 ? behind.slice(0, 1) : behind.reverse();
    const skipped = rank === 2 && is(words[from], borders.joined?.before) ? (borders.joined?.and.length ?? 0) : 0;
    const toText = (to: number) => words.slice(from, to).join(" ").replace(/[,،]$/u, "").slice(skipped);
    const to = inOrder.find((at) => fits(toText(at)) && isWhole(own, { from, to: at, rank }));
    return to === undefined || toText(to) === section ? [] : [{ text: capital(toText(to)), rank }];
  });
}

/** Where a phrase may begin, and how much that says; null elsewhere. */
function rankAt({ section, words, borders, language }: Section, at: number): number | null {
  const [before, word] = [words[at - 1], words[at]];
  if (at === 0) return 0;
  const commas = words.flatMap((_, place) => (isComma(words, place) ? [place] : []));
  if (commas.includes(at - 1)) return commas.length === 1 ? 2 : null;
  if (isCount(word, words[at + 1]) || (isCount(words[at + 1], words[at + 2]) && /^\p{Nd}{1,3}$/u.test(word ?? ""))) {
    // “More than 40 posts”, “№ 104”: the figure goes with what stands before it.
    const isLed = isSmall(before, language) || is(before, borders.before) || is(before, borders.behind) || isNumber(before);
    return isLed ? null : borders.before === undefined ? 4 : 1;
  }
  // “From 1 May the timetable changes”; in German the verb would stand first.
  const led = words.slice(0, at).join(" ");
  const isDay = findDays(led).some((day) => led.endsWith(day) && (led.replace(day, "").match(/\p{L}/gu) ?? []).length <= mostBesideDay);
  if (borders.noun === undefined && led.length < section.length / 2 && isDay) return 1;
  const isFirst = !words.slice(0, at).some((one) => is(one, borders.before));
  if (isFirst && is(word, borders.joined?.before)) return 2;
  // “through a dry summer”: what a small word leads to says when, where or how.
  const isLed = borders.before !== undefined && is(words[at - 2], borders.before);
  if (
    (is(before, borders.behind) && !isLed) ||
    (is(before, borders.and) && !commas.some((place) => place < at) && is(word, borders.firstCase))
  )
    return 3;
  return borders.isStrung && !/[다요]$/u.test(section) ? 4 : null;
}

/** “From”, “on Monday,”: more in front of a day is the subject of what stands behind it. */
const mostBesideDay = 9;

function endsAt({ words, borders }: Section, at: number): boolean {
  if (at === words.length || isComma(words, at - 1)) return true;
  // “Competition for libraries ‘Shelf’”
  if (/^[«“„]/u.test(words[at] ?? "")) return true;
  if (is(words[at], borders.and) || is(words[at], borders.joined?.before)) return true;
  return is(words[at], borders.before) && !is(words[at - 1], borders.verb);
}

function isWhole({ words, borders, language }: Section, { from, to, rank }: { from: number; to: number; rank: number }): boolean {
  const own = words.slice(from, to);
  const text = own.join(" ");
  const [first, last] = [own[0], own.at(-1)];
  const isLong = own.length >= fewestWords || (borders.noun !== undefined && letters(text) >= longestCompound && !isComma(words, to - 1));
  const isNoun = borders.noun === undefined || [first, last].every((word) => new RegExp(`^(?:${borders.noun})$`, "u").test(bare(word)));
  const goesOn = to < words.length && (isSmall(last, language) || is(last, borders.before) || is(last, borders.behind));
  return (
    isLong &&
    isNoun &&
    !goesOn &&
    (rank === 0 || isNew.test(bare(first)) || !isSmall(first, language)) &&
    !(rank > 2 && (goesOnBehind.test(first ?? "") || own.slice(1).some((word) => is(word, borders.verb)))) &&
    !(rank > 2 && (tellsWhen(text) || isTime.test(text))) &&
    !own.slice(0, -1).some((_, place) => isComma(words, from + place)) &&
    !own.slice(1).some((word) => is(word, borders.opens)) &&
    isBalanced(text) &&
    !participle.test(text) &&
    letters(text) >= fewestLetters
  );
}
/** “from school leavers up to engineers”: this goes on from the small word in front of it. */
const goesOnBehind = /^(?:लेकर|शुरू|শুরু)$/u;
/** “For three days”, “in the first half of the year” */
const isTime = /(?<!\p{L})(?:النصف|مدى|أيام|عام|يوم|شهر|سنوات|half|year|years|days|weeks|months)(?!\p{L})/iu;
/** Small words of most languages, and yet what a headline is about. */
const isNew =
  /^(?:new|first|nouve(?:au|aux|lle|lles)|nuev[oa]s?|nov[oa]s?|nuov[oaie]|neue[rs]?|neu|νέ\p{L}+|нов\p{L}+|नय[ाीे]|नई|नए|पहल[ाी]|নতুন|প্রথম|புதிய|முதல்)$/iu;
const fewestWords = 2;
const fewestLetters = 7;
/** “Ausbildungstag” says as much as two words elsewhere. */
const longestCompound = 11;

/** Whether a phrase that begins or ends in front of a word would cut one of the days of a line. */
function wordsInDays(section: string): (at: number) => boolean {
  const inside = new Set(
    findDays(section).flatMap((day) => {
      const from = section.slice(0, section.indexOf(day)).split(/\s+/u).length - 1;
      return day.split(/\s+/u).map((_, at) => from + at);
    }),
  );
  return (at) => inside.has(at);
}

const is = (word: string | undefined, pattern: string | undefined): boolean =>
  word !== undefined && pattern !== undefined && new RegExp(`^(?:${pattern})$`, "iu").test(bare(word));
/** Whether a word ends in a comma, and not that of “8, 9 August”. */
const isComma = (words: readonly string[], at: number) =>
  /[,،、]$/u.test(words[at] ?? "") && !(/\p{Nd}[,،、]$/u.test(words[at] ?? "") && /^\p{Nd}/u.test(words[at + 1] ?? ""));
const isSmall = (word: string | undefined, language: string): boolean =>
  isSmallWord(bare(word)) || (stopWords[language]?.has(bare(word).toLowerCase()) ?? false);
const bare = (word = "") => word.replace(/^[^\p{L}\p{Nd}&№]+|[^\p{L}\p{M}\p{Nd}&]+$/gu, "");

/** “104”, “№”, the “8,” of “8, 9 August”: what a figure behind it belongs to. */
const isNumber = (word = "") => /[\p{Nd}№][,،、]?$/u.test(word);
const isFigure = (word = "") => /^[€$£₹]?\p{Nd}/u.test(word);

/** A number in front of a word that it counts. */
const isCount = (word = "", next = "") => /^[€$£₹]?\p{Nd}[\p{Nd}.,]*$/u.test(word) && /^[\p{L}\p{M}]{3}/u.test(next);

const isBalanced = (text: string) => {
  const count = (marks: RegExp) => (text.match(marks) ?? []).length;
  const single = text.replace(/(?<=\p{L})['’](?=\p{L})/gu, "");
  return (
    !isOpenStraight(text) &&
    single.split("‘").length === single.split("’").length &&
    count(/[«“„([「『《（]/gu) === count(/[»”)\]」』》）]/gu) &&
    !/^[”»」』》]/u.test(text)
  );
};

/** A blank in Thai parts phrases, unless a figure stands beside it. */
const blankParts = (section: string) =>
  section
    .split(/(?<![\p{Nd}.])(?<!(?:ใน|ที่|จาก|ของ|กับ|และ|หรือ|ณ))\s+(?!\p{Nd}|[ก-ฮ]{1,4}\.)/u)
    .filter((part) => (letters(part) >= fewestInThai || dayInThai.test(part)) && isBalanced(part));
const fewestInThai = 8;
const dayInThai = /^(?:เริ่ม|ถึง|ภายใน)\s\p{Nd}/u;

/** Where words have no blanks, phrases end at marks; in Chinese, commas of a list have a sign of their own. */
function unspacedParts(section: string, comma: string): string[] {
  const matter = section.replace(/^[关關][于於](.+)的(?:公告|通知|通告|公示|函|说明|說明)$/u, "$1");
  const parts = matter.split(new RegExp(`[\\s;；。！!？?:：|｜／/【】〔〕]+|——|(?<!\\p{Nd})[,，]|[,，](?!\\p{Nd})${comma}`, "u"));
  const behindYear = parts.flatMap((part) => /(?:19|20)\p{Nd}{2}(?:年度?)?([^年月度\p{Nd}].{5,})$/u.exec(part)?.[1] ?? []);
  return [...parts, ...behindYear].filter((part) => letters(part) >= fewestUnspaced && isBalanced(part) && !leadsOn.test(part));
}
const pieces: Readonly<Record<string, (section: string) => string[]>> = {
  th: blankParts,
  zh: (section) => unspacedParts(section, ""),
  ja: (section) => unspacedParts(section, "|、|(?=[「『])"),
};
const letters = (text: string) => (text.match(/[\p{L}\p{M}]/gu) ?? []).length;
const fewestUnspaced = 5;
const leadsOn = /(?:[的与與和及将將]|[のをにがはでとも]|から|より|まで)$|^(?:的|与|與|和|及|を|に|が|は|で|と)/u;
