import { countLength } from "@copydesk/contracts";
import { colonOf } from "../punctuation.ts";
import { asksFor, wordsOf } from "../reader/asks-for.ts";
import { aroundAddress, isWholeBefore } from "../reader/call-clause.ts";
import { leadsToAddress, withoutTail } from "../reader/call-tail.ts";
import type { Call } from "../reader/calls.ts";
import { isForACase } from "../reader/conditions.ts";
import { findDays } from "../reader/dates.ts";
import { lastDayIn } from "../reader/last-day.ts";
import { findAddresses } from "../reader/links.ts";
import { isOtherWay } from "../reader/other-ways.ts";
import { proposes } from "../reader/proposals.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { objectsOf } from "./call-objects.ts";
import { isForAPart, isOfAPart } from "./for-a-part.ts";
import { callLine, type Piece } from "./piece.ts";

/** The call and shorter ways to say the same, the rather told first: its word with its last day and its address, its beginning, its address alone. */
export function callForms(piece: Piece): string[] {
  const { call, link, phrases, language, story, isAllowed, afterCall } = piece.work;
  const whole = callLine(piece);
  if (call === null) return whole === "" ? [] : [whole];
  const colon = phrases?.colon ?? colonOf(language);
  const address = call.address ?? link;
  // “You find it at …” right behind the call goes on from it.
  const isOther = (one: Call) =>
    one.address !== null &&
    one.kind === call.kind &&
    one.text.length < whole.length &&
    isAllowed(one.text) &&
    !afterCall.some(({ index }) => index === one.index) &&
    !isOtherWay([call, one], 1, language);
  const other = story.calls.filter(isOther);
  const begun = beginningOf(call, language);
  const label = labelOf(piece);
  // The last day of what only some are asked is none for all.
  const withDay = (text: string) => (isForACase(call.text, language) ? [] : withLastDay(text, piece));
  const isBegunWithDay = begun !== null && findDays(begun).length > 0;
  return [
    ...new Set([
      whole,
      call.text,
      ...[
        ...(isBegunWithDay ? [begun] : []),
        ...(label === null ? [] : [...(isBegunWithDay ? [] : withDay(label)), label]),
        ...(begun === null || isBegunWithDay ? [] : [...withDay(begun), begun]),
      ].map((text) => `${text}${colon}${address}`),
      ...other.map((one) => one.text),
      ...(address === null || !/^(?:https?:|www\.)/iu.test(address) ? [] : [address]),
    ]),
  ];
}

/** “Register (by 3 May)”: what to do with the last day that the call names; none where it names none. */
export function withLastDay(text: string, { work: { call, story, phrases, language } }: Piece): string[] {
  const lastDay = call === null ? null : lastDayOf(call, story.subtitle ?? "", language);
  return lastDay === null ? [] : [`${text}${inBrackets(lastDay, phrases?.colon ?? colonOf(language))}`];
}

/** The last day of a call, which the second line of the headline may have in its place: “applications until 15 October”. */
function lastDayOf({ text, address }: Call, second: string, language: string): string | null {
  const isAskedAbove = findDays(text).length === 0 && asksFor(second, language).some((kind) => needsObject.has(kind));
  return lastDayIn(address === null ? text : besideAddress(text, address)) ?? (isAskedAbove ? lastDayIn(second) : null);
}

/** The sentence of an address without what a colon or a dash opens behind it: “…: the first fifty who come by 3 May pay nothing”. */
function besideAddress(text: string, address: string): string {
  const { ahead, behind } = aroundAddress(text, address);
  const [own = ""] = (behind.split(/[:：]\s|\s[–—]\s/u)[0] ?? "").split(otherWay)[0]?.split(secondThing) ?? [];
  return `${ahead}${address}${own}`;
}

/** “… or in the boxes that stand at the tills until 15 January”: a day of another way, or of something told of it. */
const otherWay =
  /(?:\s(?:or|oder|ou|o|of|eller|lub|nebo|или|або|ή|أو|או|या|किंवा|বা|অথবা|அல்லது|หรือ)\s)(?=(?:[\p{L}\p{M}]+\s){2})|[,،]\s?(?:котор|яки|який|яка|що\s|which\s|that\s|die\s|der\s|das\s|qui\s|que\s|che\s|التي|الذي|אשר)/u;

/** “… and activate your account by 3 May”: a day of what is asked besides is none of the first thing. */
const secondThing =
  /\s(?:(?:and|und|et|y|och|og|и|та|і|й|και|ve|और|तथा|এবং|மற்றும்)\s|[ו](?!עד)\p{sc=Hebrew}{4,}\s|و(?!حتى|قبل)\p{sc=Arabic}{4,}\s)(?=(?:[\p{L}\p{M}]+\s){2})/u;

/** “Register (by 3 May): …”, in the brackets that a language has beside its colon. */
const inBrackets = (day: string, colon: string) => {
  // In these scripts a full stop at its end is that of the sentence, and none of a short form.
  const text = day.replace(/(?<=[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}])[.।]$/u, "");
  return colon === "：" ? `（${text}）` : ` (${text})`;
};

/** “Institutions that need money in 2027 apply …”, “Whoever wants a monthly ticket books …”: “Apply: …” would ask everybody. */
const namesWho = /^जो\s[^,]{3,60}\s(?:वे|उन्हें)(?![\p{L}\p{M}])|^ผู้(?:ที่)?ต้องการ|^未(?:列入|纳入|納入|参加)/u;

/** What stands before an address in a short form; null where “Register: …” would ask everybody or “Send: …” says not what. */
function labelOf({ work }: Piece): string | null {
  const { call, link, language } = work;
  const isAskedOfSome = call !== null && call.kind !== "contact" && (isForACase(call.text, language) || namesWho.test(call.text));
  if (call === null || call.kind === "send" || isAskedOfSome) return null;
  return (call.address ?? link) === null || isOfAPart(work) || isForAPart(work) ? null : call.label;
}

