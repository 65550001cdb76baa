import { RecentlyUsed } from "../kernel/index.ts";
import { foldText, withoutMarks } from "./fold-word.ts";
import { stemOf } from "./stem.ts";
import { formsOf, type WordForms } from "./word-forms.ts";

/** Where a term stands in a text, in UTF-16 units of the text as it was given to `readText`, and the words there. */
export interface TermFound {
  start: number;
  end: number;
  words: string;
}

interface WordFacts {
  /** In small letters of its language. */
  folded: string;
  plain: string;
  stem: string;
  isCapital: boolean;
}

interface Word {
  start: number;
  end: number;
  facts: WordFacts;
}

/** A text whose words have been read once, so that many terms can be looked for. */
export interface ReadText {
  text: string;
  words: Word[];
  language: string;
  base: string;
  /** The same text in small letters, each in its place; made when it is asked for. */
  inPlace(): string;
}

/** Reads the words of a text. @param language BCP 47; one that nobody knows does no harm. */
export function readText(text: string, language: string): ReadText {
  const base = language.toLowerCase().split("-")[0] ?? "";
  const words = [...text.matchAll(wordPattern)].map(
    ({ 0: word, index }): Word => ({ start: index, end: index + word.length, facts: factsOf(word, { language, base }) }),
  );
  let small: string | undefined;
  const inPlace = () => {
    small ??= foldInPlace(text, language);
    return small;
  };
  return { text, words, language, base, inPlace };
}

/** What was read of words lately: a text that is being written is read again with every save of it, and so are the terms of its voice. */
const known = new RecentlyUsed<WordFacts>(10_000);

function factsOf(word: string, { language, base }: { language: string; base: string }): WordFacts {
  const key = `${language} ${word}`;
  return known.get(key) ?? known.set(key, readFacts(word, { language, base }));
}

