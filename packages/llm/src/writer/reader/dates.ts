import { oncePerText } from "../once-per-text.ts";

const latinLanguages = "en de-AT de fr es ca it pt nl sv da nb fi et lv lt pl cs sk sl hr ro hu tr id ms".split(" ");

/** Month names of a language in small letters, long and short, alone and as dates have them. */
function monthsOf(language: string): string[] {
  const styles: Intl.DateTimeFormatOptions[] = (["long", "short"] as const).flatMap((month) => [{ month }, { month, day: "numeric" }]);
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => nameIn(format, "month", new Date(Date.UTC(2024, month, 9))));
  });
}

const nameIn = (format: Intl.DateTimeFormat, type: "month" | "weekday", date: Date): string =>
  (format.formatToParts(date).find((part) => part.type === type)?.value ?? "").toLowerCase().replace(/\.$/u, "");

// Whole names: “12 markets” is no day in March.
const latin = [...new Set([...latinLanguages.flatMap(monthsOf), "sept", "tháng", "thg"])]
  .filter((name) => /\p{L}{3}/u.test(name))
  .sort((one, other) => other.length - one.length)
  .join("|");

const arabic =
  "يناير|فبراير|مارس|أبريل|إبريل|ابريل|نيسان|مايو|ماي|أيار|يونيو|يونيه|حزيران|يوليو|يوليه|تموز|أغسطس|اغسطس|آب|سبتمبر|أيلول|أكتوبر|اكتوبر|تشرين(?:\\s+(?:الأول|الثاني|أول|ثاني))?|نوفمبر|ديسمبر|كانون(?:\\s+(?:الأول|الثاني|أول|ثاني))?|شباط|آذار";

// Beginnings of month names in other scripts; what follows is inflection.
const others = [
  "янв|фев|мар|апр|ма[йяюј]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд|јан|јун|јул|септ|нов|ян|юни|юли",
  "ιαν|φεβ|φλεβ|μαρτ|μάρτ|απρ|μα[ΐιίϊ]|μάι|ιουν|ιούν|ιουλ|ιούλ|αυγ|αύγ|σεπτ|οκτ|νοε|νοέ|δεκ",
  arabic,
  "فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند|جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر|ژانویه|فوریه|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|دسامبر",
  "ב?(?:ינואר|פברואר|מרץ|מרס|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)",
  "जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सित|अक्टू|अक्तू|नव[ंम]|दिस|जाने|फेब्रु|एप्रिल|मे(?![\\p{L}\\p{M}])|जुलै|ऑगस्ट|सप्टें|ऑक्टो|नोव्हें|डिसें",
  "জানু|ফেব্রু|মার্চ|এপ্রিল|মে(?![\\p{L}\\p{M}])|জুন|জুলাই|আগস্ট|অগস্ট|সেপ্টে|অক্টো|নভে|ডিসে",
  "(?:ஜன|பிப்|மார்|ஏப்|ஆக|செப்|அக்|நவ|டிச|जन|फर|अग)(?=\\.)|ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே(?![\\p{L}\\p{M}])|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்|జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే(?![\\p{L}\\p{M}])|జూన్|జూలై|జులై|ఆగస్టు|సెప్టెంబర్|అక్టోబర్|నవంబర్|డిసెంబర్",
  "જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઓગસ્ટ|સપ્ટે|ઑક્ટો|ઓક્ટો|નવે|ડિસે|ਜਨਵਰੀ|ਫਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ",
  "ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್|ജനുവരി|ഫെബ്രുവരി|മാർച്ച്|ഏപ്രിൽ|മേയ്|ജൂൺ|ജൂലൈ|ഓഗസ്റ്റ്|സെപ്റ്റംബർ|ഒക്ടോബർ|നവംബർ|ഡിസംബർ",
  "มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|(?:ม|พ|ก|ส|ต|ธ)\\.[คยพ]\\.|(?:มี|มิ)\\.[คย]\\.|เม\\.ย\\.",
  "იანვ|თებერ|მარტ|აპრილ|მაის|ივნის|ივლის|აგვისტ|სექტემბ|ოქტომბ|ნოემბ|დეკემბ",
  "հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր",
];

