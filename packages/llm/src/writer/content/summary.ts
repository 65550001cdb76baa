import { countLength } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { findDays } from "../reader/dates.ts";
import { saysTheTown } from "../reader/leans-alone.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { shorterForms } from "./clauses.ts";
import { asks, coreOf, isLoose, newsLine, newsOf } from "./essentials.ts";
import { pickLine } from "./lines.ts";
import { beginsWithFacts, introducesMatter } from "./openings.ts";
import type { FieldWriter } from "./piece.ts";
import { repeats } from "./repeats.ts";
import { secondLineOf } from "./second-line.ts";
import { atMost, titlesOf } from "./short-lines.ts";
import { supportOf } from "./social.ts";

/** Whole sentences: the news, and with it when and where, or as many of those that follow it as there is room for. */
export const writeSummary: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const isMeta = spec.key === "meta_description";
  // Search results cut descriptions off at about 155 characters.
  const room = isMeta ? atMost(spec, 155) : spec;
  const first = newsLine(work.pool);
  const isOfTown = first !== undefined && work.story.title !== null && saysTheTown.test(first.text);
  const news = isOfTown ? undefined : first;
  const others = supportOf(piece).filter(
    (one) => one !== first && !one.hasLink && one.kind === "sentence" && !isLoose(one, [first?.index]),
  );
  const core = coreOf(work.pool);
  const coreText = core.map((one) => one.text).join(" ");
  const runs = news === undefined ? [] : runsFrom(news, work);
  const fromLead = core[0] === undefined || isOfTown ? [] : runsFrom(core[0], work);
  const texts = [...(news ? [news] : []), ...others].map((one) => one.text);
  // Where the news does not fit, or goes on from facts, its headline says what the other sentences are about.
  const titled = work.titles.slice(0, 1).flatMap((title) => [
    // A story without a headline is named by its first sentence.
    ...(isMeta || repeats(news?.text ?? "", title) ? [] : runs).map((run) => `${asSentence(title, work.language)} ${run}`),
    ...texts.filter((text) => !repeats(text, title)).map((text) => `${asSentence(title, work.language)} ${text}`),
    asSentence(title, work.language),
  ]);
  // A scene without a day says nothing to whoever searches.
  const isScene = findDays(newsOf(work.pool)?.text ?? "").length === 0 && !introducesMatter(work);
  const head = isOfTown ? townless(work) : isScene && news?.hasName === false ? headOf(work, others, isMeta ? [] : runs) : [];
  const isLed = isOfTown || beginsWithFacts(work) || news?.kind === "fact" || isScene;
  const own = isMeta
    ? [
        coreText,
        ...core
          .slice(-1)
          .filter((one) => !leans(one, work.language))
          .map((one) => one.text),
        texts[0] ?? "",
        ...runs,
      ]
    : [...fromLead, coreText];
  const short = news && work.isTold ? shorterForms(news.text, work.language).map((text) => asSentence(text, work.language)) : [];
  const candidates = [
    ...head,
    ...(isMeta ? besideTitle(work, first) : []),
    ...(isLed && isClosed(work) ? [] : own),
    ...titled,
    ...(isLed ? [] : short),
    ...texts,
    work.objective?.benefit ?? "",
    ...titlesOf(piece),
  ];
  // Searchers and readers of a list may see the same: there is nothing better to tell either.
  const isSame = head.length > 0 || !isClosed(work);
  return pickLine(candidates, room, isSame ? { ...piece, values: {} } : piece);
};

/** The second line of a headline says best what stands below it, along with the headline itself or else with the news. */
function besideTitle(work: Work, news: RankedSentence | undefined): string[] {
  const { language, titles } = work;
  const [second] = secondLineOf(work, news).map((one) => asSentence(one.text, language));
  if (second === undefined) return [];
  const alone = countLength(second, "double_width") < shortestAlone ? [] : [second];
  if (!isClosed(work)) return alone;
  return [`${asSentence(titles[0] ?? "", language)} ${second}`, ...(news === undefined ? [] : [`${second} ${news.text}`]), ...alone];
}
const shortestAlone = 70;

/** Headline and second line, where the news speaks of “the town's” school and only its dateline names the town. */
function townless({ story, language, titles }: Work): string[] {
  const head = asSentence(titles[0] ?? "", language);
  return story.subtitle === null ? [head] : [`${head} ${asSentence(story.subtitle, language)}`, asSentence(story.subtitle, language)];
}

/**
 * What a story is about that opens with a scene of nobody: its headline and second line with the sentence that has the day of its matter, else with
 * as much of the story as there is room for. Nothing where no headline ends as a sentence does.
 */
function headOf(work: Work, others: readonly RankedSentence[], runs: readonly string[]): string[] {
  const { story, language } = work;
  if (story.title === null || !isClosed(work)) return [];
  const second = secondLineOf(work, newsOf(work.pool)).map((one) => asSentence(one.text, language));
  const head = [asSentence(story.title, language), ...second].join(" ");
  const coming = others.filter((one) => one.isComing && findDays(one.text).length > 0).slice(0, 1);
  const isBrief = runs.length === 0;
  if (second.length === 0) return isBrief ? coming.map((one) => `${head} ${one.text}`) : [];
  return [...[...coming.map((one) => one.text), ...runs].map((text) => `${head} ${text}`), head];
}

/** Where sentences end in no mark, a headline in running text is a part of the next one. */
const isClosed = ({ titles, language }: Work) => /\p{P}$/u.test(asSentence(titles[0] ?? "", language));

/** The news with the sentences right after it, the most first; none ends in what only opens a paragraph. */
function runsFrom(news: RankedSentence, { pool, story }: Work): string[] {
  const goesOn = new Set(
    story.passages.flatMap((one) => one.paragraphs.filter(({ length }) => length > 1).flatMap((paragraph) => paragraph.slice(0, 1))),
  );
  const runs = [news.text];
  const opened = new Set<string>();
  for (let next = news.index + 1; runs.length < mostRun; next += 1) {
    const one = pool.find(({ index }) => index === next);
    if (one === undefined || one.kind !== "sentence" || one.hasQuote || one.hasLink || one.introducesSpeaker || asks(one.text)) break;
    const run = `${runs.at(-1) ?? ""} ${one.text}`;
    runs.push(run);
    if (goesOn.has(one.index)) opened.add(run);
  }
  return runs.filter((run) => !opened.has(run)).reverse();
}
const mostRun = 6;

/** Alone it speaks of what stands before it. */
const leans = (one: RankedSentence, language: string) => one.pointsBack || pointsInside(one.text, language);