/**
 * “Sign up for the online meeting: …” of a call that goes on “…, which is on 18 May, by 15 May at …”: the verb that it begins with and what it
 * is about, up to the first comma. Null where the verb stands elsewhere, or what follows may be half of what is asked.
 */
function beginningOf({ text, address, kind }: Call, language: string): string | null {
  if (kind === null) return address === null ? null : unnamedBeginning(text, address, language);
  const cue = wordsOf(text, language)[kind]?.cue;
  if (address === null || cue === undefined || !needsObject.has(kind)) return null;
  if (!leadsToAddress(language) || isForACase(text, language) || !new RegExp(`^(?:please )?${cue}`, "iu").test(text)) return null;
  const at = Math.min(...findAddresses(text).map((one) => text.indexOf(one)));
  const [first = ""] = text.slice(0, at).split(/[,،]\s/u);
  const told = withoutTail(first.replace(/[\s([]+$/u, ""), language);
  const isWhole = told.split(/\s+/u).length >= fewestWords && !/[(«“„"[:;]/u.test(told);
  return isWhole && told.length <= text.length * mostOfIt && isWholeBefore(text.slice(text.indexOf(address) + address.length))
    ? told
    : null;
}
const fewestWords = 3;
const mostOfIt = 0.6;

/** “Join in by 31 October at … – 50 crowns bring us nearer”: what no kind has words for, in its own, without what a dash or a comma adds. */
function unnamedBeginning(text: string, address: string, language: string): string | null {
  if (!leadsToAddress(language) || isForACase(text, language) || findAddresses(text).length > 1) return null;
  const [before = "", rest = ""] = text.split(address);
  const told = withoutTail(before.replace(/[\s([]+$/u, ""), language);
  const isWhole = told !== before.trim() && told.split(/\s+/u).length >= fewestWords && !/[(«“„"[:;,،]/u.test(told);
  return isWhole && /^[)\]]?\s*(?:[–—,.!]|$)/u.test(rest) && told.length <= longestUnnamed ? told : null;
}
const longestUnnamed = 70;

/** To register, to buy or to send says nothing without what for. */
export const needsObject: ReadonlySet<NonNullable<Call["kind"]>> = new Set([
  "renew",
  "register",
  "apply",
  "vote",
  "book",
  "buy",
  "return",
  "send",
] as const);

/**
 * Whether a form of the call says too little beside `told`: an address alone of what to register for or to send, or its verb where nothing that
 * is told has a word in common with it, or speaks of a registration (“Register: …” below a dividend).
 */
export function saysTooLittle(piece: Piece): (form: string, told: string) => boolean {
  const { call, language } = piece.work;
  if (call === null || call.kind === null || !needsObject.has(call.kind)) return () => false;
  const label = labelOf(piece);
  // “Book a seat: …” says what.
  const isNamed = /\s\S+\s/u.test(call.label ?? "") || (call.label === call.words && /\s|\p{sc=Thai}{8}/u.test(call.label ?? ""));
  const own = objectsOf(call, language);
  return (form, told) => {
    if (form === call.address) return true;
    if (label === null || isNamed || !form.startsWith(label) || form.includes(call.text)) return false;
    const lower = told.toLowerCase();
    const isAnnounced = asksFor(told, language).some((kind) => needsObject.has(kind)) || (call.kind === "buy" && isOnSale.test(told));
    return own.length >= fewestObjects && !isAnnounced && !own.some((word) => lower.includes(word));
  };
}

/** What is sold for less is there to be ordered. */
const isOnSale =
  /\p{Nd}\s?%|(?<!\p{L})(?:sale|discount|rabatt|angebot|solde|remise|promo|oferta|rebaja|descuento|descont|scont|saldi|korting|rea(?!\p{L})|tilbud|promocj|zniżk|slev|akci|kedvezmény|reducer|indirim|скидк|распродаж|знижк|намалени|έκπτωσ|προσφορ|giảm giá|diskon)|(?:تخفيض|خصم|عرض خاص|מבצע|הנח[הת]|छूट|सेल|ছাড়|தள்ளுபடி|ลดราคา|ส่วนลด|セール|割引|优惠|優惠|折扣|할인|특가)/iu;

/**
 * Whether a call says what for only along with what stands above it (“Register by 11 September”): it does not begin its paragraph,
 * and none of its words is in the headline or its second line, which ask for nothing either. What stands above it must say enough: a day, what
 * is proposed, or in one sentence right before it what the whole paragraph is about.
 */
export function leansOnAbove(piece: Piece): boolean {
  const { call, story, language, pool } = piece.work;
  const sentence = call === null ? undefined : story.sentences[call.index];
  if (call === null || sentence === undefined || labelOf(piece) === null || call.kind === "read") return false;
  const leading = pool.filter((one) => one.leadsToCall);
  // What is proposed leads to a vote only where the headline does not say it.
  if (call.kind === "vote" && leading.some((one) => proposes(one.text))) return true;
  const isEnough = ({ text, index, isOpening }: RankedSentence) =>
    findDays(text).length > 0 || (isOpening && index === call.index - 1 && countLength(text, "double_width") >= shortestLead);
  const head = [story.title ?? "", story.subtitle ?? ""].join("\n").toLowerCase();
  const isAnnounced = asksFor(head, language).some((kind) => needsObject.has(kind));
  const isNamed = objectsOf(call, language).some((word) => head.includes(word));
  return !sentence.isOpening && leading.some(isEnough) && !isAnnounced && !isNamed;
}
const shortestLead = 60;

// A call of fewer words has no more to say than its verb.
const fewestObjects = 5;
