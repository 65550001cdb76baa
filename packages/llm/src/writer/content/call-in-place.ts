import { colonOf } from "../punctuation.ts";
import { beginsSmall } from "../reader/lines.ts";
import { pointsAbove } from "../reader/points-above.ts";
import type { Ending } from "./call-paragraph.ts";
import { asMarkdown, fitParagraphs, line, type Paragraph, type Part, type Room, render } from "./draft.ts";
import { newsOf } from "./essentials.ts";
import { isForAPart } from "./for-a-part.ts";
import { callLine, type Piece } from "./piece.ts";
import { callForms } from "./short-calls.ts";

/** A long text before it is known how much of it there is room for. */
export interface LongText {
  /** The story without its call, from the headline on. */
  told: readonly Paragraph[];
  end: Ending;
  /** Notes to what is told, which stand below it and its call. */
  notes?: readonly Paragraph[];
  /** What stands above a call that ends the text. */
  aboveEnd?: readonly Paragraph[];
  /** The same above the line that says it again; as above where nothing else is given. */
  aboveClosing?: readonly Paragraph[];
  /** The story's own heading above its call, where that has its place among others. */
  heading?: readonly Paragraph[];
  /** What ends every text, whatever it tells. */
  after: readonly Paragraph[];
  isMarkdown?: boolean;
}

/**
 * The text with as many of its parts as there is room for. What a story tells behind the paragraph of its call may lean on it (“whoever helps,
 * besides giving, …”), so the paragraph keeps its place, and the text closes with the call in a few words; a letter has its button for that. A
 * call without such words, or one with nothing behind it, ends the text.
 */
export function fitLongText(piece: Piece, text: LongText, room: Room): string {
  const { told, end, notes = [], heading = [], aboveEnd = heading, aboveClosing = [], after, isMarkdown = false } = text;
  const finish = (draft: readonly Paragraph[]) => fitParagraphs(isMarkdown ? asMarkdown(draft) : draft, room);
  const closing = closingOf(piece);
  const close = closing === null || closing === "" ? [] : [...aboveClosing, line(closing, 1)];
  // What an item of a list asks for is asked where the list is told.
  const listed = isItem(piece) ? render(finish([...told, ...notes, ...end.added, ...close, ...after])) : "";
  if (listed !== "" && asksIn(listed.split("\n"), piece)) return listed;
  const placed = inPlace(piece, text);
  if (placed !== null) {
    const fitted = finish([...placed, ...notes, ...end.added, ...close, ...after]);
    // An address that stands beside the call is not said twice for one paragraph, and one sentence behind a call closes nothing.
    if (isBehind(fitted, end, piece.work.call?.address && closing !== null ? 1 : 2)) return render(fitted);
  }
  return render(finish([...told.map((one) => withoutPointers(one, piece)), ...aboveEnd, ...end.asked, ...notes, ...end.added, ...after]));
}

/** “Tickets are on the same site” is left out above the call that names the site. */
const withoutPointers = (paragraph: Paragraph, { work: { call } }: Piece): Paragraph => ({
  ...paragraph,
  parts: paragraph.parts.filter(({ index = -1, text }) => call === null || call.index < 0 || index <= call.index || !pointsAbove(text)),
});

/** Whether the call is the whole of a list's item, and no part of one. */
const isItem = (piece: Piece) =>
  piece.work.story.sentences.some(({ kind, text }) => kind === "list" && asksIn(text.split("\n").slice(1), piece));
const asksIn = (rows: readonly string[], { work }: Piece) =>
  work.call !== null &&
  rows.some((row) => {
    const [asked, call] = [row.replace(/^(?:[•*–—-]|\p{Nd}{1,2}[.)])\s+/u, ""), wordsIn(work.call?.text ?? "")];
    // “How to book: at www.…” of “How to book:” and “At www.…”
    const isBelowWay = asked.includes(work.call?.address ?? "-") && call.toLowerCase().endsWith(wordsIn(asked).toLowerCase());
    return wordsIn(asked) === call || isBelowWay || endsWithItem(call, asked, work.call?.address ?? "");
  });
/** “Register by 6 March by e-mail to …” of “register by 6 March:” and “by e-mail to …, or”. */
const endsWithItem = (call: string, item: string, address: string) =>
  address !== "" &&
  beginsSmall(item) &&
  item.includes(address) &&
  call.includes(wordsIn(item.slice(0, item.indexOf(address) + address.length)));
const wordsIn = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** What is told with the call where the story has it; null where nothing stands behind it. */
function inPlace({ work, lead }: Piece, { told, end, heading = [] }: LongText): Paragraph[] | null {
  if (end.told.size === 0) return null;
  const opening = new Set([lead?.index, newsOf(work.pool)?.index]);
  const last = Math.max(...end.told);
  const rows = told.find(
    (one) => one.joiner === "\n" && one.parts.some(({ index = -1, kind }) => kind === "fact" && Math.abs(index - last) === 1),
  );
  const [asked] = end.asked;
  if (rows !== undefined && asked?.parts.every(({ kind }) => kind === "fact")) {
    const isAbove = ({ index = -1 }: Part) => index < last;
    const parts = [...rows.parts.filter(isAbove), ...asked.parts, ...rows.parts.filter((one) => !isAbove(one))];
    return told.map((one) => (one === rows ? { ...rows, parts } : one));
  }
  const isOpening = (one: Paragraph) => one.parts.some(({ index }) => opening.has(index) && index !== undefined);
  let at = told.findIndex((one) => !isOpening(one) && one.parts.some(({ index = last }) => index > last));
  if (at === -1) return null;
  // A heading goes with what it stands above.
  while (at > 0 && told[at - 1]?.parts.every(({ index }) => index === undefined)) at -= 1;
  return [...told.slice(0, at), ...heading, ...end.asked, ...told.slice(at)];
}

/** Whether enough of the story is left behind its call that the text needs a last line. */
function isBehind(fitted: readonly Paragraph[], end: Ending, fewest: number): boolean {
  const last = Math.max(...end.told);
  const isTold = ({ index }: Part) => index !== undefined && end.told.has(index);
  const call = fitted.findLastIndex((one) => one.parts.some(isTold));
  return call !== -1 && fitted.slice(call).filter((one) => one.parts.some(({ index = last }) => index > last)).length >= fewest;
}

/** “Order (by 30 October): https://…”; empty where a button says it or it is asked of some, null where the story has no such words. */
export function closingOf(piece: Piece): string | null {
  const { call, link, phrases, language } = piece.work;
  // The address may stand in the sentence behind it.
  const target = call?.address ?? link;
  if (call === null || target === null) return null;
  if (piece.fields.some(({ key }) => key === "button") || isForAPart(piece.work)) return "";
  if (call.kind === null || closesNothing.has(call.kind)) return null;
  const address = `${phrases?.colon ?? colonOf(language)}${target}`;
  const whole = callLine(piece);
  const said =
    callForms(piece).find((form) => form !== whole && form !== call.text && form.endsWith(address)) ??
    (call.label && `${call.label}${address}`);
  // “Register: https://…” would be said word for word once more.
  return said === call.text ? null : said;
}
/** Whom to ask is no act to close with, to send says not what, and a form that is downloaded is still to be sent in by its day. */
const closesNothing: ReadonlySet<string> = new Set(["contact", "read", "send", "download"]);
