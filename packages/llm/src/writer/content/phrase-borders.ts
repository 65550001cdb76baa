/** How the phrases of a headline are told apart in a language whose words have blanks between them; patterns of whole words. */
export interface PhraseBorders {
  /** A phrase may end in front of these: mostly of when, where, for whom. */
  before?: string;
  /** A phrase may begin behind these: small words that leave its form as it is, endings of what belongs to the word behind them. */
  behind?: string;
  /** A phrase may begin with these: “to hire 85 nurses”. */
  opens?: string;
  /** A phrase may end in front of “and”. */
  and?: string;
  /** What the word behind “and” looks like where its ending shows that it would stand so alone. */
  firstCase?: string;
  /** The same where it is joined to the front of the next word; the phrase behind begins without it. */
  joined?: { before: string; and: string };
  /** What the first and the last word of a phrase look like, where only that shows that no verb is among them. */
  noun?: string;
  /** What the last word in front of a small one looks like that goes on. */
  verb?: string;
  /** Nouns stand beside each other without small words, so that a phrase may begin with any of them. */
  isStrung?: true;
}

// Words whose first letter is no small word of its own.
const arabicNouns = "(?!.(?:ظيف|ظائف|طن|قت|سط|سائل|زن|زار|زير|ضع|صول|كيل|كال|ثيق|ثائق|رش|لاي|فد|فاة|حد|رق|اجب|الد|احد|ادي|اضح|اسع))";
const hebrewNouns = "(?!.(?:ית|תי|ני|נק|ריא|יטוח|יקור|יקשו|דיק|על|חיר|רכ|קש|וקר|וגר|שר|גד|מה|חור|ימוד|קוח|ילה|בוש|וח|שון))";

export const phraseBorders: Readonly<Record<string, PhraseBorders>> = {
  en: {
    before:
      "for|with|in|at|on|from|after|during|until|near|between|before|since|under|over|amid|despite|by|through|throughout|within|without|like|than|as",
    behind: "a|an",
    and: "and|&",
  },
  de: {
    before:
      "für|mit|in|im|am|an|auf|ab|bei|beim|von|vom|zum|zur|nach|aus|vor|über|unter|zwischen|gegen|ohne|durch|bis|seit|während|ein|zurück|um|statt",
    and: "und|&",
    behind: "zum|zur",
    noun: "[\\p{Lu}\\p{Nd}].*",
  },
  fr: {
    before: "pour|avec|dans|après|depuis|pendant|entre|en|sur|dès|près|à|au|aux",
    behind: "un|une",
    and: "et|&",
  },
  es: {
    before: "para|con|en|desde|hasta|tras|durante|entre|bajo",
    behind: "un|una",
    and: "y|e|&",
  },
  pt: {
    before: "para|com|em|no|na|nos|nas|desde|até|após|durante|entre",
    behind: "um|uma",
    and: "e|&",
  },
  it: {
    before: "per|con|in|nel|nella|da|dal|dalla|dopo|durante|fino|tra|fra",
    behind: "un|una|uno",
    and: "e|ed|&",
  },
  ru: {
    before: "для|в|во|от|до|после|перед|через|у|при|между|под|около|за|по|с|со|на|№.*",
    and: "и",
    firstCase: "\\p{Ll}+(?:ые|ие|ый|ий|ая)",
  },
  uk: { before: "для|в|у|від|до|після|перед|через|біля|при|між|під|за|по|з|із|на|№.*", and: "і|й|та" },
  bg: { before: "за|в|във|от|до|след|преди|през|при|между|под|край|на|с|със", and: "и" },
  pl: { before: "dla|w|we|na|od|po|przed|przez|przy|między|pod|z|ze|do", and: "i|oraz" },
  cs: { before: "pro|v|ve|na|od|po|před|přes|u|mezi|pod|s|se|z|ze|do", and: "a|i" },
  el: {
    before: "για|σε|στο|στη|στην|στον|στα|στις|στους|από|μετά|έως|μέχρι|κατά|κοντά|μεταξύ|με",
    and: "και|&",
    firstCase: "\\p{Ll}+(?:ες|ές|οι|οί)",
  },
  ar: {
    before:
      "بعد|قبل|في|من|على|إلى|حتى|خلال|مع|لدى|منذ|بين|أمام|عند|ضمن|للـ?\\p{sc=Arabic}{3,}|ل(?:دعم|تعزيز|تنمية|تطوير|تمكين|خدمة|مساعدة|تحسين|توفير)|ب(?:قيمة|مشاركة|مناسبة|هدف)|ل(?:ت|إ)\\p{sc=Arabic}{3,}|[تي]\\p{sc=Arabic}{2,3}",
    behind: "من|في|على|عن|إلى|انطلاق|افتتاح|إطلاق|إعلان",
    verb: "[تي]\\p{sc=Arabic}{2,3}",
    opens: "ل(?:ت|إ)\\p{sc=Arabic}{3,}",
    joined: { before: `${arabicNouns}و[\\p{sc=Arabic}\\p{M}]{4,}`, and: "و" },
  },
  he: {
    before: `של|עם|על|אל|עד|החל|לפי|בין|במסגרת|במהלך|לקראת|לרגל|לטובת|עבור|למען|בשיתוף|תשפ.{1,3}|${hebrewNouns}[בל]-?(?:\\p{Nd}.*|\\p{sc=Hebrew}{4,})`,
    behind: "של|על",
    joined: { before: "ו\\p{sc=Hebrew}{4,}", and: "ו" },
  },
  hi: { behind: "का|के|की|में|से|को|पर|ने|लिए|तक|द्वारा|पहले|बाद", and: "और|एवं|व|तथा" },
  mr: { behind: "\\S+(?:चा|चे|ची|च्या|मध्ये|साठी|कडून|तून)", and: "आणि|व" },
  bn: { behind: "\\S+(?:ের|দের|তে|ায়|য়ে|ে)|জন্য|থেকে|পর্যন্ত|নিয়ে", and: "ও|এবং" },
  ta: { behind: "\\S+(?:ில்|க்கு|ின்|ான|ிலிருந்து)|முதல்|வரை", and: "மற்றும்" },
  ko: { behind: "\\S+(?:에서|의|에|으로|을|를|이|가|은|는|서|와|과|부터|까지)|하반기|상반기|\\p{Nd}+년", and: "및", isStrung: true },
};
