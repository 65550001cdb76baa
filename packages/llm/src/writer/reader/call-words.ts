import { asian } from "./call-words/asian.ts";
import { germanic } from "./call-words/germanic.ts";
import type { ActionKind, CallWords } from "./call-words/kinds.ts";
import { otherAlphabets } from "./call-words/other-alphabets.ts";
import { otherLatin } from "./call-words/other-latin.ts";
import { romance } from "./call-words/romance.ts";

export interface ActionWords {
  /** All cues of a kind as one pattern. */
  cue: string;
  /** Whether a text without signs of vowels asks for it. */
  asks: (plain: string) => boolean;
  /** “… must be booked at …, the exhibition needs no booking”: whether such a text says of something that nobody has to do it. */
  declines: (plain: string) => boolean;
  /** What a button to a text says. */
  labelFor: (text: string) => string;
}

type ByKind = Readonly<Partial<Record<ActionKind, ActionWords>>>;

const table: Readonly<Record<string, CallWords>> = { ...germanic, ...romance, ...otherLatin, ...otherAlphabets, ...asian };

// Words without blanks between them have no borders.
const unspaced = new Set(["ja", "zh", "zh-hant", "ko", "th"]);

const known = new Map<string, ByKind>();
const cues = new WeakMap<ByKind, string>();

/** All cues of a language as one pattern, of whatever kind. */
export const anyCue = (words: ByKind): string => cues.get(words) ?? "(?!)";

/** The words of a language; those of no language are none. */
export function actionWords(language: string): ByKind {
  const found = known.get(language);
  if (found) return found;
  const kinds = Object.entries(table[language] ?? {}).map(([kind, entries]) => [kind, wordsOfKind(entries, language)] as const);
  const byKind = Object.fromEntries(kinds) as ByKind;
  known.set(language, byKind);
  cues.set(
    byKind,
    bordered(
      Object.values(table[language] ?? {})
        .flat()
        .map(cueOf)
        .join("|") || "(?!)",
      language,
    ),
  );
  return byKind;
}

function wordsOfKind(entries: readonly string[], language: string): ActionWords {
  const words = entries.map((entry) => {
    const cue = cueOf(entry);
    return { cue, finds: new RegExp(bordered(cue, language), "iu"), label: entry.split(" > ")[1] ?? "" };
  });
  // Whoever asks for a label without a text gets the usual one, which stands last.
  const usual = words.at(-1)?.label ?? "";
  const labelFor = (text: string) => words.find(({ finds }) => finds.test(withoutVowelSigns(text)))?.label ?? usual;
  const cue = bordered(words.map(({ cue }) => cue).join("|"), language);
  const names = new RegExp(cue, "iu");
  const needed = new RegExp(`(?<!${without})${cue}(?!${notNeeded.source})`, "iu");
  const declined = new RegExp(`${without}${cue}|${cue}(?:${notNeeded.source})`, "iu");
  // Most texts name nothing of a kind, and whether it is needed costs much more to find out.
  return {
    cue,
    asks: (plain) => names.test(plain) && needed.test(plain),
    declines: (plain) => names.test(plain) && declined.test(plain),
    labelFor,
  };
}

/** “تبرّعوا” as “تبرعوا”: Arabic and Hebrew are written with signs of vowels or without. */
export const withoutVowelSigns = (text: string): string =>
  text.replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u0652\u0670\u0640]/gu, "");

/** The pattern of an entry `cue > label`, to stand among others. */
const cueOf = (entry: string) => `(?:${entry.split(" > ")[0]})`;

const bordered = (cue: string, language: string) =>
  unspaced.has(language) ? `(?:${cue})` : `(?<![\\p{L}\\p{M}])(?:${cue})(?![\\p{L}\\p{M}])`;

const without =
  "(?:(?:(?:no|without|ohne|keine|sans|sin|senza|sem|zonder|uden|utan|uten|bez|без|χωρίς|بدون|دون|ללא|בלי|बिना|বিনা|no need (?:to|for)|need not|not be)\\s(?:an? |previous |prior |vorherige |advance )?)|אין (?:צורך|חובה) (?:[בל]ה?)?|ไม่ต้อง|无需|無需|无须|無須|毋[须須需]|免(?=报名|報名|预约|預約|登记|登記)|不需要?|不用|不必)";

/** “Registration is not necessary” asks nobody to register. */
const notNeeded =
  /\s*(?:(?:is|are|ist|est|es|è|é|är|er|jest|je)\s+)?(?:not (?:needed|necessary|required)|nicht (?:nötig|erforderlich|notwendig)|n['’]est pas|no (?:es necesari|hace falta)|non (?:è|serve|occorre)|não (?:é|precisa)|niet nodig|behövs inte|ikke nødvendig|nie (?:jest|są) (?:konieczn|potrzebn|wymagan)|není (?:nutn|třeba|potřeba)|не (?:нужн|требуе|обязательн|надо|потрібн|обов)|δεν (?:είναι|χρειάζ|απαιτ)|غير (?:مطلوب|ضروري|لازم)|ليس[ت]? (?:مطلوب|ضروري)|(?:לא|אינה|אינו|אין) (?:נדרש|צריך|צורך|חובה)|(?:की )?(?:ज़रूरत|आवश्यकता) नहीं|প্রয়োজন নেই|লাগবে না|தேவை ?இல்லை|தேவையில்லை|అవసరం లేదు|જરૂર નથી|(?:गरज|आवश्यक) नाही|አያስፈልግም|لازم نیست|պետք չէ|არ არის|ไม่ต้อง|は(?:不要|必要ありません)|不要|불필요|(?:은|는|이|가) 필요 ?없)/u;
