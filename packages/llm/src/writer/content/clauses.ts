import { asHeadline } from "../punctuation.ts";
import { isConditional } from "../reader/conditions.ts";
import { dayPattern, findDays, monthName, tellsWhen } from "../reader/dates.ts";
import { tellsWhere } from "../reader/places.ts";
import { quotes } from "../reader/speech.ts";
import { isSmallWord } from "../reader/stop-words.ts";

/** “…, from 10 to 14, on the square”: when and where after the last commas. */
function withoutTail(text: string): string {
  const parts = text.split(/(?=[,،]\s)/u);
  const isWhenOrWhere = (part: string) => {
    const words = part.replace(/^[,،]\s+/u, "").split(/\s+/u);
    const isDay = words.length <= 5 && tellsWhen(part) && (findDays(part).length > 0 || /\p{Nd}{4}/u.test(part));
    const isPhrase = words.length <= 8 && !opensWithNoun(words) && (/^\p{Nd}/u.test(words[0] ?? "") || isSmallWord(words[0] ?? ""));
    return isDay || (isPhrase && (tellsWhen(part) || tellsWhere(part)));
  };
  // “…, the High Street and Mill Lane”: the end of a list is no place of its own.
  const isListed = (part: string) => /\s(?:and|und|et|y|e|en|och|og|i|a|и|та|και|ו\p{L}+|و\p{L}*)\s/u.test(part);
  // “on Thursday, 3 December”: a weekday and its day go together.
  const isHalfDay = () => isWeekday((parts.at(-2) ?? "").trim().split(/\s+/u).at(-1) ?? "") && findDays(parts.at(-1) ?? "").length > 0;
  while (parts.length > 1 && !isHalfDay() && !(parts.length > 2 && isListed(parts.at(-1) ?? "")) && isWhenOrWhere(parts.at(-1) ?? ""))
    parts.pop();
  return parts.join("");
}

/** “…, the old bridge by the market”: an article begins what the sentence is about, unless a day follows it (“le samedi 3 mai”). */
const opensWithNoun = ([first = "", next = ""]: readonly string[]) => article.test(first) && !isWeekday(next) && !/\p{Nd}/u.test(next);
const article = /^(?:the|der|die|das|den|le|la|les|el|los|las|il|lo|gli|het|ο|η|το|οι|τα|τον|την)$/iu;

const calendarWord = new RegExp(`^(?:${monthName}|\\p{Nd}{1,4}[.,]?|\\p{Nd}{1,2}(?:st|nd|rd|th|er|ης|η))$`, "iu");

/** “On Saturday we tidy up: from 9 to 1 …”: what stands before a colon, where that is a sentence's length. */
function beforeColon(text: string): string {
  const [, first = "", rest = ""] = /^([^:：]{20,100})[:：]\s+(\S.*)$/u.exec(text) ?? [];
  // “As you may have guessed: from 1 October …” says it behind the colon.
  return first.split(/\s+/u).length >= 5 && (tellsWhen(first) || !tellsWhen(rest)) ? first : text;
}

const untilDay = /^(?:until|till|by|bis|jusqu\S*|hasta|até|fino|entro|tot|do|до|по|έως|μέχρι|حتى|עד)$/iu;
const fewestWords = 5;

/**
 * A headline that is a little too long, “… opens its doors on Sunday 17 May”, without the day that it ends in and the small words that lead
 * there; nothing where the day is what it tells. Only for headlines, whose news says the day.
 */
export function withoutLateDay(text: string): string | null {
  const words = text.split(/\s+/u);
  let at = words.length;
  while (
    at > 3 &&
    (calendarWord.test(words[at - 1] ?? "") || isWeekday(words[at - 1] ?? "") || (at < words.length && isSmallWord(words[at - 1] ?? "")))
  )
    at -= 1;
  const cut = words.slice(at).join(" ");
  const isDay = new RegExp(monthName, "iu").test(cut) || findDays(cut).length > 0;
  const tellsUntil = words.slice(at).some((word) => untilDay.test(word));
  const left = words.slice(0, at).join(" ");
  return at >= fewestWords && at < words.length && isDay && !tellsUntil && !participle.test(left) ? left : null;
}
/** English only: nothing else ends so. */
export const participle = /\s(?:\p{Ll}{3,}(?<!e)ed|sold|made|held|built|found|bought|born)$/u;
const isWeekday = (word: string) => tellsWhen(word) && !/\p{Nd}/u.test(word);

