import { settingText } from "../read-settings.ts";
import { plain, type WrittenLine } from "../reader/as-written.ts";
import { stop } from "../reader/lines.ts";
import { quotes, quotesSomebody } from "../reader/speech.ts";
import type { Work } from "../work.ts";
import { addedToCall } from "./added-to-call.ts";
import { isNamedAbove } from "./call-endings.ts";
import { closingOf } from "./call-in-place.ts";
import { wholeEnding } from "./call-paragraph.ts";
import { line, type Paragraph, type Room, render } from "./draft.ts";
import type { Piece } from "./piece.ts";
import { needsObject } from "./short-calls.ts";

interface AsWritten {
  /** What stands above the story: a greeting, its headline. */
  head: readonly Paragraph[];
  /** Notes to what is told, which stand below it. */
  notes?: readonly Paragraph[];
  /** What ends every text, whatever it tells. */
  after: readonly Paragraph[];
  isMarkdown?: true;
  /** Whether the story's headings are headings of the text. */
  hasHeadings?: true;
  /** Places of sentences that are told in another part of the piece. */
  elsewhere?: readonly number[];
}

/**
 * The whole story in its own lines, where there is room for all of it: no list loses what announces it, and whatever points above or below
 * still does. Null where something else is wanted than the story as it is, or there is less room.
 */
export function tellAsWritten(piece: Piece, frame: AsWritten, room: Room): string | null {
  const { head, notes = [], after, isMarkdown, elsewhere = [] } = frame;
  const { work } = piece;
  const { brief, story, pool, isTold, isFramed } = work;
  const hasBeginning = story.title !== null || story.sentences[0]?.kind === "sentence";
  const isPlain = isTold && !isFramed && hasBeginning && brief.turn === 0 && brief.earlier === "";
  if (!isPlain || pool.some(({ index }) => index < 0) || piece.tightness < 1) return null;
  const lines = toldLines(work, elsewhere).map((one) => textOf(one, frame));
  if (lines.length === 0) return null;
  const { paragraphs, end } = withCallLast(piece, lines);
  const body = paragraphs.map((one) => line(one, 0));
  const added = addedToCall(work, !isMarkdown);
  const text = render([...head, ...body, ...notes, ...added, ...end, ...after]);
  const isWanted = settingText(brief.settings, "length") === "" ? room.fits(text) : room.isGood(text);
  return isWanted ? text : null;
}

/** Paragraphs of lines that may be told, each with something below it where it only announces. */
function toldLines({ story, pool, call, afterCall, isAllowed, say }: Work, elsewhere: readonly number[]): WrittenLine[][] {
  const here = new Set([...pool, ...afterCall].map(({ index }) => index));
  const first = Math.min(...pool.map(({ index }) => index));
  const gone = story.sentences
    .filter(
      ({ index }) => elsewhere.includes(index) || ((index > first || story.title === null) && index !== call?.index && !here.has(index)),
    )
    // Of a list with a banned term its other rows stay.
    .filter(({ text }) => isAllowed(text))
    .map(({ text }) => plain(text));
  const isGone = (sentence: string) => !isAllowed(sentence) || gone.some((text) => text.includes(plain(sentence)));
  const lines = story.written
    .flatMap(paragraphsIn)
    .map((own) =>
      own
        .map((one) => ({ ...one, sentences: one.sentences.filter((sentence) => !isGone(sentence)).map(say) }))
        .filter(({ sentences }) => sentences.length > 0),
    )
    .filter((own) => own.length > 0);
  return lines.filter((own, at) => !own.every(announces) || !(lines[at + 1] ?? []).every(({ kind }) => kind === "heading"));
}

/** A heading, or a line that ends in a colon: nothing without what stands below it. */
const announces = ({ kind, sentences }: WrittenLine) => kind === "heading" || /[:：]$/u.test(sentences.at(-1) ?? "");

/** Lines below each other, but where both are whole sentences: these were paragraphs without an empty line between them. */
function paragraphsIn(group: readonly WrittenLine[]): WrittenLine[][] {
  const isSentence = (one: WrittenLine | undefined) => one?.kind === "text" && one.sign === "" && stop.test(one.sentences.at(-1) ?? "");
  return group.reduce<WrittenLine[][]>((paragraphs, one, at) => {
    const above = paragraphs.at(-1);
    if (above === undefined || (isSentence(one) && isSentence(group[at - 1]))) paragraphs.push([one]);
    else above.push(one);
    return paragraphs;
  }, []);
}

