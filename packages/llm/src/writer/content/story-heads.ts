import { asSentence } from "../punctuation.ts";
import { findDays, tellsHour } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { factOf } from "../reader/facts.ts";
import { isForSome } from "../reader/for-some.ts";
import { tellsWhere } from "../reader/places.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { isQuotation } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { announcementOf } from "./announced-rows.ts";
import { answered, begunAnew } from "./answered.ts";
import { firstOfTwo, shorterForms } from "./clauses.ts";
import { coreLine, coreOf, glanceOf, isNear, namesDay, newsOf, programmeDays } from "./essentials.ts";
import { keyFacts } from "./key-facts.ts";
import { introducesMatter } from "./openings.ts";
import { repeats } from "./repeats.ts";
import { isHalfHeadline, secondLineOf } from "./second-line.ts";
import { isOfSeries } from "./series.ts";
import { isSloganAbove } from "./short-beginnings.ts";
import type { Way } from "./way.ts";

/** How a short text may begin; what it leaves out is empty. */
export interface StoryHead {
  headline: string;
  second: string;
  news: string;
  /** Where the news does not say it: when and where. */
  detail: string;
}

const worths = {
  headline: 5,
  second: 2.5,
  /** The second line alone names a day. */
  datedSecond: 2,
  /** The half of it that does. */
  half: -0.5,
  news: 4.2,
  newsAlone: 4.4,
  /** It says all that its headline does, and more. */
  newsInstead: 5.2,
  /** The news is a scene, which says less than its headline. */
  scene: -2,
  paragraph: 0.2,
  lastLine: -0.8,
  /** The news says the headline once more. */
  again: -5,
  /** It does, and says at what hour. */
  againWithHour: -1,
  /** A headline that says nothing alone. */
  vague: -6,
  day: 1.5,
  /** The story says when, and the text does not. */
  undated: -4.5,
  onlyDay: 5.5,
  otherDay: 2.8,
  place: 1,
  /** Of a day's sentence without its last clauses. */
  shorter: -0.1,
  /** Rows below the line that says of what, and rows that lack it. */
  announced: 1,
  unannounced: -5,
};

/** Headline, second line and news together and each without the other, with and without what says when and where. */
export function storyHeads(work: Work): Way<StoryHead>[] {
  const isDated = namesDay(textOf(coreOf(work.pool)));
  const details = detailsOf(work, isDated);
  return beginningsOf(work).flatMap(({ worth, ...head }) => {
    const told = `${head.headline}\n${head.second}\n${head.news}`;
    const dayWorth = (detail: string) => (!isDated ? 0 : namesDay(told) ? worths.day : namesDay(detail) ? 0 : worths.undated);
    return details.map(({ detail, worth: own, isInNews }) => ({
      parts: { ...head, detail },
      worth: worth + dayWorth(detail) + (isInNews && head.news !== "" ? 0 : own) + (saysNothing(head, detail, work) ? worths.vague : 0),
    }));
  });
}

const saysNothing = ({ headline, second, news }: Omit<StoryHead, "detail">, detail: string, work: Work) =>
  second === "" && news === "" && (isSloganAbove(work) || (detail === "" && (isQuotation(headline) || isHalfHeadline(headline))));

function beginningsOf(work: Work): (Omit<StoryHead, "detail"> & { worth: number })[] {
  const headline = work.titles[0] ?? "";
  const [second] = secondLineOf(work, newsOf(work.pool))
    .map((one) => one.text)
    .filter((text) => !repeats(text, headline));
  const isIntroduced = introducesMatter(work);
  // What begins with a day is no scene, whatever it calls its matter.
  const isNews = isIntroduced || namesDay(newsOf(work.pool)?.text ?? "");
  const forms = newsFormsOf(work);
  const empty = { headline: "", second: "", news: "" };
  const below = forms.map(({ news, worth }) => ({
    headline,
    second: "",
    news,
    worth:
      worths.headline +
      worth +
      (isNews ? 0 : worths.scene) +
      (repeats(headline, news) ? (isMorePrecise(news, headline) ? worths.againWithHour : worths.again) : 0),
  }));
  // What says the headline once more needs none.
  const alone = forms
    .filter((one) => (isIntroduced || repeats(headline, one.news)) && (!one.isPart || isQuotation(headline)))
    .map(({ news, worth }) => ({
      ...empty,
      news,
      worth: worth - worths.news + (repeats(headline, news) ? worths.newsInstead : worths.newsAlone),
    }));
  const headed = [{ ...empty, headline, worth: worths.headline }, ...below, ...alone];
  if (second === undefined) return headed;
  const isOnlyDay = namesDay(second) && !namesDay(textOf(coreOf(work.pool)));
  // Below a second line, a scene that says less than both takes room for nothing.
  return [
    ...headed.filter((one) => isNews || one.news === ""),
    { ...empty, headline, second, worth: worths.headline + worths.second + (isOnlyDay ? worths.datedSecond : 0) },
    ...(isNews ? below : [])
      .filter(({ news }) => !repeats(second, news))
      .map((one) => ({ ...one, second, worth: one.worth + worths.second })),
    ...(isOnlyDay ? datedHalf(second) : []).map((half) => ({
      ...empty,
      headline,
      second: half,
      worth: worths.headline + worths.second + worths.datedSecond + worths.half,
    })),
    ...(isSloganAbove(work) ? [{ ...empty, second, worth: worths.headline }] : []),
  ];
}

