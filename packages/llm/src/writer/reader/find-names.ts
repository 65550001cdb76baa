import { calendarOf, monthName } from "./dates.ts";
import { pairedMarks } from "./paired-marks.ts";
import { quotesSomebody, speaks } from "./speech.ts";
import { stopWords } from "./stop-words.ts";

/**
 * Names of people who are quoted or asked and of whom nothing else is told: they say something about the matter and are not it. Where a
 * name is not written with capitals none is known.
 */
export function findSpeakers(sentences: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => {
    if (isInflectedPerson(name, sentences) || isQuotedByHalf(name, sentences)) return true;
    const told = sentences.filter((sentence) => sentence.includes(name));
    return (
      /^\p{Lu}/u.test(name) &&
      / /.test(name) &&
      told.length > 0 &&
      told.every((sentence) => quotesSomebody(sentence) && !isBetweenMarks(sentence, name))
    );
  });
}

/** “…”, cuenta Catrileo: somebody whom the story has named in full before. */
function isQuotedByHalf(name: string, sentences: readonly string[]): boolean {
  const last = /^\p{Lu}\S+ (\p{Lu}[\p{L}\p{M}’'-]+)$/u.exec(name)?.[1];
  return (
    last !== undefined &&
    sentences.some(
      (one) =>
        quotesSomebody(one) && !one.includes(name) && new RegExp(`[”»“"]\\s*[,–—-]+\\s*\\p{L}+\\s${last}(?![\\p{L}\\p{M}])`, "u").test(one),
    )
  );
}

/** Two capitals and no quotation marks around them: somebody, in one case or another (“Олегу Швецю”); firms have marks. */
const isInflectedPerson = (name: string, sentences: readonly string[]) =>
  /^[\p{sc=Cyrillic}\p{sc=Greek}]+ [\p{sc=Cyrillic}\p{sc=Greek}]+$/u.test(name) &&
  name.split(" ").every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)) &&
  // “Μουσείο Σεισμών”: whose it is stands in its plural, which no surname has.
  !/\p{sc=Greek}[ωώ]ν$/u.test(name) &&
  !sentences.some((sentence) => new RegExp(`[«„“"]${name}[»“”"]`, "u").test(sentence));

function isBetweenMarks(sentence: string, name: string): boolean {
  const before = pairedMarks(sentence.slice(0, sentence.indexOf(name)));
  // In German “ closes what „ opens.
  const [opens, closes] = before.includes("„") ? [/[„«「『]/g, /[“”»」』]/g] : [/[“«「『]/g, /[”»」』]/g];
  return (before.match(opens) ?? []).length > (before.match(closes) ?? []).length;
}

/** Something with a name of its own, and how often the story speaks of it. */
export interface FoundName {
  name: string;
  count: number;
}

const capital = "\\p{Lu}[\\p{L}\\p{M}\\p{N}’'&.-]*";
// “La Cantine du Fleuve”, “Casa de las Flores”: small words inside of a name.
const particles: Readonly<Record<string, string>> = {
  fr: "(?:(?:du|des|de la|de|et) |(?:de l|d|l)[’'])?",
  es: "(?:(?:de los|de las|de la|del|de|y) )?",
  ca: "(?:(?:dels|del|de la|de) |d[’'])?",
  it: "(?:(?:della|delle|dello|del|dei|degli|di|da) |(?:dell|d)[’'])?",
  pt: "(?:(?:dos|das|do|da|de|e) )?",
  nl: "(?:(?:van der|van den|van de|van) )?",
  de: "(?:(?:von der|von) )?",
};
const runs = new Map<string, RegExp>();

function runOf(language: string): RegExp {
  const known = runs.get(language);
  if (known) return known;
  const next = `(?:${particles[language] ?? ""}${capital}|\\d{1,4}(?!\\d|[ \u00a0]\\d|\\s+${monthName}|[.)]|[-\u2011]\\p{L}|,\\d))`;
  const run = new RegExp(`(?<![\\p{L}\\p{N}])${capital}(?:[ \u00a0]+(?:&[ \u00a0]+)?${next})*`, "gu");
  runs.set(language, run);
  return run;
}

