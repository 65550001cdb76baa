import { calendarOf } from "./dates.ts";
import { stopWords } from "./stop-words.ts";
import { tokens } from "./tokens.ts";

export interface KeywordContext {
  language: string;
  /** The story's names, the most important first. */
  names: readonly string[];
  /** Names of people who only speak about it. */
  speakers?: readonly string[];
  /** The campaign's name. */
  hint: string;
}

interface Counted {
  word: string;
  count: number;
  first: number;
  /** Seen where nouns stand. */
  isNoun: boolean;
}

/** Words that say what a story is about, the most telling first: its chief names, then nouns by how often it uses them. */
export function findKeywords(sentences: readonly string[], { language, names, speakers = [], hint }: KeywordContext): string[] {
  const counts = countWords(sentences, language);
  const inNames = new Set([...names, ...speakers].flatMap((name) => name.toLowerCase().split(/\s+/)));
  const inHint = new Set(tokens(hint, language).map((token) => token.toLowerCase()));
  const isInHint = (word: string) => inHint.has(word.toLowerCase()) || (joinedScript.test(word) && hint.includes(word));
  const weight = (one: Counted) =>
    one.count * (1 + Math.min(one.word.length, 12) / 12) * (isInHint(one.word) ? 2 : 1) * (one.isNoun ? 3 : 1);
  const words = [...counts.values()]
    .filter(({ word, count, isNoun }) => !inNames.has(word.toLowerCase()) && (isNoun || (count > 2 && beforeNouns[language] !== undefined)))
    // Where nothing but its ending tells a noun, it must be in the headline and below it as well.
    .filter(({ word, count }) => hasNounRule(language) || (count > 1 && isInHint(word)))
    .sort((a, b) => weight(b) - weight(a) || a.first - b.first)
    .map(({ word }) => word);
  return [...names.filter((name) => canStandAlone(name, language)).slice(0, 3), ...withoutInflections(words)].slice(0, 24);
}

function countWords(sentences: readonly string[], language: string): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  const texts = withCompounds(
    sentences.map((sentence) => sentence.replace(/https?:\S+/g, " ")),
    language,
  );
  const nouns = findNouns(texts, language);
  let position = 0;
  for (const token of texts.flat()) {
    position += 1;
    const key = token.toLowerCase();
    if (!isTelling(key, language)) continue;
    const seen = counts.get(key) ?? { word: token, count: 0, first: position, isNoun: nouns.has(key) };
    seen.count += 1;
    counts.set(key, seen);
  }
  return counts;
}

const joinedScript = /^[\p{sc=Thai}\p{sc=Han}]+$/u;

