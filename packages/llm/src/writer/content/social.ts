import { countedText, countLength, type FieldSpec } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { findDays } from "../reader/dates.ts";
import { isIn, type RankedSentence } from "../reader/rank-sentences.ts";
import { titleParts } from "../reader/title-parts.ts";
import { shorterForms } from "./clauses.ts";
import type { Paragraph, Room } from "./draft.ts";
import { byScore, fitDraft, line, toParagraphs, toPart } from "./draft.ts";
import { combine, essentialsOf, newsOf, type Option, saysThe } from "./essentials.ts";
import { beginsWithFacts } from "./openings.ts";
import { pickSentences } from "./pick-sentences.ts";
import { byRank, callForms, callLine, type FieldWriter, type Piece, wantedSize } from "./piece.ts";

/** Running text of a post: the opening, the news where that is something else, what supports it, what to do. */
export const writePost: FieldWriter = (piece, spec) => {
  const size = wantedSize(piece);
  const room = roomOf(piece, spec, size);
  const support = supportFor(piece, Math.max(2, Math.round(size / Math.max(40, averageLength(piece)))));
  const draft = [...openingOf(piece, room), ...support, ...endingOf(piece)];
  return fitDraft(draft, room) || writeShortPost(piece, spec);
};

/** A post of few words: what, and as much of when, where and how as there is room for. */
export const writeShortPost: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const room = roomOf(piece, spec, wantedSize(piece));
  const parts = {
    what: whatOf(piece),
    support: supportOf(piece),
    call: callForms(piece),
    join: joinPost(piece),
    turn: work.brief.turn,
    isListed: beginsWithFacts(work),
  };
  const short = combine({ ...parts, fits: room.isGood }) ?? combine({ ...parts, fits: room.fits });
  if (short !== null) return short;
  return work.brief.mandatory_text === "" ? null : pickMandatory(piece, room);
};

/** When the text that must be there leaves room for a name only. */
function pickMandatory({ work }: Piece, room: Room): string | null {
  return [`${work.topic}\n\n${work.brief.mandatory_text}`, work.brief.mandatory_text].find(room.fits) ?? null;
}

const joinPost =
  ({ work, style }: Piece) =>
  ({ what, support, call }: { what: string; support: readonly RankedSentence[]; call: string }) => {
    const isHeadline = work.titles.flatMap(titleParts).includes(what);
    const sentences = support.filter((one) => one.kind === "sentence").map((one) => one.text);
    const facts = support.filter((one) => one.kind === "fact").map((one) => one.text);
    const told = sentences.join(" ");
    const head = [...(isHeadline ? [what, told] : [`${what} ${told}`.trim()]), facts.join("\n")];
    // A conversation has no lines of their own for what follows.
    if (style.key === "threads" && !isHeadline && facts.length === 0 && work.language !== "th")
      return [[what, told, call].filter((part) => part !== "").join(" "), work.brief.mandatory_text]
        .filter((part) => part !== "")
        .join("\n\n");
    return [...head, call, work.brief.mandatory_text].filter((part) => part !== "").join("\n\n");
  };

/** What a short text can begin with: the opening, the news, the headline and its parts. */
export function whatOf(piece: Piece): Option[] {
  const { work, lead } = piece;
  const news = newsOf(work.pool);
  // Facts say when and where; a sentence below them goes on from there.
  const isLater = beginsWithFacts(work);
  const isDated = news !== undefined && findDays(news.text).length > 0;
  const titles = work.titles.map((title) => title.trim()).filter((title) => title !== "");
  const named = (text: string, weight: number) => ({ text, weight, hasWhere: isIn(text, work.story.dateline?.place ?? "") });
  const told = (one: RankedSentence, weight: number) => ({ text: one.text, weight, hasWhere: one.hasWhere, index: one.index });
  const options: Option[] = [
    // The news tells the day, too, where its headline does not.
    ...titles.slice(0, 1).map((text) => named(text, isLater ? 6 : isDated && findDays(text).length === 0 ? 3.4 : 4.6)),
    ...(news ? [told(news, isLater ? 1 : 5)] : []),
    ...(lead && lead !== news ? [told(lead, 2.4)] : []),
    // Where the whole news fills a text, what goes with it is left out.
    ...(news && work.isTold && news.kind === "sentence" && !news.hasLink && news.length > 90
      ? shorterForms(news.text, work.language).map((text) => ({
          ...told(news, work.story.title === null ? 3.2 : 0.2),
          text: asSentence(text, work.language),
        }))
      : []),
    ...titles.slice(0, 1).flatMap((title) =>
      titleParts(title)
        .slice(1)
        // “Invitation” alone says nothing.
        .filter((text) => /\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text))
        .map((text) => named(text, 2)),
    ),
    ...titles.slice(1).map((text) => named(text, 1.6)),
    // Without a headline a short sentence says more than a name alone.
    ...(work.isTold && work.story.title === null
      ? byRank(piece).filter((one) => one.length <= 110 && !one.hasLink && !one.hasQuote && !saysThe.test(one.text))
      : []
    )
      .slice(0, 3)
      .map((one) => told(one, 1)),
    named(work.topic, 0),
  ];
  const isUnread = (text: string) => !work.brief.earlier.includes(text);
  const allowed = options.filter(({ text }) => work.isAllowed(text) && !text.includes("\n"));
  return allowed.map((one) => ({ ...one, weight: one.weight - (isUnread(one.text) || work.brief.earlier === "" ? 0 : 3) }));
}

