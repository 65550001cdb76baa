import { asSentence, colonOf } from "../punctuation.ts";
import { findDays } from "../reader/dates.ts";
import { isQuoted, pairedMarks } from "../reader/paired-marks.ts";
import { isIn, type RankedSentence } from "../reader/rank-sentences.ts";
import { isQuotation } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { shorterForms } from "./clauses.ts";
import type { Option } from "./combine.ts";
import { withoutConnective } from "./connectives.ts";
import { coreLine, coreOf, newsLine, newsOf, saysThe } from "./essentials.ts";
import { saysOnlyUntil, shortHeadlines, toldParts } from "./headlines.ts";
import { beginsWithFacts, introducesMatter } from "./openings.ts";
import { byRank, type Piece } from "./piece.ts";

/** What a short text can begin with: the opening, the news, the headline and its parts. */
export function whatOf(piece: Piece): Option[] {
  const { work, lead } = piece;
  const news = newsOf(work.pool);
  const line = newsLine(work.pool);
  // Facts say when and where; a sentence below them goes on from there.
  const isLater = beginsWithFacts(work);
  const isDated = news !== undefined && findDays(news.text).length > 0;
  const isIntroduced = introducesMatter(work);
  const titles = work.titles.map((title) => title.trim()).filter((title) => title !== "");
  const named = (text: string, weight: number) => ({ text, weight, hasWhere: isIn(text, work.story.dateline?.place ?? "") });
  const told = (one: RankedSentence, weight: number) => ({ text: one.text, weight, hasWhere: one.hasWhere, index: one.index });
  const isUntelling = isSloganAbove(work);
  // In a text message half a headline leaves out what is new, whatever else it makes room for.
  const moreInMessage = piece.style.key === "sms" && !isUntelling ? 2 : 0;
  const core = coreOf(work.pool);
  const last = core.at(-1);
  const dated = core.length > 1 ? coreLine(work.pool) : undefined;
  const options: Option[] = [
    // Who does what and on which day; what follows may lean on its end.
    ...(core.length > 1 && last !== undefined
      ? [
          {
            text: core.map((one) => one.text).reduce(joined),
            weight: isLater ? 1 : isIntroduced ? 5.4 : 5,
            hasWhere: core.some((one) => one.hasWhere),
            index: last.index,
          },
        ]
      : []),
    ...(!isIntroduced && !isLater && last !== undefined && core.length > 1
      ? titles.slice(0, 1).flatMap((text) => [
          { ...told(last, 5.9), text: [asSentence(text, work.language), ...core.map((one) => one.text)].reduce(joined) },
          { ...told(last, last.pointsBack ? 0 : 5.2), text: joined(asSentence(text, work.language), last.text) },
        ])
      : []),
    // The news tells the day, too, where its headline does not.
    ...titles.slice(0, 1).map((text) => ({
      isTitle: text === work.story.title,
      ...named(
        text,
        (isLater ? 6 : isQuotation(text) ? 1 : isIntroduced && (!isDated || findDays(text).length === 0) ? 3.4 : 4.6) + moreInMessage,
      ),
    })),
    // Without a headline its day says more of it than what leads there.
    ...(news ? [told(news, isLater ? 1 : core.length > 1 && work.story.title === null ? 4.2 : isIntroduced ? 5 : 2)] : []),
    ...(news && !isLater && !isIntroduced
      ? titles.slice(0, 1).map((text) => ({ ...told(news, 5.5), text: joined(asSentence(text, work.language), news.text) }))
      : []),
    ...(line !== undefined && line !== news && !isLater ? [told(line, 5.3)] : []),
    ...(lead && lead !== news ? [told(lead, 2.4)] : []),
    // Where there is no room for all of it, the sentence with its day says more than what leads there; a headline says more than both.
    ...((work.story.title === null || isQuotation(work.story.title)) && dated !== undefined && dated !== news && dated.kind === "sentence"
      ? [dated.text, ...shorterForms(dated.text, work.language)].flatMap((text, at) =>
          [...new Set([senderOf(work, dated), ""])].map((sender, less) => ({
            ...told(dated, (at === 0 ? 4.9 : 4 - at * 0.1) - less * 0.6),
            text: asSentence(`${sender}${withoutConnective(text, work.language)}`, work.language),
          })),
        )
      : []),
    // Where the whole news fills a text, what goes with it is left out.
    ...(news && work.isTold && news.kind === "sentence" && !news.hasLink && news.length > 90
      ? shorterForms(news.text, work.language).map((text) => ({
          ...told(news, work.story.title === null ? 3.2 : 0.2),
          text: asSentence(text, work.language),
        }))
      : []),
    ...titles
      .slice(0, 1)
      .filter((title) => !isQuotation(title))
      .flatMap((title) =>
        toldParts(title, work.story)
          // “Invitation” alone says nothing.
          .filter((text) => /\s\S+\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(text))
          // What follows a label is as good as the whole.
          .map((text) => named(text, text.length >= title.length * nearlyAll ? 3 : saysOnlyUntil(text) ? -1 : 1.4)),
      ),
    ...(work.isTold && work.story.title !== null && !isQuotation(work.story.title) ? shortHeadlines(piece).slice(1) : []).map((text) =>
      named(text, saysOnlyUntil(text) ? -1 : 2.2),
    ),
    // A second line alone goes on from a headline that nobody sees.
    ...titles
      .slice(1)
      .map((text) => named(text, text === work.story.subtitle ? (piece.style.key === "sms" && isUntelling ? 7.4 : -6) : 1.6)),
    // Without a headline a short sentence says more than a name alone.
    ...(work.isTold && work.story.title === null
      ? byRank(piece).filter((one) => one.length <= 110 && !one.hasLink && !one.hasQuote && !saysThe.test(one.text))
      : []
    )
      .slice(0, 3)
      .map((one) => told(one, -1)),
    // A name alone says nothing of what the story tells.
    ...(work.isTold && work.pool.length > 0 ? [] : [named(work.topic, 0)]),
  ];
  const isUnread = (text: string) => !work.brief.earlier.includes(text);
  const allowed = options.filter(({ text }) => work.isAllowed(text) && !text.includes("\n"));
  return allowed.map((one) => ({ ...one, weight: one.weight - (isUnread(one.text) || work.brief.earlier === "" ? 0 : 3) }));
}

