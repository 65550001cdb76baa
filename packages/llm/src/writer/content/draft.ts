import { truncateToLength } from "@copydesk/contracts";
import type { RankedSentence } from "../story/rank-sentences.ts";

/** A sentence or line of a draft. */
interface Part {
  text: string;
  /** What goes first when room is short: the highest. 0 stays to the end. */
  rank: number;
  /** Its place in the story, if it has one. */
  index?: number;
  /** Only makes sense after the sentence before it in the story. */
  pointsBack?: boolean;
}

export interface Paragraph {
  parts: Part[];
  joiner: " " | "\n";
}

export const line = (text: string, rank: number): Paragraph => ({ parts: text === "" ? [] : [{ text, rank }], joiner: " " });

/** Sentences in paragraphs of at most `most`, neighbours of the story together. Ranks begin at `from`, the best first. */
export function toParagraphs(sentences: readonly RankedSentence[], most: number, from: number): Paragraph[] {
  const byScore = [...sentences].sort((a, b) => b.score - a.score);
  const paragraphs: Paragraph[] = [];
  let last: RankedSentence | null = null;
  for (const sentence of sentences) {
    const current = paragraphs.at(-1);
    const part = { text: sentence.text, rank: from + byScore.indexOf(sentence), index: sentence.index, pointsBack: sentence.pointsBack };
    const isNear = last !== null && Math.abs(sentence.index - last.index) <= 2;
    if (current && current.parts.length < most && (isNear || sentence.pointsBack)) current.parts.push(part);
    else paragraphs.push({ parts: [part], joiner: " " });
    last = sentence;
  }
  return paragraphs;
}

export const render = (draft: readonly Paragraph[]) =>
  draft
    .filter((paragraph) => paragraph.parts.length > 0)
    .map((paragraph) => paragraph.parts.map((part) => part.text).join(paragraph.joiner))
    .join("\n\n");

export interface Room {
  /** Whether a text is short enough to be worth reading. */
  isGood: (text: string) => boolean;
  /** Whether it may be published at all. */
  fits: (text: string) => boolean;
}

/** The draft with as many of its parts as there is room for; what must stay is shortened when even that is too long. */
export function fitDraft(draft: readonly Paragraph[], room: Room): string {
  let current = draft.map((paragraph) => ({ ...paragraph, parts: [...paragraph.parts] }));
  while (!room.isGood(render(current))) {
    const worst = Math.max(...current.flatMap((paragraph) => paragraph.parts.map((part) => part.rank)), 0);
    if (worst === 0) break;
    current = without(current, worst);
  }
  return shortenToFit(render(current), room);
}

function without(draft: readonly Paragraph[], rank: number): Paragraph[] {
  const gone = new Set<number>();
  const left = draft.map((paragraph) => ({
    ...paragraph,
    parts: paragraph.parts.filter((part) => {
      const stays = part.rank < rank && !(part.pointsBack && part.index !== undefined && gone.has(part.index - 1));
      if (!stays && part.index !== undefined) gone.add(part.index);
      return stays;
    }),
  }));
  return left.filter((paragraph) => paragraph.parts.length > 0);
}

function shortenToFit(text: string, { fits }: Room): string {
  if (fits(text)) return text;
  let length = text.length;
  while (length > 20) {
    length = Math.floor(length * 0.92);
    const cut = `${truncateToLength(text, "utf16", length).replace(/[\s.,;:–—-]+$/u, "")}…`;
    if (fits(cut)) return cut;
  }
  return "";
}
