import { countLength, type FieldSpec } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { isFootnote } from "../reader/offer-terms.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import { leansElsewhere } from "./ad-lines.ts";
import { shorterForms } from "./clauses.ts";
import { joinsOn } from "./connectives.ts";
import { asks, newsOf } from "./essentials.ts";
import { tellsClosed } from "./key-facts.ts";
import { isWithin, pickLine } from "./lines.ts";
import { byRank, type FieldWriter, type Piece } from "./piece.ts";
import { price } from "./prices.ts";
import { repeats } from "./repeats.ts";
import { callForms } from "./short-calls.ts";
import { supportOf } from "./social.ts";

/** What begins a paragraph needs nothing before it. */
const openingsFirst = <T extends { isOpening: boolean }>(sentences: readonly T[]): T[] =>
  [...sentences].sort((a, b) => Number(b.isOpening) - Number(a.isOpening));

/** Continues the subject and never repeats it. */
export const writePreheader: FieldWriter = (piece, spec) => {
  const { objective, titles, topic, story, isTold } = piece.work;
  const subject = typeof piece.values.subject === "string" ? piece.values.subject : "";
  const others = [...supportOf(piece), ...byRank(piece)].filter(
    (one) =>
      one !== piece.lead &&
      !one.hasLink &&
      !one.hasQuote &&
      !one.pointsBack &&
      !one.introducesSpeaker &&
      !isFootnote(one.text, story.markdown) &&
      !asks(one.text) &&
      // “What it is not for: salaries” needs what it is about.
      (one.kind !== "fact" || ((one.hasWhen || one.hasWhere || price.test(one.text)) && !tellsClosed.test(one.text))) &&
      !joinsOn(one.text) &&
      !pointsInside(one.text, piece.work.language) &&
      !leansElsewhere(one, piece.work),
  );
  const candidates = [
    ...(isTold && story.subtitle !== null ? [story.subtitle, ...withNext(story.subtitle, openingsFirst(others), piece, spec)] : []),
    // In Thai the subject is the headline up to a blank, and what stands behind that goes on from it.
    ...titles
      .slice(0, 1)
      .flatMap((title) =>
        /\p{sc=Thai}/u.test(title) && subject !== "" && title.startsWith(subject) ? [title.slice(subject.length).trim()] : [],
      ),
    // Its body goes on from it; what stands further down says little to whoever has not opened it.
    ...(isTold && story.title !== null ? newsIn(piece) : []),
    ...openingsFirst(others).map((one) => one.text),
    objective?.benefit ?? "",
    objective?.opening(topic) ?? "",
    ...(piece.lead ? [piece.lead.text] : []),
    ...titles,
  ].filter((one) => subject === "" || !one.startsWith(subject));
  const found = pickLine(candidates, spec, piece);
  return found !== null && isWithin(found, spec, piece.tightness)
    ? found
    : (pickLine([...callForms(piece), ...candidates], spec, piece) ?? found);
};

/** The news, whole or without its last clauses. */
function newsIn({ work }: Piece): string[] {
  const news = newsOf(work.pool);
  return news?.kind !== "sentence" || news.hasQuote || news.hasLink ? [] : [news.text, ...shorterForms(news.text, work.language)];
}

/** A second line that is too short for its place, and a sentence behind it. */
function withNext(line: string, others: readonly RankedSentence[], { work }: Piece, spec: FieldSpec): string[] {
  if (countLength(line, spec.unit) >= (spec.min ?? 0)) return [];
  const first = asSentence(line, work.language);
  return others
    .filter((one) => !one.leadsToCall && !repeats(one.text, line))
    .map((one) => `${first}${/[。！？]$/u.test(first) ? "" : " "}${one.text}`);
}
