import { type HeadingKey, headingKeys, headingTable } from "./heading-table.ts";

/** The headings of a file in one language, and how that language writes days and names of languages. */
export interface Headings extends Record<HeadingKey, string> {
  /** BCP 47 of what the headings are in: English where the table has no row for the language. */
  code: string;
  day: string;
  timeZone: string;
  /** `2026-03-09` as "9 March 2026". */
  dayWords(day: string): string;
  /** `2026-03-09` as "Mon 9 Mar 26". */
  shortDay(day: string): string;
  /** Two days as "9 March – 6 April 2026". */
  range(from: string, to: string): string;
  /** Name of a language in this one; what the company calls it in English, and where nobody knows the code. */
  languageName(language: { code: string; name: string }): string;
  /** The same with the language's own name, as "German (Deutsch)". */
  languageNames(language: { code: string; name: string; native_name: string }): string;
}

const made = new Map<string, Headings>();

/** The headings of a language by its code; a regional form has those of its language. */
export function headingsOf(language: string): Headings {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

function make(language: string): Headings {
  const row = rowOf(language);
  // Headings and dates are of one language. Plain English writes days as most of the world does.
  const locale = row === "en" ? (/^en-/i.test(language) && supported(language) ? language : "en-GB") : language;
  const words = (headingTable[row] ?? "").split("|");
  const named = Object.fromEntries(headingKeys.map((key, index) => [key, words[index] ?? ""])) as Record<HeadingKey, string>;
  const fields = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  // As in the app, whatever calendar a country keeps besides.
  const shared = { timeZone: "UTC", calendar: "gregory" } as const;
  const long = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", ...shared });
  const short = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", year: "2-digit", ...shared });
  const languageName: Headings["languageName"] = ({ code, name }) => (row === "en" ? name : (nameIn(locale, code) ?? name));
  return {
    ...named,
    code: row === "en" ? "en" : language,
    day: capital(fields.of("day") ?? "Day", locale),
    timeZone: capital(fields.of("timeZoneName") ?? "Time zone", locale),
    dayWords: (day) => long.format(midnight(day)),
    shortDay: (day) => short.format(midnight(day)).replace(",", ""),
    range: (from, to) => long.formatRange(midnight(from), midnight(to)),
    languageName,
    languageNames(one) {
      const name = languageName(one);
      return one.native_name === "" || same(name, one.native_name) ? name : `${name} (${one.native_name})`;
    },
  };
}

/** The table's row for a language: its own, that of its script, that of the language without its region, or English. */
function rowOf(code: string): string {
  if (code in headingTable) return code;
  const locale = localeOf(code);
  if (!locale) return "en";
  const { language, script } = locale.maximize();
  const withScript = `${language}-${script ?? ""}`;
  if (withScript in headingTable) return withScript;
  return language in headingTable ? language : "en";
}

function localeOf(code: string): Intl.Locale | null {
  try {
    return new Intl.Locale(code);
  } catch {
    return null;
  }
}

const supported = (code: string) => localeOf(code) !== null && Intl.DateTimeFormat.supportedLocalesOf(code).length > 0;

function nameIn(locale: string, code: string): string | null {
  if (!localeOf(code)) return null;
  const name = new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(code);
  return name === undefined ? null : capital(name, locale);
}

const midnight = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);
const capital = (word: string, locale: string) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: "accent" }) === 0;
