import { coreOf, isBelowDays, programmeOf } from "./content/essentials.ts";
import { forMediaOnly } from "./for-media-only.ts";
import { isSaid } from "./is-said.ts";
import { leadsTo } from "./leads-to-call.ts";
import type { AngleKey, ObjectivePhrases, Phrases } from "./phrases/phrases.ts";
import { asSentence } from "./punctuation.ts";
import type { OutlineMaterial } from "./read-outline-text.ts";
import { asksFor } from "./reader/asks-for.ts";
import type { Call } from "./reader/calls.ts";
import { isConditional } from "./reader/conditions.ts";
import { findDays } from "./reader/dates.ts";
import { turnsAround, withoutTurn } from "./reader/in-turn.ts";
import { pointsAbove } from "./reader/points-above.ts";
import { saysWhereAnnounced } from "./reader/press-conference.ts";
import type { RankedSentence } from "./reader/rank-sentences.ts";
import { pointsInside, rankSentences } from "./reader/rank-sentences.ts";
import type { Story } from "./reader/read-story.ts";
import { tellsResults } from "./reader/results.ts";
import { splitSentences } from "./reader/sentences.ts";
import { takesUp } from "./reader/takes-up.ts";
import type { TermFilter } from "./terms.ts";

export interface PoolSources {
  story: Story;
  language: string;
  phrases: Phrases | null;
  objective: ObjectivePhrases | null;
  topic: string;
  /** In the language asked for. */
  outline: OutlineMaterial | null;
  /** The channel written for; null for an outline or a schedule. */
  key: AngleKey | null;
  /** What the person wants said. */
  messages: readonly string[];
  terms: TermFilter;
  /** What the story asks for, which stands at the end of every text and nowhere else. */
  call: Call | null;
}

export interface Pool {
  pool: RankedSentence[];
  isFramed: boolean;
  foreign: RankedSentence[];
}

/** Fewer sentences than these do not carry a text. */
const fewestStatements = 3;

/** The story's own sentences, and what outline and person say besides them. */
export function storyPool(sources: PoolSources): Pool {
  const { story, outline, terms } = sources;
  const asked = new Set(instructionsOf(sources));
  const after = new Set(afterCall(story, sources.call).map((one) => one.index));
  const coming = asked.size > 0 || programmeOf(story.sentences) !== undefined ? undefined : comingOf(sources);
  // “The yard gets his name. The ceremony is on 6 December.”
  const isLast = sources.call === null && coming !== undefined && story.sentences[coming]?.isOpening === false;
  const leadsToLast = (one: RankedSentence) => isLast && one.index === (coming ?? 0) - 1 && one.kind === "sentence" && !one.hasQuote;
  // “To fill that gap, …” needs what it speaks of, whatever day it names; “So …” only joins on.
  const speaksOfIt = ({ text }: RankedSentence) => pointsInside(text.split(/\s+/u).slice(0, 2).join(" "), sources.language);
  const turns = sources.call === null ? new Set<number>() : turnsAround(story.sentences, sources.call.index, sources.language);
  const forMedia = sources.key === "press" ? new Set<number>() : forMediaOnly(story, sources.call);
  const said = withoutAnnouncement(printable(story.sentences, terms), sources)
    .filter((one) => !forMedia.has(one.index) && one.index !== sources.call?.index && !after.has(one.index))
    .map((one) => (isBelowCall(one, sources.call) ? { ...one, pointsBack: true } : one))
    .map((one) => (asked.has(one.index) ? { ...one, isInstruction: true, score: one.score + 1 } : one))
    .map((one) => (one.index === coming ? { ...one, isComing: true, pointsBack: one.pointsBack && speaksOfIt(one) } : one))
    .map((one) => (turns.has(one.index) ? alone(one, sources.language) : one))
    .map((one) => (leadsTo(sources.call, one, story) || leadsToLast(one) ? { ...one, leadsToCall: true } : one));
  const outlined = outline ? statementsOf(outline, sources) : [];
  const wanted = sources.messages.map((text) => asSentence(text, sources.language));
  const extra = [...new Set([...outlined, ...wanted])].filter(
    (text) => !isToldInParts(text, story) && !said.some((one) => text.includes(one.text)),
  );
  const favoured = said.map((one) => (outlined.some((text) => text.includes(one.text)) ? { ...one, score: one.score + 0.3 } : one));
  return { pool: [...fromElsewhere(extra, sources), ...favoured], isFramed: false, foreign: [] };
}

/**
 * Where something was announced is told by a release, and by nobody else: a paragraph that says nothing more, or the end of the one that has the
 * news. Anywhere else it belongs to what its paragraph tells, such as who spoke there.
 */
