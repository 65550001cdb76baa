import { countLength } from "@copydesk/contracts";
import type { Phrases } from "../phrases/phrases.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import type { RankedSentence } from "../story/rank-sentences.ts";
import type { Work } from "../work.ts";
import { line, type Paragraph } from "./draft.ts";
import type { Piece } from "./piece.ts";

/** The story's paragraphs as far as a number of words allows: sentences of least weight are left out first. */
export function storyParagraphs(
  work: Work,
  words: number,
  without: ReadonlySet<number> = new Set(),
): { heading: string | null; paragraphs: Paragraph[] }[] {
  const kept = keepWithin(
    work.pool.filter((one) => !without.has(one.index)),
    words,
  );
  const byIndex = new Map(kept.map((one) => [one.index, one]));
  const ranks = new Map([...kept].sort((a, b) => b.score - a.score).map((one, at) => [one.index, 10 + at]));
  const passages = work.story.passages.map((passage) => ({
    heading: passage.heading === work.story.title ? null : passage.heading,
    paragraphs: passage.paragraphs
      .map((indexes) =>
        toParagraph(
          indexes.flatMap((index) => byIndex.get(index) ?? []),
          ranks,
        ),
      )
      .filter(isFilled),
  }));
  const others = kept.filter((one) => one.index < 0);
  const opening = isFilled(toParagraph(others, ranks)) ? [{ heading: null, paragraphs: [toParagraph(others, ranks)] }] : [];
  return [...opening, ...passages].filter((passage) => passage.paragraphs.length > 0);
}

const isFilled = (paragraph: Paragraph) => paragraph.parts.length > 0;

const toParagraph = (sentences: readonly RankedSentence[], ranks: ReadonlyMap<number, number>): Paragraph => ({
  parts: sentences.map((one) => ({ text: one.text, rank: ranks.get(one.index) ?? 99, index: one.index, pointsBack: one.pointsBack })),
  joiner: " ",
});

function keepWithin(sentences: readonly RankedSentence[], words: number): RankedSentence[] {
  let left = words - sentences.reduce((sum, one) => sum + countLength(one.text, "words"), 0);
  const gone = new Set<number>();
  for (const one of [...sentences].sort((a, b) => a.score - b.score)) {
    if (left >= 0) break;
    const next = sentences.find((other) => other.index === one.index + 1);
    if (next?.pointsBack && !gone.has(next.index)) continue;
    gone.add(one.index);
    left += countLength(one.text, "words");
  }
  return sentences.filter((one) => !gone.has(one.index));
}

/** Quotations of a story in another language, under their heading, up to a number of words. */
export function originalParagraphs(work: Work, words: number): Paragraph[] {
  const { phrases } = work;
  if (work.foreign.length === 0 || phrases === null || words <= 0) return [];
  const chosen = new Map(keepWithin(work.foreign, words).map((one) => [one.index, one.text]));
  const paragraphs = work.story.passages.flatMap((passage) =>
    passage.paragraphs.map((indexes) => indexes.flatMap((index) => chosen.get(index) ?? []).join(" ")),
  );
  const filled = paragraphs.filter((text) => text !== "");
  return filled.map((text, at) => line(`> ${quote(text, phrases)}`, 50 + at));
}

/** A quotation in a language's marks, those inside of it single. */
export function quote(text: string, phrases: Phrases): string {
  const [open, close] = phrases.quote;
  const [innerOpen, innerClose] = open === "「" ? ["『", "』"] : ["‘", "’"];
  return `${open}${text.replace(/["“”„«»「]\s?([^"“”„«»「」]*?)\s?["“”„«»」]/g, `${innerOpen}$1${innerClose}`)}${close}`;
}

/** Short sentences that sum the story up, the opening aside. */
export function keyPoints({ work, lead }: Piece): RankedSentence[] {
  const short = work.pool.filter((one) => one.length < 200 && !one.pointsBack);
  return pickSentences(short, 4, { taken: new Set(lead ? [lead.index] : []) });
}

/** A line that announces what follows. */
export const labelled = (phrases: Phrases, what: "points" | "original") =>
  `${what === "points" ? phrases.keyPoints : phrases.headings.original}${phrases.colon.trimEnd()}`;

/** A list in Markdown under a line that names it. */
export function bulletList(heading: string, sentences: readonly RankedSentence[], rank: number): Paragraph[] {
  if (sentences.length < 2) return [];
  const items = sentences.map((one) => `- ${one.text}`).join("\n");
  return [{ parts: [{ text: `${heading}\n\n${items}`, rank }], joiner: " " }];
}

export const countWords = (draft: readonly Paragraph[]) =>
  draft.reduce((sum, paragraph) => sum + paragraph.parts.reduce((words, part) => words + countLength(part.text, "words"), 0), 0);
