import { dayPattern } from "../reader/dates.ts";
import { isSmallWord, stopWords } from "../reader/stop-words.ts";

// What begins a name of something new. Other cases (“einen neuen Kurs”) would not stand alone.
const articles: Readonly<Record<string, string>> = {
  en: "an?|the first",
  de: "eine?|das erste|die erste",
  nl: "een|de eerste|het eerste",
  fr: "une?|le premier|la première",
  es: "una?|el primer|la primera",
  pt: "uma?|o primeiro|a primeira",
  it: "un[oa]?|il primo|la prima",
};
// What a name of something ends before: a preposition, a relative word or a mark.
const borders: Readonly<Record<string, string>> = {
  en: "for|with|in|at|on|from|after|during|until|near|between|before|since|under|by|of|to|that|which|who|where|and|will|is|has|opens?|starts?|begins?",
  de: "für|mit|in|im|an|am|auf|ab|von|vom|aus|bei|beim|nach|vor|zu|zum|zur|und|der|die|das|wird|ist|hat",
  nl: "voor|met|in|op|aan|van|vanaf|uit|bij|na|om|en|die|dat|wordt|is|heeft",
  fr: "pour|avec|dans|après|depuis|pendant|entre|en|sur|dès|à|au|aux|de|du|des|d['’]\\S+|où|qui|que|et|est|sera|ouvre",
  es: "para|con|en|desde|hasta|tras|durante|entre|de|del|a|al|que|y|es|será|abre",
  pt: "para|com|em|no|na|nos|nas|desde|até|após|durante|entre|de|do|da|dos|das|a|ao|à|que|e|é|será|abre",
  it: "per|con|in|nel|nella|da|dal|dalla|dopo|durante|fino|tra|fra|di|del|della|a|al|alla|che|e|è|sarà|apre",
};

// “through a wet spring”: what stands behind one of these says when, where or how, and is not new.
const circumstances: Readonly<Record<string, string>> = {
  en: "through|throughout|after|during|amid|despite|within|over|under|near|by|since|as|like|than|without",
  de: "durch|nach|während|trotz|in|an|auf|bei|seit|unter|vor|aus|als|wie|ohne",
  nl: "door|na|tijdens|ondanks|in|op|bij|sinds|onder|als|zonder",
  fr: "après|pendant|durant|malgré|dans|sur|depuis|sous|par|comme|sans",
  es: "por|tras|durante|en|desde|bajo|como|sin|pese a",
  pt: "por|após|durante|em|desde|sob|como|sem|apesar de",
  it: "dopo|durante|in|da|su|sotto|come|senza|nonostante",
};

/** “… to start a walking bus from Monday”: what is new, as its indefinite article shows, up to where something else begins. */
export function newThings(text: string, language: string): string[] {
  const opens = articles[language];
  if (opens === undefined) return [];
  const end = `(?:${borders[language]})(?![\\p{L}\\p{M}])`;
  const pattern = new RegExp(
    // “…, a workshop of four” tells who somebody is.
    `(?<![\\p{L}\\p{M}]|[,–—]\\s|(?<!\\p{L})(?:${circumstances[language] ?? "(?!)"})\\s)(?:${opens})\\s+((?:(?!${end})[\\p{L}\\p{M}'’-]+\\s+){0,3}(?!${end})[\\p{L}\\p{M}'’-]{3,})(?=\\s+${end}|[.,;:!?]|$)`,
    "giu",
  );
  return [...text.matchAll(pattern)]
    .map((match) => ({ article: match[0], words: (match[1] ?? "").split(/\s+/u) }))
    .filter(({ words }) => words.length > 1 && !words.some((word) => isSmallWord(word) || stopWords[language]?.has(word.toLowerCase())))
    .map(({ article, words }) => capital(first.test(article) ? article : words.join(" ")));
}