function withoutAnnouncement(sentences: RankedSentence[], { story, key }: PoolSources): RankedSentence[] {
  if (key === "press") return sentences;
  const paragraphs = story.passages.flatMap((one) => one.paragraphs);
  const apart = new Set(paragraphs.flatMap((one, at) => (at === 0 || one.length === 1 ? one.slice(-1) : [])));
  return sentences.filter((one) => one.index === 0 || one.hasQuote || !apart.has(one.index) || !saysWhereAnnounced(one.text));
}

/**
 * What a story says right after its call, as in “No receipt is needed.”: told before it, nobody knew for what. A day of its own needs no call,
 * but what is asked for second does.
 */
export function afterCall({ sentences, language }: Story, call: Call | null): RankedSentence[] {
  const from = (call?.index ?? -1) + 1;
  if (from === 0) return [];
  const turns = turnsAround(sentences, from - 1, language ?? "");
  if (turns.has(from)) return sentences.filter(({ index }) => index >= from && turns.has(index)).map((one) => alone(one, language ?? ""));
  const end = sentences
    .slice(from)
    .findIndex((one) => one.isOpening || one.kind !== "sentence" || one.hasQuote || findDays(one.text).length > 0);
  return sentences.slice(from, end === -1 ? undefined : from + end).slice(0, mostAfterCall);
}
const mostAfterCall = 3;

/** One of several things that are asked for in turn, without its number. */
function alone(one: RankedSentence, language: string): RankedSentence {
  const text = withoutTurn(one.text, language);
  return text === one.text ? one : { ...one, text, length: [...text].length, pointsBack: false };
}

/** “Tickets are on the same site”: told before the call that names the site, nobody knows which. */
const isBelowCall = ({ index, text }: RankedSentence, call: Call | null) =>
  call !== null && call.address !== null && call.index >= 0 && index > call.index && pointsAbove(text);

/**
 * For a story in another language: the outline's statements when somebody wrote some in this one, else set phrases with
 * the story's names and figures.
 */
export function foreignPool(sources: PoolSources): Pool {
  const { story, outline, terms } = sources;
  const foreign = printable(story.sentences, terms);
  const framing = framingOf(sources);
  const statements = outline ? statementsOf(outline, sources) : [];
  if (statements.length >= fewestStatements) return { pool: fromElsewhere(statements, sources), isFramed: false, foreign };
  return { pool: inOrder(framing.filter(terms.isAllowed).map(terms.say), sources), isFramed: true, foreign };
}

