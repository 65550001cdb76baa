import type { Call } from "./reader/calls.ts";
import { isForWhoever } from "./reader/for-whoever.ts";
import { proposes } from "./reader/proposals.ts";
import type { RankedSentence } from "./reader/rank-sentences.ts";
import type { Story } from "./reader/read-story.ts";

/** Whether a sentence says what the call asks for, so that the call is told with it. */
export const leadsTo = (call: Call | null, one: RankedSentence, story: Story): boolean =>
  call !== null && one.kind === "sentence" && !one.hasQuote && !one.hasLink && placesBefore(call, story).includes(one.index);

/**
 * The sentence before a call that does not begin its paragraph, and the one that does: what it asks for is said there, unless more can be
 * read there or one votes, which is on what is proposed. A call to whoever wants to that begins its paragraph says less still; the one above ends in how many are needed.
 */
function placesBefore(call: Call, { sentences, language, title, subtitle }: Story): (number | undefined)[] {
  const isOpening = sentences[call.index]?.isOpening ?? true;
  const proposed = call.kind === "vote" ? proposedAbove(call.index, sentences) : undefined;
  if (proposed !== undefined && !isSaidIn(`${title ?? ""} ${subtitle ?? ""}`, proposed)) return [proposed.index];
  if (!isOpening) return [call.index - 1, ...(saidRightBefore.has(call.kind) ? [] : [openingAbove(call.index, sentences)])];
  return isForWhoever(call.text, language ?? "") ? [lastCounted(call.index, sentences)] : [];
}

/** What can be read, or is voted on, stands in the sentence before. */
const saidRightBefore: ReadonlySet<Call["kind"]> = new Set(["read", "vote"] as const);

/** What is voted on: the last sentence above that proposes something and leans on nothing. */
const proposedAbove = (at: number, sentences: readonly RankedSentence[]) =>
  sentences.slice(0, at).findLast((one) => one.kind === "sentence" && !one.hasQuote && !one.pointsBack && proposes(one.text));

/** “Members to vote on 3.5% interest” above “The board recommends interest …”: two words of it or more. */
function isSaidIn(head: string, { terms }: RankedSentence): boolean {
  const words = new Set(head.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []);
  return [...terms].filter((term) => words.has(term)).length > 1;
}

const openingAbove = (at: number, sentences: readonly RankedSentence[]) =>
  sentences.slice(Math.max(0, at - mostLeading), at).findLast((one) => one.isOpening)?.index;
const mostLeading = 4;

/** “We need two keepers on every shift”: the last sentence of the paragraph above that has a figure and leans on nothing; the news is told anyway. */
function lastCounted(at: number, sentences: readonly RankedSentence[]): number | undefined {
  const from = sentences.slice(0, at).findLastIndex((one) => one.isOpening);
  const isAble = ({ kind, text, isAhead, hasQuote, hasLink, pointsBack }: RankedSentence) =>
    kind === "sentence" && !isAhead && counts.test(text) && !speaks.test(text) && !hasQuote && !hasLink && !pointsBack;
  return sentences.slice(Math.max(0, from), at).findLast(isAble)?.index;
}

// A number that is no year.
const counts = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?![\p{Nd}.,:]*\p{Nd})/u;
const speaks = /^["“«„‘'「『]/u;
