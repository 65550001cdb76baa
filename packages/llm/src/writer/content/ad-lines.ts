import { countLength, type FieldSpec } from "@copydesk/contracts";
import { isRecall } from "../pool.ts";
import { asHeadline, colonOf } from "../punctuation.ts";
import { wordsOf } from "../reader/asks-for.ts";
import { findDays } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { factOf } from "../reader/facts.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { hasDeadline } from "../reader/last-day.ts";
import { saysBoth, saysHere, saysLastYear, saysTheTown } from "../reader/leans-alone.ts";
import { findAddresses } from "../reader/links.ts";
import { isQuoted } from "../reader/paired-marks.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { isOpenStraight, nameParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { asksNothing, isScrap, isUnderstood } from "./ad-scraps.ts";
import { isBounded, legalNames } from "./bounded-names.ts";
import { joinsOn } from "./connectives.ts";
import { daySpan, markedDay } from "./day-span.ts";
import { coreLine, namesDay } from "./essentials.ts";
import { isForAPart } from "./for-a-part.ts";
import { isCode, isToldBelow, placeOf, topicTags } from "./hashtags.ts";
import { countedFirst } from "./headline-phrases.ts";
import { isWithin } from "./lines.ts";
import { isOfMatter } from "./openings.ts";
import type { Piece } from "./piece.ts";
import { free, price } from "./prices.ts";
import { repeats } from "./repeats.ts";
import { withLastDay } from "./short-calls.ts";
import { toldSiteName } from "./site-name.ts";
import { calledFirst, placedDay } from "./subject.ts";

