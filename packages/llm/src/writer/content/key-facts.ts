import { isConditional } from "../reader/conditions.ts";
import { findDays, tellsHour, tellsWhen } from "../reader/dates.ts";
import { factOf } from "../reader/facts.ts";
import { saysLastYear } from "../reader/leans-alone.ts";
import { isFootnote } from "../reader/offer-terms.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import { tellsResults } from "../reader/results.ts";
import type { Work } from "../work.ts";
import { ableAlone } from "./able-alone.ts";
import { announcementOf } from "./announced-rows.ts";
import { coreOf, isBelowDays, isSecondLine } from "./essentials.ts";
import { isOfMatter } from "./openings.ts";
import { free, price, priced } from "./prices.ts";
import { repeats } from "./repeats.ts";

/**
 * What a story says of when, where, for how much and with what its matter is to be had, the most telling first: for the room that a short text
 * has left. Nothing of last year, and nothing that only holds in some case.
 *
 * @param told what the text says already: another day says less then
 */
export function keyFacts(work: Work, told = ""): RankedSentence[] {
  if (!work.isTold || work.brief.turn > 0 || work.brief.earlier !== "") return [];
  const dayWorth = findDays(told).length > 0 ? worths.otherDay : worths.day;
  return (
    ableAlone(work, work.pool)
      .filter(
        (one) =>
          one.index >= 0 &&
          !one.hasLink &&
          !one.leadsToCall &&
          !isFootnote(one.text, work.story.markdown) &&
          !isConditional(one.text) &&
          !saysLastYear.test(one.text) &&
          !pointsInside(one.text, work.language) &&
          !tellsResults(one.text) &&
          !tellsClosed.test(one.text),
      )
      // In the middle of a paragraph it may lean on what stands before it, unless it says what something costs that it names.
      .filter((one) => !one.isOfPart)
      .filter(
        (one) =>
          (one.kind === "fact" && factOf(one.text) !== null) ||
          (one.isOpening && isNearNews(one, work)) ||
          (costs(one.text) && priced.test(one.text) && !saysThat.test(one.text)),
      )
      .map((one) => ({
        one,
        worth:
          worthOf(one, dayWorth) -
          (one.kind === "sentence" && isBelowDays(one, work.pool) ? worths.belowDay : 0) -
          (isLate(one, work) && !isOfMatter(one, work.titles) && !priced.test(one.text) ? worths.elsewhere : 0),
      }))
      .filter(({ worth }) => worth >= leastWorth)
      .sort((a, b) => b.worth - a.worth || a.one.index - b.one.index)
      .map(({ one }) => one)
  );
}

/** In the paragraph of the news, or with a word of the headline: what else a story tells is a matter of its own. */
export const isNearNews = (one: RankedSentence, { titles, story, pool }: Work) =>
  isOfMatter(one, titles) ||
  one.index <= (coreOf(pool).at(-1)?.index ?? 0) + 1 ||
  (story.passages[0]?.paragraphs[0]?.includes(one.index) ?? false);

/** In the second half of a story, where it tells of what else there is. */
const isLate = ({ kind, index }: RankedSentence, { story }: Work) => kind === "sentence" && index * 2 > story.sentences.length;

function worthOf(one: RankedSentence, dayWorth: number): number {
  const hasDay = findDays(one.text).length > 0;
  const hour = tellsWhen(one.text) && tellsHour(one.text);
  return (
    (hasDay ? dayWorth : 0) +
    (hour ? worths.hour : 0) +
    (one.hasWhere ? worths.place : 0) +
    (costs(one.text) ? worths.price : 0) +
    (one.kind === "fact" && (hasDay || hour || one.hasWhere || one.hasWhen) ? worths.fact : 0) +
    (one.isAhead ? worths.ahead : one.isOpening ? worths.opening : 0)
  );
}
const worths = { day: 3, otherDay: 1, hour: 1.2, place: 1.5, price: 1.5, fact: 1, ahead: 0.5, opening: 0.3, belowDay: 2.5, elsewhere: 1.5 };
const leastWorth = 1.5;