/** A month's name with its ending, in Arabic perhaps with the other one that it has (“تشرين الأول/أكتوبر”), as the source of a pattern (flags `iu`). */
export const monthName = `(?:(?:${latin})(?!\\p{L})|(?:${others.join("|")})[\\p{L}\\p{M}]*)\\.?(?:\\s?/\\s?(?:${arabic})[\\p{L}\\p{M}]*)?`;

const year = "(?:\\s*(?:,|،|de|del|of|do|año|год[аі]?|г\\.|року|พ\\.ศ\\.)?\\s*\\p{Nd}{4})?";
// “between 11 and 22 January” is one when, of which the last day is told.
const between =
  "(?<!(?<!\\p{L})(?:between|zwischen|entre|tra|fra|między|mezi|между|між|μεταξύ|mellan|mellem|tussen)\\s(?:\\p{L}{2,4}\\s)?\\p{Nd}{1,2}\\.?\\s)";
const dayFirst = `(?<![\\p{L}\\p{M}\\p{Nd}])\\p{Nd}{1,2}(?:st|nd|rd|th|er|re|º|ª|ος|η|\\.)?\\s*(?:(?:[–-](?:\\s*[\\p{L}\\p{M}]{2,15}[.,]?(?=\\s))?|${between}(?<=\\s)(?:y|e|et|und|and|en|i|и|та|και|ve)\\s)\\s*\\p{Nd}{1,2}\\.?\\s*)?(?:de\\s+|of\\s+|di\\s+|d['’]|-?[гґ]о\\s+)?${monthName}${year}`;
const monthFirst = `(?<![\\p{L}\\p{M}\\p{Nd}])${monthName}\\s+\\p{Nd}{1,2}(?!\\p{Nd}|[:.]\\p{Nd})(?:st|nd|rd|th)?(?:,?\\s*\\p{Nd}{4})?`;
// “(0382) 00-14-52” is a telephone number.
const figures =
  "(?<![\\p{Nd}.,/-]|\\p{Nd}\\)\\s?)(?:\\p{Nd}{4}\\.\\s\\p{Nd}{1,2}\\.\\s\\p{Nd}{1,2}\\.|\\p{Nd}{4}[./-]\\p{Nd}{1,2}[./-]\\p{Nd}{1,2}|\\p{Nd}{1,2}[./-]\\p{Nd}{1,2}[./-](?:\\p{Nd}{4}|\\p{Nd}{2}))\\.?(?!\\p{Nd})";
const eastAsian =
  "(?:(?:令和)?[\\p{Nd}〇一二三四五六七八九十]{1,4}\\s*年\\s*)?[\\p{Nd}一二三四五六七八九十]{1,3}\\s*月\\s*[\\p{Nd}一二三四五六七八九十]{1,3}\\s*[日号號]|(?:\\p{Nd}{4}\\s*년\\s*)?\\p{Nd}{1,2}\\s*월\\s*\\p{Nd}{1,2}\\s*일";
const vietnamese = "(?<!\\p{L})ngày\\s+\\p{Nd}{1,2}(?:\\s+tháng\\s+\\p{Nd}{1,2}|/\\p{Nd}{1,2})(?:[/,]?\\s*(?:năm\\s+)?\\p{Nd}{4})?";

/** A day of the calendar, as the source of a pattern (flags `iu`). */
export const dayPattern = `(?:${eastAsian}|${vietnamese}|${dayFirst}|${monthFirst}|${figures})`;

const day = new RegExp(dayPattern, "giu");
const time =
  /(?<![\p{Nd}.,:])(?:[01]?\p{Nd}|2[0-4])\s?(?:[:.]\p{Nd}{2}(?!\p{Nd}|[.,]\p{Nd}|\s?(?:%|€|\$|£|₽|km|kg|mio))|\s?(?:a\.?m\.?|p\.?m\.?|uhr|h(?:\d{2})?|시|時|时|点|點|น\.)(?![\p{L}]))/iu;
