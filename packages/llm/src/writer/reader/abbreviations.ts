import { monthName } from "./dates.ts";

// Abbreviations that a sentence rarely ends with, by script; a full stop after them is theirs.
const latin =
  "ul|os|ks|św|godz|bl|inż|mgr|hab|tj|np|tzw|woj|gm|nám|tř|sv|Maj|Cllr|Adm|Cpl|Supt|incl|excl|zgl|Dr|Drs|Prof|Mr|Mrs|Ms|Mx|St|Sts|No|Nos|Nr|vs|etc|approx|Inc|Ltd|Co|Corp|Bros|Jr|Sr|Rev|Hon|Gen|Col|Sgt|Capt|Lt|Gov|Sen|Rep|Pres|Ave|Blvd|Rd|Mt|Ft|Dept|est|fig|vol|pp|ed|eds|min|max|Tel|Fax|Ext|ca|bzw|usw|evtl|inkl|zzgl|exkl|Abs|Str|str|Ing|Dipl|Mag|geb|gegr|gem|ggf|sog|vgl|bzgl|rd|Mio|Mrd|Std|Tsd|Hr|Fr|Hl|z\\.\\s?B|d\\.\\s?h|u\\.\\s?a|o\\.\\s?ä|u\\.\\s?U|i\\.\\s?d\\.\\s?R|v\\.\\s?a|z\\.\\s?T|e\\.\\s?V|St\\.\\s?Pölten|Mme|Mlle|MM|Me|env|av|bd|boul|Sra?|Dra?|Srta|Lic|art|núm|ej|p\\.\\s?ej|aprox|avda|n\\.º|nº|Sig|Sigg|Dott|Dott\\.ssa|Avv|Arch|ecc|Exmo|Exma|tzv|tzn|např|tj|ul|al|pl|nám|tř|č|čp|kl|sv|hod|Kč|mgr|inż|dr|prof|im|tys|mln|mld|godz|np|m\\.in|tzw|r|bl\\.\\s?a|t\\.\\s?ex|ev|ca|kr|tlf|f\\.eks|bl\\.a|mm|jne|esim|mm|n|klo|puh|vb|vs|yy|Doç|Yrd|Av|cad|sok|mah|pk|kb|pl|ún|stb|ún|dl|TP|Th|ThS|TS|GS|PGS|e\\.\\s?g|i\\.\\s?e|a\\.\\s?m|p\\.\\s?m|cf|al|resp|n\\.\\s?Chr|U\\.S|U\\.K|u\\.s\\.w|o\\.a|bijv|nl|mw|dhr|mevr|drs|ir|blz|str|jl|hlm|Yth|a\\.n|dkk|dll";
const others = [
  "г|гг|в|вв|ул|д|кв|стр|корп|пр|просп|пл|пер|обл|р|руб|коп|тыс|млн|млрд|тел|им|проф|акад|доц|см|рис|т\\.\\s?е|т\\.\\s?д|т\\.\\s?п|т\\.\\s?к|и\\.\\s?о|др|напр|мин|сек|ч|чел|экз|кг|вул|буд|грн|тис|рр|ст|м|с|смт|ім|дол|бул|гр|ет|лв|бр|инж|арх",
  "κ|κα|κκ|δρ|καθ|αρ|τηλ|π\\.\\s?χ|π\\.\\s?μ|μ\\.\\s?μ|δηλ|κ\\.\\s?ά|κ\\.\\s?λπ|κλπ|βλ|χλμ|στρ|λεωφ|πλ|ευρ|εκ|δισ|αγ|ν\\.\\s?μ|οδ",
  "د|أ|م|ص|ت|هـ|ق\\.\\s?م|أ\\.\\s?د|ش|ر\\.\\s?س|د\\.\\s?إ",
  "ד״ר|פרופ|עמ|רח|טל|שד",
  "डॉ|डा|श्री|प्रो|पं|रु|रू|कि\\.\\s?मी|मी|क्र|सं|न|नं|मो|दूरभाष|म|स|वि\\.\\s?सं|ई|अ|ब|मा|प्रा|कु|सौ|वि|चौ|उ\\.\\s?प्र|म\\.\\s?प्र",
  "ডা|ড|মো|মোঃ|প্রফেসর|প্রফ|নং|টা|কি\\.\\s?মি|মি|খ্রি|সা",
  "திரு|திருமதி|செல்வி|செல்வன்|டா|ரூ|எண்|பேரா|డా|శ్రీ|రూ|ప్రొ|ડૉ|શ્રી|રૂ|પ્રો|ਡਾ|ਸ੍ਰੀ|ਰੁ|ಡಾ|ಶ್ರೀ|ರೂ|ഡോ|ശ്രീ|രൂ",
  "ดร|ศ|รศ|ผศ|นพ|พญ|น|พ\\.ศ|ค\\.ศ|กม|ซม|ถ|จ|อ|ต|โทร|มี\\.ค|เม\\.ย|มิ\\.ย|ม\\.ค|ก\\.พ|พ\\.ค|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค|พ\\.ร\\.บ|บ|ช\\.ม|ชม|ม|ส",
  "ქ|ე\\.\\s?წ|ე\\.\\s?ი|ა\\.\\s?შ|მაგ|გვ|წ|სთ|ტელ|ათ|მლნ|მლრდ|პროფ|დოქ",
  "թ|դ|պ|ք|հ|հեռ|օր|մլն|մլրդ|պրոֆ|փ|տ|կմ|ժ",
];
const abbreviation = new RegExp(
  `(?:^|[\\s\\u00a0(\\[„“«"'’/-])(?:\\p{Lu}|\\p{L}|${latin}|${others.join("|")}|\\p{L}\\.\\s?\\p{L}|(?:\\p{L}\\.){2,3}\\p{L})\\.$`,
  "iu",
);

