import type { TermForms } from "@copydesk/contracts";
import { findTerm, readText } from "./match-term.ts";
import { formsOf } from "./word-forms.ts";

/**
 * How words of a language commonly end, by how the term does: the first line whose end fits gives what stands in its
 * place. What makes no form of a given term is sorted out afterwards.
 */
const common: Readonly<Record<string, readonly (readonly [end: RegExp, endings: string])[]>> = {
  de: [
    [/(?<=^\p{Ll}.*)en$/u, "t te et est"],
    [/(?<=^\p{Lu}.*)e$/u, "en"],
    [/(?<=^\p{Lu}.*)$/u, "e en s es er"],
    [/$/, "e en er es em"],
  ],
  nl: [
    [/e$/, "e en"],
    [/$/, "en e s"],
  ],
  sv: [
    [/[ae]$/, "an orna or en"],
    [/$/, "en et er erna a t are"],
  ],
  da: [
    [/e$/, "en er erne et"],
    [/$/, "en et er erne e t ere"],
  ],
  nb: [
    [/e$/, "en er ene et"],
    [/$/, "en et er ene e t ere"],
  ],
  en: [
    // “seamlesser” and “game-changered” would be found, too, and nobody writes them.
    [/(?<=less|ful|ous|al|ive|ant|ent)$/, "ly"],
    [/(?<=(?:ss|sh|ch|x)(?<=-\p{L}+)|ness)$/u, "es"],
    [/(?<=[^e]er|or|ion|ist|ism|ship|ing|-\p{L}+)$/u, "s"],
    [/e$/, "es ed ing"],
    [/(?<=[^aeiou])y$/, "ies"],
    [/$/, "s ed ing er est"],
  ],
  fr: [
    [/er$/, "e es ons ez ent é"],
    [/e$/, "es"],
    [/$/, "s e es"],
  ],
  es: [
    [/ar$/, "a amos an ado"],
    [/[ao]$/, "o a os as"],
    [/ón$/, "ones"],
    [/$/, "es s"],
  ],
  pt: [
    [/ar$/, "a amos am ado"],
    [/[ao]$/, "o a os as"],
    [/ção$/, "ções"],
    [/$/, "es s"],
  ],
  it: [
    [/[oa]$/, "o a i e"],
    [/e$/, "i"],
  ],
  ro: [[/$/, "ul i e"]],
  ca: [
    [/a$/, "es"],
    [/$/, "s a es"],
  ],
  ru: [
    [/(ый|ий|ой)$/, "ая ое ые ого ых ыми"],
    [/а$/, "и ы у ой ами"],
    [/$/, "а у ом ы ов ами"],
  ],
  uk: [
    [/ий$/, "а е і ого их ими"],
    [/а$/, "и і у ою ами"],
    [/$/, "а у ом и ів ами"],
  ],
  pl: [
    [/[yi]$/, "a ego ych e"],
    [/a$/, "y i ę ą om"],
    [/$/, "a u em ów om"],
  ],
  cs: [
    [/ý$/, "á é ého ým"],
    [/í$/, "ího ím"],
    [/a$/, "y u ou ami"],
    [/$/, "u em y ů"],
  ],
  sk: [
    [/ý$/, "á é ého ým"],
    [/a$/, "y u ou ami"],
    [/$/, "u om y ov"],
  ],
  sl: [
    [/a$/, "e o i ami"],
    [/$/, "a u om i"],
  ],
  hr: [
    [/a$/, "e u om ama"],
    [/$/, "a u om i"],
  ],
  sr: [
    [/а$/, "е у ом ама"],
    [/$/, "а у ом и"],
  ],
  bg: [
    [/а$/, "и ата ите"],
    [/$/, "а о и ът ите"],
  ],
  el: [
    [/ός$/, "ή ό οί ών"],
    [/ά$/, "ές άς ών"],
    [/$/, "ς"],
  ],
  lt: [
    [/as$/, "o ai us ams"],
    [/a$/, "os ai ą"],
  ],
  lv: [
    [/a$/, "as u ai ām"],
    [/e$/, "es i ei ēm"],
    [/s$/, "a u am i"],
  ],
  tr: [[/$/, "lar ler ı i u ü dan den lı li"]],
  az: [[/$/, "lar lər ı i da də"]],
  fi: [
    [/s$/, "kset ksen ksia ksella"],
    [/$/, "n t a ä ssa ssä lla llä"],
  ],
  et: [[/$/, "d t le st"]],
  hu: [[/$/, "k t ok ek ban ben unk ünk"]],
  ar: [[/$/, "ة ات نا ها"]],
  he: [[/$/, "ה ים ות"]],
  fa: [[/$/, "ها های تر ترین"]],
  ur: [
    [/ا$/, "ی ے"],
    [/$/, "وں"],
  ],
  hi: [
    [/ा$/, "ी े"],
    [/$/, "ों"],
  ],
  bn: [[/$/, "ের টি গুলি কে"]],
  ta: [[/$/, "கள்"]],
  id: [[/$/, "nya"]],
  ms: [[/$/, "nya"]],
  ko: [[/$/, "을 은 이 의"]],
};

/** What stands before a word in some languages, as part of it. */
const articles: Readonly<Record<string, readonly string[]>> = { ar: ["ال", "وال", "بال"], he: ["ה", "ב", "ו"] };

const mostForms = 6;

/**
 * Forms in which a term would be found, besides as it stands, for whoever writes down terms. They are made by putting
 * common endings to it and asking the search itself, so none is shown that it would not find.
 * @param language BCP 47.
 */
export function termForms(term: string, language: string): TermForms {
  const base = language.toLowerCase().split("-")[0] ?? "";
  const isForm = (candidate: string) =>
    candidate !== term && findTerm(readText(candidate, language), term).some((one) => one.words === candidate);
  const [end, endings] = common[base]?.find(([one]) => one.test(term)) ?? [/$/, ""];
  const inflected = endings.split(" ").map((ending) => term.replace(end, ending));
  const candidates = [...(articles[base] ?? []).map((one) => one + term), ...inflected];
  const forms: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (forms.length === mostForms) break;
    if (isForm(candidate)) forms.push(candidate);
  }
  return { term, forms, in_longer_words: formsOf(base).compounds === true && /^[\p{L}]{5,}$/u.test(term) };
}