/** “The first …” is new as well, and says so. */
const first =
  /^(?:the first|das erste|die erste|de eerste|het eerste|le premier|la première|el primer|la primera|o primeiro|a primeira|il primo|la prima)\s/iu;

const nominative =
  /(?<![\p{L}\p{M}])\p{L}{3,}(?:[ыо]й|ий)\s+\p{L}{3,}[бвгджзклмнпрстфхцчшщь](?![\p{L}\p{M}])|(?<![\p{L}\p{M}])\p{L}{3,}[ая]я\s+\p{L}{3,}[ая](?![\p{L}\p{M}])|(?<![\p{L}\p{M}])\p{L}{3,}[ое]е\s+\p{L}{3,}[ое](?![\p{L}\p{M}])/giu;

/** “Ночной травмпункт”: an adjective and its noun, whose endings show the first case. */
export const namedInFirstCase = (text: string, language: string): string[] =>
  language === "ru"
    ? [...text.matchAll(nominative)]
        .map((match) => match[0])
        .filter((found) => !/(?:[ая]я|[ое]е|[ыои]й)$/iu.test(found))
        .map(capital)
    : [];

/** “Folk club ‘Tide’ opens …”: what a sentence begins with, up to the end of the name in quotation marks. */
function quotedSubject(text: string, language: string): string | null {
  const found = /^[^\p{P}\p{Nd}]{2,24}["“„«「『‘'][^"“”„«»「」『』‘’\n]{2,24}["”“»」』’']/u.exec(text)?.[0];
  if (found === undefined) return null;
  // An Arabic sentence begins with its verb.
  const isLed = language === "ar" && /^\S+\s+[^\s"“«]+\s/u.test(found);
  return isLed ? found.split(/\s+/u).slice(1).join(" ") : found;
}

/** The same, and what stands behind it where words have no blanks and no particle leads on: “木製おもちゃ「ころころ電車」”, “回収のお知らせ”. */
export function namedApart(text: string, language: string): string[] {
  const subject = quotedSubject(text, language);
  if (subject === null) return [];
  const rest = text.slice(text.indexOf(subject) + subject.length).replace(/^[、，:：\s]+/u, "");
  const isApart = (language === "ja" || language === "zh") && /^(?![のはをがにでとも])[^。！？]{4,20}$/u.test(rest);
  return [subject, ...(isApart ? [rest] : [])];
}

/** “From Monday 7 September”: a day with the small word before it and what it begins or ends; a day alone says nothing. */
export function placedDay(text: string): string | null {
  const found = new RegExp(
    `(?<![\\p{L}\\p{M}]|(?:έως|μέχρι|until|till|bis|jusqu['’]?\\p{L}*|hasta|até|fino|do|до|по|حتى|עד)\\s)(\\p{L}{1,5}\\s+)(?:\\p{L}{3,12}[,،]?\\s+)??(${dayPattern})`,
    "iu",
  ).exec(text);
  const [whole = "", word = ""] = found ?? [];
  const rest = text.slice((found?.index ?? 0) + whole.length);
  // “from 13 July to 30 August” is one when.
  const goesOn = /^\s*(?:[–—-]|(?:\p{L}{1,5}\s+){1,2}(?:\p{L}+\s+)?\p{Nd})/u.test(rest);
  const isBefore = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}]/u.test(word);
  // “between 11 and 22 January”
  const isHalf = /^(?:and|und|et|y|e|en|i|и|і|та|και|ve|och|og)\s$/iu.test(word);
  return found === null || goesOn || isHalf || !isBefore || !isSmallWord(word.trim())
    ? null
    : capital(whole.replace(/(?<=\p{L}{5})\.$/u, ""));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “Saebom, sales …”: a word that a headline begins with, before its comma, and that the story says again. */
export function calledFirst(title: string, markdown: string): string {
  const [, first = ""] = /^([\p{L}\p{M}\p{N}]{3,})[,，、،]\s/u.exec(title) ?? [];
  return first !== "" && markdown.split(first).length > 2 ? first : "";
}
