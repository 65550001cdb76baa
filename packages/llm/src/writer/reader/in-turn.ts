import { oncePerText, oncePerTextIn } from "../once-per-text.ts";
import type { RankedSentence } from "./rank-sentences.ts";

// “We ask two things of you: First, vote at … Second, come to …”: what is counted in words is whole only with all of its items, in their order.

/** Ordinals as sentences begin with them: the first, and those that follow it. By language, since a number word is an ordinary word elsewhere. */
const ordinals: Readonly<Record<string, readonly [first: string, later: string]>> = {
  en: ["first(?:ly)?|first of all", "second(?:ly)?|third(?:ly)?|fourth(?:ly)?"],
  de: ["erstens", "zweitens|drittens|viertens"],
  fr: ["premièrement|en premier lieu|primo", "deuxièmement|en (?:deuxième|second) lieu|secundo|troisièmement"],
  es: ["primero|en primer lugar", "segundo|en segundo lugar|tercero|en tercer lugar"],
  it: ["primo|in primo luogo", "secondo|in secondo luogo|terzo|in terzo luogo"],
  pt: ["primeiro|em primeiro lugar", "segundo|em segundo lugar|terceiro|em terceiro lugar"],
  nl: ["ten eerste", "ten (?:tweede|derde|vierde)"],
  sv: ["för det första", "för det (?:andra|tredje)"],
  da: ["for det første", "for det (?:andet|tredje)"],
  nb: ["for det første", "for det (?:andre|tredje)"],
  fi: ["ensinnäkin|ensiksi", "toiseksi|kolmanneksi"],
  pl: ["po pierwsze", "po (?:drugie|trzecie|czwarte)"],
  cs: ["za prvé", "za (?:druhé|třetí|čtvrté)"],
  ro: ["în primul rând", "în al (?:doilea|treilea) rând"],
  hu: ["először is|először", "másodszor|harmadszor"],
  tr: ["birincisi|ilk olarak", "ikincisi|ikinci olarak|üçüncüsü"],
  id: ["pertama", "kedua|ketiga"],
  vi: ["thứ nhất|một là", "thứ (?:hai|ba|tư)|hai là"],
  ru: ["во-первых|первое", "во-вторых|в-третьих|второе|третье"],
  uk: ["по-перше|перше", "по-друге|по-третє|друге|третє"],
  bg: ["първо", "второ|трето"],
  sr: ["прво", "друго|треће"],
  el: ["πρώτον", "δεύτερον|τρίτον"],
  ar: ["أولا[ًّ]?|أوّ?لًا|أولًا", "ثانيا[ً]?|ثانيًا|ثالثا[ً]?|ثالثًا"],
  fa: ["نخست|اول", "دوم|سوم"],
  he: ["ראשית|הראשון|הראשונה", "שנית|השני|השנייה|שלישית"],
  hi: ["पहला|पहली|पहली बात|प्रथम", "दूसरा|दूसरी|दूसरी बात|तीसरा|तीसरी"],
  mr: ["पहिले|पहिली गोष्ट", "दुसरे|दुसरी गोष्ट|तिसरे"],
  bn: ["প্রথমত|প্রথম", "দ্বিতীয়ত|দ্বিতীয়ত|দ্বিতীয়|তৃতীয়ত|তৃতীয়ত"],
  ta: ["முதலாவது|முதலாவதாக", "இரண்டாவது|இரண்டாவதாக|மூன்றாவது|மூன்றாவதாக"],
  ka: ["პირველი", "მეორე|მესამე"],
  hy: ["առաջին", "երկրորդ|երրորդ"],
  ko: ["첫째(?:로)?|첫 ?번째(?:로)?", "(?:둘째|셋째|넷째)(?:로)?|(?:두|세) ?번째(?:로)?"],
  ja: ["第一に|一つ目に|一つめに|まず一つ目", "第[二三四]に|[二三]つ[目め]に"],
  zh: ["第一(?:种|条|个|項|项)?|其一|一是", "第[二三四五](?:种|条|个|項|项)?|其[二三四]|[二三四]是"],
  th: [
    "ประการแรก|ข้อแรก|หนึ่ง|(?:ทาง|ทางเลือก|แบบ|วิธี|กลุ่ม)(?:ที่หนึ่ง|แรก)",
    "ประการที่(?:สอง|สาม)|ข้อ(?:สอง|ที่สอง|สาม|ที่สาม)|สอง|สาม|(?:ทาง|ทางเลือก|แบบ|วิธี|กลุ่ม)ที่(?:สอง|สาม)",
  ],
};

/** A word alone begins many sentences; a comma or a colon behind it shows that it counts. */
const counting = oncePerText((words) => new RegExp(`^(?:${words})(?:\\s?[,，、،:：]|(?<=\\p{sc=Thai})\\s)\\s*`, "iu"));
const leadIn = /^[^:：]{2,80}[:：]\s*/u;

const isFirst = oncePerTextIn((text, language): boolean => {
  const [first] = ordinals[language] ?? [];
  return first !== undefined && [text, text.replace(leadIn, "")].some((one) => counting(first).test(one));
});

/** Whether a sentence is the second or a later one of several that are counted: “Second, …”. */
export const isLaterInTurn = oncePerTextIn((text, language): boolean => {
  const [, later] = ordinals[language] ?? [];
  return later !== undefined && counting(later).test(text);
});

/** An item as it can stand alone: without what announces all of them and without its number. */
export function withoutTurn(text: string, language: string): string {
  const words = ordinals[language]?.join("|");
  if (words === undefined) return text;
  const item = isFirst(text, language) && !counting(words).test(text) ? text.replace(leadIn, "") : text;
  const told = item.replace(counting(words), "");
  return told === text || told === "" ? text : told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

/** The places of all sentences of the items that the one at `at` is among, to the end of the last one's paragraph; empty where it is among none. */
export function turnsAround(sentences: readonly RankedSentence[], at: number, language: string): ReadonlySet<number> {
  const start = sentences.slice(0, at + 1).findLastIndex(({ text, kind }) => kind === "sentence" && isFirst(text, language));
  const below = sentences.slice(start, start + longest);
  const last = start === -1 ? -1 : below.findLastIndex(({ text }) => isLaterInTurn(text, language));
  if (last < 1) return new Set();
  const rest = below.slice(last + 1).findIndex(({ isOpening, kind }) => isOpening || kind !== "sentence");
  const end = rest === -1 ? start + below.length : start + last + 1 + rest;
  const places = sentences.slice(start, end);
  return at < end && places.every(({ kind }) => kind === "sentence") ? new Set(places.map(({ index }) => index)) : new Set();
}
const longest = 12;