/** What everybody who has a product that is called back must do first. */
export const stopUsing =
  /(?<!\p{L})(?:stop using|unplug|(?:vom (?:Strom|Netz) (?:nehm|trenn)\p{L}*)|débranche[rz]|staccare la spina|отключить(?:\s\p{L}+)? от сети|від['’]?єднати від мережі|fişini çek\p{L}+|fişten çek\p{L}+|should not be (?:used|eaten)|(?:do not|not to) (?:eat|drink|consume)|nicht (?:mehr |zu )?(?:verzehr|essen|trink)\p{L}*|(?:verzehren|essen|trinken|verwenden|benutzen) Sie [^.!?]{2,60} nicht|ne (?:pas|plus) (?:consommer|manger|boire)|no consum\p{L}+|non consum\p{L}+|não consum\p{L}+|niet (?:te )?(?:eten|drinken|consumeren)|nie spożywa\p{L}+|не (?:употребл\p{L}+|есть|ешьте|пить|вжива\p{L}+)|να μην (?:το[νυ]?ς?|τη[νς]?|τα|τις)?\s?(?:καταναλώ\p{L}+|χρησιμοποι\p{L}+|φάτε)|nicht (?:mehr|weiter) (?:verwende|benutz)\p{L}*|n['’]utilisez plus|ne plus utiliser|cess\p{L}+ d['’]utiliser|dej\p{L}+ de usar|no utili\p{L}+|smett\p{L}+ di usar|non utilizz\p{L}+|deix\p{L}+ de usar|parar de usar|niet meer (?:te )?gebruiken|przesta\p{L}+ (?:używać|korzystać)|přesta\p{L}+ používat|прекрат\p{L}+ (?:использ|пользов|експлоат)\p{L}*|не (?:использ|пользу)\p{L}+|припин\p{L}+ (?:користув|використ)\p{L}*|спрете да използвате|σταματήσ\p{L}+ (?:να|τη χρήση)|διακόψ\p{L}+)|kullanmay[ıi]n(?!\p{L})|tüketmeyin\p{L}*|tüketmemel\p{L}+|kullanmayı (?:bırak|durdur)\p{L}*|kullanımını? durdur\p{L}*|(?:التوقف عن استخدام|عدم (?:تناول|استهلاك|استخدام)|לא (?:לאכול|לצרוך|להשתמש)|להימנע מ(?:אכיל|שימוש)|सेवन न करें|न खा(?:एँ|एं)|食べない|召し上が(?:ら|りにはなら|りになら)(?:ない|ず)|(?:请勿|不要|停止)食用|(?:먹지|섭취하지) ?마|(?:งด|ห้าม|อย่า)(?:บริโภค|รับประทาน)|עצרו|להפסיק[\p{L}\s]{0,12}(?:את )?השימוש|उपयोग (?:तुरंत )?(?:बंद|न करें)|इस्तेमाल (?:तुरंत )?बंद|ব্যবহার (?:বন্ধ|করবেন না)|பயன்படுத்துவதை நிறுத்த|பயன்பாட்டை நிறுத்து|หยุดใช้|使用を(?:やめ|中止|控え)|ご使用(?:を中止|にならない)|停止使用|사용을 (?:중단|중지)|შეწყვიტ|დადարեցր)/iu;

/** Whether a product is called back: a sentence, or an item of a list, says to use or eat it no more. */
export const isRecall = (pool: readonly RankedSentence[]): boolean =>
  pool.some((one) => one.isInstruction || (one.kind === "list" && stopUsing.test(one.text)));

/** Where the story says what to do with a product that is called back: what it asks, else what speaks of it first. */
function instructionsOf({ story, language }: PoolSources): number[] {
  const returns = (text: string) => asksFor(text, language).includes("return");
  const stops = story.sentences
    .filter((one) => one.kind === "sentence" && !one.hasQuote && stopUsing.test(one.text))
    .map((one) => one.index);
  if (stops.length > 0) return stops.slice(0, 1);
  // Who is asked to order first may send back what is bad later.
  const [main] = story.calls;
  const isMain = main !== undefined && (main.kind === null || ["return", "contact", "read", "visit"].includes(main.kind));
  const calls = isMain ? story.calls.filter((one) => returns(one.text)).map((one) => one.index) : [];
  const told = story.sentences.filter((one) => one.kind === "sentence" && !one.hasQuote && returns(one.text)).map((one) => one.index);
  // To give something back is asked for by others than recalls, too.
  return calls.length > 0 ? calls : returns(story.title ?? "") ? told.slice(0, 1) : [];
}

/** The nearest sentence above the call that names a day: what readers are asked for is on it, however late a diary or a letter says so. */
function comingOf({ story, call }: PoolSources): number | undefined {
  const core = coreOf(story.sentences);
  if (call === null) return lastComing(story, core);
  // Where the news has its day, one in the middle of another paragraph is the day of something else.
  const isElsewhere = ({ index, isOpening }: RankedSentence) =>
    !isOpening && core.length > 1 && story.sentences.slice(index + 1, call.index + 1).some((one) => one.isOpening);
  const above = story.sentences.slice(Math.max(0, call.index - mostBetween), Math.max(0, call.index));
  // “So come: the meeting is on 26 March. Book a seat at …”: without its day nobody knows what is booked.
  const isWithCall = ({ index }: RankedSentence) => !story.sentences.slice(index + 1, call.index + 1).some((one) => one.isOpening);
  const goesOn = ({ index, text, isOpening }: RankedSentence) =>
    !isOpening && repeatsFirstWord(text, story.sentences[index - 1]?.text ?? "");
  const nearest = above.findLast(
    (one) =>
      !goesOn(one) &&
      !takesUp(one.text, story.sentences[one.index - 1]?.text ?? "") &&
      !isElsewhere(one) &&
      one.kind === "sentence" &&
      (!one.pointsBack || one.isOpening || isWithCall(one)) &&
      !one.hasQuote &&
      !one.hasLink &&
      !one.needsHeading &&
      !tellsResults(one.text) &&
      !isBelowDays(one, story.sentences) &&
      findDays(one.text).length > 0,
  );
  // “If it is agreed, the work begins in May”: what stands above that is the day of something else.
  if (nearest !== undefined && !nearest.isOpening && isConditional(nearest.text)) return undefined;
  // “It runs from 5 to 31 October. On Sundays and on 20 October it is closed”: what its paragraph begins with is when.
  const start = story.sentences.findLast((one) => one.isOpening && one.index < (nearest?.index ?? 0));
  const isBefore = nearest !== undefined && !nearest.isOpening && start !== undefined && !isParted(story, start, nearest);
  return isBefore && start.kind === "sentence" && !start.pointsBack && !start.hasQuote && findDays(start.text).length > 0
    ? start.index
    : nearest?.index;
}

/** Whether another paragraph begins between two sentences. */
const isParted = ({ sentences }: Story, one: RankedSentence, other: RankedSentence) =>
  sentences.slice(one.index + 1, other.index + 1).some(({ isOpening }) => isOpening);
const mostBetween = 7;

/** Where a story asks for nothing, what it ends with is what comes next: the last paragraph, or the one above it, that begins with a day. */
const lastComing = ({ sentences }: Story, core: readonly RankedSentence[]): number | undefined =>
  sentences.findLast(
    (one) =>
      one.index > (core.at(-1)?.index ?? 0) &&
      one.index >= sentences.length - mostAfter &&
      (one.isOpening || (!one.pointsBack && sentences[one.index - 1]?.isOpening)) &&
      one.kind === "sentence" &&
      !one.hasQuote &&
      findDays(one.text).length > 0,
  )?.index;
const mostAfter = 4;

/** “… in the museum. The museum shows it …”: what it begins with is in the sentence before. */
function repeatsFirstWord(text: string, before: string): boolean {
  const first = text.match(/[\p{L}\p{M}]{5,}/u)?.[0].toLowerCase() ?? "";
  return (
    first !== "" && text.toLowerCase().indexOf(first) < 8 && before.toLowerCase().includes(first.slice(0, Math.max(5, first.length - 2)))
  );
}

/** Sentences of the story one after the other, as an outline of the writer's own has them. */
const isToldInParts = (text: string, story: Story) =>
  text
    .split(/(?<=[.!?。！？؟।։])\s*|\s+(?=\p{sc=Thai})/u)
    .filter((part) => part !== "")
    .every((part) => isSaid(part, story));

const printable = (sentences: readonly RankedSentence[], terms: TermFilter) =>
  sentences.filter((one) => terms.isAllowed(one.text)).map((one) => ({ ...one, text: terms.say(one.text) }));

/** What somebody says in an outline, without what the writer itself put there. */
function statementsOf(outline: OutlineMaterial, sources: PoolSources): string[] {
  const own = new Set([...allFraming(sources), outline.call_to_action].map(plain));
  const texts = [...outline.key_messages, ...splitSentences(outline.summary, sources.language), ...outline.points].map((text) =>
    text.trim(),
  );
  return [...new Set(texts)].filter((text) => text.length > 15 && /[.!?…؟。]["”»“]?$/u.test(text) && !own.has(plain(text)));
}

/** What can be said about a story without its sentences, in the order in which it reads well. */
function framingOf(sources: PoolSources): string[] {
  const { phrases, objective, topic, key } = sources;
  if (phrases === null) return [];
  const [lead, support] = key === null ? [objective?.opening(topic), undefined] : phrases.channels[key](topic);
  return [lead, support, ...namesAndFigures(phrases, sources), objective?.benefit].filter((text) => typeof text === "string");
}

function namesAndFigures(phrases: Phrases, { story, topic }: PoolSources): string[] {
  const list = new Intl.ListFormat(phrases.locale, { type: "conjunction" });
  const names = story.names.filter((name) => name !== topic && isCentral(name, story)).slice(0, 4);
  const figures = story.figures.slice(0, 5);
  return [
    ...(names.length > 0 ? [phrases.focus(list.format(names))] : []),
    ...(figures.length > 0 ? [phrases.figures(list.format(figures))] : []),
  ];
}

/** In the headline, or told of more than once: an inn that is named in passing is in the focus of nothing. */
const isCentral = (name: string, { title, subtitle, markdown }: Story) =>
  `${title} ${subtitle}`.includes(name) || markdown.split(name).length > 2;

/** Our own phrases about this story, so that an outline made of them is not taken for somebody's statements. */
function allFraming(sources: PoolSources): string[] {
  const channels = Object.keys(sources.phrases?.channels ?? {}) as AngleKey[];
  const actions = sources.objective ? [asSentence(sources.objective.action, sources.language)] : [];
  return [null, ...channels].flatMap((key) => framingOf({ ...sources, key })).concat(actions);
}

// Spaces that do not break are lost on the way through an outline.
const plain = (text: string) => text.replace(/\s+/g, " ");

/** Sentences that the story does not have, which stand before it and in front of it in rank. */
function fromElsewhere(texts: readonly string[], { language, story, terms }: PoolSources): RankedSentence[] {
  const allowed = texts.filter(terms.isAllowed).map(terms.say);
  const ranked = rankSentences(allowed, { language, names: story.names, openings: new Set() });
  return ranked.map((one, at) => ({ ...one, index: -2 * (allowed.length - at), score: one.score + 3 - at * 0.1, pointsBack: false }));
}

function inOrder(texts: readonly string[], { language, story }: PoolSources): RankedSentence[] {
  const ranked = rankSentences(texts, { language, names: story.names, openings: new Set() });
  return ranked.map((one, at) => ({ ...one, index: at - texts.length, score: 10 - at, pointsBack: false }));
}