const weekdayLanguages = [...latinLanguages, ..."ru uk bg sr el ar fa he hi mr bn ta te gu th ka hy ja zh ko am vi".split(" ")];
const weekdays = [
  ...new Set(
    weekdayLanguages.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
      return Array.from({ length: 7 }, (_, at) => nameIn(format, "weekday", new Date(Date.UTC(2024, 0, 1 + at))));
    }),
  ),
].filter((name) => [...name].length > 2);
/** Cases change the ends of weekdays (“в субботу”), and in Hebrew small words stand before them (“ביום שלישי”). */
const stems = weekdays.map((name) =>
  /^\p{sc=Hebrew}/u.test(name)
    ? `[בלמהו]?${name}`
    : /^[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Georgian}\p{sc=Armenian}]{6,}$/u.test(name)
      ? `${name.slice(0, -1)}\\p{L}{0,3}`
      : name,
);
const weekday = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...stems, "сред[уы]", "среду", "środę", "sobotę", "niedzielę", "sobotu", "neděli", "středu"].join("|")})|星期[一二三四五六日天]|周[一二三四五六日]`,
  "iu",
);
const season =
  /(?<!\p{L})(?:from|until|by|on|ab|bis|seit|dès|depuis|jusqu|desde|hasta|с|до|από|έως|من|حتى|से|तक|থেকে)\s+(?:\p{L}+\s+){0,2}\p{Nd}{4}/iu;

const calendars = new Map<string, ReadonlySet<string>>();

/** Months and weekdays of a language in small letters. */
export function calendarOf(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known) return known;
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const days = Array.from({ length: 7 }, (_, at) => nameIn(weekday, "weekday", new Date(Date.UTC(2024, 0, 1 + at))));
  const words = new Set([...monthsOf(language), ...days, ...days.map((day) => day.replace(/^วัน/u, ""))]);
  calendars.set(language, words);
  return words;
}

/** “7.15pm”, “20 Uhr”, “18時”, “8 बजे”. */
export const tellsHour = (text: string): boolean => clock.test(text);
const clock =
  /\p{Nd}{1,2}[:.h：]\s?\p{Nd}{2}(?!\p{Nd})|\p{Nd}{1,2}\s?(?:[ap]\.?m\.?|uhr|heures?|horas?|h(?!\p{L})|ore|uur|час\p{L}*|годин\p{L}*|時|点|點|시(?!\p{L}*민)|बजे|টা|மணி|గంట|น\.|นาฬิกา)/iu;

/** Whether a text names a day, also as one of two: “19 y 26 de noviembre” has the 19th. */
export const namesTheDay = (text: string, day: string): boolean => {
  if (text.includes(day)) return true;
  const number = /^\p{Nd}{1,2}/u.exec(day)?.[0];
  const month = /\p{L}{4,}/u.exec(day)?.[0];
  return (
    number !== undefined &&
    month !== undefined &&
    findDays(text).some(
      (one) =>
        one.includes(month) &&
        (one
          .match(/\p{Nd}+/gu)
          ?.slice(0, 2)
          .includes(number) ??
          false),
    )
  );
};

/** The days that a text names, as written, each once. */
export const findDays = oncePerText((text): readonly string[] =>
  // No day without a number: most sentences are spared the long pattern.
  /[\p{Nd}〇一二三四五六七八九十]/u.test(text) ? [...new Set([...text.matchAll(day)].map((match) => match[0].trim()))] : [],
);

/** Whether a text says when something happens: a day, a time of day or a year that something lasts from or until. */
export const tellsWhen = oncePerText((text) => findDays(text).length > 0 || time.test(text) || weekday.test(text) || season.test(text));

/** “From 3 October 2026 to 28 February 2027” and nothing more. */
export function isRangeOfDays(line: string): boolean {
  const days = findDays(line);
  const rest = days.reduce((left, one) => left.replace(one, " "), line);
  return days.length === 2 && (rest.match(/\p{L}/gu) ?? []).length <= mostBeside;
}
/** Letters of “from … to …”, with a weekday. */
const mostBeside = 12;
