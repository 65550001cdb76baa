import type { RankedSentence, StatementKind } from "../reader/rank-sentences.ts";

/** A sentence or line of a draft. */
export interface Part {
  text: string;
  /** What goes first when room is short: the highest. 0 stays to the end. */
  rank: number;
  /** Its place in the story, if it has one. */
  index?: number;
  /** Only makes sense after the sentence before it in the story. */
  pointsBack?: boolean;
  kind?: StatementKind;
}

export interface Paragraph {
  parts: Part[];
  joiner: " " | "\n";
}

export const line = (text: string, rank: number): Paragraph => ({ parts: text === "" ? [] : [{ text, rank }], joiner: " " });

/** A statement of the story as part of a draft. */
export const toPart = (one: RankedSentence, rank: number): Part => ({
  text: one.text,
  rank,
  index: one.index,
  pointsBack: one.pointsBack,
  kind: one.kind,
});

/**
 * Statements in paragraphs: sentences by at most `most`, neighbours of the story together, facts one a line, lists alone. `rankOf` says
 * which goes first when room is short; `starts` are the places where the story begins a paragraph.
 */
export function toParagraphs(
  sentences: readonly RankedSentence[],
  most: number,
  rankOf: (one: RankedSentence) => number,
  starts: ReadonlySet<number> = new Set(),
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let last: RankedSentence | null = null;
  for (const sentence of sentences) {
    const current = paragraphs.at(-1);
    const part = toPart(sentence, rankOf(sentence));
    const isNear = last !== null && Math.abs(sentence.index - last.index) <= 2;
    const isAlike = last?.kind === sentence.kind && sentence.kind !== "list" && last.isOfPart === sentence.isOfPart;
    const hasRoom = !starts.has(sentence.index) && (sentence.kind === "fact" || (current?.parts.length ?? 0) < most);
    // What begins a paragraph in the story begins one, whatever it points at.
    const goesOn = sentence.pointsBack && !starts.has(sentence.index);
    if (current && isAlike && (hasRoom || goesOn) && (isNear || goesOn || sentence.kind === "fact")) current.parts.push(part);
    else paragraphs.push({ parts: [part], joiner: sentence.kind === "fact" ? "\n" : " " });
    last = sentence;
  }
  return paragraphs;
}

/** Ranks from `from` on, the best first. */
export function byScore(sentences: readonly RankedSentence[], from: number): (one: RankedSentence) => number {
  const places = new Map([...sentences].sort((a, b) => b.score - a.score).map((one, at) => [one, from + at]));
  return (one) => places.get(one) ?? from + sentences.length;
}

export const render = (draft: readonly Paragraph[]) =>
  draft
    .filter((paragraph) => paragraph.parts.length > 0)
    .map((paragraph) => paragraph.parts.map((part) => part.text).join(paragraph.joiner))
    .join("\n\n");

/** Facts and lists as Markdown writes them; one fact alone is a line, and below a list several are lines, too, as they would go on with it. */
export const asMarkdown = (draft: readonly Paragraph[]): Paragraph[] =>
  draft.map((paragraph, at) => {
    const isBelowList = draft[at - 1]?.parts.at(-1)?.kind === "list";
    const asRow = (text: string, place: number) => (isBelowList ? `${text}${place < paragraph.parts.length - 1 ? "  " : ""}` : `- ${text}`);
    return {
      ...paragraph,
      parts: paragraph.parts.map((part, place) => ({
        ...part,
        text:
          part.kind === "fact" && paragraph.parts.length > 1
            ? asRow(part.text, place)
            : part.kind === "list"
              ? markdownList(part.text)
              : part.text,
      })),
    };
  });

function markdownList(text: string): string {
  const items = text.replace(/^• /gm, "- ");
  return /^(?:- |1\. )/.test(items) ? items : items.replace("\n", "\n\n");
}

export interface Room {
  /** Whether a text is short enough to be worth reading. */
  isGood: (text: string) => boolean;
  /** Whether it may be published at all. */
  fits: (text: string) => boolean;
}

/** Parts of at most this rank say what, when, where and how: they go only when the text could not be published otherwise. */
export const lastEssential = 4;

/** The draft with as many of its parts as there is room for; empty when not even what must stay fits. */
export const fitDraft = (draft: readonly Paragraph[], room: Room): string => render(fitParagraphs(draft, room));

/** The same as paragraphs. */
export function fitParagraphs(draft: readonly Paragraph[], room: Room): Paragraph[] {
  let current = draft.map((paragraph) => ({ ...paragraph, parts: [...paragraph.parts] }));
  for (;;) {
    const text = render(current);
    const worst = Math.max(...current.flatMap((paragraph) => paragraph.parts.map((part) => part.rank)), 0);
    if (worst > lastEssential ? room.isGood(text) : room.fits(text)) return current;
    if (worst === 0) return [];
    current = without(current, worst);
  }
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
