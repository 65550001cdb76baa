import type { AngleKey } from "../phrases/phrases.ts";
import { findDays } from "../reader/dates.ts";
import { saysHere, saysLastYear } from "../reader/leans-alone.ts";
import { opensBack, type RankedSentence } from "../reader/rank-sentences.ts";
import type { Story } from "../reader/read-story.ts";
import { stopWords } from "../reader/stop-words.ts";
import { isQuotation, nameParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { coreOf, newsOf } from "./essentials.ts";

/** What a text may begin with, by what makes a channel's texts its own; the news itself follows at once where it does not come first. */
const orders: Readonly<Partial<Record<AngleKey, readonly (keyof typeof kinds)[]>>> = {
  linkedin: ["news", "figure", "voice"],
  facebook: ["voice", "person", "figure", "news"],
  youtube: ["news", "person", "figure"],
  email: ["news", "figure", "voice"],
  press: ["news", "figure", "when"],
  blog: ["news", "figure", "person"],
  instagram: ["short", "voice", "news"],
  tiktok: ["short", "figure", "news"],
  x: ["short", "news", "figure"],
  threads: ["news", "person", "short", "figure"],
};

const kinds = {
  news: () => true,
  figure: (one: RankedSentence) => one.hasNumber && !one.hasQuote && one.length <= 190,
  voice: (one: RankedSentence) => one.hasQuote && one.length <= 230,
  person: (one: RankedSentence) => one.hasName && !one.hasQuote && one.length <= 200,
  when: (one: RankedSentence) => one.hasWhen,
  short: (one: RankedSentence) => one.length <= 110 && !one.hasQuote,
};

/**
 * The sentence that opens a channel's text: the news, whatever the channel, since any other one needs it. Another turn gives another one, as
 * far as the story has some.
 */
export function openingFor(work: Work, key: AngleKey): RankedSentence | null {
  const { pool, isFramed, brief } = work;
  if (isFramed) return pool[0] ?? null;
  // Where facts begin, what they are about stands above them.
  if (beginsWithFacts(work)) return null;
  const usual = firstOf(work) ?? newsOf(pool) ?? pool[0] ?? null;
  if (brief.turn === 0 && brief.earlier === "") return usual;
  const options = optionsFor(work, key, brief.turn === 0);
  const unread = options.filter((one) => !brief.earlier.includes(one.text));
  if (brief.turn === 0) return unread[0] ?? usual;
  return unread.find((one) => one !== usual) ?? options.find((one) => one !== usual) ?? usual;
}

/** Below its headline a story is told from its beginning on, be that a scene, a question or somebody's words. */
function firstOf({ pool, story, isTold }: Work): RankedSentence | undefined {
  const [first] = pool.filter(({ index }) => index >= 0);
  return isTold && story.title !== null && first?.kind === "sentence" ? first : undefined;
}

/** What, when and where come first, each with its label; sentences below them go on from there. */
export const beginsWithFacts = ({ story, isTold, titles }: Work) =>
  isTold && titles.length > 0 && story.sentences.slice(0, 2).every((one) => one.kind === "fact");

/** What names the day of the matter: the news, or the facts where the story begins with them. */
export const dayTextOf = (work: Work): string | undefined =>
  beginsWithFacts(work)
    ? work.story.sentences
        .filter((one) => one.kind === "fact")
        .map((one) => one.text)
        .join("\n")
    : coreOf(work.pool)
        .map((one) => one.text)
        .join("\n") || undefined;

/** Whether the news says what its headline is about; where it does not, the headline must stand above it. */
export function introducesMatter({ pool, story, isTold }: Work): boolean {
  const news = newsOf(pool);
  if (!isTold || story.title === null || news === undefined) return true;
  // “3,000 books wanted” above how a shed becomes a library.
  const isCounted = /\p{Nd}[\p{Nd}.,]*\p{Nd}{2}/u.test(story.title) && findDays(story.title).length === 0;
  if (isCounted && !coreOf(pool).some((one) => one.hasNumber)) return false;
  if (isQuotation(story.title)) return true;
  if (opensBack(news.text, story.language ?? "")) return false;
  if (isAboutElse(news.text, story.title, story.language ?? "")) return false;
  const isNamed = story.names.some((name) => news.text.includes(name) && story.title?.includes(name));
  // “直して使い続ける傘” ends in what it is about.
  const last = /[\p{sc=Han}\p{sc=Katakana}ー]+$/u.exec(story.title)?.[0] ?? "";
  if (last !== "" && news.text.includes(last)) return true;
  return (
    isNamed || isOfMatter(news, [story.title]) || nameParts(story.title).some((part) => part !== story.title && news.text.includes(part))
  );
}

/**
 * “Road closed: sewers in two stages” is more than that somebody works in that road: few of its words are said, by their beginnings, or not
 * its first and less than half. Nobody can tell where words have no blanks between them.
 */
function isAboutElse(text: string, title: string, language: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(title)) return false;
  const words = (title.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((word) => !stopWords[language]?.has(word))
    .map((word) => word.slice(0, Math.max(4, Math.min(5, word.length - 2))));
  const told = text.toLowerCase();
  const share = words.filter((word) => told.includes(word)).length / words.length;
  return words.length >= fewestWords && (share < 0.3 || (share < 0.5 && !told.includes(words[0] ?? "")));
}
const fewestWords = 3;

const stemOf = (term: string) =>
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]/u.test(term) ? term.slice(0, 2) : term.slice(0, Math.max(4, term.length - 2));

