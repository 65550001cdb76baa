import type { ActionKind } from "./call-words/kinds.ts";
import { isForACase } from "./conditions.ts";
import { findDays } from "./dates.ts";
import { isForSome } from "./for-some.ts";
import { hasDeadline } from "./last-day.ts";

interface Asked {
  text: string;
  kind: ActionKind | null;
  address: string | null;
}

/**
 * Whether a call only says how those do the same who cannot follow the link beside it: “Those without a computer ring …”. `calls` in the story's
 * order, `at` the place of one among them.
 */
export function isOtherWay(calls: readonly Asked[], at: number, language: string): boolean {
  const call = calls[at];
  if (call === undefined || !isTelephone(call.address)) return false;
  const near = calls.slice(Math.max(0, at - farthest), at + farthest + 1).filter((one) => isForAll(one, language));
  if (call.kind === "contact" || call.kind === null) return near.length > 0;
  // What is asked for in so many words is the same as what its neighbour has a last day for.
  const before = calls[at - 1];
  return before !== undefined && near.includes(before) && hasDeadline(before.text) && findDays(call.text).length === 0;
}
const farthest = 2;

const isTelephone = (address: string | null) => address !== null && /^[+(]?\p{Nd}/u.test(address);

/** A link that every reader is asked to follow, and not only to read there. */
const isForAll = ({ text, kind, address }: Asked, language: string) =>
  address !== null &&
  /^(?:https?:|www\.|[^@\s\p{Nd}(+]+\.)/iu.test(address) &&
  !isForSome(text) &&
  !isForACase(text, language) &&
  kind !== "read" &&
  kind !== "contact" &&
  (kind !== null || hasDeadline(text));