/** “Six workshops at a low rent: apply before 16 October”: the half that says when, where both are too long. */
function datedHalf(second: string): string[] {
  const halves = second.split(/\s?[:：；;]\s+|\s[–—]\s/u).filter((half) => namesDay(half) && half.split(/\s+/u).length >= fewestOfHalf);
  // “Last day to apply: 15 March”: without its label the day is that of the matter.
  return halves
    .filter((half) => half !== second && (!isDeadline(second) || isDeadline(half)))
    .map((half) => half.charAt(0).toUpperCase() + half.slice(1));
}
const fewestOfHalf = 4;

/** The news as far as it says who does what and when, with what tells the day right behind it, and its whole paragraph. */
function newsFormsOf(work: Work): { news: string; worth: number; isPart: boolean }[] {
  const { pool } = work;
  const core = coreOf(pool);
  const line = coreLine(pool);
  const paragraph = firstParagraph(work);
  const next = pool.find(
    ({ index, kind, hasQuote, needsHeading }) =>
      index === (core.at(-1)?.index ?? 0) + 1 && kind === "sentence" && !hasQuote && !needsHeading,
  );
  const tellsLater = next?.hasWhen === true && !namesDay(textOf(core));
  const later = tellsLater ? worths.day : 0;
  return [
    { news: textOf(core), worth: worths.news, isPart: false },
    ...(core.length > 1 && line !== undefined && !line.pointsBack
      ? [line.text, asSentence(firstOfTwo(line.text) ?? line.text, work.language)].map((news, at) => ({
          news,
          worth: worths.news + worths.lastLine + at * worths.shorter,
          isPart: true,
        }))
      : []),
    ...behindColon(core).map((news) => ({ news, worth: worths.news + worths.shorter, isPart: true })),
    ...(tellsLater ? [{ news: textOf([...core, next]), worth: worths.news + later, isPart: false }] : []),
    // “The library today publishes its figures” below a headline that says so: what they are comes next.
    ...(paragraph.length > core.length && saysNoMore(textOf(core), work.titles[0] ?? "") && tellsFigures(paragraph[core.length])
      ? [{ news: textOf(paragraph.slice(core.length)), worth: worths.news + later, isPart: true }]
      : []),
    ...(paragraph.length > core.length ? [{ news: textOf(paragraph), worth: worths.news + worths.paragraph + later, isPart: false }] : []),
  ];
}

const tellsFigures = (one: RankedSentence | undefined) => one !== undefined && !one.pointsBack && !one.hasQuote && one.hasNumber;

/** Whether news is its headline once more, without a day of its own. */
const saysNoMore = (news: string, headline: string) =>
  repeats(headline, news) && (!namesDay(news) || namesDay(headline)) && !isMorePrecise(news, headline);

/** From which hour to which, where the headline has the day alone. */
const isMorePrecise = (news: string, headline: string) => namesDay(news) && tellsHour(news) && !tellsHour(headline);

