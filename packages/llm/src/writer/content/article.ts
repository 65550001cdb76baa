import type { HeadingKey, Phrases } from "../phrases/phrases.ts";
import { settingNumber } from "../read-settings.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { quotes } from "../reader/speech.ts";
import type { Work } from "../work.ts";
import { fitLongText } from "./call-in-place.ts";
import { type Ending, wholeEnding } from "./call-paragraph.ts";
import type { Paragraph } from "./draft.ts";
import { line, toPart } from "./draft.ts";
import { newsOf } from "./essentials.ts";
import { countWords, notesOf, originalParagraphs, storyParagraphs } from "./long-text.ts";
import type { FieldWriter, Piece } from "./piece.ts";
import { secondLineBelow } from "./second-line.ts";
import { roomOf } from "./social.ts";

/** An article in Markdown: the finding, the story in sections, the next step. Too short a story stays short. */
export const writeArticle: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const least = spec.min ?? 0;
  const size = Math.min(settingNumber(work.brief.settings, "words") ?? 1_000, spec.max ?? 1_500);
  const end = wholeEnding(piece);
  const first = openingSentences(piece).filter((one) => !end.told.has(one.index));
  const told = storyParagraphs(work, size, new Set([...first.map((one) => one.index), ...end.told]));
  const opening = openingOf(piece, first);
  const sections = sectionsOf(told, work, end);
  const after = [line(work.brief.mandatory_text, 0)];
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
  return fitLongText(piece, text, roomOf(piece, spec, Math.max(size, least + 50))) || null;
};

/** The opening with what only makes sense right after it, and the news where that is something else. */
function openingSentences({ work, lead }: Piece): RankedSentence[] {
  if (lead === null) return [];
  const following = work.pool.filter((one) => one.index > lead.index);
  const end = following.findIndex((one, at) => !one.pointsBack || one.kind !== "sentence" || one.index !== lead.index + 1 + at);
  const news = newsOf(work.pool);
  const isOther = news !== undefined && news !== lead && !work.isFramed;
  return [lead, ...(isOther ? [news] : following.slice(0, end === -1 ? following.length : end))];
}

function openingOf({ work }: Piece, first: readonly RankedSentence[]): Paragraph[] {
  if (first.length === 0) return [line(work.titles[0] ?? work.topic, 0)];
  // The title of the page stands right above it.
  return [line(secondLineBelow(work) ?? "", 4), { parts: first.map((one, at) => toPart(one, at === 0 ? 0 : 3)), joiner: " " }];
}

/** Under the story's own headings; where it has none, headings that say what kind of facts follow. */
function sectionsOf(told: ReturnType<typeof storyParagraphs>, work: Work, end: Ending): Paragraph[] {
  const used = new Set<string>();
  return told.flatMap(({ heading, paragraphs }) => {
    if (heading !== null) return [line(`## ${heading}`, 1), ...withoutIntro(paragraphs, heading)];
    if (isBelowHeadingOf(end, paragraphs)) return paragraphs;
    const groups = paragraphs.length > 3 ? inThrees(paragraphs) : [paragraphs];
    return groups.flatMap((group) => {
      const words = work.phrases === null ? null : headingFor(group, work.phrases, used);
      return words === null ? group : [line(`## ${words}`, 1), ...group];
    });
  });
}

/** What stands behind the call under the heading that goes with it. */
const isBelowHeadingOf = ({ heading, told }: Ending, paragraphs: readonly Paragraph[]) =>
  heading !== null && (paragraphs[0]?.parts[0]?.index ?? -1) > Math.max(...told);

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

/** What asks or announces goes with what answers, and one short line gets no heading of its own. */
function inThrees(paragraphs: Paragraph[]): Paragraph[][] {
  const groups: Paragraph[][] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const group = groups.at(-1);
    const isFull = (group?.length ?? 0) >= 3 && !leadsOn(paragraphs[at - 1]);
    const isLastLine = at === paragraphs.length - 1 && textOf(paragraph).length < shortestSection;
    if (group && (!isFull || isLastLine)) group.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups;
}
const shortestSection = 160;
const textOf = (paragraph: Paragraph) => paragraph.parts.map((part) => part.text).join(" ");
const leadsOn = (paragraph: Paragraph | undefined) => /[?:？：؟]$/u.test(paragraph === undefined ? "" : textOf(paragraph));

// “How it came about” or “What the figures say” would claim something of what follows; these fit whatever it is.
const plainHeadings: readonly HeadingKey[] = ["about", "details"];

function headingFor(group: readonly Paragraph[], phrases: Phrases, used: Set<string>): string | null {
  const wanted: HeadingKey[] = [...(used.size > 0 && group.every(isSpoken) ? (["voices"] as const) : []), ...plainHeadings];
  const key = wanted.find((one) => !used.has(one));
  if (key === undefined) return null;
  used.add(key);
  return phrases.headings[key];
}

const isSpoken = (paragraph: Paragraph) => quotes(textOf(paragraph));

function quotedStory(work: Work, words: number): Paragraph[] {
  const quotes = originalParagraphs(work, words);
  return quotes.length === 0 || work.phrases === null ? [] : [line(`## ${work.phrases.headings.original}`, 1), ...quotes];
}

function nextHeading({ work }: Piece, { paragraphs, heading }: Ending): Paragraph[] {
  const isAsked = paragraphs.some((one) => one.parts.length > 0);
  const words = isAsked ? (heading ?? work.phrases?.headings.next ?? "") : "";
  const further = work.isTold && work.brief.links.length === 0 ? [] : work.links.slice(1, 5).map((link) => `- ${link}`);
  return [line(words === "" ? "" : `## ${words}`, 2), line(further.join("\n"), 3)];
}