/** The first candidates that fit and say something else than those before. */
export function chooseDistinct(candidates: readonly string[], spec: FieldSpec, piece: Piece, wanted: number): string[] | null {
  const count = Math.min(Math.max(wanted, spec.countMin ?? 0), spec.countMax ?? wanted);
  const chosen: string[] = [];
  const calls = new Set(callLines(piece, spec));
  for (const candidate of candidates.map(withoutShouting)) {
    if (chosen.length >= count) break;
    if (
      candidate === "" ||
      candidate.includes("\n") ||
      goesOn.test(candidate) ||
      isTorn(candidate) ||
      (piece.work.isTold && isScrap(candidate, piece.work)) ||
      !isWithin(candidate, spec, piece.tightness) ||
      !piece.work.isAllowed(candidate)
    )
      continue;
    const isAsked = calls.has(candidate) && chosen.some((other) => calls.has(other));
    if (!isAsked && !chosen.some((other) => isSame(other, candidate))) chosen.push(candidate);
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
  const [one = "", other = ""] = [a, b].map((text) => text.toLowerCase().replace(/[.。।]$/u, ""));
  const isPart = Math.min(one.length, other.length) > 12 && (one.startsWith(other) || other.startsWith(one));
  // “Trust ‘Step ahead’” and “Step ahead”
  const [short = "", long = ""] = [one, other].sort((x, y) => x.length - y.length);
  const isQuotedIn = short.length > 5 && new RegExp(`["“”«»„]${short.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}["“”«»]`, "u").test(long);
  return one === other || isPart || isQuotedIn || repeats(one, other);
}

/**
 * A story of few words still needs the least number of lines: names of its headline, what its lines count, what to do with whose it is, what it
 * costs, whose it is, its days with their small words; in the end that there is more to read and where it is told. A word of the headline is
 * none: a line too few is shown to whoever reviews, and a scrap would only hide it.
 */
function fillerFor(chosen: readonly string[], spec: FieldSpec, piece: Piece): string | null {
  const { work } = piece;
  const { story } = work;
  const first = story.sentences.slice(0, firstSentences).map(({ text }) => text);
  const matter = [story.title ?? "", story.subtitle ?? "", ...first, coreLine(work.pool)?.text ?? ""].join("\n");
  const place = placeOf(story.dateline?.place ?? "");
  const isNear = (name: string) =>
    matter.includes(name) && name !== place && !isNamedOnTheWay(name, work) && !story.speakers.includes(name);
  const names = [...story.names.filter((name) => isBounded(name, story, work.language)), ...topicTags(work)].filter(
    (name) => isNear(name) && isSeveral(name) && !isCode(name, story),
  );
  const lines = [
    // “Utility ‘Clearwater’” is too long where “Clearwater” is not.
    /[«“„"](.{3,})[»”“"]/u.exec(story.sender ?? "")?.[1] ?? "",
    ...(spec.max !== undefined && spec.max <= 30 ? [toldSiteName(story.calls[0]?.address ?? story.links[0] ?? "", story.markdown)] : []),
    ...work.titles
      .slice(0, 1)
      .flatMap(nameParts)
      .slice(1)
      .filter((part) => isToldBelow(part, story, 0.5)),
    ...[story.title ?? "", story.subtitle ?? ""].flatMap(countedParts),
    ...lastDayParts(story.subtitle ?? ""),
    ...names,
    ...announcing(piece),
    ...callLines(piece, spec),
    ...work.pool
      .filter(({ text, kind }) => kind === "sentence" && text.length <= longestFree && asksNothing.test(text))
      .map(({ text }) => text),
    ...factsAlone(piece),
    ...legalNames(story.markdown),
    calledFirst(story.title ?? "", story.markdown),
    ...countedFirst(first[0] ?? "", work.language, (line) => isWithin(line, spec, piece.tightness)),
    ...(chosen.length > 0 ? [...daysAlone(piece), ...lastOf(piece)] : []),
  ];
  return (
    lines
      .map((line) => capital(withoutShouting(line)).replace(/[\s.,;:]+$/u, ""))
      .filter((line) => !namesAddress(line) && !isTorn(line) && countLength(line, spec.unit) > 2 && isWithin(line, spec, piece.tightness))
      .find((line) => !chosen.some((other) => isSame(other, line))) ?? null
  );
}

const firstSentences = 2;
const longestFree = 40;

/** A single word of a headline names nothing. */
export const isSeveral = (name: string) => /\s/u.test(name.trim()) || /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{4}/u.test(name);

/** “… after two cuts in Bank Rate”: what a story with a headline names once, late in its news, is none of its matter. */
export function isNamedOnTheWay(name: string, { story, pool }: Work): boolean {
  const news = coreLine(pool)?.text ?? "";
  const isOfHead = [story.title ?? name, story.subtitle ?? ""].some((text) => text.includes(name));
  return !isOfHead && !isQuoted(name, story.markdown) && story.markdown.split(name).length === 2 && news.indexOf(name) * 2 > news.length;
}

/**
 * What the story asks for in lines that fit, the one that says most first: with whose it is (“Tarrow Mill: book a tour”), with its last day
 * (“Book a tour (by 3 May)”), alone. None where it asks for nothing.
 */
export function callLines(piece: Piece, spec: FieldSpec): string[] {
  const { work } = piece;
  const { story, call } = work;
  const label = call === null || isForAPart(work) ? "" : (call.label ?? "");
  if (call === null || label === "" || call.kind === "read") return label === "" ? [] : [label];
  const isName = (name: string) => !!story.title?.includes(name) && !story.speakers.includes(name) && !isCode(name, story);
  const site = toldSiteName(call.address ?? "", `${story.title ?? ""}`);
  const names = [story.sender ?? "", ...[...topicTags(work), site].filter(isName)].filter((name) => name !== "");
  const named = names.map((name) => `${name}${work.phrases?.colon ?? colonOf(work.language)}${label}`);
  const lines = [...named, ...withLastDay(label, piece), label];
  return lines.filter((line) => isWithin(line, spec, piece.tightness));
}

/** What says little, but is true and whole: that there is more to read, the town. */
function lastOf(piece: Piece): string[] {
  const { story, call, language } = piece.work;
  const more = call?.address != null || story.links.length > 0 ? (wordsOf(story.markdown, language).read?.labelFor("") ?? "") : "";
  return [more, placeOf(story.dateline?.place ?? "")];
}

/** What it costs, on which day, until when; the last of these without its hour where that is too long. */
const factsAlone = ({ work: { pool, phrases, language } }: Piece): string[] => [
  ...pool.flatMap((one) => (one.kind === "fact" && (price.test(one.text) || free.test(one.text) || namesDay(one.text)) ? [one.text] : [])),
  ...pool.flatMap(({ text }) =>
    isDeadline(text) ? [`${factOf(text)?.label ?? ""}${phrases?.colon ?? colonOf(language)}${findDays(text)[0] ?? ""}`] : [],
  ),
];

/** The day of its matter with the small word before it, or from when to when: a day alone says nothing. */
function daysAlone({ work: { pool } }: Piece): string[] {
  const core = isRecall(pool) ? undefined : coreLine(pool);
  // Beside the day of the news another one is that of something else.
  const isDated = core !== undefined && namesDay(core.text);
  const told = [...(isDated ? [] : pool.filter((one) => one.isComing)), core].map((one) => one?.text ?? "");
  const spans = told.flatMap((text) => daySpan(text) ?? []).filter((span) => !findDays(span).includes(span));
  const short = spans.map((span) => span.replace(/,?\s(?:19|20)\p{Nd}{2}(?:\s?(?:г|р)\.)?$/u, ""));
  return [...spans, ...short, ...told.flatMap((text) => [placedDay(text) ?? "", markedDay(text) ?? ""])];
}

/** “Cold store opens near Solan, bookings until 20 July”: what ends a line and has a last day is whole in itself. */
function lastDayParts(line: string): string[] {
  const [last = "", ...before] = line.split(/\s*[،;；؛]\s*|,\s+|\s[–—-]\s/u).reverse();
  return before.length > 0 && hasDeadline(last) && !joinsOn(last) && last.split(/\s+/u).length >= fewestWithDay ? [last] : [];
}
const fewestWithDay = 3;

/** “1400 free places”: what a line counts before its first comma or dash, or behind its colon on both sides of an “and”. */
function countedParts(line: string): string[] {
  const [first = "", ...rest] = line.split(/\s*[،;；؛]\s*|,\s+|\s[–—-]\s/u);
  const halves = (line.split(/[:：]\s+/u)[1] ?? "").split(/\s(?:and|und|et|y|e|en|och|og|i|a|и|та|і|και|ve|और|এবং|மற்றும்)\s/u);
  const isCounted = (half: string) => /^\p{Nd}[\p{Nd}\s.,]*\s\p{L}{3}/u.test(half);
  return [
    ...(rest.length > 0 && /\p{Nd}.*\p{L}{3}/u.test(first) && !/[:：]\s/u.test(first) ? [first] : []),
    ...(halves.length > 1 && halves.every(isCounted) ? halves : []),
  ];
}

/** Whole sentences that begin a paragraph and are no headline as long as there are others. */
const announcing = ({ work }: Piece): string[] =>
  work.pool
    .filter((one) => one.kind === "sentence" && one.isOpening && !one.pointsBack && !one.hasQuote && !one.hasLink && !one.introducesSpeaker)
    .filter((one) => isUnderstood(one, work))
    .map((one) => asHeadline(one.text));

/** What ends in a comma, or as a clause does that another one follows, is half of something. */
const goesOn =
  /[,،、，:：;；]$|(?<!こ|も|ひ)と$|(?:たら|れば|ると|ので|から|により|によって|ため|는데|으면|지만|면서)$|[\p{sc=Thai}\p{M}](?:ชวน|เชิญ|จับมือ)$|(?<!\p{L})(?:و?[تي]دعو\s\p{L}+|עובר(?:ת|ים|ות)?)$/u;

/** The end of what somebody says without its beginning, or the other way round. */
const isTorn = (text: string) =>
  isOpenStraight(text) ||
  (/[’”»]\P{L}*$/u.test(text) && !/[‘“«„”]/u.test(text.slice(0, -2))) ||
  (/[“«「『][^”»」』]*$/u.test(text) && !/„/u.test(text));

/** When, where and for how much; who was there and who wrote it down is no reason to click. */
export const isReason = (one: RankedSentence) =>
  one.hasWhen || one.hasWhere || price.test(one.text) || isUsualLabel(factOf(one.text)?.label ?? "") || factOf(one.text) === null;

/** Whether a sentence alone makes a headline: it has a figure, a name, a day or a place, or asks for nothing. “The outlook is bright” only announces what follows. */
export const saysEnough = ({ text, hasNumber, hasName, hasWhen, hasWhere }: RankedSentence): boolean =>
  hasNumber || hasName || hasWhen || hasWhere || asksNothing.test(text);

/** Whether a sentence out of the middle of a paragraph says of what it speaks, or a figure. */
export const isAbout = (one: RankedSentence, { titles }: Work) => one.hasNumber || isOfMatter(one, titles);

/** “Here”, “both”, “last year”: a place, two of what the headline does not name, or what was before the news. */
export const leansElsewhere = (one: RankedSentence, { titles }: Work): boolean =>
  one.kind === "sentence" &&
  (saysHere.test(one.text) ||
    saysTheTown.test(one.text) ||
    saysLastYear.test(one.text) ||
    (saysBoth.test(one.text) && !isOfMatter(one, titles)));

/** Days that the story names; none of a recall, since when something was sold is no day to come. */
export function daysOf({ work }: Piece): string[] {
  if (isRecall(work.pool)) return [];
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
