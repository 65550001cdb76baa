import { unshout } from "./unshout.ts";

// Names and phrases as somebody would look for them, and what looks like one and is none.

const capitalizing = new Set("en de es pt it ca nl tr id vi".split(" "));

/** “Δήμος Καλαμόβρυσης” for “ΔΗΜΟΣ ΚΑΛΑΜΟΒΡΥΣΗΣ”: as running text has it, in which Greek has its accents. */
function writtenAs(name: string, running: string): string | undefined {
  const bare = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ς/gu, "σ");
  const words = [...running.matchAll(/[\p{L}\p{M}\p{N}&'’-]+/gu)];
  const wanted = name.split(/\s+/u).map(bare);
  const at = words.findIndex((_, from) => wanted.every((word, place) => bare(words[from + place]?.[0] ?? "") === word));
  const found = words
    .slice(at, at + wanted.length)
    .map(([word]) => word)
    .join(" ");
  return at === -1 || !/\p{Ll}/u.test(found) ? undefined : found;
}

/** A name that was set in capitals: in many languages all of its longer words begin with one, elsewhere those in marks. */
export const asName = (name: string, running: string, language: string) => {
  const written = /\p{Ll}/u.test(name) ? undefined : writtenAs(name, running);
  if (written !== undefined) return written;
  const told = unshout(name, running, language);
  if (told === name) return name;
  const borders = capitalizing.has(language) ? /(?<=[\s«“„"‘(])\p{Ll}(?=\p{L}{3})/gu : /(?<=[«“„"‘(])\p{Ll}/gu;
  return told.replace(borders, (letter) => letter.toLocaleUpperCase(language)).replace(/\bLTD\b/u, "Ltd");
};

/** “Maj” of “Maj. Ida Frey”: what somebody is called by. */
export const isTitle = (word: string, markdown: string) =>
  /^\p{Lu}\p{Ll}{1,3}$/u.test(word) && new RegExp(`${word}\\.\\s\\p{Lu}`, "u").test(markdown);

/** “(incl. VAT)”: everywhere between brackets. */
export const isInBrackets = (name: string, markdown: string) => !markdown.replace(/[(（][^()（）]*[)）]/gu, " ").includes(name);

/** “пунктов приёма” of “11 новых пунктов приёма”: a number puts what it counts into a case that nobody looks for. */
export const isCounted = (phrase: string, { language, markdown }: { language: string; markdown: string }) =>
  counting.has(language) &&
  markdown
    .toLowerCase()
    .split(phrase.toLowerCase())
    .slice(0, -1)
    .every((before) => /\p{Nd}(?:\s\p{L}+)?\s$/u.test(before));
const counting = new Set(["ru", "uk", "be", "bg", "sr", "hr", "sl", "pl", "cs", "sk", "lt", "lv"]);

/** “Клюев С. Р.”: somebody on a list, whom nobody looks for. */
export const isInitialled = (word: string, markdown: string) =>
  /^\p{sc=Cyrillic}{3,}\s\p{Lu}(?:\.\s?\p{Lu})?\.?$/u.test(word) && markdown.includes(`${word.replace(/\.$/u, "")}.`);

/** “货运自行” where “车” follows each time: where words have no blanks between them, what always goes on is cut. */
export function wholeWord(phrase: string, text: string): string {
  if (!/^\p{sc=Han}+$/u.test(phrase)) return phrase;
  let found = phrase;
  for (let turn = 0; turn < mostCut; turn += 1) {
    const next = text
      .split(found)
      .slice(1)
      .map((rest) => rest.charAt(0));
    if (next.length < 2 || new Set(next).size > 1 || !/\p{sc=Han}/u.test(next[0] ?? "")) break;
    found += next[0];
  }
  return found;
}
const mostCut = 3;

/** “Mr Frey”, “пан Крис”: nobody is called so. */
export const address =
  /^(?:Mrs?|Ms|Miss|Herrn?|Frau|M|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Doña?|Signora?|Sig|Senhora?|Meneer|Mevrouw|Pani?|Пані?|Господин|Госпожа|Κύριος|Κυρία)\.?\s(?=\p{Lu})/u;