// What a subordinate clause begins with, after the comma that parts it from a sentence that is whole without it.
const subordinators: Readonly<Record<string, string>> = {
  en: "(?!(?:start|begin|open|runn|last|dur|cost|morn|even)ing)\\p{Ll}{3,}ing|with|which|who|whose|where|whenever|when|while|because|although|so that|including|as well as",
  de: "mit|der|die|das|dem|den|deren|dessen|wo|wobei|während|weil|obwohl|damit|um|sodass|darunter|wenn|ob",
  nl: "met|die|dat|waar|waarbij|terwijl|omdat|zodat|waaronder|zoals|wanneer",
  fr: "avec|qui|que|où|dont|afin|puisque|parce que|notamment|y compris|tandis",
  es: "con|que|donde|cuyo|cuya|para que|porque|aunque|mientras|incluid[oa]s?|entre ellos|así como",
  pt: "com|que|onde|cujo|cuja|para que|porque|embora|enquanto|incluindo|entre eles|bem como",
  it: "con|che|dove|il cui|la cui|perché|mentre|affinché|tra cui|compres[oaie]|anche se",
  ca: "amb|que|on|perquè|mentre|inclosos|entre ells",
  ro: "care|unde|pentru că|deoarece|astfel încât|inclusiv|printre care",
  sv: "med|som|där|eftersom|medan|bland annat|så att",
  da: "som|der|hvor|fordi|mens|blandt andet|så",
  nb: "som|der|hvor|fordi|mens|blant annet|slik at",
  pl: "z|któr\\p{L}+|gdzie|aby|żeby|ponieważ|bo|w tym|podczas gdy",
  cs: "kter\\p{L}+|kde|aby|protože|včetně|zatímco|kam",
  hu: "amely\\p{L}*|ahol|aki\\p{L}*|hogy|mert|mivel",
  ru: "котор\\p{L}+|где|чтобы|потому что|так как|в том числе|включая|поскольку|куда|когда",
  uk: "як(?:ий|а|е|і|их|им|ому|ої)|де|щоб|тому що|бо|оскільки|зокрема|куди|коли",
  bg: "кой?то|която|което|които|където|за да|защото|включително",
  sr: "кој\\p{L}+|где|да би|јер|укључујући|koj\\p{L}+|gde|jer",
  el: "με|που|όπου|ώστε|γιατί|επειδή|ενώ|ο οποίος|η οποία|το οποίο|οι οποί\\p{L}+|μεταξύ των οποίων|καθώς",
  ar: "(?:الذي|التي|الذين|حيث|مما|وذلك|بما في ذلك|من بينها)",
  he: "אשר|שבו|שבה|כולל|ביניהם|מכיוון|מפני|משום|כי|כדי|כך ש\\p{L}*",
  hi: "जो|जिस\\p{L}*|जहां|जहाँ|ताकि|क्योंकि|जिनमें|जबकि",
  ka: "რომ\\p{L}*|სადაც|რათა|მათ შორის",
  hy: "որ\\p{L}*|որտեղ|քանի որ|այդ թվում",
};
// Where no comma stands before the reason.
const reasons: Readonly<Record<string, string>> = {
  en: "because",
  fr: "parce que|car",
  es: "porque",
  pt: "porque",
  it: "perché",
  nl: "omdat",
  el: "γιατί|επειδή",
};

/** “… on 6 October from 8 to 17 hours”: the hours that a headline ends in. */
const withoutHours = (text: string) =>
  text.replace(/\s(?:from|de|dès|à partir de|von|desde|das|dalle|с|από)\s\p{Nd}{1,2}[^,.]{0,40}$/iu, "");

const parenthesis = /\s*[(（][^()（）]{1,60}[)）]/gu;
const fewestLetters = 16;

/**
 * What a sentence says without what only goes with it: parentheses, a subordinate clause after a comma, days before the first comma. Whole
 * sentences still, the longest first; for headlines, where the sentence itself is too long.
 */
