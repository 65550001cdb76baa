import { countLength, type FieldSpec } from "@copydesk/contracts";
import { isSaid } from "../is-said.ts";
import { asHeadline, asSentence, colonOf } from "../punctuation.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import { factOf } from "../reader/blocks.ts";
import { wordsOf } from "../reader/calls.ts";
import { isConditional } from "../reader/conditions.ts";
import { findDays } from "../reader/dates.ts";
import { isForSome } from "../reader/for-some.ts";
import { canStandAlone, knowsNouns } from "../reader/keywords.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { findAddresses } from "../reader/links.ts";
import { inFirstCase, isQuoted, pairedMarks } from "../reader/paired-marks.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import { isSmallWord, stopWords } from "../reader/stop-words.ts";
import { nameParts, titleParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { joinsOn, shorterForms, withoutConnective, withoutLastPhrases } from "./clauses.ts";
import { asks, coreLine, newsOf, repeats } from "./essentials.ts";
import { isCode, isInScript, isToldBelow, placeOf, singleWords, siteName, topicTags } from "./hashtags.ts";
import { shortHeadlines, toldParts } from "./headlines.ts";
import { isWithin } from "./lines.ts";
import { isOfMatter } from "./openings.ts";
import { byRank, callForms, type FieldWriter, type Piece } from "./piece.ts";
import { supportOf } from "./social.ts";
import { namedApart, namedInFirstCase, newThings, placedDay } from "./subject.ts";

/** Headlines that stand beside each other in any order, each with another reason. */
export const writeAdHeadlines: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const searched = settingText(work.brief.settings, "keywords").split(",");
  const wanted = settingNumber(work.brief.settings, "headlines") ?? 10;
  if (work.isTold) return chooseDistinct([...searched.map(capital), ...toldHeadlines(piece)], spec, piece, wanted);
  const candidates = [
    work.topic,
    ...searched.map(capital),
    work.objective?.headline(work.topic) ?? "",
    ...byRank(piece).map((one) => asHeadline(one.text)),
    work.action ?? "",
    ...(work.phrases?.ads.headlines ?? []),
    ...work.story.names.slice(0, 4).map(capital),
  ];
  return chooseDistinct(candidates, spec, piece, wanted);
};

/** What of a story is short enough for a headline: names, facts, what to do, days, prices; keywords only where that is not enough. */
function toldHeadlines(piece: Piece): string[] {
  const { work } = piece;
  const { story, titles, action, call } = work;
  const facts = work.pool.filter((one) => one.kind === "fact" && isReason(one)).map((one) => one.text);
  const sentences = byRank(piece)
    // “ويوجد …” goes on from the sentence before.
    .filter(
      (one) =>
        !one.hasLink &&
        !one.hasQuote &&
        one.kind === "sentence" &&
        !asks(one.text) &&
        // In the middle of a paragraph “Everybody can take part” leaves open in what.
        (one.isOpening || one.index < 1 || isOfMatter(one, work.titles)) &&
        !joinsOn(one.text) &&
        !pointsInside(one.text, work.language),
    )
    .map((one) => asHeadline(one.text));
  const parts = (work.brief.turn > 0 ? [...titles].reverse() : titles).flatMap((title) => [
    ...nameParts(title).filter(
      (part) => part === title || isQuoted(part, title) || (toldParts(title, story).includes(part) && isTelling(part)),
    ),
    ...(title === story.title || title === story.subtitle ? clausesOf(title) : []),
  ]);
  const core = coreLine(work.pool);
  const told = core?.kind === "sentence" && !core.hasQuote && !core.hasLink ? withoutConnective(core.text, work.language) : "";
  const matter = [story.title ?? "", told].filter((text) => text !== "");
  const subjects = matter.flatMap((text) => [
    ...namedApart(text, work.language),
    ...newThings(text, work.language),
    ...namedInFirstCase(text, work.language),
  ]);
  // “Folk club ‘Tide’” says more than “Tide”, where the whole headline is too long.
  const namedFirst = namedApart(story.title ?? "", work.language).slice(0, 1);
  const day = work.pool.some((one) => one.isInstruction) ? null : placedDay(told);
  const names = story.names.filter((name) => canStandAlone(name, work.language) && !isCode(name, story) && !story.speakers.includes(name));
  return [
    ...(work.brief.turn > 0 ? [] : namedFirst),
    ...parts,
    ...shortHeadlines(piece),
    ...subjects,
    ...(story.title === null ? [] : withoutLastPhrases(story.title, work.language, fewestInAds)),
    ...story.phrases.map(capital),
    ...(isSaid(work.brief.campaign_name, story) ? [work.brief.campaign_name] : []),
    ...(work.topic === work.brief.campaign_name ? [] : topicTags(work)).filter((one) => one !== placeOf(story.dateline?.place ?? "")),
    ...names.filter((name) => name.includes(" ") && [...titles.slice(0, 1), told].some((text) => text.includes(name))),
    // What a product that is called back is called.
    ...story.names.filter((name) => isQuoted(name, told) && !story.speakers.includes(name)),
    action ?? "",
    call?.words ?? "",
    ...facts,
    ...facts.flatMap((fact) => capital(factOf(fact)?.text ?? "")),
    ...sentences,
    ...byRank(piece).flatMap((one) =>
      one.hasLink || one.kind !== "sentence" || !(one.isOpening || isAbout(one, work)) ? [] : shorterForms(one.text, work.language),
    ),
    ...namedDays(piece),
    day ?? "",
    call?.label ?? "",
  ]
    .filter((one) => !isAddress.test(one) && !asks(one))
    .map((one) => inFirstCase(one, story.markdown));
}

