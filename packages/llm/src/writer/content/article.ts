import { settingNumber } from "../read-settings.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { tellAsWritten } from "./as-written.ts";
import { fitLongText } from "./call-in-place.ts";
import { type Ending, wholeEnding } from "./call-paragraph.ts";
import type { Paragraph } from "./draft.ts";
import { line, toPart } from "./draft.ts";
import { newsOf } from "./essentials.ts";
import { countWords, notesOf, originalParagraphs, storyParagraphs } from "./long-text.ts";
import type { FieldWriter, Piece } from "./piece.ts";
import { secondLineAbove, secondLineBelow } from "./second-line.ts";
import { isToldNext, roomOf } from "./social.ts";

/** An article in Markdown: the finding, the story in sections, the next step. Too short a story stays short. */
export const writeArticle: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const least = spec.min ?? 0;
  const size = Math.min(settingNumber(work.brief.settings, "words") ?? 1_000, spec.max ?? 1_500);
  const room = roomOf(piece, spec, Math.max(size, least + 50));
  const above = [line(secondLineAbove(work).replaceAll("\n", "  \n"), 4)];
  const after = [line(work.brief.mandatory_text, 0)];
  const frame = { head: above, notes: notesOf(work), after, isMarkdown: true, hasHeadings: true } as const;
  const written = work.brief.links.length === 0 ? tellAsWritten(piece, frame, room) : null;
  if (written !== null) return written;
  const end = wholeEnding(piece);
  const first = openingSentences(piece).filter((one) => !end.told.has(one.index));
  const told = storyParagraphs(work, size, new Set([...first.map((one) => one.index), ...end.told]));
  const opening = openingOf(piece, first, told.length > 0);
  const sections = sectionsOf(told);
  const aboveEnd = nextHeading(piece, end);
  const aboveClosing = nextHeading(piece, { ...end, heading: null });
  const missing = least - countWords([...opening, ...sections, ...aboveEnd, ...end.paragraphs, ...after]);
  const more = missing > 0 ? quotedStory(work, missing) : [];
  const heading = [line(end.heading === null ? "" : `## ${end.heading}`, 1)];
  const text = {
    told: [...opening, ...sections, ...more],
    end,
    notes: notesOf(work),
    aboveEnd,
    aboveClosing,
    heading,
    after,
    isMarkdown: true,
  };
  return fitLongText(piece, text, room) || null;
};

/** The opening with what only makes sense right after it, and the news where that is something else. */
function openingSentences({ work, lead }: Piece): RankedSentence[] {
  if (lead === null) return [];
  const following = work.pool.filter((one) => one.index > lead.index);
  const end = following.findIndex((one, at) => !one.pointsBack || one.kind !== "sentence" || one.index !== lead.index + 1 + at);
  const news = newsOf(work.pool);
  return [lead, ...(isToldNext(news, lead, work) ? [news] : following.slice(0, end === -1 ? following.length : end))];
}

function openingOf({ work }: Piece, first: readonly RankedSentence[], hasBody: boolean): Paragraph[] {
  if (first.length === 0) return hasBody ? [] : [line(work.titles[0] ?? work.topic, 0)];
  // The title of the page stands right above it.
  return [line(secondLineBelow(work) ?? "", 4), { parts: first.map((one, at) => toPart(one, at === 0 ? 0 : 3)), joiner: " " }];
}

/** Under the story's own headings, and none where it has none: “Details” above whatever follows says nothing of it. */
function sectionsOf(told: ReturnType<typeof storyParagraphs>): Paragraph[] {
  return told.flatMap(({ heading, paragraphs }) =>
    heading === null ? paragraphs : [line(`## ${heading}`, 1), ...withoutIntro(paragraphs, heading)],
  );
}

/** A list under its heading is not announced once more. */
const withoutIntro = (paragraphs: Paragraph[], heading: string): Paragraph[] =>
  paragraphs.map((paragraph, at) => ({
    ...paragraph,
    parts: paragraph.parts.map((part) =>
      at === 0 && part.kind === "list" && part.text.startsWith(heading)
        ? { ...part, text: part.text.split("\n").slice(1).join("\n") }
        : at === 0 && part.kind === "fact" && part.text.startsWith(`${heading}`)
          ? { ...part, text: part.text.slice(heading.length).replace(/^\s*[:：]\s*/u, "") }
          : part,
    ),
  }));

function quotedStory(work: Work, words: number): Paragraph[] {
  const quotes = originalParagraphs(work, words);
  return quotes.length === 0 || work.phrases === null ? [] : [line(`## ${work.phrases.headings.original}`, 1), ...quotes];
}

function nextHeading({ work }: Piece, { paragraphs, heading }: Ending): Paragraph[] {
  const isAsked = paragraphs.some((one) => one.parts.length > 0);
  const own = work.isTold ? "" : (work.phrases?.headings.next ?? "");
  const words = isAsked ? (heading ?? own) : "";
  const further = work.isTold && work.brief.links.length === 0 ? [] : work.links.slice(1, 5).map((link) => `- ${link}`);
  return [line(words === "" ? "" : `## ${words}`, 2), line(further.join("\n"), 3)];
}
