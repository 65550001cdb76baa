import { asksFor, wordsOf } from "./asks-for.ts";
import { clauseOf } from "./call-clause.ts";
import { leadsToAddress, withoutTail } from "./call-tail.ts";
import type { ActionKind } from "./call-words/kinds.ts";
import { findAddresses } from "./links.ts";

/**
 * What a sentence asks for where its address is: its verb belongs to that address, not to another way beside it. “See the return points on the
 * map” asks to look, whatever else it names; to visit a site is to do there what else is asked.
 */
export function kindOf(text: string, address: string | null, language: string): ActionKind | null {
  const clause = address === null ? { text, isCut: false } : clauseOf(text, address, !leadsToAddress(language));
  const asked = (part: string) => asksFor(onlyLeadsOn(part, address) ? part.replace(leadingOn, "") : part, language);
  const near = asked(clause.text);
  const isTurning = address === null || isPhoneOrMail(address) || turnsTo(clause.text, address, language);
  const found = (near.length > 0 ? near : asked(text)).filter(
    (one) => one !== "contact" || (isTurning && (near.length > 0 || !clause.isCut)),
  );
  const [other, ...more] = visitsSite(text, address, language) ? found.filter((one) => one !== "visit" && one !== "contact") : found;
  const kinds = other === undefined && found.length > 0 ? ["read" as const] : [other, ...more].filter((one) => one !== undefined);
  const cue = kinds.includes("read") ? wordsOf(text, language).read?.cue : undefined;
  const opens = cue !== undefined && new RegExp(`^\\P{L}*${cue}`, "iu").test(text);
  return opens ? "read" : (kinds[0] ?? null);
}

/** Whether an address is a telephone number or that of a mail. */
export const isPhoneOrMail = (address: string) => /^[+(]?\p{Nd}|@/u.test(address);

/** Whether readers turn to a web address: words for it stand before it, or behind all addresses as the verb that ends the sentence. */
function turnsTo(text: string, address: string, language: string): boolean {
  const cue = wordsOf(text, language).contact?.cue;
  if (cue === undefined) return false;
  const ahead = text.slice(0, text.indexOf(address));
  const last = findAddresses(text).reduce((end, one) => Math.max(end, text.indexOf(one) + one.length), 0);
  const found = new RegExp(cue, "iu").exec(text.slice(last).replace(/[(（][^()（）]*[)）]/gu, ""));
  const isLast = found !== null && found.input.length - found.index - found[0].length <= longestEnding;
  return isLast || ((!verbAtEnd.has(language) || /(?:[:：]|は|[은는])[、,]?\s*$/u.test(ahead)) && new RegExp(cue, "iu").test(ahead));
}
/** “… করা যাবে”, “…をお願いいたします” */
const longestEnding = 20;
const verbAtEnd = new Set("tr ja ko hi mr bn ta te gu fa am".split(" "));

/** “登录 https://… 认领…”: to go to a site is to do there what stands behind its address. */
const onlyLeadsOn = (text: string, address: string | null) =>
  address !== null && leadingOn.test(text) && /\p{sc=Han}{2}/u.test(text.slice(text.indexOf(address) + address.length));
const leadingOn = /(?:登录|登陆|登錄|访问|造訪)\s*(?=https?:|www\.)/u;

/** “… please visit our website www.…” */
function visitsSite(text: string, address: string | null, language: string): boolean {
  const cue = wordsOf(text, language).visit?.cue;
  if (cue === undefined || address === null || !/^(?:https?:|www\.)/iu.test(address)) return false;
  return new RegExp(`${cue}$`, "iu").test(withoutTail(text.slice(0, text.indexOf(address)).trim(), language));
}