/** Two words name something; a sentence needs more. */
const fewestInAds = 2;

/** “At a glance” behind a colon says nothing. */
const isTelling = (part: string) => part.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(part);

/** When, where and for how much; who was there and who wrote it down is no reason to click. */
const isReason = (one: RankedSentence) =>
  one.hasWhen || one.hasWhere || price.test(one.text) || isUsualLabel(factOf(one.text)?.label ?? "") || factOf(one.text) === null;

/** An amount with the sign or the word of its money. */
const price =
  /[€$£¥₹₽₩₪฿₺₴]|\p{Nd}\s?(?:円|元|원|บาท|руб|грн|лв|zł|Kč|kr|Ft|lei|TL|ευρώ|euro|دينار|ريال|درهم|جنيه|ליר|שקל|ש"ח|रुप|টাকা|ரூபா|ლარ|դրամ|đồng|EUR|USD|CHF)/iu;

/** The halves of a headline with one comma, where each is long enough to be read alone. */
function clausesOf(title: string): string[] {
  // A comma inside of quotation marks belongs to a name.
  if (/[“«「『《][^”»」』》]*[,،、，]/u.test(pairedMarks(title))) return [];
  // “4,200” is a number.
  const halves = title.split(/\s*[،、，]\s*|,\s+|(?<!\p{Nd}),(?!\p{Nd})/u);
  // “Ada Frey, the voice of the market, has died”
  const [, apposition = ""] = halves;
  if (halves.length === 3 && /^(?:the|die|der|das|la|le|les|l['’]|el|los|il|lo|de|het|o|a|η|ο|το)(?:\s|(?<=['’]))/iu.test(apposition))
    return [capital(apposition)];
  return halves.length === 2 && halves.every((half) => countLength(half, "double_width") >= 12 && !isConditional(half))
    ? halves.map(capital)
    : [];
}

const isAddress = { test: (text: string) => findAddresses(text).length > 0 || /https?:|www\.|\p{Nd}{3}[\s-]?\p{Nd}{4,}/u.test(text) };

/** Days that the story names; none of a recall, since when something was sold is no day to come. */
function daysOf({ work }: Piece): string[] {
  if (work.pool.some((one) => one.isInstruction)) return [];
  const told = work.pool.filter((one) => one.kind === "sentence").map((one) => one.text);
  // The full stop of its sentence is none of the day's.
  return findDays(told.join("\n"))
    .map((day) => day.replace(/(?<=\p{L}{5})\.$/u, ""))
    .slice(0, 2);
}

/** The same with what happens on them. */
function namedDays(piece: Piece): string[] {
  const { work } = piece;
  const place = placeOf(work.story.dateline?.place ?? "");
  // “Survey: 8 February” names no event.
  const isName = (one: string) => one.includes(" ") || work.story.names.includes(one) || isQuoted(one, work.story.markdown);
  const name = topicTags(work).find((one) => one !== "" && one !== place && one.length < 24 && isName(one));
  return name === undefined ? [] : daysOf(piece).map((day) => `${name}${work.phrases?.colon ?? colonOf(work.language)}${day}`);
}

/** Whether a sentence out of the middle of a paragraph says of what it speaks, or a figure. */
const isAbout = (one: RankedSentence, { titles }: Work) => one.hasNumber || isOfMatter(one, titles);

