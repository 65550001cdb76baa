import { asSentence } from "../punctuation.ts";
import { isWholeBefore } from "../reader/call-clause.ts";
import { leadsToAddress, withoutTail } from "../reader/call-tail.ts";
import { actionWords } from "../reader/call-words.ts";
import type { Call } from "../reader/calls.ts";
import { findDays } from "../reader/dates.ts";
import { saysYours } from "../reader/leans-alone.ts";
import { findAddresses } from "../reader/links.ts";

/**
 * What a call asks for without its addresses, for texts that have them beside the words: “Please register your kettle by 31 July.” Null where
 * what is left is no sentence, or only leads on to an address.
 */
export function callAlone(call: Call, language: string): string | null {
  const { text, address, kind } = call;
  if (address === null || !/^(?:https?:|www\.|[^@\s]+$)/iu.test(address) || /^[+(]?\p{Nd}/u.test(address)) return null;
  if (kind === null || sendsOn.has(kind)) return null;
  const at = Math.min(...findAddresses(text).map((one) => text.indexOf(one)));
  const before = text.slice(0, at).replace(/[\s([（「]+$/u, "");
  const told = withoutLead(before, language);
  if (told === null || isTail.test(told) || saysYours.test(told)) return null;
  if (!isWholeBefore(text.slice(text.indexOf(address) + address.length))) return null;
  // “Registrations are made at …” says nothing without its address, “… by 3 May at …” its last day.
  return language === "zh" || findDays(told).length > 0 ? asSentence(told, language) : null;
}

/** To look at something, to come, to write or to fill in: without an address nothing is left of it. */
const sendsOn = new Set(["read", "visit", "contact", "fill"]);

const isTail = /[:：→➔➜➡▶►»>,،、，]$/u;
const fewestWords = 3;
const fewestSigns = 6;

/** What stands before an address, without the words that only lead there. */
function withoutLead(before: string, language: string): string | null {
  if (language === "th") return longEnough(before.replace(/\s*(?:ได้)?(?:ที่|ทาง|ผ่าน)$/u, ""), fewestSigns * 2);
  // “预约借车，请登录 …”
  if (language === "zh") return longEnough(/^(.*)[，,]\s*(?:请|請)?[\p{sc=Han}]{2}$/u.exec(before)?.[1] ?? "", fewestSigns);
  const left = withoutTail(before, language);
  // “…, at the address https://…”
  const told = left === before ? left : left.replace(/[,،]$/u, "");
  const isWhole = leadsToAddress(language) && told.split(/\s+/u).length >= fewestWords;
  const last = told.split(/\s+/u).at(-1) ?? "";
  const words = actionWords(language);
  const isLed = [words.read, words.visit, words.contact].some(
    (one) => one !== undefined && new RegExp(`^(?:${one.cue})$`, "iu").test(last),
  );
  return isWhole && !isLed ? told : null;
}

const longEnough = (text: string, fewest: number) => ([...text].length >= fewest ? text : null);
