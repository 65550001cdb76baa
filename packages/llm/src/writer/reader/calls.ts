import { asksFor } from "./asks-for.ts";
import { asksForIt } from "./asks-for-it.ts";
import { leadsToWay } from "./asks-way.ts";
import { kindOf } from "./call-kind.ts";
import { labelsOf } from "./call-label.ts";
import type { ActionKind } from "./call-words/kinds.ts";
import { isForACase } from "./conditions.ts";
import { findDays, tellsWhen } from "./dates.ts";
import { demands } from "./demands.ts";
import { factOf } from "./facts.ts";
import { isForSome } from "./for-some.ts";
import { hasDeadline } from "./last-day.ts";
import { findAddresses } from "./links.ts";
import { isOtherWay } from "./other-ways.ts";
import { quotes, speaks } from "./speech.ts";

/** A sentence or line of the story that asks readers to do something. */
export interface Call {
  text: string;
  /** Its place among the story's sentences. */
  index: number;
  kind: ActionKind | null;
  /** What a button to it says, in the story's language; null where no word for it is known. */
  label: string | null;
  /** The same in the sentence's own words, where those before its address are few: “Book a free tour”; else null. */
  words: string | null;
  /** Web or mail address or telephone number as written; null when it names none. */
  address: string | null;
}

interface Candidate {
  text: string;
  index: number;
  /** In a line of its own below what asks. */
  address?: string | undefined;
  /** The heading or the question that it stands below. */
  heading?: string | undefined;
}

/** What is asked for besides what a story is about, as a rule. */
const lesser: Partial<Record<ActionKind, number>> = { visit: 1.2, download: 1.6, subscribe: 1.6 };

const longest = 400;
// A sentence that names neither address nor day must ask in so many words.
const leastScore = 3;
const leastOfLast = 2.5;

/** Calls to action of a story, the clearest first. Words that are quoted ask nobody. */
export function findCalls(candidates: readonly Candidate[], language: string): Call[] {
  const last = Math.max(candidates.length - 1, 1);
  const asking = candidates.filter(({ text }) => text.length <= longest && !isQuoted(text));
  const calls = asking.map((candidate) => toCall(candidate, language));
  const scored = calls.map((call, at) => ({
    call,
    at,
    score:
      scoreOf(call, at / last, language) -
      (isOfOneItem(call) ? 1.5 : 0) +
      (call.address !== null && leadsToWay(asking[at]?.heading ?? "") ? 2 : 0),
    isOther: isOtherWay(calls, at, language),
  }));
  const clear = scored.filter(({ score }) => score >= leastScore);
  // “Questions are answered at …”: where nothing asks, the last address is where readers can turn.
  const isOpen = ({ call, score }: (typeof scored)[number]) => call.address !== null && score >= leastOfLast && !isForSome(call.text);
  const able = clear.length > 0 ? clear : scored.filter(isOpen).slice(-1);
  // “Bad fruit? Send us a picture” is for later where readers are asked to order.
  const acts = able.some(({ call }) => call.address !== null && call.kind !== "return" && saysItself(call.kind));
  const sends = able.some(({ call }) => call.address !== null);
  return able
    .sort(
      (a, b) =>
        Number(isBareReturn(a.call)) - Number(isBareReturn(b.call)) ||
        (acts ? Number(a.call.kind === "return") - Number(b.call.kind === "return") : 0) ||
        Number(a.isOther) - Number(b.isOther) ||
        // Where the story says where to turn, what says it not is a part of it.
        (sends ? Number(isLocal(a.call)) - Number(isLocal(b.call)) : 0) ||
        b.score - a.score ||
        b.at - a.at,
    )
    .map(({ call }) => call);
}

/** Names no way to do it, and neither for what nor for whom in few words. */
const isLocal = ({ address, text }: Call) => address === null && text.length > longestLocal;
const longestLocal = 120;

/** “Weaving for children: 8 and 22 November, … Book at …” in a list of what else is on: of one of several things only. */
const isOfOneItem = ({ text, index, address }: Call) =>
  index < 0 && address !== null && text.indexOf(address) > farInItem && findDays(text.slice(0, text.indexOf(address))).length > 0;
const farInItem = 60;

/** What is quoted asks nobody, unless readers are sent somewhere outside of its marks: “Write 150 words on “Why I teach” and mail them to …”. */
function isQuoted(text: string): boolean {
  const outside = text.replace(marked, " ");
  return quotes(text) && (speaks(outside) || findAddresses(outside).length === 0);
}
const marked = /["“”„«「『‘][^"“”„«»「」『』‘’]*["“”»」』’]/gu;

/** What to do with a product that is called back belongs into the text; where to turn to, if the story says it, ends it. */
const isBareReturn = ({ kind, address }: Call) => kind === "return" && address === null;

function toCall({ text, index, address: below, heading = "" }: Candidate, language: string): Call {
  const address = findAddresses(text)[0] ?? null;
  const own = kindOf(text, address, language);
  const kind = saysItself(own) || (address ?? below) === undefined ? own : (asksFor(heading, language).find(saysItself) ?? own);
  return { text, index, kind, ...labelsOf(text, { address, kind, language }), address: address ?? below ?? null };
}

/** “How to order” above “Open https://…, choose a box and pay”: what kind of act a sentence asks for, its heading may say. */
const saysItself = (kind: ActionKind | null) => kind !== null && !["contact", "read", "visit", "return", "send"].includes(kind);

function scoreOf({ text, kind, words, address }: Call, place: number, language: string): number {
  const isWeb = address !== null && !/^[+(\p{Nd}]/u.test(address);
  const isUnnamed = kind === null && address !== null && (words !== null || asksFor(text, language).includes("contact"));
  const asks = kind === null ? (isUnnamed ? 2 : demands(text) ? 1 : 0) : kind === "read" ? 1 : (lesser[kind] ?? 2);
  const isLate = place > 0.5 ? 0.8 : place < 0.15 ? -1 : 0;
  const points = (isWeb ? 2.6 : address === null ? 0 : 2) + asks + (tellsWhen(text) ? 0.5 : 0) + (hasDeadline(text) ? 0.4 : 0) + isLate;
  // What some readers are asked only, and a telephone whose number stands elsewhere, are no way for all to act.
  const isPartial = isForACase(text, language) || (kind === "contact" && address === null);
  // “Tel.: 051 …” says where to ask, and asks nothing.
  const isBare = address !== null && !isWeb && [...text.replace(address, "").matchAll(/\p{L}/gu)].length <= 10;
  return (
    points -
    (isBare ? 1.5 : 0) -
    (isForSome(text) ? 2.5 : 0) +
    (address === null && demands(text) ? 1 : 0) -
    (text.length > 240 ? 0.8 : 0) -
    (isPartial ? 0.9 : 0) -
    (asksForIt(text) ? 1.6 : 0) -
    // “Where it is sold: ticket office, 6 to 20” is a fact.
    (address === null && factOf(text) !== null && !demands(text) ? 1.5 : 0)
  );
}
