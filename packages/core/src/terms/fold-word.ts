/** Signs inside a word that nobody sees: soft hyphens, joiners, direction marks, a stretched Arabic line. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: single signs are meant
const unseen = /\u034F|[\u00AD\u061C\u0640\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]/g;
/** Marks that may be left out in writing: accents, and the vowel points of Arabic and Hebrew. Vowel signs of Indic scripts are none of them. */
const marks = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g;

/** A text in the small letters of its language, without signs that are not seen. */
export function foldText(text: string, language: string): string {
  const plain = text.normalize("NFKC").replace(unseen, "").replace(/[’ʼ]/g, "'");
  try {
    return plain.toLocaleLowerCase(language).normalize("NFC");
  } catch {
    // No language that the system knows.
    return plain.toLowerCase().normalize("NFC");
  }
}

const sameLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ى: "ي",
  ک: "ك",
  ی: "ي",
  ם: "מ",
  ן: "נ",
  ץ: "צ",
  ף: "פ",
  ך: "כ",
};
const others = new RegExp(`[${Object.keys(sameLetters).join("")}]`, "g");

/** A folded word without marks, and with one letter for those that stand for each other at the end of a word or on another keyboard. */
export const withoutMarks = (word: string): string =>
  word
    .normalize("NFD")
    .replace(marks, "")
    .replace(others, (letter) => sameLetters[letter] ?? letter)
    .normalize("NFC");