function textOf(lines: readonly WrittenLine[], { isMarkdown, hasHeadings }: Pick<AsWritten, "isMarkdown" | "hasHeadings">): string {
  const isRow = (one: WrittenLine | undefined) => one !== undefined && (one.kind === "item" || countsUp.test(one.sign));
  return lines
    .map((one, at) => {
      const text = `${one.kind === "heading" && hasHeadings ? "" : one.sign}${one.sentences.join(unspaced.test(one.sentences[0]?.slice(-1) ?? "") ? "" : " ")}`;
      const isItem = one.kind === "item" && one.sign === "";
      if (!isMarkdown) return isItem ? `• ${text}` : text;
      if (isRow(one)) return `${at > 0 && lines[at - 1]?.kind === "text" && !isRow(lines[at - 1]) ? "\n" : ""}${isItem ? "- " : ""}${text}`;
      if (one.kind === "heading")
        return `${hasHeadings ? `## ${text.replace(/\s*[:：]$/u, "")}` : text}${at < lines.length - 1 ? "\n" : ""}`;
      // What stands below a list is no part of its last item, and a line of its own needs two blanks at its end.
      const begin = isRow(lines[at - 1]) ? "\n" : "";
      return `${begin}${text}${at === lines.length - 1 || isRow(lines[at + 1]) ? "" : "  "}`;
    })
    .join("\n");
}
/** “1. ”: a number that Markdown counts on by itself. */
const countsUp = /^\p{Nd}{1,2}[.)]\s$/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。！？」』）]/u;

/**
 * The paragraphs, and what the text ends with: nothing more where its call does, the call in a few words where the story goes on behind it. A
 * line that only names an address stands at the end and nowhere else.
 */
function withCallLast(piece: Piece, paragraphs: string[]): { paragraphs: string[]; end: Paragraph[] } {
  const { call, story } = piece.work;
  const forms = [call?.text ?? "", story.sentences[call?.index ?? -1]?.text ?? ""].filter((text) => text !== "").map(plain);
  const isIn = (text: string) => forms.some((asked) => plain(text).includes(asked));
  const isBeside = (text: string) => call?.address != null && text.includes(call.address);
  const told = paragraphs.findLastIndex(isIn);
  const at = told === -1 ? paragraphs.findLastIndex(isBeside) : told;
  const joined = call === null || at !== -1 ? null : withAddressBehind(paragraphs, call.text);
  if (joined !== null) return { paragraphs: joined, end: [] };
  if (call === null || at === -1) return { paragraphs, end: wholeEnding(piece).asked };
  const behind = paragraphs.slice(at + 1);
  if (behind.length === 0 || behind.some(isBeside)) return { paragraphs, end: [] };
  if (onlyNames.test(call.text) && paragraphs[at]?.includes(call.text)) {
    const left = (paragraphs[at] ?? "").replace(call.text, "").trim();
    return { paragraphs: paragraphs.toSpliced(at, 1, ...(left === "" ? [] : [left])), end: [line(call.text, 1)] };
  }
  // Somebody's words behind it lean on no call: they may stand above it, below whatever stands there.
  const isSaid = (text: string) => quotesSomebody(text) || quotes(text);
  if (behind.every(isSaid) && !heads(paragraphs[at - 1])) {
    const [asked = ""] = paragraphs.slice(at, at + 1);
    return { paragraphs: [...paragraphs.slice(0, at), ...behind, asked], end: [] };
  }
  return { paragraphs, end: [line(namedClosing(piece) ?? "", 1)] };
}

/** The paragraphs with the address of a call behind its sentence, where that ends them; null where it does not. */
function withAddressBehind(paragraphs: readonly string[], asked: string): string[] | null {
  const sentence = asked.replace(/\s?[:：]\s?\S+$/u, "");
  const last = (paragraphs.at(-1) ?? "").replace(/[.。]$/u, "");
  if (sentence === asked || !last.endsWith(sentence)) return null;
  return paragraphs.with(-1, `${last.slice(0, -sentence.length)}${asked}`);
}

/** A line that only stands above what follows it. */
const heads = (text: string | undefined) => text !== undefined && !text.includes("\n") && !stop.test(text);

/**
 * The call in a few words, where these say for what: behind a paragraph of something else “Book (by 3 May): …” would ask for that. A button
 * stands apart, and words of the story itself are enough.
 */
function namedClosing(piece: Piece): string | null {
  const { call } = piece.work;
  const closing = closingOf(piece);
  const label = closing?.split(/\s?[(（:：]/u)[0] ?? "";
  const isWhole = call?.kind == null || !needsObject.has(call.kind) || call.words === label || isNamedAbove(piece.work, call);
  return isWhole || /\S\s\S{3,}/u.test(label) ? closing : null;
}
/** “Register: https://…” */
const onlyNames = /^[^.!?。！？।:：]{2,40}(?<!https?)[:：]\s?[^\s。]+$/u;
