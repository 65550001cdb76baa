import { findDays } from "./dates.ts";
import { findAddresses } from "./links.ts";

// Where one thing that is asked for ends and another may begin.
// A full stop behind a few letters, or before a number, is that of a short form.
const border = /[;；؛]|[。！？।؟։]|(?:[!?]|(?<=[\p{L}\p{M}]{4})[.…])["”»’)]*\s(?!\p{Nd})/gu;
const or =
  "(?:or|oder|soit|sia|είτε|ou|o|of|eller|lub|albo|nebo|или|або|чи|ili|ή|أو|یا|או|sau|vagy|veya|ya da|tai|atau|hoặc|या|किंवा|অথবা|বা|அல்லது|లేదా|અથવા)";
const spacedOr = new RegExp(`[,،]?\\s${or}(?![\\p{L}\\p{M}])`, "giu");
const joinedOr = /หรือ|(?<=\p{L}(?:거나|든지))[,\s]/gu;
// Of Chinese clauses only one with a telephone of its own is another way.
const chineseOr = /[，,](?=[^，,。；;]{0,24}(?:\p{Nd}[\p{Nd}\s-]{6,}))/gu;

/** What a sentence asks for at one of its addresses, apart from what it offers beside it. */
export interface CallClause {
  /** Where the address stands, with its verb as far as that can be told. */
  text: string;
  /** Whether another way to act was left out (“… or ring …”). */
  isCut: boolean;
}

/**
 * The part of a sentence that a web address belongs to: “Renew at … or ring …” asks to renew there. Where a verb may stand behind all addresses
 * (“at … or on … register”), nothing is taken away but what comes behind a verb of the first one.
 *
 * @param isVerbLast whether the language has its verb, or half of it, behind the address
 */
export function clauseOf(text: string, address: string, isVerbLast: boolean): CallClause {
  if (!isWeb(address)) return { text, isCut: false };
  const { ahead, behind } = aroundAddress(text, address);
  const start = isVerbLast ? Math.max(...[...ahead.matchAll(linked)].map((one) => one.index + one[0].length), 0) : startOf(ahead);
  const stop = stopOf(behind, isVerbLast);
  return { text: `${ahead.slice(start)}${address}${behind.slice(0, stop)}`, isCut: start > 0 || stop < behind.length };
}

/** What stands before and behind an address in the sentence that it belongs to, where a text has several. */
export function aroundAddress(text: string, address: string): { ahead: string; behind: string } {
  const at = text.indexOf(address);
  const from = [...text.slice(0, at).matchAll(border)].map((one) => one.index + one[0].length).at(-1) ?? 0;
  return { ahead: text.slice(from, at), behind: text.slice(at + address.length).split(border)[0] ?? "" };
}

/** “앱은 … 내려받을 수 있으며, 자세한 내용은 …”: what is done elsewhere has its own verb. */
const linked = /(?<=\p{sc=Hangul})(?:며|하고|있고|되고|이고),\s(?=\p{sc=Hangul})/gu;

const isWeb = (address: string) => !/^[+(]?\p{Nd}/u.test(address) && !address.includes("@");

/** “Ring 0123 or …”: what stands before the address is another way where it has one of its own. A label is that of all. */
const startOf = (ahead: string) =>
  /^[^:：]{1,30}[:：]\s/u.test(ahead)
    ? 0
    : ([...ahead.matchAll(spacedOr)]
        .filter((one) => findAddresses(ahead.slice(0, one.index)).length > 0)
        .map((one) => one.index + one[0].length)
        .at(-1) ?? 0);

function stopOf(behind: string, isVerbLast: boolean): number {
  const marks = [...behind.matchAll(spacedOr), ...behind.matchAll(joinedOr), ...behind.matchAll(chineseOr)].map((one) => one.index);
  const isOther = (at: number) => telephone.test(behind.slice(at)) && (!isVerbLast || hasVerb(behind.slice(0, at)));
  return Math.min(...marks.filter(isOther), behind.length);
}

/** A number or a mail address; not each is in a form of its country that can be told from others. */
const telephone = /\p{Nd}[\p{Nd}\s()-]{4,}\p{Nd}|@|https?:|www\./u;

/** “… पर नाम दर्ज कराएँ” behind an address has a verb, “… पर” only leads on. */
const hasVerb = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{M}]/u.test(word) && !pointing.test(word)).length >= fewestWithVerb ||
  /\p{sc=Han}{2}/u.test(text);
const fewestWithVerb = 2;
const pointing = /^(?:या|इस|এই|என்ற|எனும்|அந்த|bu|şu)$/u;

/** Other ways to the same may follow an address; anything else may be half of what is asked. */
export function isWholeBefore(rest: string): boolean {
  const told = rest.replace(/[\s.!।。]+$/u, "");
  const isAside = !/[\p{L}\p{N}]/u.test(told) || /^\s*[(（][^()（）]*[)）]$/u.test(told);
  return isAside || (findDays(told).length === 0 && (findAddresses(told).length > 0 || otherWay.test(told)));
}
const otherWay =
  /^\s*[,،]?\s*(?:or|oder|ou|o|of|eller|lub|albo|nebo|или|або|чи|ili|ή|أو|یا|או|sau|vagy|veya|tai|atau|hoặc|หรือ)(?![\p{L}\p{M}])/iu;