const mostSupport = 16;

/** Statements for short texts: when and where first, then by weight. */
export function supportOf({ work }: Piece): RankedSentence[] {
  const news = newsOf(work.pool);
  // The sentence after the news may lean on it when it tells when or where.
  const leans = (one: RankedSentence) => one.index === (news?.index ?? -9) + 1 && (one.hasWhen || one.hasWhere);
  const able = work.pool.filter((one) => (!one.pointsBack || leans(one)) && !one.hasQuote && one.kind !== "list" && one.length <= 220);
  const essential = essentialsOf(work).filter((one) => able.includes(one));
  const rest = able.filter((one) => !essential.includes(one)).sort((a, b) => worthOf(b) - worthOf(a));
  return [...essential, ...rest].slice(0, mostSupport);
}

const worthOf = (one: RankedSentence) => one.score + (one.hasWhen ? 1 : 0) + (one.hasWhere ? 0.7 : 0);

/** The opening alone, then the news if it was not that. */
export function openingOf(piece: Piece, room: Room): Paragraph[] {
  const { work, lead } = piece;
  if (lead === null) return [line(asSentence(work.titles[0] ?? work.topic, work.language), 0)];
  const news = newsOf(work.pool);
  const title = work.titles[0] ?? "";
  // What readers see before “see more” should be a whole thought.
  const isLong =
    work.brief.fold !== null && lead.length > work.brief.fold && title !== "" && title.length <= work.brief.fold && room.fits(title);
  const head = isLong && work.isTold ? [line(title, 1)] : [];
  const first: Paragraph = { parts: [toPart(lead, isLong ? 2 : 0)], joiner: " " };
  return [...head, first, ...(news && news !== lead && !work.isFramed ? [{ parts: [toPart(news, 2)], joiner: " " as const }] : [])];
}

/** What follows the opening: the essentials, and what fits beside them. */
export function supportFor(piece: Piece, count: number, most = piece.style.paragraph): Paragraph[] {
  const { work, lead } = piece;
  if (work.isFramed) return toParagraphs(work.pool.slice(1), most, byScore(work.pool, 10));
  const news = newsOf(work.pool);
  // Where facts begin, only the headline has been said.
  const told = new Set((lead === null ? [] : [lead.index, news?.index]).filter((index) => index !== undefined));
  // What the opening ends with, and what may lean on it.
  const last = new Set([news?.index ?? lead?.index].filter((index) => index !== undefined));
  const essential = new Set(essentialsOf(work).filter((one) => !told.has(one.index)));
  const picked = pickSentences(work.pool, count, { taken: told, near: lead?.index });
  const chosen = [...new Set([...essential, ...picked])].filter(
    (one) => !one.pointsBack || follows(one, work.pool, [...picked, ...essential], last),
  );
  const ordered = chosen.sort((a, b) => a.index - b.index);
  const rank = byScore(ordered, 10);
  return toParagraphs(ordered, most, (one) => (essential.has(one) ? 3 : rank(one)));
}

/** Whether what a sentence points back to comes with it. */
function follows(
  one: RankedSentence,
  pool: readonly RankedSentence[],
  chosen: readonly RankedSentence[],
  told: ReadonlySet<number>,
): boolean {
  return (
    told.has(one.index - 1) ||
    (pool.some((other) => other.index === one.index - 1) && chosen.some((other) => other.index === one.index - 1))
  );
}

/** The call, and what must be there word for word. */
export function endingOf(piece: Piece): Paragraph[] {
  const { work, style } = piece;
  const isInviting = !work.isTold && style.key === "threads" && work.link === null && work.phrases !== null;
  return [isInviting ? line(work.phrases?.invite ?? "", 3) : line(callLine(piece), 1), line(work.brief.mandatory_text, 0)];
}

const averageLength = ({ work }: Piece) => work.pool.reduce((sum, one) => sum + one.length, 0) / Math.max(1, work.pool.length);

/** Room of a main text, which shares its limit with what is posted along with it. */
export function roomOf(piece: Piece, spec: FieldSpec, size: number): Room {
  const count = (text: string) => countLength(countedText(spec, { ...piece.values, [spec.key]: text }, piece.fields), spec.unit);
  const max = Math.floor((spec.max ?? Number.MAX_SAFE_INTEGER) * piece.tightness);
  const good = Math.min(max, size, piece.cap ?? size);
  return { fits: (text) => count(text) <= max, isGood: (text) => count(text) <= max && countLength(text, spec.unit) <= good };
}
