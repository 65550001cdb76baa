import type { Direction } from "@copydesk/contracts";

export interface LanguageSeed {
  code: string;
  name: string;
  native_name: string;
  /** How people are addressed and what a writer of this language watches; goes into prompts. */
  formality_note: string;
  direction?: Direction;
  word_spacing?: boolean;
}

/** In use from the first day, the default first. */
export const activeLanguages: readonly LanguageSeed[] = [
  {
    code: "en",
    name: "English",
    native_name: "English",
    formality_note: "American spelling. “You” is always polite; warmth comes from contractions and plain words.",
  },
  {
    code: "de",
    name: "German",
    native_name: "Deutsch",
    formality_note: "Business readers are “Sie”, capitalised, unless the style guide says “du”. Never mix the two. Quotation marks „…“.",
  },
  {
    code: "fr",
    name: "French",
    native_name: "Français",
    formality_note:
      "“Vous” for readers, “tu” only for young consumer brands. A narrow no-break space before ; : ! ? and inside « … ». Accents on capitals.",
  },
  {
    code: "es",
    name: "Spanish",
    native_name: "Español",
    formality_note:
      "Spain: “tú” in marketing, “usted” for finance, health and public bodies; plural “vosotros” or “ustedes” to match. Opening ¿ and ¡ always.",
  },
  {
    code: "ar",
    name: "Arabic",
    native_name: "العربية",
    direction: "rtl",
    formality_note:
      "Modern Standard Arabic that reads well from Morocco to the Gulf. Address readers in the plural or in verbal nouns so that nobody is left out. Punctuation ، ؛ ؟.",
  },
  {
    code: "ja",
    name: "Japanese",
    native_name: "日本語",
    word_spacing: false,
    formality_note:
      "Polite です・ます style; the company humbles itself lightly and never uses 弊社 in posts. Avoid あなた; leave the subject out. Full-width punctuation 、。「」.",
  },
];

