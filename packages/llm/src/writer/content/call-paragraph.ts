import { findDays } from "../reader/dates.ts";
import { invitesJournalists } from "../reader/for-journalists.ts";
import { turnsAround } from "../reader/in-turn.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { addedToCall } from "./added-to-call.ts";
import { lastEssential, line, type Paragraph, toPart } from "./draft.ts";
import { newsOf } from "./essentials.ts";
import { ending, type Piece } from "./piece.ts";

/** The end of a long text: what readers are asked for, in as much of the story as belongs to it. */
export interface Ending {
  /** What is asked, and what is added about it below the story. */
  paragraphs: Paragraph[];
  asked: Paragraph[];
  added: Paragraph[];
  /** Places of sentences that stand in it, and nowhere else. */
  told: ReadonlySet<number>;
  /** The story's own heading, where the ending is what stands right below it. */
  heading: string | null;
}

/** Ranks of what its paragraph says before the call, which tells what for, or with a day of its own, and of what else is behind it. */
export interface BesideCall {
  before: number;
  after: number;
}

/** In a post what a call asks for stays while there is anything else to leave out, what follows it goes first. */
export const besideCall: BesideCall = { before: 9, after: 30 };

/**
 * The paragraph of the call whole, since price, hours and a second telephone stand around it, and the paragraphs below that lean on it. A
 * call in the story's first paragraph, in a list or in somebody else's words ends the text alone. What is added about it below the story stands
 * behind it. `ranks` say when what stands beside it goes.
 */
export function wholeEnding(piece: Piece, ranks: BesideCall = { before: lastEssential, after: lastEssential }): Ending {
  const { work } = piece;
  const isPress = piece.style.key === "press";
  // Who reports is asked in a release alone.
  const paragraphs = paragraphsOfCall(work).filter(([first]) => isPress || first === undefined || !invitesJournalists(first.text));
  const call = work.call;
  const added = addedToCall(work, ranks === besideCall);
  if (call === null || paragraphs.length === 0) return { ...joined([ending(piece)], added), told: new Set(), heading: null };
  const told = new Set(paragraphs.flat().map((one) => one.index));
  const [alone] = ending(piece).parts;
  // “Send us the form by Friday. You find it at …”: the address is there already.
  const isNamed = told.size > 1 && work.link !== null && paragraphs.flat().some((one) => one.text.includes(work.link ?? ""));
  const turns = turnsAround(work.story.sentences, call.index, work.language);
  const opensWithCall = turns.size === 0 && paragraphs[0]?.[0]?.index === call.index && !isNamed;
  // “First, …” without what is second is half of it.
  const rankOf = (one: RankedSentence) => (one.index < call.index || findDays(one.text).length > 0 ? ranks.before : ranks.after);
  const asked: Paragraph[] = paragraphs.map((sentences) => ({
    parts: sentences.flatMap((one) =>
      one.index !== call.index
        ? [toPart(one, turns.has(one.index) ? lastEssential : rankOf(one))]
        : opensWithCall
          ? line(alone?.text ?? "", 1).parts.map((part) => ({ ...part, index: call.index, kind: one.kind }))
          : [toPart(one, 1)],
    ),
    joiner: " ",
  }));
  return { ...joined(asked, added), told, heading: headingOf(work, told) };
}

const joined = (asked: Paragraph[], added: Paragraph[]) => ({ asked, added, paragraphs: [...asked, ...added] });

function paragraphsOfCall(work: Work): RankedSentence[][] {
  const { story, call, isTold } = work;
  if (!isTold || call === null || call.index < 0 || story.sentences[call.index]?.kind === "list") return [];
  const all = story.passages.flatMap((passage) => passage.paragraphs);
  const turns = turnsAround(story.sentences, call.index, work.language);
  const news = newsOf(work.pool);
  // Told from the first to the last of them, with their numbers.
  if (turns.size > 0 && !(news && turns.has(news.index)))
    return all
      .filter((indexes) => indexes.some((index) => turns.has(index)))
      .map((indexes) => indexes.flatMap((index) => story.sentences[index] ?? []).filter((one) => work.isAllowed(one.text)));
  const section = story.passages.find(({ paragraphs }) => paragraphs.some((indexes) => indexes.includes(call.index)))?.paragraphs ?? [];
  const at = section.findIndex((indexes) => indexes.includes(call.index));
  // Of rows one below the other each says its own.
  const isRow = story.sentences[call.index]?.kind === "fact";
  const own = sentencesAt(work, isRow ? [call.index] : (section[at] ?? []));
  if (own.length > mostSentences || own.some((one) => one.index === news?.index || (!isRow && one.kind !== "sentence"))) return [];
  const below = section.slice(at + 1).map((indexes) => sentencesAt(work, indexes));
  const end = below.findIndex(([first]) => first === undefined || !first.pointsBack || first.hasQuote || first.kind !== "sentence");
  return [own, ...below.slice(0, end === -1 ? undefined : end)];
}
/** Longer ones are the story itself. */
const mostSentences = 8;

/** Sentences of the story as they may be printed. */
function sentencesAt({ pool, story, isAllowed }: Work, indexes: readonly number[]): RankedSentence[] {
  return indexes
    .flatMap((index) => pool.find((one) => one.index === index) ?? story.sentences[index] ?? [])
    .filter((one) => isAllowed(one.text));
}

function headingOf({ story }: Work, told: ReadonlySet<number>): string | null {
  const passage = story.passages.find((one) => one.paragraphs.flat().some((index) => told.has(index)));
  return passage?.paragraphs[0]?.every((index) => told.has(index)) ? passage.heading : null;
}
