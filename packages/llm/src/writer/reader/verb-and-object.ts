import { aroundAddress } from "./call-clause.ts";
import { findDays } from "./dates.ts";
import { isSmallWord, stopWords } from "./stop-words.ts";

/**
 * What readers are asked to do at an address as the clause of that address says it, verb and object side by side: “Подати замовлення” of “можуть
 * подати замовлення на партію … на сторінці https://…”, “提交申请” of “登录 https://… 提交申请”. Null where they do not stand together, or are too
 * long for a button.
 */
export function verbWithObject(text: string, address: string, language: string): string | null {
  const { ahead, behind } = aroundAddress(text, address);
  const found =
    language === "zh" ? inChinese(ahead, behind) : verbLast[language] ? behindIt(ahead, behind, language) : modal(ahead, language);
  return found === null || [...found].length > longestLabel ? null : found;
}
const longestLabel = 30;

/** “登录 https://… 提交申请，”: all that stands behind the address, up to the next mark. */
function inChinese(ahead: string, behind: string): string | null {
  if (!/(?:登录|登陆|登錄|访问|訪問|造訪|前往|打开|進入|进入)\s*$/u.test(ahead)) return null;
  const [, told = ""] = /^\s*(?:即可|可)?(\p{sc=Han}{4,8}?)(?:即可)?\s*(?=[，,。；;]|$)/u.exec(behind) ?? [];
  return told === "" || /[并並或及和与與后後的了]/u.test(told) ? null : told;
}

/** What says that somebody can or should, before an infinitive, and what an infinitive looks like. */
const modals: Readonly<Record<string, [string, string]>> = {
  uk: ["можуть|можна|можете|може|варто|слід|треба|потрібно|просимо|запрошуємо", "\\p{Ll}{3,}ти(?!ся)"],
  ru: ["могут|можно|можете|может|следует|нужно|надо|просим|приглашаем", "\\p{Ll}{3,}ть(?!ся)"],
  es: ["pueden|puede|podrán|podrá|deben|debe", "\\p{Ll}{2,}[aei]r"],
  fr: ["peuvent|peut|pouvez|doivent|doit|devez", "\\p{Ll}{2,}(?:er|ir|re)"],
  it: ["possono|può|potete|devono|deve", "\\p{Ll}{2,}[aei]re"],
  pt: ["podem|pode|poderão|devem|deve", "\\p{Ll}{2,}[aei]r"],
};
const article = "(?:el|la|los|las|un|una|le|les|une|il|lo|gli|o|a|os|as|um|uma)";

/** “можуть подати замовлення на …”: the infinitive with one word, or an article and one, before what is small or a mark. */
function modal(ahead: string, language: string): string | null {
  const [can = "(?!)", infinitive = ""] = modals[language] ?? [];
  const pattern = `(?<!\\p{L})(?:${can})\\s(${infinitive})\\s((?:${article}\\s)?\\p{Ll}[\\p{L}-]{3,})(?=\\s(\\p{L}+)|[,.]|\\s*$)`;
  const [, verb = "", object = "", next] = [...ahead.matchAll(new RegExp(pattern, "gu"))].at(-1) ?? [];
  const isSmall = (word: string) => (stopWords[language]?.has(word.toLowerCase()) ?? false) || isSmallWord(word);
  if (verb === "" || isSmall(object) || findDays(object).length > 0 || !(next === undefined || isSmall(next))) return null;
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${object}`;
}

/** Where the verb stands behind the address: what leads from one to the other, how a verb that asks ends, and what joins a second object. */
const verbLast: Readonly<Record<string, { leads: string; verb: RegExp; and: RegExp }>> = {
  hi: { leads: "पर(?:\\sजाकर)?|में", verb: /(?:ें|एँ|एं|िए|िएगा)$/u, and: /\s(?:और|तथा|एवं)\s/u },
  // Bengali writes some of its letters in two ways.
  bn: { leads: "(?:ঠিকানা[\\p{L}\\p{M}]+|[\\p{L}\\p{M}]*সাইটে|-?এ|-?তে)", verb: /(?:ুন|িন|বেন)$/u, and: /\s(?:ও|এবং|আর)\s/u },
};
/** “… तक”, “… পর্যন্ত”, “…, ”: where the object may begin. */
const objectBegins = /^.*(?:[,;:،]|\s(?:तक|से\sपहले|পর্যন্ত|মধ্যে|আগে))\s/u;

/** “… तक अपना खाता नंबर https://… पर जाँच लें”: the first object, and the verb behind the address. */
function behindIt(ahead: string, behind: string, language: string): string | null {
  const { leads, verb, and } = verbLast[language] ?? { leads: "(?!)", verb: /(?!)/u, and: /(?!)/u };
  const [, asked = ""] =
    new RegExp(`^\\s?(?:${leads})\\s((?:[\\p{L}\\p{M}]+\\s){0,2}[\\p{L}\\p{M}]+)(?=[,।.;]|\\s(?:या|অথবা|বা)\\s|\\s*$)`, "u").exec(behind) ??
    [];
  if (!verb.test(asked)) return null;
  const object = ahead.replace(objectBegins, "").split(and)[0]?.trim() ?? "";
  const words = object.split(/\s+/u);
  const isPlain = /^[\p{L}\p{M}\s]+$/u.test(object) && objectBegins.test(ahead) && words.length <= mostWords;
  const isGoverned = words.slice(1).some((word) => stopWords[language]?.has(word));
  return isPlain && !isGoverned ? `${object} ${asked}` : null;
}
const mostWords = 3;
