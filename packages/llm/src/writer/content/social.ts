import { countedText, countLength, type FieldSpec } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import type { Paragraph, Room } from "./draft.ts";
import { fitDraft, line, render, toParagraphs } from "./draft.ts";
import { around, callLine, type FieldWriter, type Piece, shorterForms, wantedSize } from "./piece.ts";

/** Running text of a post: the opening, what supports it, what to do. */
export const writePost: FieldWriter = (piece, spec) => {
  const size = wantedSize(piece);
  const room = roomOf(piece, spec, size);
  const opening = openingThatFits(piece, room);
  const average = Math.max(40, averageLength(piece));
  const count = Math.max(1, Math.round(size / average));
  const rest = piece.work.isFramed ? piece.work.pool.slice(1) : pickSentences(piece.work.pool, count, around(piece));
  const support = toParagraphs(rest, piece.style.paragraph, 10);
  const draft = [...openingOf(opening, support, piece), ...ending(piece)];
  return fitDraft(draft, room) || null;
};

/** The opening sentence, or the first part of it that there is room for. */
export function openingThatFits(piece: Piece, room: Room): string {
  const { work, lead } = piece;
  const sentence = lead?.text ?? work.titles[0] ?? work.topic;
  const options = [sentence, ...shorterForms(piece, sentence).map((clause) => asSentence(clause, work.language)), ...work.titles];
  const withMust = (text: string) => render([line(text, 0), line(work.brief.mandatory_text, 0)]);
  const fitting = options.filter((option) => room.fits(withMust(option)));
  // What readers see before “see more” should be a whole thought.
  return fitting.find((option) => option.length <= (work.brief.fold ?? option.length)) ?? fitting[0] ?? sentence;
}

/** Short texts run on from the opening; in longer ones it stands alone. */
function openingOf(opening: string, support: Paragraph[], piece: Piece): Paragraph[] {
  const first = support[0];
  if (piece.style.paragraph < 3 || !first) return [line(opening, 0), ...support];
  return [{ parts: [{ text: opening, rank: 0 }, ...first.parts], joiner: " " }, ...support.slice(1)];
}

function ending(piece: Piece): Paragraph[] {
  const { work, style } = piece;
  const call = line(callLine(piece), 2);
  const mandatory = line(work.brief.mandatory_text, 0);
  const isInviting = style.key === "threads" && work.link === null && work.phrases !== null;
  return [isInviting ? line(work.phrases?.invite ?? "", 3) : call, mandatory];
}

const averageLength = ({ work }: Piece) => work.pool.reduce((sum, one) => sum + one.length, 0) / Math.max(1, work.pool.length);

/** Room of a main text, which shares its limit with what is posted along with it. */
export function roomOf(piece: Piece, spec: FieldSpec, size: number): Room {
  const count = (text: string) => countLength(countedText(spec, { ...piece.values, [spec.key]: text }, piece.fields), spec.unit);
  const max = Math.floor((spec.max ?? Number.MAX_SAFE_INTEGER) * piece.tightness);
  const good = Math.min(max, size, piece.cap ?? size);
  return { fits: (text) => count(text) <= max, isGood: (text) => count(text) <= max && countLength(text, spec.unit) <= good };
}