/**
 * Names of people, places, companies and products, the most spoken of first. Where every noun has a capital (German),
 * only runs of several words and words of unusual shape count, and those which the campaign's name has too.
 */
export function findNames(
  sentences: readonly string[],
  language: string,
  { hint, title = "" }: { hint: string; title?: string },
): FoundName[] {
  const found = new Map<string, { count: number; inside: number }>();
  for (const sentence of sentences) {
    for (const match of sentence.matchAll(runOf(language))) {
      const isDay = beforeMonth.test(sentence.slice(match.index + match[0].length));
      const isOpening = isFirst(sentence, match.index);
      const name = trimName(isDay ? match[0].replace(/\s+\d+$/u, "") : match[0], language, isOpening);
      if (
        name === null ||
        /^[IVXLC]+$/u.test(name) ||
        isUnit.has(name) ||
        isStreet.test(name) ||
        (isFirstOf(name, match[0]) && afterStreet.test(sentence.slice(0, match.index))) ||
        isHalf(name, sentence.slice(match.index + match[0].length), language) ||
        !looksLikeName(name, language, hint)
      )
        continue;
      const seen = found.get(name) ?? { count: 0, inside: 0 };
      // At the beginning of a sentence every word has a capital.
      const isSure =
        !isOpening || !match[0].startsWith(name) || (name.includes(" ") && (!isOpeningWord(name, language) || title.includes(name)));
      found.set(name, { count: seen.count + 1, inside: seen.inside + Number(isSure) });
    }
  }
  for (const name of sentences.flatMap((sentence) => [...quotedNames(sentence), ...shortNames(sentence, title)])) {
    const seen = found.get(name) ?? { count: 0, inside: 0 };
    found.set(name, { count: seen.count + 1, inside: seen.inside + 1 });
  }
  const isRepeated = (name: string, count: number) => count > 1 && /\s\p{L}+$/u.test(name);
  const sure = [...found].filter(([name, { inside, count }]) => inside > 0 || inHint(name, hint) || isRepeated(name, count));
  return mergeParts(new Map(sure.map(([name, { count }]) => [name, count]))).sort(
    (a, b) => score(b, { hint, first: sentences[0] ?? "" }) - score(a, { hint, first: sentences[0] ?? "" }),
  );
}

