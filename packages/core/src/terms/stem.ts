import { createStemmer, type Language } from "multilingual-stemmer";

/** Languages whose words Snowball knows, by the code that its package has for them. Neighbours are read by the same rules. */
const snowball: Readonly<Record<string, Language>> = {
  ...{
    ar: "ar",
    ca: "ca",
    cs: "cs",
    da: "da",
    de: "de",
    el: "el",
    en: "en",
    es: "es",
    et: "et",
    eu: "eu",
    fa: "fa",
    fi: "fi",
    fr: "fr",
    ga: "ga",
  },
  ...{
    hi: "hi",
    hu: "hu",
    hy: "hy",
    id: "id",
    it: "it",
    lt: "lt",
    nb: "no",
    ne: "ne",
    nl: "nl",
    nn: "no",
    no: "no",
    pl: "pl",
    pt: "pt",
    ro: "ro",
  },
  ...{ ru: "ru", sr: "sr", sv: "sv", ta: "ta", tr: "tr", yi: "yi", ms: "id", gl: "pt", bs: "sr", hr: "sr" },
};

export type Stem = (word: string) => string;
const stemmers = new Map<string, Stem>();
const asItIs: Stem = (word) => word;

/** Takes the endings off a word in small letters; leaves it as it is where nobody knows its language. */
export function stemOf(base: string): Stem {
  const language = Object.hasOwn(snowball, base) ? snowball[base] : undefined;
  if (language === undefined) return asItIs;
  const made = stemmers.get(base) ?? createStemmer(language);
  stemmers.set(base, made);
  return made;
}
