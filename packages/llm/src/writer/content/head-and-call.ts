import { namesTheDay } from "../reader/dates.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { callEndings } from "./call-endings.ts";
import type { Room } from "./draft.ts";
import { isSteps } from "./essentials.ts";
import { type Filling, withKeyFacts } from "./key-facts.ts";
import { beginsWithFacts } from "./openings.ts";
import { callLine, type Piece } from "./piece.ts";
import { repeats } from "./repeats.ts";
import { saysTooLittle } from "./short-calls.ts";
import { storyHeads } from "./story-heads.ts";
import type { Way } from "./way.ts";

// A short text is the head of its story and its call, both in the words and the order in which the story has them.

/** Parts of a short text from its first line to its last; those that it leaves out are empty. */
export interface HeadAndCall {
  headline: string;
  second: string;
  /** Sentences of the first paragraph. */
  news: string;
  /** Where the news does not say it: when and where. */
  detail: string;
  /** What stands before the call in its paragraph, or above it: what it asks for. */
  before: string;
  call: string;
}

/**
 * The parts that say most and for which there is room. Null where they do not make a text: the story has no headline, begins with facts,
 * tells steps or says first what to do with what one has, or somebody asked for something else. A story that asks for nothing is told by its head.
 */
export function headAndCall(piece: Piece, room: Room, join: (parts: HeadAndCall) => string, filling: Filling = usual): string | null {
  const parts = partsOfHeadAndCall(piece, room, join);
  return parts && join(filled(piece, parts, { room, join, filling }));
}
const usual: Filling = { most: 4 };

/** The same with what else the story says of when, where and for how much, as far as there is room. */
export function filled(
  { work }: Piece,
  parts: HeadAndCall,
  { room, join, filling }: { room: Room; join: (parts: HeadAndCall) => string; filling: Filling },
): HeadAndCall {
  const { headline, second, news, before, call } = parts;
  const told = [headline, second, news, before, call].join("\n");
  const fits = (detail: string) => room.isGood(join({ ...parts, detail }));
  return { ...parts, detail: withKeyFacts(work, { detail: parts.detail, told, fits }, filling) };
}

/** The same before they are joined. */
export function partsOfHeadAndCall(piece: Piece, { fits, isGood }: Room, join: (parts: HeadAndCall) => string): HeadAndCall | null {
  if (!isOfHeadAndCall(piece.work) || (piece.work.call === null && !asksNothing(piece))) return null;
  const ways = waysOf(piece).sort((one, other) => other.worth - one.worth);
  const first = (isEnough: (text: string) => boolean) => ways.find(({ parts }) => isEnough(join(parts)));
  const [good, whole] = [first(isGood), first(fits)];
  // A text of the usual length that leaves out the only day is none.
  return (good === undefined || (whole?.worth ?? 0) - good.worth > mostLost ? whole : good)?.parts ?? null;
}
const mostLost = 4;

const isOfHeadAndCall = (work: Work): boolean =>
  work.isTold &&
  work.story.title !== null &&
  work.brief.turn === 0 &&
  work.brief.earlier === "" &&
  !beginsWithFacts(work) &&
  work.pool.every((one) => one.index >= 0 && !one.isInstruction && !areActions(one));

/** Neither the story nor who asks for the text wants anything done, in so many words or in steps. */
const asksNothing = (piece: Piece): boolean => callLine(piece) === "" && !piece.work.pool.some(isSteps);

/** Steps to take are sentences; “1. pay it out, 2. a battery” are things to choose from. */
const areActions = (one: RankedSentence) => {
  const items = one.text.split("\n").slice(1);
  return isSteps(one) && items.filter((item) => /[.!。！।]$/u.test(item)).length * 2 >= items.length;
};

function waysOf(piece: Piece): Way<HeadAndCall>[] {
  const endings = callEndings(piece);
  const isLittle = saysTooLittle(piece);
  return storyHeads(piece.work).flatMap((head) =>
    endings.flatMap((ending) => {
      const { before, call, left } = ending.parts;
      const detail = call.includes(head.parts.detail) || before.includes(head.parts.detail) ? "" : head.parts.detail;
      const parts = { ...head.parts, detail, before: call.includes(before) ? "" : before, call };
      // A detail of two sentences may have one of the news.
      const isTold = piece.work.pool.some((one) => parts.detail.includes(one.text) && parts.news.includes(one.text));
      if (isTold || [parts.detail, parts.before].some((text) => repeats(text, parts.news) || repeats(text, call))) return [];
      const told = [parts.headline, parts.second, parts.news, detail, before].join("\n");
      const isDated = left.days.some((day) => namesTheDay(told, day));
      return [{ parts, worth: head.worth + ending.worth + (isDated ? 0 : left.worth) - (isLittle(call, told) ? worthOfObject : 0) }];
    }),
  );
}

/** “Register: …” below a dividend asks for the wrong thing. */
const worthOfObject = 2.6;
