import type { FieldSpec } from "@copydesk/contracts";
import { isSaid } from "../is-said.ts";
import { isRecall } from "../pool.ts";
import { asHeadline, colonOf } from "../punctuation.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import { tellsWhen } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { factOf } from "../reader/facts.ts";
import { canStandAlone } from "../reader/keywords.ts";
import { isLastDay, lastDayIn } from "../reader/last-day.ts";
import { inFirstCase, isQuoted } from "../reader/paired-marks.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import { isSmallWord, stopWords } from "../reader/stop-words.ts";
import { nameParts, titleParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { actorOf } from "./actor.ts";
import {
  callLines,
  capital,
  chooseDistinct,
  daysOf,
  isAbout,
  isNamedOnTheWay,
  isReason,
  isSeveral,
  leansElsewhere,
  namesAddress,
  saysEnough,
} from "./ad-lines.ts";
import { clausesOf, statementsOf, thaiClausesOf } from "./ad-parts.ts";
import { isUnderstood } from "./ad-scraps.ts";
import { isBounded } from "./bounded-names.ts";
import { callAlone } from "./call-alone.ts";
import { shorterForms } from "./clauses.ts";
import { joinsOn, withoutConnective } from "./connectives.ts";
import { daySpan } from "./day-span.ts";
import { asks, coreLine } from "./essentials.ts";
import { isCode, placeOf, singleWords, topicTags } from "./hashtags.ts";
import { headlinePhrases } from "./headline-phrases.ts";
import { shortHeadlines, toldParts } from "./headlines.ts";
import { withoutLastPhrases } from "./last-phrases.ts";
import { isWithin } from "./lines.ts";
import { isOfMatter } from "./openings.ts";
import { byRank, type FieldWriter, type Piece } from "./piece.ts";
import { free } from "./prices.ts";
import { toldSiteName } from "./site-name.ts";
import { namedApart, namedInFirstCase, newThings } from "./subject.ts";

/** Headlines that stand beside each other in any order, each with another reason. */
export const writeAdHeadlines: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const searched = settingText(work.brief.settings, "keywords").split(",");
  const wanted = settingNumber(work.brief.settings, "headlines") ?? 10;
  if (work.isTold) {
    const own = [...searched.map(capital), ...toldHeadlines(piece, spec, false)];
    const chosen = chooseDistinct(own, { ...spec, countMin: 0 }, piece, wanted) ?? [];
    // A story's headline is made of phrases; its first sentence is cut only where these are too few.
    return chosen.length >= (spec.countMin ?? 0) && work.story.title !== null
      ? chosen
      : chooseDistinct([...searched.map(capital), ...toldHeadlines(piece, spec, true)], spec, piece, wanted);
  }
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
function toldHeadlines(piece: Piece, spec: FieldSpec, cutsNews: boolean): string[] {
  const { work } = piece;
  const { story, titles, action, call } = work;
  const facts = work.pool
    .filter((one) => one.kind === "fact" && isReason(one) && (isUnderstood(one, work) || free.test(one.text)))
    .map((one) => one.text);
  const sentences = byRank(piece)
    // “ويوجد …” goes on from the sentence before.
    .filter(
      (one) =>
        !one.hasLink &&
        !one.hasQuote &&
        !one.introducesSpeaker &&
        one.kind === "sentence" &&
        !asks(one.text) &&
        // In the middle of a paragraph “Everybody can take part” leaves open in what.
        (one.isOpening || one.index < 1 || isOfMatter(one, work.titles)) &&
        (one.index < 1 || saysEnough(one)) &&
        !joinsOn(one.text) &&
        !pointsInside(one.text, work.language) &&
        !leansElsewhere(one, work) &&
        isUnderstood(one, work),
    )
    .map((one) => asHeadline(one.text));
  // “Last day to apply: 15 March” is whole, or nothing.
  const isLast = (title: string) => title === story.subtitle && isDeadline(title);
  const parts = (work.brief.turn > 0 ? [...titles].reverse() : titles).flatMap((title) =>
    isLast(title)
      ? [title]
      : [
          ...nameParts(title).filter(
            (part) => part === title || isQuoted(part, title) || (toldParts(title, story).includes(part) && isTelling(part)),
          ),
          ...(title === story.title || title === story.subtitle ? ownSubject(statementsOf(title), work.language) : []),
          ...(title === story.title || (title === story.subtitle && hasWholeHalves.has(work.language))
            ? ownSubject(clausesOf(title), work.language)
            : []),
          ...(title === story.subtitle && work.language === "th" ? thaiClausesOf(title) : []),
        ],
  );
  const core = coreLine(work.pool);
  const told = core?.kind === "sentence" && !core.hasQuote && !core.hasLink ? withoutConnective(core.text, work.language) : "";
  // What fits as a whole is not cut at the marks of a name.
  const isWhole = story.title !== null && isWithin(story.title, spec, piece.tightness);
  const matter = [isWhole ? "" : (story.title ?? ""), told].filter((text) => text !== "");
  const subjects = matter.flatMap((text) => [
    ...namedApart(text, work.language),
    ...(text === told && !cutsNews ? [] : [...newThings(text, work.language), ...namedInFirstCase(text, work.language)]),
  ]);
  // “Folk club ‘Tide’” says more than “Tide”, where the whole headline is too long.
  const namedFirst = isWhole ? [] : namedApart(story.title ?? "", work.language).slice(0, 1);
  const names = story.names.filter((name) => canStandAlone(name, work.language) && !isCode(name, story) && !story.speakers.includes(name));
  const days = namedDays(piece, newThings(told, work.language));
  const asked = callLines(piece, spec);
  return (
    [
      ...(work.brief.turn > 0 ? [] : [...namedFirst, ...days.filter(({ isSure }) => isSure).map(({ line }) => line)]),
      ...parts,
      ...shortHeadlines(piece),
      ...subjects,
      ...(story.title === null ? [] : withoutLastPhrases(story.title, work.language, fewestInAds)),
      ...titleParts(story.title ?? "").flatMap((part) => behindName(part, work.language)),
      ...[story.title ?? "", isLast(story.subtitle ?? "") ? "" : (story.subtitle ?? "")].flatMap((line) =>
        headlinePhrases(line, work.language, (one) => isWithin(one, spec, piece.tightness)),
      ),
      ...beforeIn(story.title ?? ""),
      // Without blanks nothing shows where such words end.
      ...(["zh", "ja"].includes(work.language) ? [] : story.phrases)
        .filter((phrase) => isSeveral(phrase) && (story.title ?? "").toLowerCase().includes(phrase.toLowerCase()))
        .map(capital),
      ...topicTags(work)
        .filter((one) => isSeveral(one) && (story.title ?? one).toLowerCase().includes(one.toLowerCase()))
        .filter((one) => one !== placeOf(story.dateline?.place ?? ""))
        .map(capital),
      story.sender ?? "",
      capital(actorOf(piece)),
      ...(isSaid(work.brief.campaign_name, story) ? [work.brief.campaign_name] : []),
      ...names.filter((name) => name.includes(" ") && isQuoted(name, titles[0] ?? "") && !isNamedOnTheWay(name, work)),
      // What a product that is called back is called.
      ...story.names.filter((name) => isQuoted(name, told) && !story.speakers.includes(name) && isNamed(name, work)),
      action ?? "",
      // “Tarrow Mill: book a tour” says more than the verb.
      ...(asked.some((line) => /\s/u.test(line)) ? asked : [call?.words ?? ""]),
      call === null ? "" : asHeadline(callAlone(call, work.language) ?? ""),
      ...facts,
      ...facts.flatMap((fact) => capital(factOf(fact)?.text ?? "")),
      ...sentences,
      ...byRank(piece).flatMap((one) =>
        // Half a sentence says less than the headline that the story has.
        story.title !== null ||
        one.hasLink ||
        one.introducesSpeaker ||
        one.kind !== "sentence" ||
        !(one.isOpening || isAbout(one, work)) ||
        !isUnderstood(one, work)
          ? []
          : shorterForms(one.text, work.language),
      ),
      ...days.map(({ line }) => line),
      ...asked,
    ]
      // “Help us count hedgehogs” of a headline is what its story asks for.
      .filter((one) => !namesAddress(one) && (parts.includes(one) || !asks(one)))
      .map((one) => inFirstCase(one, story.markdown))
  );
}

/** “Raises its sales by 12 %” of “‘Golden Ear’ raises its sales by 12 % in the first half”: beside the name in another line it says what is new. */
function behindName(title: string, language: string): string[] {
  const rest = /^[“„«"「『][^“”„«»"「」『』]{3,}[”“»"」』]\s+(?![:：–—-])(.+)$/u.exec(title)?.[1] ?? "";
  return rest.split(/\s+/u).length < fewestBehind ? [] : [rest, ...withoutLastPhrases(rest, language, fewestInAds)].map(capital);
}
const fewestBehind = 3;

/** “יום גיוס פתוח” of “יום גיוס פתוח במרכז הרפואי …”: in Hebrew “in” is joined to the front of where. */
function beforeIn(title: string): string[] {
  const found = [
    ...title.matchAll(/\sב(?!ית|תי|ני|נק|ריא|יטוח|יקור|יקשו|דיק|על|חיר|רכ|קש|וקר|וגר|שר|גד|מה|חור)\p{sc=Hebrew}{3,}/gu),
  ].reverse();
  return found.map(({ index }) => title.slice(0, index)).filter((part) => part.split(/\s+/u).length > fewestInAds && !/["“״(]/u.test(part));
}

/** Elsewhere a second line ends in a participle or goes on with a list: “…, planted before 1950”. */
const hasWholeHalves = new Set(["zh", "ja", "ko"]);

/** “1286 old books, exchanged for 530 plants”: there the second half has the subject of the first. */
const ownSubject = (halves: readonly string[], language: string) => (hasWholeHalves.has(language) ? halves.slice(0, 1) : halves);

/** Two words name something; a sentence needs more. */
const fewestInAds = 2;

/** In the headline, in a recall, or said again: what stands between marks once may be a sign on a door. */
const isNamed = (name: string, { story, pool }: Work) =>
  (story.title ?? "").includes(name) || isRecall(pool) || story.markdown.split(name).length > 2;

/** “At a glance” behind a colon says nothing. */
const isTelling = (part: string) => part.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(part);

/**
 * Days with what happens on them; sure where a sentence has the name and the day with its weekday, as days to come have.
 * @param others what the news calls it, where no name does
 */
function namedDays(piece: Piece, others: readonly string[]): { line: string; isSure: boolean }[] {
  const { work } = piece;
  const place = placeOf(work.story.dateline?.place ?? "");
  // “Survey: 8 February” names no event.
  const isName = (one: string) => one.includes(" ") || work.story.names.includes(one) || isQuoted(one, work.story.markdown);
  // Whoever holds it is no event either.
  const isActor = (one: string) =>
    (work.story.sender ?? "").includes(one) || toldSiteName(work.link ?? "", work.story.markdown).includes(one);
  const isEvent = (one: string) => one !== "" && one !== place && one !== work.story.sender && one.length < 24 && isName(one);
  const names = [
    ...topicTags(work)
      .filter(isEvent)
      .slice(0, 1)
      .filter((one) => !isActor(one)),
    ...others,
  ];
  const told = work.pool.map((one) => one.text).join("\n");
  // “Festival: 9 May” where only its results come on that day would mislead.
  const ofEvent = (name: string) =>
    work.pool.filter((one) => one === coreLine(work.pool) || one.text.toLowerCase().includes(name.toLowerCase()));
  const isItsDay = (name: string, day: string) =>
    ofEvent(name).some(({ text }) => text.includes(day) && !several.test(text.slice(0, text.indexOf(day))));
  return names.flatMap((name) =>
    daysOf(piece)
      // “Name: 10.12.” leaves open what the figures count, and the last day of a call is none of an event.
      .filter((day) => /\p{L}/u.test(day) && !work.pool.some(({ text }) => lastDayIn(text)?.includes(day)))
      .filter((day) => !isLastDay(told, day) && isItsDay(name, day))
      .map((day) => ({
        line: `${name}${work.phrases?.colon ?? colonOf(work.language)}${spanFrom(day, ofEvent(name))}`,
        isSure: ofEvent(name).some(({ text }) => text.toLowerCase().includes(name.toLowerCase()) && hasWeekday(text, day)),
      })),
  );
}

/** “25 April – 27 September” of what lasts: its first day alone makes one of five months, and its last one is too late. */
const spanFrom = (day: string, sentences: readonly RankedSentence[]): string =>
  sentences
    .filter(({ text }) => text.includes(day))
    .flatMap(({ text }) => [0, spanAhead].map((ahead) => daySpan(text.slice(Math.max(0, text.indexOf(day) - ahead)))))
    .find((span) => span?.includes(day) && span !== day) ?? day;
const spanAhead = 48;

/** “Monday 7 September”, “7 September (Monday)” */
function hasWeekday(text: string, day: string): boolean {
  const at = text.indexOf(day);
  return (
    at !== -1 && tellsWhen(`${text.slice(Math.max(0, at - besideDay), at)} ${text.slice(at + day.length, at + day.length + besideDay)}`)
  );
}
const besideDay = 14;

/** “24 and 25 April”: the last of several days alone is not when. */
const several = /\p{Nd}{1,2}\s?(?:[–—,、-]|\s\p{L}{1,3}\s|\s(?:ও|থেকে|से|மற்றும்|முதல்|έως|إلى|حتى|ถึง)\s)\s?$/u;

/** Words that may follow a site's address: one whole word each, or none. */
export const writePaths: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const words = work.isTold
    ? [...topicTags(work), ...work.story.phrases, ...singleWords(work)].filter((word) => isBounded(word, work.story, work.language))
    : [work.topic, ...work.story.names];
  const paths = words.map((word) => asPath(word, work.language)).filter((path) => isWithin(path, spec, piece.tightness));
  const chosen = [...new Set(paths.filter((path) => path !== ""))].slice(0, Math.min(2, spec.countMax ?? 2));
  return chosen.length > 0 ? chosen : null;
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
