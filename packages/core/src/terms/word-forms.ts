import { withoutMarks } from "./fold-word.ts";

/**
 * What words of a language take on, where the stemmer knows too little of it or there is none. Endings are read in words
 * without marks (`withoutMarks`).
 */
export interface WordForms {
  /** Two words are one when both are the same beginning and one of these endings. */
  endings?: RegExp;
  /** Letters of that beginning, three when absent. */
  least?: number;
  /** Which terms `endings` is for; every one when absent. */
  when?: RegExp;
  /** Endings that the term itself may drop; none when the term must stand whole. */
  dropped?: RegExp;
  /** What a word may have before it. */
  prefixes?: RegExp;
  /** Whether words are written together: “Sommerrabatt”. */
  compounds?: boolean;
}

const slavicLatin: WordForms = {
  endings:
    /^(a|e|i|o|u|y|ou|ej|em|ech|ach|am|ami|ama|ima|im|ih|og|oga|om|omu|emu|eho|ego|ho|mi|ov|ova|ove|ovi|ow|ho|ym|ymi|ych|ych|ie|ia|iu|iou|iam|iach|ima|nim|niho|nimu|nich|nimi|mu|ich|ma|ejsi|ejsia|sji|iji|ija|ije|ši)?$/,
  least: 4,
};
const slavicCyrillic: WordForms = {
  endings:
    /^(а|е|є|и|і|і|о|у|ю|я|ъ|ы|э|ь|ий|ый|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|им|ым|ими|ыми|их|ых|ей|ою|ею|ам|ям|ами|ями|ах|ях|ом|ем|ов|ев|ів|ы|ь|ата|ят|ят|ят|та|то|те|ите|ет|ът|ия|иот|от|ове|овете|ата|иет|ога|ог|ом|ома|има|е|аго|ыя|ага|аму|ай|аў)?$/,
  least: 4,
};
const germanic: WordForms = { compounds: true };
/** Ending upon ending: any that begins like one of the language's own. */
const turkic: WordForms = {
  endings:
    /^((l[aeiə]r|d[aeiə]|t[aei]|l[iu]|s[iu]z|c[ae]|m[aeiu]|n[aeiu]|k[aei]|g[aei]|y[aeiu]|d[iu]r|t[iu]r|s[aeiu]|a|ə|e|i|u|ü|ö|o)[\p{L}]{0,10})?$/u,
  least: 4,
  dropped: /^$/,
};
const uralic: WordForms = {
  endings: /^((a|e|i|o|u|k|t|n|s|ss|st|ks|kk|ka|ll|lt|lle|ksi|d|h|j|m|nk|nt|b|v|r|g|z|sz|y)[\p{L}]{0,9})?$/u,
  least: 5,
  dropped: /^(s|as|nen|ne|e|i|us)?$/,
  compounds: true,
};
const indic: WordForms = {
  endings: /^(ा|ी|े|ि|ो|ं|ें|ों|ियों|ियाँ|ियां|ाओं|ाएँ|ाएं|यों|याँ|यां|ओं|एँ|एं)?$/,
  least: 2,
};

