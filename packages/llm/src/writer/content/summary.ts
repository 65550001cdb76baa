import { asSentence } from "../punctuation.ts";
import { findDays } from "../reader/dates.ts";
import { saysTheTown } from "../reader/leans-alone.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { shorterForms } from "./clauses.ts";
import { asks, coreOf, essentialsOf, newsLine, newsOf, repeats } from "./essentials.ts";
import { pickLine } from "./lines.ts";
import { beginsWithFacts, introducesMatter } from "./openings.ts";
import type { FieldWriter } from "./piece.ts";
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
  const others = supportOf(piece).filter((one) => one !== first && !one.hasLink && one.kind === "sentence");
  const essential = essentialsOf(work).filter((one) => one !== news && others.includes(one));
  const core = coreOf(work.pool);
  const inOrder = [...new Set([...core, ...essential])].sort((a, b) => a.index - b.index);
  const told = inOrder.map((one) => one.text);
  const coreText = core.map((one) => one.text).join(" ");
  const runs = news === undefined ? [] : runsFrom(news, work);
  const texts = [...(news ? [news] : []), ...others].map((one) => one.text);
  // Where the news does not fit, or goes on from facts, its headline says what the other sentences are about.
  const titled = work.titles
    .slice(0, 1)
    .flatMap((title) => [
      ...(isMeta ? [] : runs).map((run) => `${asSentence(title, work.language)} ${run}`),
      ...texts.filter((text) => !repeats(text, title)).map((text) => `${asSentence(title, work.language)} ${text}`),
      asSentence(title, work.language),
    ]);
  // A scene without a day says nothing to whoever searches.
  const isScene = findDays(newsOf(work.pool)?.text ?? "").length === 0 && !introducesMatter(work);
  const head = isOfTown ? townless(work) : isScene && news?.hasName === false ? headOf(work, others, isMeta ? [] : runs) : [];
  const isLed = isOfTown || beginsWithFacts(work) || news?.kind === "fact" || isScene;
  const own = isMeta ? [coreText, ...core.slice(-1).map((one) => one.text), texts[0] ?? "", ...runs] : [told.join(" "), coreText, ...runs];
  const short = news && work.isTold ? shorterForms(news.text, work.language).map((text) => asSentence(text, work.language)) : [];
  const candidates = [
    ...head,
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

/** The news with the sentences right after it, the most first. */
function runsFrom(news: RankedSentence, { pool }: Work): string[] {
  const runs = [news.text];
  for (let next = news.index + 1; runs.length < mostRun; next += 1) {
    const one = pool.find(({ index }) => index === next);
    if (one === undefined || one.kind !== "sentence" || one.hasQuote || one.hasLink || one.introducesSpeaker || asks(one.text)) break;
    runs.push(`${runs.at(-1) ?? ""} ${one.text}`);
  }
  return runs.reverse();
}
const mostRun = 6;
