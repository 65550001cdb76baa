import { countLength } from "@copydesk/contracts";
import { stopUsing } from "../pool.ts";
import { findDays, tellsWhen } from "../reader/dates.ts";
import { findAddresses } from "../reader/links.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { stopWords } from "../reader/stop-words.ts";
import { tokens } from "../reader/tokens.ts";
import type { Work } from "../work.ts";
import { asks, coreOf, neededOf, newsOf, secondLine } from "./essentials.ts";
import { repeats } from "./repeats.ts";

// What a headline's second line says, and where a text tells it: below the headline alone, for in running text it is half a sentence.

/** The second line as a statement of a short text, in which whoever wrote the story says what counts most beside the headline. */
export function secondLineOf({ story, isTold }: Work, news: RankedSentence | undefined): RankedSentence[] {
  const text = story.subtitle ?? "";
  if (!isTold || !isTelling(text) || asks(text) || findAddresses(text).length > 0 || news === undefined) return [];
  const plain = {
    hasLink: false,
    hasQuote: false,
    introducesSpeaker: false,
    pointsBack: false,
    isOpening: true,
    leadsToCall: false,
    isInstruction: false,
    isComing: false,
  };
  const facts = { hasWhen: tellsWhen(text), hasWhere: false, length: [...text].length };
  return [{ ...news, ...plain, ...facts, kind: "sentence", index: secondLine, text }];
}

/**
 * The second line where a longer text would leave out what it says: it alone tells the day, or long before the text does, it says what to stop
 * using, or it has a figure or words (a town, a price, who may come) that nothing has which is told anyway. Null where the text says it itself.
 */
export function secondLineBelow(work: Work): string | null {
  const { story, pool, isTold, brief } = work;
  const text = story.subtitle;
  if (!isTold || brief.turn > 0 || text === null || findAddresses(text).length > 0) return null;
  const isDated = findDays(text).length > 0 && coreOf(pool).every((one) => findDays(one.text).length === 0);
  const asksToStop = stopUsing.test(text) && !pool.some((one) => one.isInstruction && stopUsing.test(one.text));
  return isDated || asksToStop || (isTelling(text) && !asks(text) && (namesTown(text, work) || saysMore(text, work))) ? text : null;
}

/** The second line above a text that tells the whole story, unless its first sentence says the same. */
export function secondLineAbove(work: Work): string {
  const { story, pool, isTold } = work;
  const text = story.subtitle ?? "";
  const own = secondLineBelow(work) ?? (isTold && !repeats(text, newsOf(pool)?.text ?? "") ? text : "");
  return [own, ...furtherLines(work)].filter((line) => line !== "" && work.isAllowed(line)).join("\n");
}

/** Lines of a headline below its second one: “Applications until 17 February” may stand nowhere else. */
export const furtherLines = ({ story, isTold, isAllowed }: Work): string[] => (isTold ? story.furtherLines.filter(isAllowed) : []);

/** Whether a line of the head names the town of a dateline, which a post does not have, and nothing else does that is told anyway. */
function namesTown(text: string, work: Work): boolean {
  const town = stemOf(
    (work.story.dateline?.place ?? "")
      .split(/[,،、(（]/u)[0]
      ?.trim()
      .toLowerCase() ?? "",
  );
  const told = [...neededOf(work).map((one) => one.text), work.call?.text ?? ""].join("\n").toLowerCase();
  return town.length >= shortestTown && text.toLowerCase().includes(town) && !told.includes(town);
}
const shortestTown = 2;

/** “Warm voices wanted”: a few words without a figure, which say who wants them for what only along with their second line. */
export const isHalfHeadline = (title: string): boolean => !/\p{Nd}/u.test(title) && countLength(title, "double_width") <= longestHalf;
const longestHalf = 24;

const isTelling = (text: string) =>
  text.split(/\s+/u).length >= fewestToTell ||
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{10}/u.test(text) ||
  (/\p{Nd}/u.test(text) && (text.match(unspaced) ?? []).length >= fewestSigns);
const fewestToTell = 6;
/** Marks, figures and the sign for a long vowel stand between them. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const fewestSigns = 10;

/** Whether the second line has a figure that no sentence of the story has. */
export function hasOwnFigure({ story }: Work): boolean {
  const told = story.sentences.map((one) => one.text).join("\n");
  return (story.subtitle?.match(/\p{Nd}+/gu) ?? []).some((figure) => !new RegExp(`(?<!\\p{Nd})${figure}(?!\\p{Nd})`, "u").test(told));
}

/** Whether a good part of a line's words, or one of its figures, is nowhere in what every text of the story tells. */
function saysMore(text: string, work: Work): boolean {
  const { story, language, call } = work;
  const told = [story.title ?? "", ...neededOf(work).map((one) => one.text), call?.text ?? ""].join("\n").toLowerCase();
  const figures = text.match(/\p{Nd}+/gu) ?? [];
  if (figures.some((figure) => !told.includes(figure))) return true;
  const words = tokens(text, language)
    .map((word) => word.toLowerCase())
    .filter((word) => [...word].length >= shortestWord && !stopWords[language]?.has(word));
  const own = words.filter((word) => !told.includes(stemOf(word)));
  return own.length >= fewestOwn && own.length >= words.length * ownShare;
}
const shortestWord = 2;
const fewestOwn = 2;
const ownShare = 0.4;

/** Inflected words begin alike. */
const stemOf = (word: string) => ([...word].length > longestStem ? word.slice(0, Math.max(longestStem, word.length - 2)) : word);
const longestStem = 4;
