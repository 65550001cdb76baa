import { findDays } from "../reader/dates.ts";
import { isLaterInTurn, turnsAround } from "../reader/in-turn.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { opensWithHour } from "../reader/unmarked-lists.ts";
import { asksNothing } from "./ad-scraps.ts";

/**
 * Whether a sentence only announces the one behind it in its paragraph: “Not everything went well.” It opens a paragraph in a few words that name
 * nobody, no figure, no day and no place.
 */
export function isSetUp(one: RankedSentence, pool: readonly RankedSentence[]): boolean {
  const next = pool.find(({ index }) => index === one.index + 1);
  if (one.kind !== "sentence" || one.index < 1 || !one.isOpening || next === undefined || next.isOpening || next.kind !== "sentence")
    return false;
  if (one.hasNumber || one.hasName || one.hasWhen || one.hasWhere || one.hasLink || one.hasQuote || one.leadsToCall || one.isInstruction)
    return false;
  // What opens a paragraph and speaks of the one above is a bridge to what stands behind it.
  const most = (wide.test(one.text) ? longestWide : longest) * (one.pointsBack ? 2 : 1);
  return one.length <= most && !asksNothing.test(one.text) && !concludes.test(one.text);
}
/** “So we are opening a share offer.”: what follows from all above it. */
const concludes =
  /^(?:so|therefore|that is why|deshalb|daher|darum|donc|c'est pourquoi|por eso|por isso|quindi|perciò|daarom|тому|отже|поэтому|затова|γι[’']\s?αυτό|έτσι|לכן|על כן|ولذلك|لذلك|لذا|इसलिए|अतः|তাই|எனவே|ஆகவே|所以|因此|为此|為此|따라서|그래서|そこで|そのため|ดังนั้น|จึง)(?![\p{L}\p{M}])|^(?:所以|因此|为此|為此|そこで|そのため|ดังนั้น|จึง)/iu;
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const longest = 45;
const longestWide = 18;

/** Items that are counted in words (“First, …”, “Second, …”) go out together or not at all: each has the place of the last of them to stay. */
export function tieTurns(sentences: readonly RankedSentence[], places: Map<RankedSentence, number>, language: string): void {
  for (const one of sentences.filter(({ text }) => isLaterInTurn(text, language))) {
    const turns = turnsAround(sentences, sentences.indexOf(one), language);
    const items = sentences.filter(({ index }) => turns.has(index));
    const last = Math.max(...items.map((item) => places.get(item) ?? 0));
    for (const item of items) places.set(item, last);
  }
}

/** Whether a sentence is one of several that are counted in words. */
export const isInTurn = (one: RankedSentence, pool: readonly RankedSentence[], language: string): boolean =>
  pool.some((other, at) => isLaterInTurn(other.text, language) && turnsAround(pool, at, language).has(one.index));

/**
 * Gives neighbours of which one without the other is half of something the same place, so that they are told together or not at all:
 * speakers that of their words, a programme that of the one above it (two days, two places), a sentence that of the one that goes on from it in its
 * paragraph: “You can put in £25. It is no savings account” may not end after its first half.
 */
export function tieNeighbours(sentences: readonly RankedSentence[], places: Map<RankedSentence, number>): void {
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1];
    if (next === undefined) break;
    const [own, other] = [places.get(one) ?? 0, places.get(next) ?? 0];
    if (next.index !== one.index + 1) continue;
    if (isProgramme(one) && isProgramme(next)) places.set(next, own);
    if (one.introducesSpeaker) places.set(one, other);
  }
  for (const [at, one] of [...sentences.entries()].reverse()) {
    const next = sentences[at + 1];
    if (next === undefined || next.index !== one.index + 1 || one.kind !== "sentence") continue;
    // “…,” said Ida Frey. “…”: what somebody says is told whole.
    if (one.hasQuote && next.hasQuote && next.pointsBack && !next.isOpening)
      places.set(one, Math.max(places.get(one) ?? 0, places.get(next) ?? 0));
    if (one.hasQuote) continue;
    if (isSetUp(one, sentences) || (next.pointsBack && !next.isOpening && !next.hasQuote))
      places.set(one, Math.max(places.get(one) ?? 0, places.get(next) ?? 0));
  }
}

/** A list of a day, or of hours; “Who can come” and “What we offer” are two things. */
const isProgramme = ({ kind, text }: RankedSentence) =>
  kind === "list" &&
  (findDays(text.split("\n")[0] ?? "").length > 0 ||
    text
      .split("\n")
      .slice(1)
      .some((item) => opensWithHour(item)));