// “R.S.”, “ஆர்.எஸ்.”
const initials = /(?:^|[\s(])\p{L}[\p{L}\p{M}]{0,4}(?:\.\p{L}[\p{L}\p{M}]{0,4})+\.$/u;

// “மா. செல்வராசு”: in the south of India an initial is a syllable, which no sentence ends with.
const syllable = /(?:^|[\s(])[\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}]\p{M}{0,2}\.$/u;

// “முனைவர் இரா. தமிழரசு”: behind a title so is one of two syllables.
const twoSyllables =
  /(?:திரு|திருமதி|செல்வி|செல்வன்|முனைவர்|டாக்டர்|மருத்துவர்|பேராசிரியர்|பேரா|கவிஞர்|எழுத்தாளர்|புலவர்|தலைவர்|செயலாளர்|அமைச்சர்|ஆசிரியர்|கலைஞர்|ஓவியர்|நீதிபதி)\.?\s\p{sc=Tamil}\p{M}?\p{sc=Tamil}\p{M}?\.$/u;

// “канд. мист.”, “dipl. inž.”: of two short words with a full stop each, both are shortened.
const shortOnes = /(?:^|[\s(„“«"])\p{Ll}{2,6}\.\s(?!ευρώ|euros?|рублей|гривень)\p{Ll}{2,6}\.$/u;

// “Dr. med.”, “Prof. Dr. rer. nat. habil.”: what somebody is a doctor of.
const degree = /(?:^|[\s(„“«"])(?:Dr|Prof|Doc|Dott|doc|dr|prof)\.\s(?:\p{Ll}{1,5}\.\s)*(?!um\.|an\.|ab\.|zu\.)\p{Ll}{2,6}\.$/u;

/** Whether a text ends with an abbreviation or initial whose full stop does not end a sentence. */
export const endsInAbbreviation = (text: string): boolean =>
  abbreviation.test(text.slice(-24)) ||
  unspeakable.test(text.slice(-24)) ||
  initials.test(text.slice(-24)) ||
  shortOnes.test(text.slice(-24)) ||
  degree.test(text.slice(-32)) ||
  syllable.test(text.slice(-8)) ||
  twoSyllables.test(text.slice(-32)) ||
  /\p{sc=Thai}{1,3}\.$/u.test(text);

// “Skt.”: a capital and letters that nobody could say are no word.
const unspeakable = /(?:^|[\s(“„«"])[BCDFGHJKLMNPQRSTVWXZБВГДЖЗКЛМНПРСТФХЦЧШЩ][bcdfghjklmnpqrstvwxzбвгджзклмнпрстфхцчшщ]{1,3}\.$/u;

// Languages whose ordinals have a full stop.
const ordinalLanguages = new Set("de da nb nn no is fi et lv cs sk sl hr sr bs pl hu tr lb hsb mk ka".split(" "));
const introducing =
  /(?:^|\s)(?:der|die|das|dem|den|des|am|im|zum|zur|vom|ab|bis|seit|beim|ein|eine|einen|einem|einer|unser|unsere|unserem|ihr|ihre|ihrem|sein|seinem|jeder|jede|jedes|jeden|und|oder|den|det|de|sin|sitt|deres|og|til|fra|i|w|do|od|na|po|ve|v|k|a|az|és|bis|mellom|[–-])\s*\p{Nd}{1,4}\.$/iu;
const afterOrdinal = new RegExp(
  `^(?:${monthName}(?![\\p{L}\\p{M}])|Quartal|Jahrhundert|Jahrestag|Auflage|Mal|Platz|Klasse|Stock|OG|UG|Etage|Lebensjahr|Geburtstag|Spieltag|Internationale|Ausgabe|ročník|ročníku|století|výročí|wieku|rocznic\\p{L}*|edycj\\p{L}*|århundrede|udgave|utgave|vuosi\\p{L}*|század\\p{L}*|alkalommal|yıl\\p{L}*|kez)`,
  "iu",
);

/**
 * Whether a number with a full stop at the end of a text is an ordinal (“42. Auflage”, “am 3. Mai”). Where that cannot be told it
 * counts as one: two sentences together are read without a stumble, half a sentence is not.
 */
export function endsInOrdinal(before: string, after: string, language: string): boolean {
  if (!/(?:^|[\s(])\p{Nd}{1,3}\.$/u.test(before)) return false;
  if (afterOrdinal.test(after) || introducing.test(before)) return true;
  if (!ordinalLanguages.has(language)) return /^\p{Nd}{1,3}\.$/u.test(before);
  return !beginsSentence.test(after);
}

// What sentences of these languages begin with, and an ordinal is never followed by.
const beginsSentence =
  /^(?:Der|Die|Das|Dem|Den|Ein|Eine|Einen|Im|In|Am|An|Auf|Aus|Bei|Für|Mit|Nach|Seit|Um|Von|Vor|Wer|Wie|Was|Wo|Wenn|Wir|Sie|Er|Es|Ihr|Ich|Damit|Danach|Dazu|Dafür|Dabei|Davon|Dort|Diese\p{L}*|Auch|Alle|Als|Ab|Aber|Und|Zum|Zur|Zu|Unter|Über|Das|Det|De|Den|En|Et|Vi|Man|Han|Hun|I|På|For|Til|Med|Efter|Etter|To|Ten|Ta|W|Na|Do|Po|Po|Jest|Są|Je|Jsou|V|Ve|Se|Při|A|Az|Ez|Egy|Bu|Bir|Ve|Se|He|Myös|Kun|Jos|და|ეს)(?![\p{L}-])/u;
