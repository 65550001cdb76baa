import { settingText } from "../read-settings.ts";
import { tellAsWritten } from "./as-written.ts";
import { fitLongText } from "./call-in-place.ts";
import { type Ending, wholeEnding } from "./call-paragraph.ts";
import type { Paragraph } from "./draft.ts";
import { byScore, lastEssential, line, toParagraphs, toPart } from "./draft.ts";
import { neededOf, newsOf } from "./essentials.ts";
import { countWords, labelled, notesOf, originalParagraphs, storyParagraphs, withHeadingLines } from "./long-text.ts";
import { type FieldWriter, type Piece, wantedWords } from "./piece.ts";
import { furtherLines, hasOwnFigure, secondLineBelow } from "./second-line.ts";
import { isNamedAboveOnly, roomOf } from "./social.ts";

/** A letter: greeting, the matter at once, what supports it, the next step. */
export const writeLetter: FieldWriter = (piece, spec) => {
  const size = Math.min(wantedWords(piece), spec.max ?? 600);
  const least = spec.min ?? 0;
  const room = roomOf(piece, spec, Math.max(size, least));
  const above = [line(piece.work.phrases?.greeting ?? "", 1), ...aboveOf(piece), line(furtherLines(piece.work).join("  \n"), 4)];
  const written = tellAsWritten(piece, { head: above, notes: notesOf(piece.work), after: farewellOf(piece), isMarkdown: true }, room);
  if (written !== null) return written;
  const end = wholeEnding(piece);
  const head = headOf(piece, size, end);
  const notes = notesOf(piece.work);
  const after = farewellOf(piece);
  const missing = least - countWords([...head, ...notes, ...end.paragraphs, ...after]);
  const more = missing > 0 ? originalOf(piece, missing) : [];
  const text = { told: [...head, ...more], end, heading: [line(end.heading ?? "", lastEssential)], notes, after, isMarkdown: true };
  return fitLongText(piece, text, room) || null;
};

/** Words of the original, for a letter that cannot tell the story itself. */
function originalOf({ work }: Piece, missing: number): Paragraph[] {
  const original = originalParagraphs(work, missing + 40);
  return original.length === 0 || work.phrases === null ? [] : [line(labelled(work.phrases, "original"), 1), ...original];
}

function headOf(piece: Piece, size: number, end: Ending): Paragraph[] {
  const { work, lead } = piece;
  const greeting = line(work.phrases?.greeting ?? "", 1);
  if (lead === null) return [greeting, line(work.titles[0] ?? work.topic, 0), ...(work.isFramed ? [] : restOf(piece, size, end.told))];
  const news = newsOf(work.pool);
  const opening = [toPart(lead, 0), ...(news && news !== lead && !work.isFramed ? [toPart(news, 2)] : [])];
  const told = new Set([...opening.flatMap((part) => part.index ?? []), ...end.told]);
  return [greeting, ...aboveOf(piece), { parts: opening, joiner: " " }, ...(work.isFramed ? framed(piece) : restOf(piece, size, told))];
}

/** Headline and second line, where a reader of the letter alone would miss what they say. */
function aboveOf({ work, values }: Piece): Paragraph[] {
  // A day or a number that the second line alone has, a preheader says to those only who have not opened the letter.
  const second = hasOwnFigure(work) ? secondLineBelow(work) : null;
  const isUnnamed = isNamedAboveOnly(work) && String(values.subject ?? "") !== work.story.title;
  return work.story.title === null || (second === null && !isUnnamed) ? [] : [line(work.story.title, 4), line(second ?? "", 4)];
}

const framed = ({ work }: Piece) => toParagraphs(work.pool.slice(1), 3, byScore(work.pool, 10));

/** The story's paragraphs as far as a letter has room. */
function restOf({ work }: Piece, size: number, told: ReadonlySet<number>): Paragraph[] {
  const essential = new Set(neededOf(work).map((one) => one.index));
  const paragraphs = withHeadingLines(storyParagraphs(work, Math.max(60, size - 50), told));
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    parts: paragraph.parts.map((part) => (part.index !== undefined && essential.has(part.index) ? { ...part, rank: 3 } : part)),
  }));
}

/** What must be there word for word, and who signs. */
function farewellOf({ work }: Piece): Paragraph[] {
  const signed = settingText(work.brief.settings, "signed by");
  // “We” of a letter is whoever signed it.
  const { letterEnd, sender } = work.story;
  const isNamed = sender === null || work.pool.some((one) => one.text.includes(sender));
  const end = letterEnd.length > 0 ? letterEnd : isNamed ? [] : [sender];
  const own = work.isTold && work.isAllowed(end.join("\n")) ? end.join("  \n") : "";
  const farewell = work.phrases && signed !== "" ? [line(`${work.phrases.closing}  \n${signed}`, 1)] : [line(own, 1)];
  return [line(work.brief.mandatory_text, 0), ...farewell];
}