/** “Look into a theatre, put on a plaster, apply on the spot: on Saturday, 26 September, the clinic opens …”: what is new stands behind the colon. */
function behindColon([first, ...more]: readonly RankedSentence[]): string[] {
  const [, told = ""] = /^[^:]{30,}:\s(\p{Lu}.{40,})$/u.exec(first?.text ?? "") ?? [];
  return first?.kind === "sentence" &&
    more.length === 0 &&
    !/["“„«:]/u.test(told) &&
    namesDay(told) &&
    !namesDay(first.text.replace(told, ""))
    ? [told]
    : [];
}

/** The paragraph that begins with the news, as far as it may be printed. */
function firstParagraph({ pool, story }: Work): RankedSentence[] {
  const news = newsOf(pool);
  const indexes = story.passages.flatMap((one) => one.paragraphs).find(([first]) => first === news?.index) ?? [];
  const own = indexes.flatMap((index) => pool.find((one) => one.index === index) ?? []);
  return own.every((one) => one.kind === "sentence" && !one.introducesSpeaker) ? own : [];
}

interface Detail {
  detail: string;
  worth: number;
  /** The news says it, too. */
  isInNews: boolean;
}

/** The day of the matter or of its programme, its place, and the lines in which the story has both. */
function detailsOf(work: Work, isDated: boolean): Detail[] {
  const { pool, story, titles, language, call } = work;
  const core = coreOf(pool);
  const isAble = (one: RankedSentence) => !core.includes(one) && !one.pointsBack && !isOfSeries(one, pool);
  const coming = pool.find((one) => one.isComing && isAble(one) && (!isDated || one.isOpening) && !isForSome(one.text));
  const days = isDated ? undefined : programmeDays(work);
  // Where neither names the day, what else the story says of it does.
  const isOpen = coming === undefined && days === undefined;
  // When it is comes before until when to register for it.
  const dated = isOpen ? keyFacts(work).filter((one) => namesDay(one.text) && !core.includes(one)) : [];
  const other = dated.find((one) => !isDeadline(one.text)) ?? dated[0];
  const told =
    coming === undefined ? (other?.text ?? (days && asSentence(days.text, language))) : begunAnew(answered(coming), language).text;
  const shortened = (text: string) => [...shorterForms(text, language), firstOfTwo(text) ?? ""].filter(namesDay);
  const sentence = coming ?? other;
  const shorter = sentence === undefined || told === undefined ? [] : shortened(told).flatMap((form) => [form, ...shortened(form)]);
  const dayForms = told === undefined ? [] : [...new Set([told, ...shorter.map((form) => asSentence(form, language))])];
  const isPlaced = core.some((one) => one.hasWhere) || !introducesMatter(work);
  const isPlace = (one: RankedSentence) => one.kind === "sentence" && one.hasWhere && !one.hasQuote && (one.isOpening || one.isAhead);
  const place = isPlaced ? undefined : pool.find((one) => isPlace(one) && isAble(one) && isNear([one]));
  const glance = glanceOf(pool);
  // “Early swim (6.30–8.30) 3.00” is a row of a price list.
  const isPlain = (one: RankedSentence) =>
    one.kind === "fact" &&
    !one.isOfPart &&
    (namesDay(one.text) || one.hasWhere || (one.hasWhen && factOf(one.text) !== null)) &&
    !isOfSeries(one, pool);
  const facts = glance.length > 0 ? glance : pool.filter(isPlain).slice(0, mostFacts);
  // A day of something else says little beside the one in the headline, its second line, the call or right before it.
  const leading = pool.filter((one) => one.leadsToCall && one !== coming).map((one) => one.text);
  const isOther =
    isDated || findDays(call?.text ?? "").length > 1 || namesDay([titles[0] ?? "", story.subtitle ?? "", ...leading].join("\n"));
  const dayWorth = isOther ? worths.otherDay : worths.onlyDay;
  const isUnannounced = sentence?.kind === "fact" && announcementOf([sentence], work) !== undefined;
  return [
    { detail: "", worth: 0, isInNews: false },
    // Of news too long for a text another line with a day says when.
    ...dayForms.map((detail, at) => ({
      detail,
      worth: dayWorth + at * worths.shorter + (isUnannounced ? worths.unannounced : 0),
      isInNews: isDated && sentence === other,
    })),
    ...(place === undefined ? [] : [{ detail: place.text, worth: worths.place, isInNews: false }]),
    ...(place === undefined || told === undefined || place === coming || place === other
      ? []
      : [
          {
            detail: `${place.text}${(coming ?? other)?.kind === "fact" ? "\n\n" : " "}${told}`,
            worth: worths.place + dayWorth,
            isInNews: false,
          },
        ]),
    ...factDetails(facts, work).map(({ detail, worth }) => ({ detail, worth: dayWorth + worth, isInNews: isDated })),
  ];
}

/** Lines with the day and the place, below the one that says of what where the story has such a line. */
function factDetails(facts: readonly RankedSentence[], work: Work): Pick<Detail, "detail" | "worth">[] {
  if (facts.length === 0) return [];
  const rows = facts.map((one) => one.text);
  const above = announcementOf(facts, work);
  if (above === undefined) return [{ detail: rows.join("\n"), worth: 0 }];
  const between = above.endsWith(":") || above.endsWith("：") ? "\n" : "\n\n";
  const fewer = [rows, rows.filter((row) => namesDay(row) || tellsWhere(row)), rows.filter(namesDay)].filter((some) => some.length > 0);
  return [
    ...fewer.map((some, at) => ({
      detail: `${above}${between}${some.join("\n")}`,
      worth: worths.announced + at * worths.shorter,
    })),
    { detail: rows.join("\n"), worth: worths.unannounced },
  ];
}
const mostFacts = 3;

const textOf = (sentences: readonly RankedSentence[]) => sentences.map((one) => one.text).join(" ");