/** The words of each sentence; in scripts without blanks two that never go apart are one (“ห้อง” and “สมุด”). */
function withCompounds(sentences: readonly string[], language: string): string[][] {
  const texts = sentences.map((sentence) => {
    const words = tokens(sentence, language);
    return language === "tr" ? words.map((word) => word.replace(/[’'].*$/u, "")) : words;
  });
  if (language !== "th" && language !== "zh") return texts;
  const all = sentences.join("\n");
  const timesOf = (text: string) => all.split(text).length - 1;
  const isSmall = (word: string) => stopWords[language]?.has(word) ?? false;
  const isOne = (one: string, next: string) => {
    const times = joinedScript.test(one + next) && !isSmall(one) && !isSmall(next) ? timesOf(one + next) : 0;
    return times > 1 && (times === timesOf(one) || times === timesOf(next));
  };
  return texts.map((words) => {
    const joined: string[] = [];
    for (const word of words) {
      const last = joined.at(-1);
      if (last !== undefined && isOne(last, word)) joined[joined.length - 1] = last + word;
      else joined.push(word);
    }
    return joined;
  });
}

// Words after which a noun mostly stands. German shows its nouns by capitals, Arabic its definite ones by the article.
const beforeNouns: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|a|an|of|every|each|per|this|its|our|their|your|new)$/,
  fr: /^(?:le|la|les|l|un|une|des|du|chaque|cette|cet|ce|notre|nos|leur|leurs|son|sa|ses)$/,
  es: /^(?:el|la|los|las|un|una|del|al|cada|este|esta|nuestro|nuestra|su|sus)$/,
  it: /^(?:il|lo|la|i|gli|le|l|un|uno|una|del|della|dei|degli|delle|dello|ogni|questo|questa|nostro|nostra)$/,
  pt: /^(?:o|a|os|as|um|uma|do|da|dos|das|no|na|nos|nas|cada|este|esta|seu|sua|nosso|nossa)$/,
  nl: /^(?:de|het|een|elke|ieder|elk|deze|dit|onze|ons|hun|zijn|haar)$/,
};

const inflecting = new Set("ru uk bg sr pl cs el hy ka fi hu tr".split(" "));

/** A single name out of the middle of a sentence may be in any case; one that is in quotation marks or has two words mostly is in its first. */
export const canStandAlone = (name: string, language: string) =>
  !inflecting.has(language) || name.includes(" ") || /^\p{sc=Latin}/u.test(name) !== /^(?:pl|cs|fi|hu|tr)$/.test(language);

const hasNounRule = (language: string) =>
  language === "de" || language === "ar" || language === "ja" || beforeNouns[language] !== undefined;

/** Whether single nouns can be told from other words; where they cannot, a single word is a poor hashtag. */
export const knowsNouns = (language: string) => hasNounRule(language) || unspacedLanguages.has(language);
const unspacedLanguages = new Set(["th", "zh", "ja"]);

// Endings of words that can stand alone as a hashtag, in languages whose nouns show nothing else; verbs and other cases are left out.
const nounEndings: Readonly<Record<string, RegExp>> = {
  ru: /(?<!ания|ения|ов|ев|ах|ях|ам|ям|ом|ем|ых|их|им|ым)(?:[бвгджзкмнпрсфцчшщ]|[^аеиоуыюяёл]т|ия|ость|ство|ние|ка|ль|нь|рь)$/iu,
  uk: /(?:[бвгджзкмнпрсфцчшщ]|[^аеиоуіїюяєл]т|ія|ість|ство|ння|ка|ль|нь|рь)$/iu,
  bg: /(?:[бвгджзкмнпрсфцчшщ]|[^аеиоуюял]т|ия|ост|ство|ние|ка|ция)$/iu,
  el: /(?:ος|ισμός|μα|ση|ξη|ψη|ία|εία|είο|ήριο|ριο|τα)$/iu,
  hi: /(?<!ों|ें|ओं|ेगा|ेगी|ेंगे|ए|ाया|ाई|ता|ती|ते|ना|ने|कर|िया)$/u,
  bn: /(?<!য়|য়|বেন|েছে|েছেন|ছেন|তে|ার|দের|কে|ের|েন|বে|ে)$/u,
  ta: /(?<!த்|க்|ச்|ப்|ில்|க்கு|ின்|ை|ால்|ுடன்|ிறது|ன்றன|லாம்|ார்|ும்|வரை|முதல்)$/u,
  // Turkish shows neither nouns nor their first case; its names do.
  tr: /^(?!.)/u,
  am: /^(?![የበከለ])/u,
  fa: /^(?!(?:برگزار|اعلام|انجام|ارائه|آغاز|شروع|عرضه|مراجعه|ادامه|افتتاح|دریافت)$)/u,
  he: /^(?![בלהומשכ]{1,2}\p{L}{3}).*(?<!ת)$/u,
  ko: /(?<!다|은|는|을|를|에|의|로|와|과|고|며|서|해|한|된|할|까지|부터|에게|도|가|이)$/u,
  ka: /(?<!ს|მა|დან|ში|ზე|ის|ად|მდე)$/u,
  hy: /(?<!ում|ել|ալ|երի|ի|ին|ով|ից|ը|ն|է|եց|վել)$/u,
};

/** Whether the ending of a word shows that it can stand alone. */
export const showsNouns = (language: string) => nounEndings[language] !== undefined || unspacedLanguages.has(language);

/** Whether a word has the ending of one that can stand alone. */
export const looksLikeNoun = (word: string, language: string) => nounEndings[language]?.test(word) ?? true;

/** Words that are nouns by where they stand, in lower case; every telling word where no rule is known. */
function findNouns(texts: readonly string[][], language: string): ReadonlySet<string> {
  const nouns = new Set<string>();
  const add = (isNoun: (words: readonly string[], at: number) => boolean) => {
    for (const words of texts) for (const at of words.keys()) if (isNoun(words, at)) nouns.add((words[at] ?? "").toLowerCase());
  };
  const isBefore = beforeNouns[language];
  const isArticle = (words: readonly string[], at: number) => isBefore?.test((words[at] ?? "").toLowerCase()) ?? false;
  const tells = (words: readonly string[], at: number) => isTelling((words[at] ?? "").toLowerCase(), language);
  if (language === "de") add((words, at) => at > 0 && /^\p{Lu}/u.test(words[at] ?? ""));
  // A definite word after another one is mostly its adjective.
  else if (language === "ar") add((words, at) => /^ال/.test(words[at] ?? "") && !/^(?:ال|لل|بال|وال|فال|كال)/.test(words[at - 1] ?? ""));
  else if (!isBefore) add((words, at) => looksLikeNoun(words[at] ?? "", language));
  else if (language !== "en" && language !== "nl") add((words, at) => isArticle(words, at - 1));
  else {
    // Adjectives stand between article and noun; a verb may follow the noun, so those found surely go first.
    add((words, at) => isArticle(words, at - 1) && !tells(words, at + 1));
    const sure = new Set(nouns);
    add(
      (words, at) =>
        isArticle(words, at - 2) && tells(words, at - 1) && !sure.has((words[at - 1] ?? "").toLowerCase()) && !tells(words, at + 1),
    );
  }
  return nouns;
}

/** Long enough to mean something, no number, none of the small words. */
export function isTelling(word: string, language: string): boolean {
  if (/\d/.test(word) || stopWords[language]?.has(word) || calendarOf(language).has(word)) return false;
  if (/^(?:週|周|星期|礼拜|禮拜)[一二三四五六日天末]$/u.test(word)) return false;
  // Verbs and endings of Japanese are written with hiragana, most nouns without.
  if (language === "ja") return /^[\p{sc=Han}\p{sc=Katakana}ー]{2,}$/u.test(word) || /^\p{sc=Latin}{4,}$/u.test(word);
  const shortest = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word) ? 2 : /\p{sc=Arabic}/u.test(word) ? 3 : 4;
  return [...word].length >= shortest;
}

/** “kettle” and “kettles” are one keyword. */
function withoutInflections(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    const stem = stemOf(word);
    if (!kept.some((other) => stemOf(other) === stem)) kept.push(word);
  }
  return kept;
}

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{4})(?:'s|en|es|er|em|s|e|n)$/u, "")
    .replace(/^ال(?=\p{L}{3})/u, "");

/** “The Board”: a single word that English never says without its article, or with whose it is, is no name. */
export const isCalledThe = (word: string, markdown: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) &&
  !new RegExp(`(?<!(?:the|our|its|their|your|a|an) )(?<![\\p{L}\\p{M}])${word}(?!\\p{L})`, "iu").test(markdown);