/** “That costs 25 euros” */
const saysThat =
  /^(?:das|dies|es|it|this|that|they|c['’]|ce|cela|ça|il|elle|esto|eso|questo|isso|isto|dit|dat|het|det|to|это|це|това|αυτό|هذا|هذه|ذلك|זה|זו|यह|वह|এটি|এটা|அது|இது)(?![\p{L}\p{M}])|^(?:これ|それ|こちら|这|這|该|이는|이것|그것)/iu;

/** When nothing is to be had says little of when something is. */
export const tellsClosed =
  /(?<![\p{L}\p{M}])(?:closed|geschlossen|fermé\p{L}*|cerrad\p{L}*|chius\p{L}*|fechad\p{L}*|gesloten|zamknięt\p{L}*|zavřen\p{L}*|закрыт\p{L}*|зачинен\p{L}*|затворен\p{L}*|κλειστ\p{L}*|מג?וגר\p{L}*|סגור\p{L}*|مغلق\p{L}*|تعطیل|बंद|বন্ধ|மூட\p{M}*\p{L}*|விடுமுறை|kapalı\p{L}*)(?![\p{L}])|休館|定休|闭馆|閉館|휴관|휴무|ปิด/iu;

const costs = (text: string) => price.test(text) || free.test(text);

const isHourAlone = (one: RankedSentence, pool: readonly RankedSentence[]) =>
  one.kind === "fact" &&
  findDays(one.text).length === 0 &&
  tellsHour(one.text) &&
  pool.some((other) => other.kind === "fact" && Math.abs(other.index - one.index) === 1 && findDays(other.text).length > 0);

/** How many are added to a short text. */
export interface Filling {
  most: number;
  /** Only what names a day or a place, which no text should lack. */
  isTerse?: boolean;
}

/** A text's details with as many key facts as there is room for, in the story's order. */
export function withKeyFacts(
  work: Work,
  { detail, told, fits }: { detail: string; told: string; fits: (detail: string) => boolean },
  { most, isTerse = false }: Filling,
): string {
  const core = coreOf(work.pool);
  const headline = work.titles[0] ?? "";
  let chosen: RankedSentence[] = [];
  let text = detail;
  for (const one of keyFacts(work, `${told}\n${detail}`)) {
    if (chosen.length === most) break;
    // “From 9 to noon”: on which days stands beside it.
    if (isHourAlone(one, work.pool) && findDays(`${told}\n${text}`).length === 0) continue;
    // A row of another matter than the news says nothing without the line above it.
    const lead = one.kind === "fact" ? announcementOf([one], work) : undefined;
    if (lead !== undefined && !`${told}\n${text}`.includes(lead)) continue;
    // What says the headline once more stands below it on purpose, or not at all.
    if (core.includes(one) && repeats(headline, one.text) && told.includes(headline)) continue;
    if (isSecondLine(one) || told.includes(one.text) || text.includes(one.text) || repeats(one.text, told)) continue;
    if (isTerse && (one.kind !== "fact" || !one.hasWhen) && findDays(one.text).length === 0 && !one.hasWhere) continue;
    const more = [...chosen, one].sort((a, b) => a.index - b.index);
    const longer = joined(work, detail, more);
    if (!fits(longer)) continue;
    chosen = more;
    text = longer;
  }
  return text;
}

/** Sentences in one paragraph, facts in lines of their own, and what is there already in its place among them. */
function joined({ pool }: Work, detail: string, more: readonly RankedSentence[]): string {
  const place = pool.find((one) => detail.includes(one.text))?.index ?? -1;
  const isLines = detail.includes("\n") || pool.some((one) => one.kind === "fact" && detail.includes(one.text));
  const own = detail === "" ? [] : [{ text: detail, index: place, kind: isLines ? "fact" : "sentence" }];
  const all = [...own, ...more].sort((a, b) => a.index - b.index);
  const sentences = all.filter(({ kind }) => kind === "sentence").map(({ text }) => text);
  const facts = all.filter(({ kind }) => kind === "fact").map(({ text }) => text);
  const parts = [sentences.join(" "), facts.join("\n")].filter((part) => part !== "");
  return (all[0]?.kind === "fact" ? parts.reverse() : parts).join("\n\n");
}