const forms: Readonly<Record<string, WordForms>> = {
  // A verb's endings are those of no noun: Marke is not Markt.
  de: {
    ...germanic,
    endings: /^(e|en|est|n|st|t|et|te|ten|tet|test|ete|eten|end|ende|enden|ender|endes)$/,
    when: /^\p{Ll}.*(en|ern|eln)$/u,
    least: 4,
    prefixes: /^ge/,
  },
  nl: { ...germanic, endings: /^(e|er|ere|st|ste|s|en|t|de|den|te|ten)?$/, least: 4, prefixes: /^ge/ },
  sv: germanic,
  da: germanic,
  nb: germanic,
  nn: germanic,
  no: germanic,
  is: {
    ...germanic,
    endings: /^(i|id|ida|idum|idanna|um|unum|in|s|a|ar|arnir|anna|ur|urinn|inn|inum|ins|u|una|ir|irnar|num|nna|nar)?$/,
    least: 4,
  },
  en: { endings: /^(er|est|r|st)?$/, when: /^\p{Ll}{4,}$/u, least: 4, dropped: /^$/ },
  pt: { endings: /^(a|o|as|os|ao|oes|aes|e|es)$/, least: 5 },
  ca: { endings: /^(a|o|e|s|os|as|es)?$/, least: 4 },
  gl: { endings: /^(a|o|e|s|os|as|es)?$/, least: 4 },
  sk: slavicLatin,
  cs: slavicLatin,
  hr: slavicLatin,
  bs: slavicLatin,
  sl: slavicLatin,
  sr: slavicCyrillic,
  uk: slavicCyrillic,
  be: slavicCyrillic,
  bg: slavicCyrillic,
  mk: slavicCyrillic,
  lv: { endings: /^(s|a|e|i|u|is|us|as|es|am|em|im|um|ai|ei|os|am|iem|ais|ajs|aja|ajam|o|am|ot|em|ies)?$/, least: 4 },
  lt: { endings: /^(us|i|as|is|os|es|u|a|e|iai|ius|iu|ia|io|ios|iausi\p{L}*|esn\p{L}*|ams|oms|ais|omis|uose|ose|ai|ą)?$/u, least: 3 },
  tr: turkic,
  az: turkic,
  uz: turkic,
  tk: turkic,
  fi: uralic,
  et: uralic,
  hu: {
    ...uralic,
    endings: /^((a|e|i|o|u|ok|k|t|n|b|v|r|h|j|m|nak|nek|sz|ig|kent|ert|val|vel|tol|rol|nk|d)[\p{L}]{0,9})?$/u,
    dropped: /^$/,
    least: 4,
  },
  he: { prefixes: /^[והבלמשכ]{1,3}/, endings: /^(ה|ימ|ות|ת|י|ו|מ|נ|כ|נו|יה|ית|יו|יכמ|ינו)?$/, least: 3, dropped: /^$/ },
  ar: {
    prefixes: /^(و|ف)?(ال|بال|كال|لل|ب|ك|ل)?/,
    endings: /^(ة|ه|ها|هم|نا|ك|كم|ي|ية|ات|ون|ين|ان|ا|ته|تها|تنا|تهم|اتنا|ين|يا)?$/,
    least: 3,
    dropped: /^[ةا]?$/,
  },
  fa: { endings: /^(ها\p{L}{0,5}|ي|تر|ترين|م|ت|ش|مان|تان|شان|ان)?$/u, least: 3, dropped: /^$/ },
  ur: { endings: /^(ا|ي|ے|وں|ياں|يوں|ئيں|يں)?$/, least: 2 },
  hi: indic,
  mr: indic,
  ne: indic,
  bn: { endings: /^(ের|টি|টা|গুলি|গুলো|রা|দের|কে|তে|ে|য়|র)?$/, least: 2, dropped: /^$/ },
  id: { prefixes: /^(ter|se|di|ber)/, endings: /^(nya|kan|an|i|lah|ku|mu|kah)?$/, least: 4, dropped: /^$/ },
  ms: { prefixes: /^(ter|se|di|ber)/, endings: /^(nya|kan|an|i|lah|ku|mu|kah)?$/, least: 4, dropped: /^$/ },
  ga: { endings: /^(a|e|i|ach|anna|acha|ai)?$/, least: 4, dropped: /^$/ },
  sw: {},
};

const none: WordForms = {};
const read = new Map<string, WordForms>();

/** @param base the first part of a BCP 47 code. */
export function formsOf(base: string): WordForms {
  const known = read.get(base) ?? withPlainEndings(Object.hasOwn(forms, base) ? (forms[base] ?? none) : none);
  read.set(base, known);
  return known;
}

/** Endings stand above as they are written, and are looked for in words without marks. */
function withPlainEndings({ endings, dropped, ...others }: WordForms): WordForms {
  const plain = (pattern: RegExp) => new RegExp(withoutMarks(pattern.source), pattern.flags);
  return { ...others, ...(endings && { endings: plain(endings) }), ...(dropped && { dropped: plain(dropped) }) };
}
