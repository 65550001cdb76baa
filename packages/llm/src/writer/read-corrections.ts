import type { ChatMessage } from "../types.ts";

/** What was found wrong with earlier answers. */
export interface Corrections {
  /** How often an answer was sent back. */
  turns: number;
  /** Factor for every limit; 1 when nothing was too long. */
  tightness: number;
  /** Something was too short. */
  wantsMore: boolean;
  banned: string[];
  preferred: { use: string; instead_of: string }[];
}

const quoted = '[“"«„]([^”"»“]{1,200})[”"»“]';

/** Reads what stands in the messages after the first answer, in the words of the product's checks and similar ones. */
export function readCorrections(messages: readonly ChatMessage[]): Corrections {
  const first = messages.findIndex((one) => one.role === "assistant");
  const turns = first === -1 ? [] : messages.slice(first).filter((one) => one.role === "user");
  const text = turns.map((one) => one.content).join("\n");
  const preferred = [...text.matchAll(new RegExp(`${quoted} instead of ${quoted}`, "gi"))].map((match) => ({
    use: match[1] ?? "",
    instead_of: match[2] ?? "",
  }));
  const banned = [...text.matchAll(new RegExp(`${quoted} is banned|avoid ${quoted}|(?:without|never use|do not use) ${quoted}`, "gi"))];
  const wantsMore = /too short|at least|fewer than|is missing/i.test(text) || isUnderRange(text);
  const isKnown = preferred.length + banned.length > 0 || wantsMore;
  const isTooLong = /\bover\b|too long|at most|exceeds|shorter|shorten/i.test(text);
  return {
    turns: turns.length,
    tightness: turns.length > 0 && (isTooLong || !isKnown) ? 0.8 ** turns.length : 1,
    wantsMore,
    banned: banned.map((match) => match[1] ?? match[2] ?? match[3] ?? ""),
    preferred,
  };
}

/** “120 of 150–600 words”. */
function isUnderRange(text: string): boolean {
  const number = (shown: string | undefined) => Number((shown ?? "").replace(/[.,]/g, ""));
  return [...text.matchAll(/([\d.,]+) of ([\d.,]+)–[\d.,]+/g)].some((match) => number(match[1]) < number(match[2]));
}