/** A fact, then what to do. */
export const writeAdDescriptions: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const calls = callForms(piece).map((one) => asSentence(one, work.language));
  // A verb alone (“Order.”) is no sentence.
  // “For the programme” leads on to an address and asks nothing.
  const isAsking = work.call?.kind !== "read";
  const own = work.call?.words ?? "";
  // “For questions:” leads on to an address, too.
  const isLabel = own !== "" && /^\s*[:：]/u.test(work.call?.text.split(own)[1] ?? "");
  const label = isAsking && !isLabel && / |[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}]/u.test(own) ? asSentence(own, work.language) : "";
  const call = work.action === null ? (calls.find((one) => !isAddress.test(one)) ?? label) : asSentence(work.action, work.language);
  const news = newsOf(work.pool);
  const able = [...new Set([...(news ? [news] : []), ...supportOf(piece), ...byRank(piece)])]
    .filter((one) => !one.hasQuote && !one.pointsBack && !asks(one.text) && !joinsOn(one.text) && !isForSome(one.text))
    .filter((one) => one === news || !pointsInside(one.text, work.language))
    .filter((one) => one.kind !== "fact" || !work.isTold || isReason(one))
    .filter((one) => one.kind !== "sentence" || !work.isTold || one.index < 2 || one.isOpening || isAbout(one, work));
  // Out of the middle of a paragraph only what says when, where or for how much stands alone.
  const isSure = (one: RankedSentence) => one === news || one.isOpening || one.hasWhen || price.test(one.text);
  const sure = able.filter(isSure);
  const isEnough = work.isTold && sure.length >= fewestSure;
  const facts = (isEnough ? sure : [...sure, ...able.filter((one) => !isSure(one))]).map((one) => one.text);
  const titles = work.titles.map((title) => asSentence(title, work.language));
  const withCall =
    call === ""
      ? []
      : [...(work.isTold ? titles.slice(0, 1) : []), ...facts.slice(0, 6)].map((fact) => `${asSentence(fact, work.language)} ${call}`);
  const asking = withCall.filter((text) => isWithin(text, spec, piece.tightness)).slice(0, work.isTold ? 2 : 4);
  const parts = work.titles
    .flatMap((title) => titleParts(title).slice(1))
    .filter((part) => part.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(part))
    .map((part) => asSentence(part, work.language));
  const shorter = [...(news ? [news] : []), ...byRank(piece)]
    .filter((one) => !one.hasLink && !one.pointsBack && one.kind === "sentence" && (one === news || one.isOpening || isAbout(one, work)))
    .flatMap((one) => shorterForms(one.text, work.language).map((text) => asSentence(text, work.language)));
  // A blank ends no clause in Thai.
  const isCut = isEnough || work.language === "th";
  // Advertisements have their address beside the text.
  const head = work.story.title === null ? [] : titles.slice(0, 2);
  const told = [...head, ...facts, ...titles, ...(isCut ? [] : shorter), ...calls, ...parts].filter((one) => !isAddress.test(one));
  const framed = [...facts, work.objective?.benefit ?? "", ...(work.phrases?.ads.descriptions ?? []), ...work.titles];
  return chooseDistinct([...asking, ...(work.isTold ? told : framed)], spec, piece, 4);
};

/** With these and the headline there are enough lines without what may lean on a sentence that is not there. */
const fewestSure = 2;

/** Words that may follow a site's address: one whole word each, or none. */
export const writePaths: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const words = work.isTold ? [...topicTags(work), ...work.story.phrases, ...singleWords(work)] : [work.topic, ...work.story.names];
  const paths = words.map((word) => asPath(word, work.language)).filter((path) => isWithin(path, spec, piece.tightness));
  const chosen = [...new Set(paths.filter((path) => path !== ""))].slice(0, Math.min(2, spec.countMax ?? 2));
  return chosen.length > 0 ? chosen : null;
};

/** What ends in a comma, or as a clause does that another one follows, is half of something. */
const goesOn = /[,،、，:：;；]$|(?:たら|れば|ると|ので|から|는데|으면|지만|면서)$/u;

/** The end of what somebody says, without its beginning. */
const isTorn = (text: string) => /[’”»]\P{L}*$/u.test(text) && !/[‘“«„”]/u.test(text.slice(0, -2));

const capital = (word: string) => {
  const text = word.trim();
  return /^\p{sc=Georgian}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
};

const mostWords = 2;

/** A word, or a name of two, in small letters; marks that belong to their letters stay. Empty for what is no word. */
function asPath(text: string, language: string): string {
  const words = text.toLocaleLowerCase(language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const small = stopWords[language];
  const isPhrase = words.length > mostWords || words.some((word) => small?.has(word) || isSmallWord(word));
  const letters = words.join("").match(/\p{L}/gu) ?? [];
  return isPhrase || letters.length < 2 || /[^\p{L}\p{M}\p{N}\s’'-]/u.test(text) ? "" : words.join("-");
}

/** The first candidates that fit and say something else than those before. */
function chooseDistinct(candidates: readonly string[], spec: FieldSpec, piece: Piece, wanted: number): string[] | null {
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
  const coming = piece.work.pool.filter((one) => one.isComing).map((one) => placedDay(one.text) ?? "");
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
    wordsOf(story.markdown, piece.work.language).read?.label ?? "",
    ...(knowsNouns(piece.work.language) ? story.keywords : story.keywords.filter((word) => story.names.includes(word))).filter(
      (word) => !isCode(word, story) && isNear(word),
    ),
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