/** Ready to be switched on. */
export const inactiveLanguages: readonly LanguageSeed[] = [
  {
    code: "en-GB",
    name: "English (United Kingdom)",
    native_name: "English (UK)",
    formality_note: "British spelling and dates (9 March). Understatement over superlatives.",
  },
  {
    code: "es-MX",
    name: "Spanish (Mexico)",
    native_name: "Español (México)",
    formality_note: "“Tú” in marketing, “usted” in formal matters, plural always “ustedes”. Mexican vocabulary, decimal point.",
  },
  {
    code: "pt-BR",
    name: "Portuguese (Brazil)",
    native_name: "Português (Brasil)",
    formality_note: "“Você”, warm and direct. Brazilian spelling and gerund forms.",
  },
  {
    code: "pt-PT",
    name: "Portuguese (Portugal)",
    native_name: "Português (Portugal)",
    formality_note: "Address without a pronoun (third-person verb) or “você” sparingly; “tu” only for young brands. European spelling.",
  },
  {
    code: "it",
    name: "Italian",
    native_name: "Italiano",
    formality_note: "“Tu” in consumer marketing, “Lei” for business and institutions; plural “voi”.",
  },
  {
    code: "nl",
    name: "Dutch",
    native_name: "Nederlands",
    formality_note: "“Je” in most marketing, “u” for formal readers and much of Belgium. Never both.",
  },
  {
    code: "pl",
    name: "Polish",
    native_name: "Polski",
    formality_note: "Informal second person in consumer marketing, “Państwo” for business. Watch gendered past forms; prefer neutral ones.",
  },
  {
    code: "sv",
    name: "Swedish",
    native_name: "Svenska",
    formality_note: "“Du” for everyone, lower case. Plain and understated.",
  },
  {
    code: "da",
    name: "Danish",
    native_name: "Dansk",
    formality_note: "“Du” for nearly everyone; “De” sounds dated. Short and dry.",
  },
  {
    code: "cs",
    name: "Czech",
    native_name: "Čeština",
    formality_note: "“Vy” (vykání) for readers; “vy” in lower case in texts to many. Quotation marks „…“.",
  },
  {
    code: "ro",
    name: "Romanian",
    native_name: "Română",
    formality_note: "“Dumneavoastră” for business, “tu” for consumers. Correct ș and ț with comma below.",
  },
  {
    code: "tr",
    name: "Turkish",
    native_name: "Türkçe",
    formality_note: "“Siz” for readers. Mind dotted İ and dotless ı in capitals.",
  },
  {
    code: "uk",
    name: "Ukrainian",
    native_name: "Українська",
    formality_note: "“Ви”, capitalised only when one person is addressed. Quotation marks «…».",
  },
  {
    code: "he",
    name: "Hebrew",
    native_name: "עברית",
    direction: "rtl",
    formality_note: "Address readers in the plural or with infinitives, so that it fits everyone. No vowel points.",
  },
  {
    code: "hi",
    name: "Hindi",
    native_name: "हिन्दी",
    formality_note: "“आप” with polite verb forms. Everyday Hindi; English terms people really use stay, in Devanagari.",
  },
  {
    code: "zh-Hans",
    name: "Chinese (Simplified)",
    native_name: "简体中文",
    word_spacing: false,
    formality_note: "“您” for service and formal business, “你” for young consumer brands; keep to one. Full-width punctuation.",
  },
  {
    code: "zh-Hant",
    name: "Chinese (Traditional)",
    native_name: "繁體中文",
    word_spacing: false,
    formality_note: "Taiwan vocabulary. “您” for formal readers, “你” otherwise. Quotation marks 「…」.",
  },
  {
    code: "ko",
    name: "Korean",
    native_name: "한국어",
    formality_note: "Polite 해요체 for posts, 합니다체 for press and formal mail. Avoid 당신; leave the subject out.",
  },
  {
    code: "th",
    name: "Thai",
    native_name: "ไทย",
    word_spacing: false,
    formality_note: "“คุณ” for readers. Particles ครับ/ค่ะ only where one person speaks. Spaces part phrases, not words.",
  },
  {
    code: "vi",
    name: "Vietnamese",
    native_name: "Tiếng Việt",
    formality_note: "“Bạn” for readers, “quý khách” for customers of formal services. All tone marks in place.",
  },
  {
    code: "id",
    name: "Indonesian",
    native_name: "Bahasa Indonesia",
    formality_note: "“Anda”, capitalised, for most readers; “kamu” for young brands.",
  },
  {
    code: "el",
    name: "Greek",
    native_name: "Ελληνικά",
    formality_note: "Plural “εσείς” for readers. Question mark ;, quotation marks «…», single accents.",
  },
  {
    code: "fi",
    name: "Finnish",
    native_name: "Suomi",
    formality_note: "“Sinä”, mostly through verb endings; “te” for formal readers. Matter-of-fact.",
  },
  {
    code: "nb",
    name: "Norwegian (Bokmål)",
    native_name: "Norsk bokmål",
    formality_note: "“Du” for everyone. Plain words, short sentences.",
  },
  {
    code: "hu",
    name: "Hungarian",
    native_name: "Magyar",
    formality_note: "“Ön” for business, “te” for consumers; the verb follows. Quotation marks „…”.",
  },
  {
    code: "fa",
    name: "Persian",
    native_name: "فارسی",
    direction: "rtl",
    formality_note: "“شما” with plural verbs. Zero-width non-joiner in می‌ and plural endings. Persian digits in running text.",
  },
  {
    code: "ur",
    name: "Urdu",
    native_name: "اردو",
    direction: "rtl",
    formality_note: "“آپ” with polite verb forms. Everyday Urdu; full stop ۔.",
  },
];

/** All of them, for whoever takes one over that was deleted. */
export const languageSeeds: readonly LanguageSeed[] = [...activeLanguages, ...inactiveLanguages];