export function shorterForms(sentence: string, language: string): string[] {
  const headline = asHeadline(sentence);
  const whole = withoutAs(headline);
  if (isConditional(whole) || quotes(whole)) return [];
  const told = withoutInnerClause(withoutAside(whole), language);
  const main = withoutClause(told, language);
  // Where the verb comes last, what stands behind a comma is the sentence itself.
  const unreasoned = main.replace(new RegExp(`\\s(?:${reasons[language] ?? "(?!)"})\\s.*$`, "iu"), "");
  const plain = verbFinal.has(language) ? main : withoutTail(main);
  if (language === "th") return beforeBlank(whole);
  const reported = withoutReport(whole, language);
  const forms = [
    whole,
    withoutAside(whole),
    ...(reported === whole ? [] : [reported, withoutLateDay(withoutHours(reported)) ?? ""]),
    told,
    main,
    plain,
    withoutDay(main),
    beforeColon(main),
    withoutDay(beforeColon(main)),
    withoutInnerDay(main),
    unreasoned,
    withoutInnerDay(unreasoned),
  ];
  return [...new Set(forms.map((one) => one.trim()))].filter(
    (one) => one !== headline && (one.match(/\p{L}/gu) ?? []).length >= fewestLetters && !leavesVerb(one, headline, language),
  );
}

/** “Neighbours are on Saturday, 9 May” of a German sentence whose “invited” stands at its end. */
const leavesVerb = (form: string, whole: string, language: string): boolean =>
  /^(?:de|nl)/u.test(language) &&
  whole.startsWith(form) &&
  helpers.test(form) &&
  !lastVerb.test(form.split(helpers).at(-1) ?? "") &&
  lastVerb.test(whole.slice(form.length));
const helpers =
  /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|muss|müssen|soll|sollen|darf|dürfen|zijn|was|waren|wordt|worden|werd|werden|heeft|hebben|kan|kunnen|moet|moeten)(?!\p{L})/u;
const lastVerb =
  /(?<!\p{L})(?:\p{Ll}{0,8}ge\p{Ll}{2,}(?:t|en|d)|\p{Ll}{3,}iert|(?:be|ver|er|ent|zer|her|ont)\p{Ll}{2,}(?:t|en|d))(?!\p{L})/u;

const verbFinal = new Set("tr ko hi mr bn ta te gu fa ka hy am".split(" "));

// “ab”, “from”
const small = "(?:\\p{L}{1,4}\\s)?";
const namedDayOfWeek = "(?:ב?יום\\s)?\\p{L}{3,14}[,،]?\\s";
// “1 Haziran'dan itibaren”
const dayEnd = "(?:['’]\\p{L}+(?:\\sitibaren|\\skadar)?)?[,،]?";
const innerDays = [`${small}${namedDayOfWeek}`, small].map(
  (lead) => new RegExp(`(?<=[\\p{L}\\p{M}\\p{Nd}][,،]?)\\s(${lead})${dayPattern}${dayEnd}(?=\\s[\\p{L}\\p{Nd}])`, "iu"),
);

/** “The works renew from Monday, 11 January, the sewer in …”: a day inside of a sentence, which is whole without it. */
function withoutInnerDay(text: string): string {
  // “20 नवंबर से”: what leads to a day stands behind it, and would be left over.
  if (/[\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Gujr}\p{sc=Guru}]/u.test(text)) return text;
  for (const pattern of innerDays) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [before, rest] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const lead = (found[1] ?? "").trim();
    const words = lead.split(/\s+/u).filter((word) => word !== "");
    const isLed = /ביום \S+$/u.test(lead) || words.every((word) => isSmallWord(word) || isWeekday(word));
    // “On 3 May the library opens”: the day is what it begins with.
    const isBegun = isSmallWord(before.split(/\s+/u).at(-1) ?? "");
    // “from 3 to 5 May” is one when, and so is “5 May to 3 June”.
    const isRange = /\p{Nd}\S*(?:\s\p{L}{1,4})?$/u.test(before) || /^\s(?:[–—-]|(?:\p{L}{1,5}\s+){1,2}\p{Nd})/u.test(rest);
    if (isLed && !isBegun && !isRange) return `${before}${rest}`;
  }
  return text;
}

