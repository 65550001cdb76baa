import { asHeadline } from "../punctuation.ts";
import { participle } from "./clauses.ts";

// What a phrase of when, where or for whom begins with, in languages whose sentences are whole before it. “Of” and “to” belong to what stands
// in front of them.
const prepositions: Readonly<Record<string, string>> = {
  en: "for|with|in|at|on|from|after|during|until|near|between|before|since|under|over|amid|despite",
  fr: "pour|avec|dans|après|depuis|pendant|entre|en|sur|dès|près",
  es: "para|con|en|desde|hasta|tras|durante|entre|bajo",
  pt: "para|com|em|no|na|nos|nas|desde|até|após|durante|entre",
  it: "per|con|in|nel|nella|da|dal|dalla|dopo|durante|fino|tra|fra",
  ca: "per|amb|en|des|fins|durant|entre|després",
  ro: "pentru|cu|la|în|după|până|între|pe|sub",
  sv: "för|med|i|på|från|efter|under|vid|mellan|hos",
  da: "for|med|i|på|fra|efter|under|ved|mellem|hos",
  nb: "for|med|i|på|fra|etter|under|ved|mellom|hos",
  pl: "dla|w|we|na|od|po|przed|przez|przy|między|pod",
  cs: "pro|v|ve|na|od|po|před|přes|u|mezi|pod",
  ru: "для|в|во|от|до|после|перед|через|у|при|между|под|около|за|по",
  uk: "для|в|у|від|до|після|перед|через|біля|при|між|під|за|по",
  bg: "за|в|във|от|до|след|преди|през|при|между|под|край",
  sr: "за|у|на|од|до|после|пре|код|између|под",
  ar: "و\\p{sc=Arabic}{4,}|بعد|قبل|في|من|على|إلى|حتى|خلال|مع|لدى|منذ|بين|أمام|عند|ضمن|بمشاركة|بمناسبة|بهدف|بالتعاون|لدعم|لتعزيز|لتنمية|لتطوير|لتمكين|لخدمة|لمساعدة|لتحسين|لتوفير|لصالح|لفائدة",
  el: "για|σε|στο|στη|στην|στον|στα|στις|στους|από|μετά|ύστερα|έως|μέχρι|κατά|κοντά|μεταξύ",
  he: "במסגרת|במהלך|לקראת|לרגל|לטובת|עבור|למען|בשיתוף",
};
const fewestKept = 4;

/** A headline that is too long, without its last phrases of when, where or for whom; the longest first. For lines that nothing whole fits into. */
export function withoutLastPhrases(text: string, language: string, fewest = fewestKept): string[] {
  const words = asHeadline(text).split(/\s+/u);
  const opens = new RegExp(`^(?:${prepositions[language] ?? "(?!)"})$`, "iu");
  const ends = [...words.keys()].filter((at) => {
    const before = words[at - 1] ?? "";
    return at >= fewest && opens.test(words[at] ?? "") && !opens.test(before) && /[\p{L}\p{M}”»"%٪]$/u.test(before);
  });
  return (
    ends
      .reverse()
      .map((at) => words.slice(0, at).join(" "))
      // “The bakery, which”, “The mill stays. Now”
      .filter((one) => isBalanced(one) && !/[,،]|\p{L}{3}[.!?…]\s/u.test(one))
      // “Beds sold between …”: a participle goes on.
      .filter((one) => !participle.test(one))
  );
}
const isBalanced = (text: string) => (text.match(/[«“„(]/gu) ?? []).length === (text.match(/[»”)]/gu) ?? []).length;
