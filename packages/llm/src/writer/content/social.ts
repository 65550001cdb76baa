import { countedText, countLength, type FieldSpec } from "@copydesk/contracts";
import { asHeadline, asSentence } from "../punctuation.ts";
import { isForSome } from "../reader/for-some.ts";
import { namesInMarks } from "../reader/paired-marks.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Story } from "../reader/read-story.ts";
import { titleParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { ableAlone } from "./able-alone.ts";
import { answered, begunAnew } from "./answered.ts";
import { tellAsWritten } from "./as-written.ts";
import { fitLongText } from "./call-in-place.ts";
import { besideCall, wholeEnding } from "./call-paragraph.ts";
import { combineIn } from "./combine.ts";
import type { Paragraph, Room } from "./draft.ts";
import { byScore, lastEssential, line, toParagraphs, toPart } from "./draft.ts";
import { isSecondLine, neededOf, newsOf, programmeDays } from "./essentials.ts";
import { type HeadAndCall, headAndCall } from "./head-and-call.ts";
import { bare, isAboveOwn } from "./long-text.ts";
import { withMissingFacts } from "./missing-facts.ts";
import { beginsWithFacts, dayTextOf, introducesMatter } from "./openings.ts";
import { type FieldWriter, type Piece, wantedSize } from "./piece.ts";
import { secondLineAbove, secondLineBelow, secondLineOf } from "./second-line.ts";
import { tieSeries } from "./series.ts";
import { whatOf } from "./short-beginnings.ts";
import { callForms } from "./short-calls.ts";
import { supportsHeadline } from "./short-support.ts";
import { tieNeighbours, tieTurns } from "./told-together.ts";

/** Running text of a post: what is new, then the story in its own order as far as there is room, what to do. */
export const writePost: FieldWriter = (piece, spec) => {
  const room = roomOf(piece, spec, wantedSize(piece));
  const { work } = piece;
  const end = wholeEnding(piece, besideCall);
  const rest = { ...work, pool: work.pool.filter((one) => !end.told.has(one.index)) };
  const told = [...openingOf(piece, room), ...supportFor({ ...piece, work: rest })];
  const heading = [line(end.heading ?? "", lastEssential)];
  const written = tellAsWritten(piece, { head: headOf(piece, room), after: endingOf(piece) }, room);
  return written ?? (fitLongText(piece, { told, end, heading, after: endingOf(piece) }, room) || writeShortPost(piece, spec));
};

/** A post of few words: what, and as much of when, where and how as there is room for. */
export const writeShortPost: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const room = roomOf(piece, spec, wantedSize(piece));
  const parts = {
    what: whatOf(piece),
    support: shortSupportOf(piece),
    call: callForms(piece),
    join: joinPost(piece),
    turn: work.brief.turn,
    isListed: beginsWithFacts(work),
    news: dayTextOf(work),
  };
  const whole = wholeOf(piece);
  const told = whole === null ? "" : parts.join({ ...whole, call: callForms(piece)[0] ?? "" });
  if (told !== "" && room.fits(told)) return told;
  const short = headAndCall(piece, room, joinHeadAndCall(piece)) ?? combineIn(parts, room);
  if (short !== null) return withMissingFacts(piece, short, room.fits);
  return work.brief.mandatory_text === "" ? null : pickMandatory(piece, room);
};

/** Head and call in lines of their own; what leads to a call that is a sentence stands in its paragraph. */
export const joinHeadAndCall =
  ({ work }: Piece) =>
  ({ headline, second, news, detail, before, call }: HeadAndCall) => {
    const asked = [before, call].filter((part) => part !== "").join(endsIt.test(call) ? " " : "\n\n");
    return [headline, second, news, detail, asked, work.brief.mandatory_text].filter((part) => part !== "").join("\n\n");
  };
