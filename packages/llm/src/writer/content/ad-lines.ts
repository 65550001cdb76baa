import { countLength, type FieldSpec } from "@copydesk/contracts";
import { asHeadline } from "../punctuation.ts";
import { factOf } from "../reader/blocks.ts";
import { wordsOf } from "../reader/calls.ts";
import { findDays } from "../reader/dates.ts";
import { knowsNouns } from "../reader/keywords.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { hasDeadline } from "../reader/last-day.ts";
import { saysBoth, saysHere } from "../reader/leans-alone.ts";
import { findAddresses } from "../reader/links.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { stopWords } from "../reader/stop-words.ts";
import { nameParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { joinsOn } from "./clauses.ts";
import { coreLine, repeats } from "./essentials.ts";
import { isCode, isInScript, isToldBelow, siteName } from "./hashtags.ts";
import { isWithin } from "./lines.ts";
import { isOfMatter } from "./openings.ts";
import type { Piece } from "./piece.ts";
import { placedDay } from "./subject.ts";

/** The first candidates that fit and say something else than those before. */
export function chooseDistinct(candidates: readonly string[], spec: FieldSpec, piece: Piece, wanted: number): string[] | null {
  const count = Math.min(Math.max(wanted, spec.countMin ?? 0), spec.countMax ?? wanted);
  const chosen: string[] = [];
  for (const candidate of candidates.map(withoutShouting)) {
    if (chosen.length >= count) break;
    if (
      candidate === "" ||
      candidate.includes("\n") ||
      goesOn.test(candidate) ||
      isTorn(candidate) ||
      !isWithin(candidate, spec, piece.tightness) ||
      !piece.work.isAllowed(candidate)
    )
      continue;
    if (!chosen.some((other) => isSame(other, candidate))) chosen.push(candidate);
  }
  while (chosen.length < (spec.countMin ?? 0)) {
    const filler = fillerFor(chosen, spec, piece);
    if (filler === null) break;
    chosen.push(filler);
  }
  return chosen.length > 0 ? chosen : null;
}

/** Google refuses exclamation marks in headlines. */
const withoutShouting = (text: string) => (/[!！](?=[\p{L}\p{N}])/u.test(text) ? "" : text.replace(/[!！]+/g, "").trim());

function isSame(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  const isPart = Math.min(one.length, other.length) > 12 && (one.startsWith(other) || other.startsWith(one));
  return one === other || isPart || repeats(one, other);
}

/** “kkchildren”, “ohu3” were made for addresses. */
const readsAsName = (name: string) => /^\p{L}[\p{L}\s]+$/u.test(name) && !/[^aeiouy\s]{4}|^[^aeiouy]{2,}[^aeiouylr]/iu.test(name);

/** A story of few words still needs the least number of lines: a word of it each. */
function fillerFor(chosen: readonly string[], spec: FieldSpec, piece: Piece): string | null {
  const { story } = piece.work;
  const small = stopWords[piece.work.language];
  const titled = piece.work.titles.flatMap((title) => title.split(/\s+/));
  const matter = `${story.title ?? ""} ${coreLine(piece.work.pool)?.text ?? ""}`;
  const isNear = (word: string) => !story.names.includes(word) || matter.includes(word);
  const telling = titled.filter((word) => !small?.has(word.toLowerCase())).sort((one, other) => other.length - one.length);
  const core = piece.work.pool.some((one) => one.isInstruction) ? [] : [coreLine(piece.work.pool)];
  const dated = [...piece.work.pool.filter((one) => one.isComing), ...core];
  const more = wordsOf(story.markdown, piece.work.language).read?.labelFor("") ?? "";
  const asksItself = piece.work.call !== null && piece.work.call.kind !== "read";
  const coming = dated.map((one) => placedDay(one?.text ?? "") ?? "");
  const words = [
    ...(spec.max !== undefined && spec.max <= 30
      ? [siteName(story.calls[0]?.address ?? story.links[0] ?? "")].filter((name) => readsAsName(name) && isInScript(name, story.markdown))
      : []),
    ...piece.work.titles
      .slice(0, 1)
      .flatMap(nameParts)
      .slice(1)
      .filter((part) => isToldBelow(part, story, 0.5)),
    ...coming,
    ...countedParts(story.subtitle ?? ""),
    ...lastDayParts(story.subtitle ?? ""),
    calledFirst(story.title ?? "", story.markdown),
    // Beside what the story asks for, “More information” asks for something else.
    asksItself ? "" : more,
    ...(knowsNouns(piece.work.language) ? story.keywords : story.keywords.filter((word) => story.names.includes(word))).filter(
      (word) => !isCode(word, story) && isNear(word),
    ),
    // What only announces something says more than a word of the headline.
    ...announcing(piece),
    ...(asksItself ? [more] : []),
    // Nothing shows which form a single word has.
    ...(knowsNouns(piece.work.language) ? telling : []),
    ...daysOf(piece),
    ...(knowsNouns(piece.work.language) ? titled : []),
  ];
  const able = words
    .map((word) => capital(withoutShouting(word)).replace(/[\s.,;:]+$/u, ""))
    .filter((word) => countLength(word, spec.unit) > 2);
  const fitting = able.filter((word) => isWithin(word, spec, piece.tightness) && !chosen.includes(word));
  return fitting.find((word) => !chosen.some((other) => isSame(other, word))) ?? fitting[0] ?? null;
}

/** “Cold store opens near Solan, bookings until 20 July”: what ends a line and has a last day is whole in itself. */
function lastDayParts(line: string): string[] {
  const [last = "", ...before] = line.split(/\s*[،;；؛]\s*|,\s+|\s[–—-]\s/u).reverse();
  return before.length > 0 && hasDeadline(last) && !joinsOn(last) && last.split(/\s+/u).length >= fewestWithDay ? [last] : [];
}
const fewestWithDay = 3;

/** “1400 free places”: what a second line counts before its first comma or dash. */
function countedParts(line: string): string[] {
  const [first = "", ...rest] = line.split(/\s*[،;；؛]\s*|,\s+|\s[–—-]\s/u);
  return rest.length > 0 && /\p{Nd}.*\p{L}{3}/u.test(first) ? [first] : [];
}

/** “Saebom, sales …”: a word that a headline begins with, before its comma, and that the story says again. */
function calledFirst(title: string, markdown: string): string {
  const [, first = ""] = /^([\p{L}\p{M}\p{N}]{3,})[,，、،]\s/u.exec(title) ?? [];
  return first !== "" && markdown.split(first).length > 2 ? first : "";
}

/** Whole sentences that begin a paragraph and are no headline as long as there are others. */
const announcing = ({ work }: Piece): string[] =>
  work.pool
    .filter((one) => one.kind === "sentence" && one.isOpening && !one.pointsBack && !one.hasQuote && !one.hasLink && !one.introducesSpeaker)
    .map((one) => asHeadline(one.text));

/** What ends in a comma, or as a clause does that another one follows, is half of something. */
const goesOn = /[,،、，:：;；]$|(?:たら|れば|ると|ので|から|により|によって|ため|는데|으면|지만|면서)$/u;

/** The end of what somebody says, without its beginning. */
const isTorn = (text: string) => /[’”»]\P{L}*$/u.test(text) && !/[‘“«„”]/u.test(text.slice(0, -2));

/** When, where and for how much; who was there and who wrote it down is no reason to click. */
export const isReason = (one: RankedSentence) =>
  one.hasWhen || one.hasWhere || price.test(one.text) || isUsualLabel(factOf(one.text)?.label ?? "") || factOf(one.text) === null;

/** An amount with the sign or the word of its money. */
export const price =
  /[€$£¥₹₽₩₪฿₺₴]|\p{Nd}\s?(?:円|元|원|บาท|руб|грн|лв|zł|Kč|kr|Ft|lei|TL|ευρώ|euro|دينار|ريال|درهم|جنيه|ליר|שקל|ש"ח|रुप|টাকা|ரூபா|ლარ|դրամ|đồng|EUR|USD|CHF)/iu;

// “Entry is free”, “No experience is needed”: reasons to click, without a name or a figure.
const asksNothing =
  /(?<![\p{L}\p{M}])(?:free|no \p{L}+ (?:is |are )?(?:needed|required|necessary)|kostenlos\p{L}*|gratis|kostenfrei|nicht (?:nötig|erforderlich)|gratuite?s?|gratuit[oaie]s?|libre|no hace falta|non (?:serve|occorre)|não é (?:preciso|necessári[oa])|bezpłat\p{L}+|zdarma|ingyenes\p{L}*|ücretsiz\p{L}*|бесплатн\p{L}+|безкоштовн\p{L}+|безплатн\p{L}+|не (?:нуж\p{L}+|потріб\p{L}+)|δωρεάν|ελεύθερη|مجان\p{L}*|חינם|(?:נ|מ)?חופשית?|निःशुल्क|मुफ़?्?त|विनामूल्य)(?![\p{L}\p{M}])|বিনা ?মূল্যে|লাগবে না|இலவச|தேவையில்லை|ฟรี|ไม่เสียค่า|無料|免费|免費|不要です|无需|무료|필요 ?없/iu;

/** Whether a sentence alone makes a headline: it has a figure, a name, a day or a place, or asks for nothing. “The outlook is bright” only announces what follows. */
export const saysEnough = ({ text, hasNumber, hasName, hasWhen, hasWhere }: RankedSentence): boolean =>
  hasNumber || hasName || hasWhen || hasWhere || asksNothing.test(text);

/** Whether a sentence out of the middle of a paragraph says of what it speaks, or a figure. */
export const isAbout = (one: RankedSentence, { titles }: Work) => one.hasNumber || isOfMatter(one, titles);

/** “Here”, “both”: a place, or two of what the headline does not name. */
export const leansElsewhere = (one: RankedSentence, { titles }: Work): boolean =>
  one.kind === "sentence" && (saysHere.test(one.text) || (saysBoth.test(one.text) && !isOfMatter(one, titles)));

/** Days that the story names; none of a recall, since when something was sold is no day to come. */
export function daysOf({ work }: Piece): string[] {
  if (work.pool.some((one) => one.isInstruction)) return [];
  const told = work.pool.filter((one) => one.kind === "sentence").map((one) => one.text);
  // The full stop of its sentence is none of the day's.
  return findDays(told.join("\n"))
    .map((day) => day.replace(/(?<=\p{L}{5})\.$/u, ""))
    .slice(0, 2);
}

/** Advertisements have their address beside the text. */
export const namesAddress = (text: string): boolean =>
  findAddresses(text).length > 0 || /https?:|www\.|\p{Nd}{3}[\s-]?\p{Nd}{4,}/u.test(text);

/** With a capital where the script has one. */
export const capital = (word: string) => {
  const text = word.trim();
  return /^\p{sc=Georgian}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
};