// Who says it, before what is said: “The town hall informs residents that …”. Only where the rest is a sentence as it stands.
const reports: Readonly<Record<string, string>> = {
  en: "(?:informs?|announces?|reminds?|says?)(?:\\s[^,]{2,40})?\\sthat",
  fr: "(?:informe|annonce|rappelle|signale|fait savoir)(?:nt)?(?:\\s[^,]{2,40})?\\squ(?:e|['’])",
  es: "(?:informa|anuncia|recuerda|comunica)n?(?:\\s[^,]{2,40})?\\sque",
  pt: "(?:informa|anuncia|lembra|comunica)m?(?:\\s[^,]{2,40})?\\sque",
  it: "(?:informa|annuncia|ricorda|comunica)(?:no)?(?:\\s[^,]{2,40})?\\sche",
  ru: "(?:сообщает|объявляет|напоминает)(?:\\s[^,]{2,40})?,\\sчто",
  uk: "(?:повідомляє|оголошує|нагадує)(?:\\s[^,]{2,40})?,\\sщо",
  el: "(?:ενημερώνει|ανακοινώνει|υπενθυμίζει)(?:\\s[^,]{2,40})?\\sότι",
};
const withoutReport = (text: string, language: string): string => {
  const left = text.replace(new RegExp(`^[^,.:]{3,60}\\s${reports[language] ?? "(?!)"}\\s?`, "iu"), "");
  return left === text || left.split(/\s+/u).length < 4 ? text : left.charAt(0).toLocaleUpperCase() + left.slice(1);
};

const asWords = /^(?:as|wie|comme|como|come|zoals|som|jak|как|як|както|όπως|كما|כפי ש\p{L}+)\s[^,،]{8,70}[,،]\s+(?=[\p{L}\p{N}])/iu;
const withoutAs = (text: string) => {
  const left = text.replace(asWords, "");
  return left === text || /[,،]/u.test(left) || left.split(/\s+/u).length < 4 ? text : left.charAt(0).toLocaleUpperCase() + left.slice(1);
};

/** Thai ends a statement with a blank; beside a figure or a Latin word it is only a blank. */
function beforeBlank(text: string): string[] {
  // “ใน จ.น่าน”: a shortened word goes on, and so does what ends in a preposition.
  const at = text.search(/(?<=[\p{sc=Thai}\p{M}])(?<!(?:ใน|ที่|จาก|ของ|กับ|และ|หรือ|ณ))\s(?=(?!ๆ|[ก-ฮ]{1,4}\.)\p{sc=Thai})/u);
  const first = at < 0 ? "" : text.slice(0, at);
  // “For members …” only says for whom.
  if (leadsIn.test(text)) return [];
  const said = (at < 0 ? text : first).split(whenInThai)[0]?.trim() ?? "";
  return [...new Set([first, said])].filter((one) => one !== text && (one.match(/\p{L}/gu) ?? []).length >= fewestLetters);
}
const leadsIn = /^(?:สำหรับ|เมื่อ|หลังจาก|หลัง|ก่อน|ตั้งแต่|หาก|ถ้า|ใน|นอกจาก|เนื่องจาก|เพื่อ|ระหว่าง|จาก|ทุก|ผู้ที่|ลูกค้าที่|ท่านที่|คนที่|ช่วง)/u;
/** From where a Thai sentence says when or why; what stands before is whole. */
const whenInThai = /\s?(?:ตั้งแต่|ระหว่างวันที่|ในวันที่|ในวัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|เนื่องจาก)/u;

const withoutAside = (text: string) => text.replace(parenthesis, "").replace(/\s+(?=[,.;])/gu, "");

/** “The mill, which volunteers restored, runs …”: a clause between two commas, with its relative word. */
function withoutInnerClause(text: string, language: string): string {
  const words = relatives[language];
  const plain = text.replace(lastVerbs[language] ?? /(?!)/u, " ");
  if (words === undefined) return plain;
  return plain.replace(new RegExp(`[,،]\\s+(?:${words})(?![\\p{L}\\p{M}])[^,،.]{4,160}[,،]\\s+(?=\\p{Ll}|\\p{Lo})`, "u"), " ");
}

// “…, closed since the fire, will …”: a lastVerb and what belongs to it between two commas.
const between = (endings: string) => new RegExp(`[,،]\\s+\\p{Ll}{2,}(?:${endings})\\s[^,،.]{4,80},\\s+(?=\\p{Ll})`, "u");
const lastVerbs: Readonly<Record<string, RegExp>> = {
  en: between("ed"),
  fr: between("ée?s?|ie?s?|ue?s?|erte?s?|uite?s?"),
  es: between("ad[oa]s?|id[oa]s?"),
  it: between("at[oaie]|it[oaie]|ut[oaie]"),
  pt: between("ad[oa]s?|id[oa]s?"),
};