// “وقالت”, “وتعمل”: joined to what was told before; verbs only, for many Arabic words have that letter of their own.
const goesOn = /^و(?:قال|صرح|[تي](?!ر\b)[\p{L}\p{M}]{3,}|من\s|في\s|على\s|كان|بحسب|بعد\s)/u;

/** Words of somebody who points at what a reader has not seen yet. */
const saysThese =
  /^[“"«„「『][^“”„«»"「」]{0,24}(?:เหล่านี้|นี้|これら|この|这|這|该条|इन |ये |এসব|এই |these |diese |ces |estos |estas |questi |queste |эти |αυτά τα |هذه |אלה |이들 |이런 )/iu;

/** Whether a sentence calls its matter by a name that the headline has, too; “the lessons” or “the model's number” come after what they belong to. */
const namesMatter = ({ text, isInstruction }: RankedSentence, { title, names, phrases }: Story) =>
  !isInstruction && [...names, ...phrases].some((name) => text.includes(name) && (title ?? "").toLowerCase().includes(name.toLowerCase()));

/** Whether a sentence has a word of the headline; inflected words begin alike. */
export function isOfMatter({ terms }: RankedSentence, titles: readonly string[]): boolean {
  const words = (titles[0] ?? "").toLowerCase();
  return words === "" || [...terms].some((term) => words.includes(stemOf(term)));
}

/** @param isStrict false where another angle is asked for, which may begin with less. */
function optionsFor({ pool, titles, story, isTold }: Work, key: AngleKey, isStrict = true): RankedSentence[] {
  const news = newsOf(pool);
  const able = pool.filter(
    (one) =>
      !one.pointsBack &&
      !goesOn.test(one.text) &&
      !one.hasLink &&
      one.kind === "sentence" &&
      one.length >= 20 &&
      !/[?？؟:：]$/u.test(one.text),
  );
  // What begins a text names its matter, or is somebody's own words.
  // Without a headline above it only the news, or somebody who is named, says what it is about.
  const isUntitled = isTold && story.title === null;
  const best = able
    .filter(
      (one) =>
        one === news ||
        (one.hasQuote
          ? !saysThese.test(one.text) && !saysHere.test(one.text) && !saysLastYear.test(one.text)
          : (!isStrict || (!isUntitled && namesMatter(one, story))) && isOfMatter(one, titles)),
    )
    .sort((a, b) => b.score - a.score);
  const found = (orders[key] ?? ["news", "figure", "voice"]).flatMap((kind) =>
    kind === "news" ? (news ? [news] : []) : best.filter((one) => kinds[kind](one)).slice(0, 2),
  );
  const others = best.slice(0, 3);
  return [...new Set([...found, ...others])];
}