const endsIt = /[.!?…。！？।؟။։]["”»“」)]*$/u;

/** A story of a few sentences, which is told as it stands wherever there is room for it; null for others. */
export function wholeOf(piece: Piece): { what: string; support: RankedSentence[] } | null {
  const { work } = piece;
  const { pool, brief, story } = work;
  const isFew = pool.length > 0 && pool.length <= mostOfNote && pool.every((one) => one.kind === "sentence" && one.index >= 0);
  if (!work.isTold || !isFew || story.title !== null || brief.turn > 0 || brief.earlier !== "") return null;
  const [first, ...rest] = pool;
  return first === undefined ? null : { what: first.text, support: rest };
}
const mostOfNote = 4;

/** When the text that must be there leaves room for a name only. */
function pickMandatory({ work }: Piece, room: Room): string | null {
  return [`${work.topic}\n\n${work.brief.mandatory_text}`, work.brief.mandatory_text].find(room.fits) ?? null;
}

/** A text of few words: its headline and its second line in lines of their own, sentences, facts, what to do. */
export const joinPost =
  ({ work, style }: Piece) =>
  ({ what, support, call }: { what: string; support: readonly RankedSentence[]; call: string }) => {
    const isHeadline = work.titles.flatMap(titleParts).includes(what) || !/[.!?…。！？।؟։።:：]["”»“」]?$/u.test(what);
    const second = support.filter(isSecondLine).map((one) => one.text);
    const sentences = support.filter((one) => one.kind === "sentence" && !isSecondLine(one)).map((one) => one.text);
    const facts = support.filter((one) => one.kind === "fact").map((one) => one.text);
    const told = sentences.join(" ");
    const head = [...(isHeadline ? [what, ...second, told] : [`${what} ${told}`.trim()]), facts.join("\n")];
    // A conversation has no lines of their own for what follows.
    if (style.key === "threads" && !isHeadline && facts.length === 0 && work.language !== "th")
      return [[what, told, call].filter((part) => part !== "").join(" "), work.brief.mandatory_text]
        .filter((part) => part !== "")
        .join("\n\n");
    return [...head, call, work.brief.mandatory_text].filter((part) => part !== "").join("\n\n");
  };

const mostSupport = 16;

/** Statements for short texts: when and where first, then in the story's order. */
export function supportOf({ work }: Piece): RankedSentence[] {
  const news = newsOf(work.pool);
  const able = ableAlone(
    work,
    work.pool.map(answered).map((one) => (one.leadsToCall ? begunAnew(one, work.language) : one)),
  );
  const essential = neededOf({ ...work, pool: work.pool.map(answered) }).flatMap(
    (one) => able.find(({ index }) => index === one.index) ?? [],
  );
  const days = work.isTold ? programmeDays(work) : undefined;
  return [
    ...(days === undefined ? [] : [days]),
    ...secondLineOf(work, news),
    ...essential,
    ...able.filter((one) => !essential.some(({ index }) => index === one.index)),
  ].slice(0, mostSupport);
}

/** The same for texts of few words. */
export const shortSupportOf = (piece: Piece): RankedSentence[] => supportOf(piece).filter(supportsHeadline(piece.work));

/** The opening alone, then the news if it was not that; under the headline where the news does not say what it is about. */
export function openingOf(piece: Piece, room: Room): Paragraph[] {
  const { work, lead, style } = piece;
  // A video has its title right above the text.
  if (lead === null && style.key === "youtube" && work.pool.length > 0 && piece.values.title === work.titles[0]) return [];
  if (lead === null)
    return [line(work.isTold ? (work.titles[0] ?? work.topic) : asSentence(work.titles[0] ?? work.topic, work.language), 0)];
  const news = newsOf(work.pool);
  const title = work.titles[0] ?? "";
  const second = secondLineBelow(work);
  // Another angle begins with something else, where readers can do without the headline.
  const isNeeded = work.brief.turn === 0 || second !== null || isNamedAboveOnly(work) || !introducesMatter(work);
  const hasHead = isNeeded && work.isTold && work.story.title !== null && room.fits(title) && asHeadline(lead.text) !== title;
  const first: Paragraph = { parts: [toPart(lead, hasHead ? 2 : 0)], joiner: " " };
  // A video has its title right above the text.
  const isAbove = style.key === "youtube" && piece.values.title === title;
  // Below its headline a second line is read as one; anywhere else it is half a sentence.
  const below = second !== null && room.fits(second) ? [line(second, 4)] : [];
  return [
    ...(hasHead && !isAbove ? [line(title, 1)] : []),
    ...(hasHead ? below : []),
    first,
    ...(isToldNext(news, lead, work) ? [{ parts: [toPart(news, 2)], joiner: " " as const }] : []),
  ];
}

/** The headline with its second line; a video has its title right above the text. */
export function headOf({ work, style, values }: Piece, room: Room): Paragraph[] {
  // Without a headline a story's own first sentence names it.
  const title = work.story.title === null ? "" : (work.titles[0] ?? "");
  const isAbove = style.key === "youtube" && values.title === title;
  return [title, secondLineAbove(work)].filter((text, at) => room.fits(text) && !(at === 0 && isAbove)).map((text) => line(text, 0));
}

/** Whether the news comes right behind an opening from further down: behind the story's own beginning it keeps its place. */
export const isToldNext = (news: RankedSentence | undefined, lead: RankedSentence, { isFramed }: Work): news is RankedSentence =>
  news !== undefined && !isFramed && news.index < lead.index;

/** The headline alone has the name between its marks. */
export const isNamedAboveOnly = ({ story, pool }: Work): boolean =>
  [...namesInMarks(story.title ?? ""), ...senderInBrackets(story)].some((name) => !pool.some(({ text }) => text.includes(name)));

/** “【みなせ交通】ダイヤ改定のお知らせ”, whose text says “当社” and whose signature says it again. */
const senderInBrackets = ({ title, markdown }: Story): string[] =>
  [...(title ?? "").matchAll(/【([^【】]{2,16})】/gu)].flatMap(([, name = ""]) => (markdown.split(name).length > 2 ? [name] : []));

/** What follows the opening, in the story's order: the last go first where there is no room, words of somebody before what is told. */
export function supportFor({ work, lead, style }: Piece): Paragraph[] {
  if (work.isFramed) return toParagraphs(work.pool.slice(1), style.paragraph, byScore(work.pool, 10));
  const news = newsOf(work.pool);
  const told = new Set(lead === null ? [] : isToldNext(news, lead, work) ? [lead.index, news.index] : [lead.index]);
  const rest = work.pool.filter((one) => !told.has(one.index));
  const essential = new Set(withWhatTheyLeanOn(neededOf(work), work.pool).filter((one) => !told.has(one.index)));
  const isLast = (one: RankedSentence) => one.hasQuote || one.introducesSpeaker || isForSome(one.text);
  const places = new Map(rest.map((one, at) => [one, firstPlace + at + (isLast(one) ? rest.length : 0)]));
  tieNeighbours(rest, places);
  tieSeries(rest, places);
  tieTurns(rest, places, work.language);
  tieParagraphs(rest, places, { work, essential });
  // A section stands by itself below its heading.
  const headed = new Set(
    work.story.passages.flatMap(({ heading, paragraphs }) => (heading === null ? [] : (paragraphs[0]?.slice(0, 1) ?? []))),
  );
  const isThere = (at: number) => told.has(at) || at === work.call?.index || rest.some(({ index }) => index === at);
  const whole = rest.filter((one) => !one.pointsBack || headed.has(one.index) || isThere(one.index - 1));
  const starts = new Set(work.story.passages.flatMap((one) => one.paragraphs.flatMap((paragraph) => paragraph.slice(0, 1))));
  const rankOf = (one: RankedSentence) => (essential.has(one) ? 3 : (places.get(one) ?? firstPlace));
  // The story knows best where a thought ends.
  return withHeadings(toParagraphs(whole, whole.length, rankOf, starts), work, told);
}

/** Sections under the story's own headings, which go and stay with what stands first below them. */
function withHeadings(paragraphs: readonly Paragraph[], { story, pool }: Work, told: ReadonlySet<number>): Paragraph[] {
  const here = new Set(pool.map((one) => one.index).filter((index) => !told.has(index)));
  const headings = new Map(
    story.passages.flatMap((passage) =>
      passage.heading === null || passage.heading === story.title || !isAboveOwn(passage, (index) => here.has(index))
        ? []
        : passage.paragraphs.flat().map((index) => [index, passage.heading ?? ""] as const),
    ),
  );
  let last: string | undefined;
  return paragraphs.flatMap((paragraph) => {
    const [first] = paragraph.parts;
    const heading = headings.get(first?.index ?? -1);
    // A list has its heading as its own first line.
    const isNew = heading !== undefined && heading !== last && bare(first?.text.split("\n")[0] ?? "") !== bare(heading);
    last = heading;
    return isNew ? [line(heading, first?.rank ?? firstPlace), paragraph] : [paragraph];
  });
}
const firstPlace = 10;

/** A paragraph of the story is told whole or not at all, but for what must be told anyway: whatever is picked out of it leans on the rest. */
function tieParagraphs(
  rest: readonly RankedSentence[],
  places: Map<RankedSentence, number>,
  { work, essential }: { work: Work; essential: ReadonlySet<RankedSentence> },
): void {
  const byIndex = new Map(rest.map((one) => [one.index, one]));
  for (const indexes of work.story.passages.flatMap(({ paragraphs }) => paragraphs)) {
    const own = indexes.flatMap((index) => byIndex.get(index) ?? []).filter((one) => !essential.has(one));
    const last = Math.max(...own.map((one) => places.get(one) ?? firstPlace));
    for (const one of own) places.set(one, last);
  }
}

/** The same sentences, and those that the one with the day needs before it. */
function withWhatTheyLeanOn(needed: readonly RankedSentence[], pool: readonly RankedSentence[]): RankedSentence[] {
  const byIndex = new Map(pool.map((one) => [one.index, one]));
  const chainOf = (one: RankedSentence): RankedSentence[] => {
    const before = one.pointsBack && !one.hasQuote ? byIndex.get(one.index - 1) : undefined;
    return before === undefined ? [one] : [...chainOf(before), one];
  };
  return [...new Set(needed.flatMap((one) => (one.isComing ? chainOf(one) : [one])))];
}

/** The call, and what must be there word for word. */
function endingOf({ work, style }: Piece): Paragraph[] {
  const isInviting = !work.isTold && style.key === "threads" && work.link === null && work.phrases !== null;
  return [line(isInviting ? (work.phrases?.invite ?? "") : "", 3), line(work.brief.mandatory_text, 0)];
}

/** Room of a main text, which shares its limit with what is posted along with it. */
export function roomOf(piece: Piece, spec: FieldSpec, size: number): Room {
  const count = (text: string) => countLength(countedText(spec, { ...piece.values, [spec.key]: text }, piece.fields), spec.unit);
  const max = Math.floor((spec.max ?? Number.MAX_SAFE_INTEGER) * piece.tightness);
  const good = Math.min(max, size, piece.cap ?? size);
  return { fits: (text) => count(text) <= max, isGood: (text) => count(text) <= max && countLength(text, spec.unit) <= good };
}