function readFacts(word: string, { language, base }: { language: string; base: string }): WordFacts {
  const folded = foldText(word, language);
  // “l’offre”, “dell’offerta”: the article is no part of the word; nor is the English “’s”.
  const bare = folded.replace(/^(\p{L}{1,5}')(?=\p{L}{3})/u, "").replace(/'s$/u, "");
  return {
    folded: bare,
    plain: withoutMarks(bare),
    stem: withoutMarks(stemOf(base)(bare)),
    isCapital: /^\p{Lu}/u.test(word.slice(word.length - bare.length)),
  };
}

/** Scripts written without spaces, and Korean, which joins particles to the end of its words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hangul}]/u;
const spaced = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hangul}])[\p{L}\p{N}_]/u;

/** Letters of a script with spaces, with what is written over, under and unseen between them. */
const wordPattern = new RegExp(
  `${spaced.source}(?:${spaced.source}|[\\p{M}\\u00AD\\u200B-\\u200D\\u2060])*(?:['’ʼ][\\p{L}\\p{M}]+)*`,
  "gu",
);

/** Every place where a term stands, in any of its forms. Several words are found with other joints between them. */
export function findTerm(read: ReadText, term: string): TermFound[] {
  if (unspaced.test(term) || !/[\p{L}\p{N}]/u.test(term) || /[^\p{L}\p{M}\p{N}\s'’ʼ\-‐‑–_\u00AD\u200B-\u200D.&]/u.test(term))
    return findLetters(read, term);
  const wanted = wantedOf(term, read.language);
  const found: TermFound[] = [];
  for (let at = 0; at < read.words.length; at++) {
    const length = matchAt(read, at, wanted);
    if (length === 0) continue;
    const start = read.words[at]?.start ?? 0;
    const end = read.words[at + length - 1]?.end ?? start;
    found.push({ start, end, words: read.text.slice(start, end) });
    at += length - 1;
  }
  return found;
}

interface Wanted {
  wanted: readonly WordFacts[];
  /** “game changer” is also “gamechanger”; null for a single word. */
  whole: WordFacts | null;
}

/** Terms that were looked for lately. Each is read once, so that what is found out about it and a word is known again (`verdicts`). */
const knownTerms = new RecentlyUsed<Wanted>(1_000);

function wantedOf(term: string, language: string): Wanted {
  const key = `${language} ${term}`;
  const known = knownTerms.get(key);
  if (known) return known;
  const { words, base } = readText(term, language);
  const wanted = words.map((word) => word.facts);
  return knownTerms.set(key, { wanted, whole: wanted.length > 1 ? joined(wanted, base) : null });
}

/** How many words from `at` on are the term; 0 when it does not stand there. */
function matchAt({ words, text, base }: ReadText, at: number, { wanted, whole }: Wanted): number {
  const forms = formsOf(base);
  const together = wanted.every((term, i) => {
    const word = words[at + i];
    return (
      word !== undefined &&
      isKnownForm(word.facts, term, forms, wanted.length === 1) &&
      (i === 0 || isJoint(text.slice(words[at + i - 1]?.end, word.start)))
    );
  });
  if (together) return wanted.length;
  const word = words[at];
  if (!word) return 0;
  if (whole && isKnownForm(word.facts, whole, forms, false)) return 1;
  // The other way about.
  const next = words[at + 1];
  const [only] = wanted;
  if (!next || !only || wanted.length > 1 || only.plain.length < 8) return 0;
  const [one, other] = [word.facts.plain, next.facts.plain];
  return one.length > 2 && other.length > 2 && only.plain === one + other && isJoint(text.slice(word.end, next.start)) ? 2 : 0;
}

const isJoint = (between: string) => /^(\s+|\s*[-‐‑–]\s*|[.&]\s*|\s+&\s+)$/.test(between);

function joined(words: readonly WordFacts[], base: string): WordFacts {
  const [first] = words;
  if (!first) throw new Error("A term without words has nothing to join.");
  const folded = words.map((one) => one.folded).join("");
  return { ...first, folded, plain: withoutMarks(folded), stem: withoutMarks(stemOf(base)(folded)) };
}

/** What was found out about words that were read lately: every save asks the same of nearly all of them again. */
const verdicts = {
  whole: new WeakMap<WordFacts, WeakMap<WordFacts, boolean>>(),
  part: new WeakMap<WordFacts, WeakMap<WordFacts, boolean>>(),
};

function isKnownForm(word: WordFacts, term: WordFacts, forms: WordForms, mayBePart: boolean): boolean {
  const all = mayBePart ? verdicts.part : verdicts.whole;
  const ofTerm = all.get(term) ?? new WeakMap<WordFacts, boolean>();
  all.set(term, ofTerm);
  const verdict = ofTerm.get(word) ?? isForm(word, term, forms, mayBePart);
  ofTerm.set(word, verdict);
  return verdict;
}

function isForm(word: WordFacts, term: WordFacts, forms: WordForms, mayBePart: boolean): boolean {
  if (word.folded === term.folded) return true;
  if (/\p{N}/u.test(term.folded)) return false;
  if (isAnotherLetter(word, term)) return false;
  if (word.plain === term.plain && term.plain.length > 3) return true;
  if (word.stem === term.stem && term.stem.length > 1) return true;
  return isInflected(word, term, forms) || (mayBePart && forms.compounds === true && isCompound(word, term));
}

const umlaut = /[äöü]/;
/** “schon” is not “schön”: without an ending or a capital, a German umlaut makes another word. */
const isAnotherLetter = (word: WordFacts, term: WordFacts) =>
  !term.isCapital && !umlaut.test(term.folded) && umlaut.test(word.folded) && word.plain.length - term.plain.length < 2;

function isInflected(word: WordFacts, term: WordFacts, { endings, least = 3, when, dropped, prefixes }: WordForms): boolean {
  if (!endings || (when && !when.test(term.isCapital ? term.folded.toUpperCase() : term.folded))) return false;
  return withoutPrefix(word.plain, prefixes).some((one) =>
    sharesBeginning(one, term.plain, { endings, least, dropped: dropped ?? endings }),
  );
}

/** A word, and what is left of it without what may stand before it. */
function withoutPrefix(word: string, prefixes: RegExp | undefined): string[] {
  if (!prefixes) return [word];
  const longest = prefixes.exec(word)?.[0].length ?? 0;
  const ends = Array.from({ length: longest }, (_, i) => i + 1).filter((at) => prefixes.exec(word.slice(0, at))?.[0].length === at);
  return [word, ...ends.map((at) => word.slice(at))];
}

interface Ends {
  endings: RegExp;
  dropped: RegExp;
  least: number;
}

function sharesBeginning(word: string, term: string, { endings, dropped, least }: Ends): boolean {
  if (term.length < least) return false;
  let same = 0;
  while (same < word.length && same < term.length && word[same] === term[same]) same += 1;
  // A short term is kept whole but for one letter.
  const fewest = Math.min(least, Math.max(term.length - 1, 3));
  for (let at = same; at >= fewest && term.length - at <= 4; at--)
    if (dropped.test(term.slice(at)) && endings.test(word.slice(at))) return true;
  return false;
}

/** What stands before a stem without making a compound: “Verkauf” is no kind of “Kauf”. */
const prefixes =
  /^(ab|an|auf|aus|be|bei|durch|ein|ent|er|ge|her|hin|miss|mit|nach|ober|uber|um|un|unter|ver|vor|weg|wider|wieder|zer|zu|be|for|fore|in|om|op|over|pa|til|ut|aan|af|bij|door|mee|na|onder|uit|voor|wan|ver|av|fore|fra|mis|o|u|sam|van|bort|meg|el|fel|ki|le|be|ossze|vissza)$/;
/** What stands after a stem without making one: endings, and those that make another word of it. */
const suffixes =
  /^(e?s|e?n|er[nsn]?|e[mrs]|in(nen)?|ung(en)?|heit(en)?|keit(en)?|igkeit(en)?|lich.*|isch.*|ig.*|bar.*|sam.*|schaft(en)?|tum|ieren?|iert.*|ting|ismus|ist(en)?|ion(en)?|alitat|ell.*|lijk.*|ing(en)?|heid|baar.*|elijk.*|else.*|het(en|er)?|het|isk.*|are.*|tion.*|nen|chen|lein|ler.*|ner.*|nis.*|nde.*|ler|ern.*|elt.*|eln|ent.*)$/;

/** Whether a term is the beginning or the end of a word that is written together. */
function isCompound(word: WordFacts, term: WordFacts): boolean {
  if (term.plain.length < 5) return false;
  const { plain } = word;
  const cut = term.plain.length > 5 ? term.plain.replace(/e$/, "") : term.plain;
  if (plain.startsWith(cut)) {
    const rest = plain.slice(cut.length);
    const part = rest.replace(/^(en|es|er|ene|e|s|n)(?=\p{L}{4})/u, "");
    if (part.length >= 4 && /[aeiouyåæø]/.test(part) && !suffixes.test(part) && !suffixes.test(rest)) return true;
  }
  const at = Math.max(endAt(plain, term.plain), endAt(word.stem, term.stem.length > 4 ? term.stem : term.plain));
  return at >= 3 && !prefixes.test(plain.slice(0, at)) && /[aeiouyåæø]/.test(plain.slice(0, at));
}

const endAt = (word: string, end: string) => (word.length > end.length && word.endsWith(end) ? word.length - end.length : -1);

/** Letters as they stand: for scripts without spaces, and terms that are more than words, such as “C++”. */
function findLetters({ text, language, inPlace }: ReadText, term: string): TermFound[] {
  const wanted = foldText(term, language).replace(/\s+/g, " ").trim();
  if (wanted === "") return [];
  const pattern = [...wanted].map((letter) => (letter === " " ? "\\s+" : `${literal(letter)}${hidden}`)).join("");
  const found: TermFound[] = [];
  for (const match of inPlace().matchAll(new RegExp(pattern, "gu"))) {
    const start = match.index;
    const end = start + match[0].length;
    if (isWhole(text, { start, end }, wanted)) found.push({ start, end, words: text.slice(start, end) });
  }
  return found;
}

/** With the `u` flag nothing but these may be escaped, a hyphen least of all. */
const literal = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
const hidden = "[\\u00AD\\u200B-\\u200D\\u2060]*";

/** Small letters where each keeps its place, so that what is found can be shown. */
function foldInPlace(text: string, language: string): string {
  return [...text].map((letter) => keepLength(letter, language)).join("");
}

function keepLength(letter: string, language: string): string {
  const small = foldText(letter, language);
  return small.length === letter.length ? small : letter;
}

/** Whether what stands at a place is no part of a longer word. Scripts without spaces have no such longer words to see. */
function isWhole(text: string, { start, end }: { start: number; end: number }, term: string): boolean {
  return !continues(text.charAt(start - 1), term.charAt(0)) && !continues(text.charAt(end), term.charAt(term.length - 1));
}

const letter = /[\p{L}\p{N}\p{M}_]/u;
const continues = (outside: string, inside: string) =>
  letter.test(outside) && letter.test(inside) && !unspaced.test(outside) && !unspaced.test(inside);
