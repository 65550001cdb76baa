import { clauseOf, isWholeBefore } from "./call-clause.ts";
import { leadsToAddress, withoutTail } from "./call-tail.ts";
import { findDays } from "./dates.ts";
import { lastDayIn } from "./last-day.ts";
import { stopWords } from "./stop-words.ts";

/** Words that only ask, by language; a verb and what it is about follow. */
const asking: Readonly<Record<string, string>> = {
  en: "please",
  fr: "veuillez|merci de",
  es: "por favor,?|(?:les? )?rogamos(?: que)?",
  it: "si prega di|vi preghiamo di",
  pt: "por favor,?|pedimos que",
  sv: "vänligen",
  da: "venligst",
  nb: "vennligst",
  pl: "prosimy o|proszę",
  cs: "prosíme,?",
  ro: "vă rugăm să",
  ru: "пожалуйста,?|просим|просьба",
  uk: "будь ласка,?|просимо|прохання",
  bg: "моля,?",
  sr: "молимо",
  el: "παρακαλούμε(?: να)?|παρακαλείσθε να",
  ar: "يُ?رجى|الرجاء|نرجو(?: منكم)?",
  he: "נא|אנא",
  vi: "vui lòng|xin|hãy|mời (?:bạn|quý khách|bà con)",
  id: "silakan|mohon",
};

/** First words whose form, or what follows them, shows that they ask. */
const shapes: Readonly<Record<string, string>> = {
  en: "\\p{L}+(?<!s|ed|ing|ly) (?:your|a|an|the|our)",
  fr: "(?!chez|assez|rendez)\\p{L}{3,}ez",
  es: "\\p{L}+(?:e|en|a|ad|ed|id) (?:su|sus|tu|tus|vuestr\\p{L}+)",
  it: "\\p{L}+(?:a|i|ate|ete|ite) (?:il|la|i|le) (?:tu[oaei]+|vostr[oaei]|su[oaei]+)",
  pt: "\\p{L}+(?:e|em|a|am) (?:os? |as? )?(?:seu|sua|teu|tua)s?",
  sv: "\\p{L}+ (?:din|ditt|dina|er|ert|era)",
  da: "\\p{L}+ (?:din|dit|dine|jeres)",
  nb: "\\p{L}+ (?:din|ditt|dine|deres)",
  pl: "\\p{L}{2,}(?:jcie|szcie|żcie)",
  cs: "\\p{L}{2,}(?:jte|ěte|ete)",
  ru: "\\p{L}{2,}(?:йте|ите|ьте)(?:сь)?",
  uk: "\\p{L}{2,}(?:йте|іть|ьте)(?:ся|сь)?",
  bg: "\\p{L}{2,}(?:йте|ете)",
  sr: "\\p{L}{2,}(?:јте|ите)",
  el: "\\p{L}{2,}(?:στε|ξτε|ψτε|είτε|άτε|ετε)",
  ar: "\\p{L}{2,}وا",
  id: "\\p{L}+ \\p{L}+ anda",
};

// What holds one of these tells something.
const tells = /\s(?:is|are|was|were|will|can|may|has|have)(?!\p{L})/iu;

const longestWords = 30;

/**
 * What a call asks for in a few words of its own where no kind has words for it: “Pledge a plant”, of “Pledge a plant by Friday at https://…”.
 * Only what begins with its verb says the same without its end. Null where no form shows that it asks, or it is too long for a button.
 */
export function askedInOwnWords(text: string, address: string, language: string): string | null {
  const clause = clauseOf(text, address, !leadsToAddress(language)).text;
  const before = clause.slice(0, clause.indexOf(address)).trim();
  if (!leadsToAddress(language) || !opensAsking(before, language)) return null;
  const rest = text.slice(text.indexOf(address) + address.length);
  const day = lastDayIn(before);
  const left = day === null ? before : before.slice(0, before.indexOf(day));
  const told = withoutTail(left.replace(/[\s,،([:：«“]+$/u, ""), language).replace(/[,،:：]$/u, "");
  const words = language === "en" ? told.replace(/^please\s+/iu, "") : told;
  const isShort = [...words].length <= longestWords && /\S\s+\S/u.test(words) && findDays(words).length === 0;
  // A clause of when, a mark or a second thing may be half of what is asked.
  const isPlain = !/[.!?;:,،()\p{Nd}]/u.test(words) && !tells.test(words);
  return isShort && isPlain && (isWholeBefore(rest) || findDays(rest).length > 0) ? capital(words) : null;
}

function opensAsking(text: string, language: string): boolean {
  const begins = (pattern: string | undefined) => pattern !== undefined && new RegExp(`^(?:${pattern})(?![\\p{L}\\p{M}])`, "iu").test(text);
  const first = text.split(/\s+/u)[0]?.toLowerCase() ?? "";
  return begins(asking[language]) || (begins(shapes[language]) && !stopWords[language]?.has(first));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
