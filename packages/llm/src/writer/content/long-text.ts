import { countLength } from "@copydesk/contracts";
import type { Phrases } from "../phrases/phrases.ts";
import { invitesJournalists, isForMedia } from "../reader/for-journalists.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Passage } from "../reader/statements.ts";
import type { Work } from "../work.ts";
import { line, type Paragraph, toParagraphs } from "./draft.ts";
import { neededOf } from "./essentials.ts";

/** The story's paragraphs as far as a number of words allows: sentences of least weight are left out first. */
export function storyParagraphs(
  work: Work,
  words: number,
  without: ReadonlySet<number> = new Set(),
): { heading: string | null; paragraphs: Paragraph[] }[] {
  const kept = keepWithin(
    work.pool.filter((one) => !without.has(one.index)),
    { words, always: new Set(neededOf(work).map((one) => one.index)), told: without },
  );
  const byIndex = new Map(kept.map((one) => [one.index, one]));
  const ranks = new Map([...kept].sort((a, b) => b.score - a.score).map((one, at) => [one.index, 10 + at]));
  const rankOf = (one: RankedSentence) => ranks.get(one.index) ?? 99;
  const passages = work.story.passages.map((passage) => ({
    heading: passage.heading === work.story.title || !isAboveOwn(passage, (index) => !without.has(index)) ? null : passage.heading,
    paragraphs: passage.paragraphs.flatMap((indexes) =>
      toParagraphs(
        indexes.flatMap((index) => byIndex.get(index) ?? []),
        longestParagraph,
        rankOf,
      ),
    ),
  }));
  const others = kept.filter((one) => one.index < 0);
  const opening = others.length > 0 ? [{ heading: null, paragraphs: toParagraphs(others, longestParagraph, rankOf) }] : [];
  return [...opening, ...passages].filter((passage) => passage.paragraphs.length > 0);
}

/** The same with each heading in a line of its own: what stands below “Price” or “Where” says nothing without it. */
export const withHeadingLines = (passages: ReturnType<typeof storyParagraphs>): Paragraph[] =>
  passages.flatMap(({ heading, paragraphs }) => {
    const [first] = paragraphs[0]?.parts ?? [];
    // A list has its heading as its own first line.
    const isSaid = heading === null || first === undefined || bare(first.text.split("\n")[0] ?? "") === bare(heading);
    return isSaid ? paragraphs : [line(heading, first.rank), ...paragraphs];
  });
/** A heading without its colon. */
export const bare = (line: string) => line.replace(/[\s:：]+$/u, "").toLowerCase();

/** Whether a heading still stands above what it was written for, and that is not told elsewhere. */
export const isAboveOwn = ({ paragraphs }: Passage, isHere: (index: number) => boolean): boolean => isHere(paragraphs[0]?.[0] ?? -1);

/** As many sentences as a paragraph of the story has. */
const longestParagraph = 20;

interface Keeping {
  words: number;
  /** Places of sentences that stay. */
  always: ReadonlySet<number>;
  /** Places of sentences that stand elsewhere in the text. */
  told: ReadonlySet<number>;
}

/**
 * The sentences without those of least weight, as far as words are too many: what others than the first one say goes before what is told, and
 * lists last. What points back goes with what it points to.
 */
function keepWithin(sentences: readonly RankedSentence[], { words, always, told }: Keeping): RankedSentence[] {
  let left = words - sentences.reduce((sum, one) => sum + countLength(one.text, "words"), 0);
  const gone = new Set<number>();
  const firstWords = sentences.find((one) => one.hasQuote);
  const weight = (one: RankedSentence) => (one.hasQuote && one !== firstWords ? -1 : one.kind === "list" ? 1 : 0);
  for (const one of [...sentences].sort((a, b) => weight(a) - weight(b) || a.score - b.score)) {
    if (left >= 0) break;
    const next = sentences.find((other) => other.index === one.index + 1);
    if (always.has(one.index) || (next?.pointsBack && !gone.has(next.index))) continue;
    gone.add(one.index);
    left += countLength(one.text, "words");
  }
  for (const one of sentences) if (one.introducesSpeaker && gone.has(one.index + 1) && !always.has(one.index)) gone.add(one.index);
  const places = new Set([...told, ...sentences.filter((one) => !gone.has(one.index)).map((one) => one.index)]);
  return sentences.filter((one) => !gone.has(one.index) && !(one.pointsBack && one.index > 0 && !places.has(one.index - 1)));
}

/** Contacts have a field of their own, so nothing is above. */
const pointsUp = /上記|上述|以上の|위의? |above/iu;

/** Quotations of a story in another language, under their heading, up to a number of words. */
export function originalParagraphs(work: Work, words: number): Paragraph[] {
  const { phrases } = work;
  if (work.foreign.length === 0 || phrases === null || words <= 0) return [];
  const chosen = new Map(keepWithin(work.foreign, { words, always: new Set(), told: new Set() }).map((one) => [one.index, one.text]));
  const paragraphs = work.story.passages.flatMap((passage) =>
    passage.paragraphs.map((indexes) => indexes.flatMap((index) => chosen.get(index) ?? []).join(" ")),
  );
  const filled = paragraphs.filter((text) => text !== "");
  return filled.map((text, at) => line(`> ${quote(text, phrases)}`, 50 + at));
}

/** What stands below the story about what it tells, above where readers can turn; the first to go where there is no room. */
export const notesOf = ({ story, isTold, isAllowed }: Work): Paragraph[] =>
  isTold && story.notes.length > 0 ? [line(story.notes.filter((one) => isAllowed(one) && !isForMedia(one)).join("\n\n"), 40)] : [];

/** “P.S. Journalists can ride along on 12 May”: said to nobody else, so only a release has it. */
export const invitationsOf = ({ story, isTold, isAllowed }: Work): Paragraph[] =>
  isTold
    ? [...story.postscripts.filter(invitesJournalists), ...story.notes.filter((one) => isForMedia(one) && !pointsUp.test(one))]
        .filter((one) => !story.contacts.includes(one) && isAllowed(one))
        .map((one) => line(one, 41))
    : [];

/** “Notes to editors” with its lines, below everything that readers are told. */
export const toEditorsOf = ({ story, isTold, isAllowed }: Work): Paragraph[] =>
  isTold && story.toEditors.length > 1 && story.toEditors.every(isAllowed)
    ? [line([story.toEditors[0] ?? "", story.toEditors.slice(1).join("\n")].join("\n\n"), 41)]
    : [];

/** A quotation in a language's marks, those inside of it single. */
export function quote(text: string, phrases: Phrases): string {
  const [open, close] = phrases.quote;
  const [innerOpen, innerClose] = open === "「" ? ["『", "』"] : ["‘", "’"];
  return `${open}${text.replace(/["“”„«»「]\s?([^"“”„«»「」]*?)\s?["“”„«»」]/g, `${innerOpen}$1${innerClose}`)}${close}`;
}

/** A line that announces what follows. */
export const labelled = (phrases: Phrases, what: "original") => `${phrases.headings[what]}${phrases.colon.trimEnd()}`;

export const countWords = (draft: readonly Paragraph[]) =>
  draft.reduce((sum, paragraph) => sum + paragraph.parts.reduce((words, part) => words + countLength(part.text, "words"), 0), 0);