/** What stands in quotation marks and is too short to be said by anybody. */
function quotedNames(text: string): string[] {
  const sentence = pairedMarks(text);
  const quoted = [...sentence.matchAll(/[“„«"「『《]([^“”„«»"「」『』《》.!?。！？]{2,30})[”“»"」』》]/gu)]
    .filter((match) => !isSpoken(sentence, match.index, match[0].length))
    .map((match) => (match[1] ?? "").trim());
  return quoted.filter(
    (name) =>
      name.split(/\s+/u).length <= 4 &&
      /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(name) &&
      /\p{L}{2}|\p{Lo}\p{M}/u.test(name) &&
      !/[,،、，]/u.test(name) &&
      !ourselves.test(name),
  );
}

/** “(hereafter “the Company”)”, 「当社」: what whoever writes calls themselves names nobody. */
const ourselves =
  /^(?:(?:the )?(?:Company|Society|Trust|Foundation|Association|Group)|(?:die )?(?:Gesellschaft|Stiftung)|(?:la )?(?:Société|Sociedad|Società|Fundación)|Компани[яи]|Общество|Фонд|Компанія|Товариство|Η? ?Εταιρεία|الشركة|المؤسسة|الجمعية|החברה|העמותה|(?:当|弊|本|同)(?:社|会|館|園|校|院|店|財団|法人|団体)|(?:本|我|该|該)(?:公司|基金会|基金會|中心|协会|協會|机构|機構)|(?:본|당)\s?(?:사|재단|법인|협회|센터))$/iu;

/** “…: ‘The sky is wide’”, 「…」と話します: short, and said all the same. */
const isSpoken = (sentence: string, at: number, length: number) =>
  speaks(sentence) &&
  (/^\s+[\p{sc=Thai}\s\p{Nd}.]+(?:กล่าว|บอก|เล่า)/u.test(sentence.slice(at + length)) ||
    /[:：,،，]\s*$/u.test(sentence.slice(0, at)) ||
    /^\s*(?:と|って|,|،|，|–|—|라고|고\s)/u.test(sentence.slice(at + length)));

const isStreet =
  /\s(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|gasse|allee)\.?$|^(?:rue|via|calle|avenida|rua|ulica|ul|улица|ул)\.?\s|(?:str|straße|strasse|straat|gasse|gatan|vej|katu)\.?(?:\s\p{Nd}+)?$/iu;

const isFirstOf = (name: string, found: string) => found.startsWith(name);
// “14, rue de la Tour-d'Auvergne”, “вул. Соборності”: where it is, and not what it is.
const afterStreet =
  /(?<!\p{L})(?:rue|avenue|boulevard|quai|chemin|via|viale|corso|calle|avenida|paseo|rua|travessa|ulica|ul\.|ulici|ulicy|улица|улице|ул\.|проспект\p{L}*|пр\.|вулиця|вулиці|вул\.|οδός|οδό|strada|str\.|utca|jalan|jl\.|phố|đường)\s+(?:(?:de la|de l['’]|des|del|della|du|de|dos|das|da|do|d['’])\s*)?$/iu;

// Currencies and the like in capitals are nobody's name.
const isUnit = new Set([...Intl.supportedValuesOf("currency"), "TL", "CO", "CO2", "PDF", "QR", "SMS", "KM", "KG", "PM", "AM"]);

/** “Last year 140 …”, “Mieszkańcy Naramowic …”: a sentence that begins with a word and a figure or a name begins with no name of both. */
const isOpeningWord = (name: string, language: string) =>
  /^\S+ \p{Nd}+$/u.test(name) || (inflecting.has(language) && /^\S+ \S+$/u.test(name));
const inflecting = new Set("ru uk bg sr pl cs sk hr el fi hu".split(" "));

const isFirst = (sentence: string, index: number) =>
  !/[\p{L}\p{N}]/u.test(sentence.slice(0, index)) || /[.!?:]\s*["“„«]?$|[“„«]$|[\n•]\s*$/u.test(sentence.slice(0, index));

/** Without the small words, numbers, months and weekdays at its ends; null when nothing is left. */
function trimName(raw: string, language: string, isOpening: boolean): string | null {
  // What follows in another script is the sentence (“App或拨打…”), and an article that is joined to its word no name (“L'association”).
  const own = raw
    .replace(/(?<=\p{sc=Latin})[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}].*$/u, "")
    .replace(/^(?:[LDQSNCJ]|Qu)[’']\p{Ll}\S*\s*/u, "");
  const words = (language === "tr" ? withoutEnding(own) : own).replace(/[.’'-]+$/u, "").split(/\s+/);
  if (language === "de" && words.length > 1 && title.test(words[0] ?? "")) words.shift();
  const isSmall = (word: string) =>
    stopWords[language]?.has(word.toLowerCase()) || calendar.test(word) || calendarOf(language).has(word.toLowerCase());
  // In the middle of a sentence a small word with a capital belongs to a name (“la ferme des Trois Chênes”).
  const isKept = (word: string) => !isOpening && particled.has(language) && words.length > 1 && numerals.test(word);
  while (words[0] !== undefined && ((isSmall(words[0]) && !isKept(words[0])) || /^\d/.test(words[0]))) words.shift();
  while (words.length > 0 && (isSmall(words.at(-1) ?? "") || /^\d{4}$/.test(words.at(-1) ?? ""))) words.pop();
  const name = words
    .join(" ")
    .replace(/[’']s$/u, "")
    .replace(/[.,]+$/u, "")
    // “Όαση Α.Ε.”
    .replace(/\.\p{Lu}$/u, "$&.");
  return name.length >= 2 && name.length <= 60 ? name : null;
}

const particled = new Set(["fr", "es", "it", "pt", "ca", "en", "nl"]);
const numerals =
  /^(?:Deux|Trois|Quatre|Cinq|Six|Sept|Dos|Tres|Cuatro|Cinco|Siete|Due|Tre|Quattro|Cinque|Sette|Dois|Duas|Três|Quatro|Sete|Two|Three|Four|Five|Six|Seven|Twee|Drie|Vier|Vijf)$/u;

// What German puts before a name, capitals and all.
const title =
  /^(?:Herr|Frau|Dr|Prof|Professor|Doktor|Chef|Inhaber|Gründer|Leiter|Direktor|Geschäftsführer|Sprecher|Ingenieur|Vorstand|Meister|Trainer|Architekt|Autor|Forscher|Kollege|Kollegin|Bürgermeister)(?:in|innen)?$/;

/** Turkish sets the endings of names apart (“Meydanı’nda”), and with one the name is over. */
const withoutEnding = (name: string) => name.replace(/[’']\p{Ll}.*$/u, "");

/** “Friends of the River …” is no name of one word, and “Office for Water” of “Office for Water and Drains (OWD)” not the whole of one. */
const isHalf = (name: string, after: string, language: string) =>
  (language === "en" && !name.includes(" ") && /^ of\b/.test(after)) || isShortened(name, after);

/** Whether the letters in brackets behind a name are those of more words than it has. */
function isShortened(name: string, after: string): boolean {
  const letters = /^\s+\p{L}{1,4}\s+\p{Lu}[\p{L}\s]{2,60}\s\((\p{Lu}{2,8})\)/u.exec(after)?.[1] ?? "";
  const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join("");
  return initials.length > 1 && letters.length > initials.length && plain(letters).startsWith(plain(initials));
}
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** “… (OWD) Brackley”, which the headline calls “OWD Brackley”. */
const shortNames = (sentence: string, title: string): string[] =>
  [...sentence.matchAll(/\((\p{Lu}{2,8})\)\s(\p{Lu}\p{Ll}+)/gu)]
    .map(([, letters = "", place = ""]) => `${letters} ${place}`)
    .filter((name) => title.includes(name));

const beforeMonth = new RegExp(`^\\s+${monthName}`, "iu");

const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Frühjahr|Frühling|Sommer|Herbst|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή)$/;

function looksLikeName(name: string, language: string, hint: string): boolean {
  if (language !== "de") return true;
  if (inHint(name, hint)) return true;
  return name.includes(" ") || /\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(name);
}

/** “Solberg” is counted with “Ingrid Solberg”. */
function mergeParts(counts: ReadonlyMap<string, number>): FoundName[] {
  const order = [...counts.keys()];
  const kept: FoundName[] = [];
  for (const name of [...order].sort((a, b) => b.length - a.length)) {
    const count = counts.get(name) ?? 0;
    const whole = kept.find((one) => ` ${one.name} `.includes(` ${name} `));
    if (whole) whole.count += count;
    else kept.push({ name, count });
  }
  return kept.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** As whole words, also those of somebody (“Lindners”): a campaign about writers makes no name of “Write to us”. */
const inHint = (name: string, hint: string) =>
  name.length > 3 && [spaced(name), `${spaced(name).trimEnd()}s `].some((words) => spaced(hint).includes(words));
const spaced = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;
/** Whoever a story begins with is who it is about, however often others are named later. */
const atTheBeginning = 5;
const score = ({ name, count }: FoundName, { hint, first }: { hint: string; first: string }) =>
  count * (inHint(name, hint) ? 4 : 1) + (first.startsWith(name) ? atTheBeginning : 0);