const nearlyAll = 0.7;

/** Whether a headline names nothing of what its second line says. */
export const isSloganAbove = (work: Work): boolean => isSlogan(work.titles[0] ?? "", work.titles[1] ?? "") || isNamedBelow(work);

/** “May your voice be somebody's eyes!”: a headline that calls out or asks, above a line that says what is new in figures. */
const isSlogan = (title: string, second: string): boolean =>
  /[!！?？؟]$/u.test(title) && !/\p{Nd}/u.test(title) && /\p{Nd}/u.test(second) && second.split(/\s+/u).length >= fewestInLine;
const fewestInLine = 6;

/** “A drill for two hours, a ladder for a weekend” above “‘Shed’ opens lockers for tools in Haifa”: who or what it is about is named below alone. */
function isNamedBelow({ story, isTold }: Work): boolean {
  const [title, second] = [story.title ?? "", story.subtitle ?? ""];
  const { names } = story;
  const isNamed = (text: string) => /\p{Nd}/u.test(text) || marked.test(pairedMarks(text)) || names.some((name) => text.includes(name));
  return isTold && title !== "" && !isNamed(title) && marked.test(pairedMarks(second)) && second.split(/\s+/u).length >= fewestNamed;
}
/** As short as a name between quotation marks. */
const marked = /[“„«「『《‘][^“”„«»「」『』《》‘’]{2,24}[”“»」』》’]/u;
const fewestNamed = 4;

/** “Tidal Club: on 3 May we open the new hall.”: whom the first sentence or the signature of a story without a headline names, and the one with its day does not. */
function senderOf({ story, language, phrases }: Work, dated: RankedSentence): string {
  const news = story.sentences[0]?.text ?? "";
  const name = story.names.find((one) => isQuoted(one, news) && !story.speakers.includes(one)) ?? story.sender ?? undefined;
  const isNamed = name === undefined || dated.text.includes(name) || story.names.some((one) => dated.text.includes(one));
  return story.title !== null || isNamed ? "" : `${name}${phrases?.colon ?? colonOf(language)}`;
}

const joined = (one: string, next: string) => `${one}${/[。！？]$/u.test(one) ? "" : " "}${next}`;