// Only what can mean nothing else after a comma: “der” may be an article, and a list goes on after “que”.
export const relatives: Readonly<Record<string, string>> = {
  en: "which|who|whose",
  fr: "qui|dont|où",
  es: "cuyo|cuya|donde|el cual|la cual",
  it: "che|il cui|la cui|dove",
  pt: "cujo|cuja|onde|que",
  ro: "care",
  nl: "waar|waarbij",
  sv: "som",
  da: "som",
  nb: "som",
  pl: "któr\\p{L}+",
  cs: "kter\\p{L}+",
  hu: "amely\\p{L}*|ahol",
  ru: "котор\\p{L}+",
  uk: "як(?:ий|а|е|і|их|им|ому|ої)",
  sr: "кој\\p{L}+|koj\\p{L}+",
  el: "ο οποίος|η οποία|το οποίο|που",
};

function withoutClause(text: string, language: string): string {
  const words = subordinators[language];
  if (words === undefined) return text;
  const at = [...text.matchAll(new RegExp(`[,،]\\s+(?:${words})(?![\\p{L}\\p{M}])`, "giu"))].at(-1)?.index ?? -1;
  const rest = text.slice(at);
  // “…, die Brücke am Markt”: a German clause ends in its verb, what ends in a noun began with an article.
  if (language === "de" && /^,\s+(?:der|die|das|dem|den)\s/iu.test(rest) && /\p{Lu}\p{L}*$/u.test(rest)) return text;
  // A clause that ends within the sentence is part of it, and so are words after it.
  return at > 0 && (rest.match(/[,،]/gu) ?? []).length === 1 ? text.slice(0, at) : text;
}

// A main clause that tells an hour ends in a comma as well; what leads to a day is short and begins with a small word or a figure.
const isAdverbial = (text: string) =>
  tellsWhen(text) &&
  !opensWithNoun(text.split(/\s+/u)) &&
  text.split(/\s+/u).length <= (findDays(text).length > 0 ? 7 : 5) &&
  (/^\p{Nd}/u.test(text) || isSmallWord(text.split(/\s+/u)[0] ?? "") || text.split(/\s+/u).length < 3);
const goesOn =
  /^(?:and|or|but|und|oder|aber|et|ou|mais|y|e|o|pero|ma|mas|en|maar|i|a|ale|и|а|но|і|та|και|αλλά|ו\p{L}|و\p{L}|और|და)(?![\p{L}\p{M}])|^[וو]\p{L}/iu;

/** “From 3 May, the library opens at night”: what names days or hours before a comma, where the rest still begins with a word. */
function withoutDay(text: string): string {
  let left = text;
  for (let turn = 0; turn < 2; turn += 1) {
    const found = /^([^,،]{3,40})[,،]\s+(?=[\p{L}\p{N}])/u.exec(left);
    if (
      !found ||
      !isAdverbial(found[1] ?? "") ||
      goesOn.test(left.slice(found[0].length)) ||
      (turn === 0 && findDays(text).length === 0 && !/\p{Nd}/u.test(text))
    )
      break;
    left = left.slice(found[0].length);
  }
  return left === text || !/^\p{L}/u.test(left) ? text : left.charAt(0).toLocaleUpperCase() + left.slice(1);
}

/**
 * “The stays last from 1 March to 25 April, and the works are shown in autumn”: the first of two clauses that a comma and a small word part, where
 * no list does. Null where there is only one.
 */
export function firstOfTwo(text: string): string | null {
  const [, first = "", second = ""] = twoClauses.exec(text) ?? [];
  const words = (part: string) => part.split(/\s+/u).filter((word) => word !== "").length;
  return words(first) >= fewestOfClause && words(second) >= fewestOfClause && !/[,،;]/u.test(first) ? first : null;
}
const twoClauses = /^([^,،]+)[,،]\s(?:and|und|et|y|e|en|och|og|i|a|и|та|і|а|και|ו(?=\p{L}{3})|و(?=\p{L}{3})|और|এবং)\s?(\S.*)$/u;
const fewestOfClause = 5;
