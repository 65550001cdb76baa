import { isDayLine } from "./day-line.ts";
import { isContactHeading } from "./furniture.ts";
import { endsInInitials, endsSentence, isShort } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { readSignature } from "./signature.ts";
import { quotes } from "./speech.ts";

// How a letter ends: its farewell and whoever signs it, perhaps over several paragraphs and above whom to ask.

const signOff =
  /^(?:(?:顺祝|順祝|顺颂|順頌|即颂|即頌|谨祝|謹祝)\S{0,4}|[春夏秋冬近台大教]安|此致|敬[礼禮]|(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes)|best|cheers|thanks(?: (?:a lot|so much|again|all|everyone))?|thank you|many thanks|sincerely|yours (?:sincerely|faithfully|truly)|(?:viele|beste|liebe|herzliche|schöne|freundliche|mit (?:freundlichen|besten|herzlichen)) grü(?:ß|ss)en?|lg|vg|mfg|danke|vielen dank|cordialement|bien (?:cordialement|à vous)|merci(?: d['’]avance)?|saludos(?: cordiales)?|un (?:cordial )?saludo|gracias|cordiali saluti|un saluto|grazie|atenciosamente|cumprimentos|obrigad[oa]|abraços|met vriendelijke groet(?:en)?|groet(?:en|jes)?|bedankt|vänliga hälsningar|hälsningar|med vänlig hälsning|venlig hilsen|mvh|med vennlig hilsen|ystävällisin terveisin|terveisin|pozdrawiam|z poważaniem|s pozdravem|děkuji|cu stimă|üdvözlettel|köszönöm|saygılarımla|saygılarımızla|sevgiler|teşekkürler|iyi çalışmalar|trân trọng|salam|с уважением|спасибо|всего доброго|з повагою|дякую|с уважение|поздрави|με εκτίμηση|ευχαριστώ|φιλικά|مع التحية|مع خالص التحية|تحياتي|شكرا|وتفضلوا.*|בברכה|תודה|धन्यवाद|सादर|ধন্যবাদ|শুভেচ্ছা|நன்றி|ధన్యవాదాలు|ขอบคุณ(?:ครับ|ค่ะ)?|ด้วยความเคารพ|谢谢|謝謝|此致|敬祝|よろしくお願い(?:いた|致)?します|以上、?よろしく.*|감사합니다|პატივისცემით|მადლობა|հարգանքով|አመሰግናለሁ|ከሰላምታ ጋር)[\s,.!،，。！–—-]*$/iu;
const longestLine = 60;
const mostSignature = 8;

/** A text without its farewell and whoever signs it. What stands below them stays: whom to ask, and where to turn. */
export function withoutLetterEnd(lines: string[], isLetter: boolean): string[] {
  const end = endOf(lines, isLetter);
  if (end !== null) return [...lines.slice(0, end.from), ...lines.slice(end.to)];
  const signed = withoutSignature(lines);
  return isLetter ? withoutNames(signed) : withoutSender(signed);
}

/**
 * The farewell of a letter and whoever signs it with an office, line by line as written; empty where its words or its comma do not show it.
 */
export function readLetterEnd(text: string): string[] {
  const lines = text.split("\n");
  const end = endOf(lines, false);
  const told = lines.slice(end?.from ?? 0, end?.toNames ?? 0).map((line) => line.trim());
  const kept = told.filter((line) => line !== "" && !isDayLine(line) && (isName(line) || isFarewell(line)));
  return kept.filter((line) => !isFarewell(line)).length > 1 ? kept : [];
}

interface Group {
  from: number;
  to: number;
  lines: string[];
}

/** Lines between empty ones. */
function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1);
    if (line.trim() === "") continue;
    if (last?.to === at) {
      last.lines.push(line.trim());
      last.to = at + 1;
    } else groups.push({ from: at, to: at + 1, lines: [line.trim()] });
  }
  return groups;
}

/**
 * From the last paragraphs upwards: whom to ask, names and offices, a farewell. A farewell shows by its words or its comma; below a greeting the
 * place is enough, too. Null where nothing surely is one.
 */
function endOf(lines: readonly string[], isLetter: boolean): { from: number; to: number; toNames: number } | null {
  const groups = groupsOf(lines);
  let below = groups.length;
  while (below > fewestAbove && isToTurnTo(groups[below - 1]?.lines ?? [])) below -= 1;
  let first = below;
  let hasFarewell = false;
  while (first > fewestAbove && below - first < mostGroups && !hasFarewell) {
    const group = groups[first - 1]?.lines ?? [];
    const isOfEnd = (line: string, at: number) => isName(line) || isFarewell(line) || (isLetter && at === 0 && isParting(line));
    if (group.length > mostNames + 1 || !group.every(isOfEnd) || !group.some((line) => isName(line) || isFarewell(line))) break;
    first -= 1;
    hasFarewell = group.some(isFarewell) || (group.length > 1 && !isName(group[0] ?? ""));
  }
  const named = groups.slice(first, below).flatMap((group) => group.lines);
  const above = groups[first - 1]?.lines ?? [];
  const isParted = isLetter && named.length > 0 && first > fewestAbove && above.length === 1 && isPartingFrom(above[0] ?? "", hasFarewell);
  // “Yours,” on the lines of whom to ask.
  const signed = groups[below];
  if (named.length === 0 && signed !== undefined && signed.lines.length > 1 && isFarewell(signed.lines[0] ?? ""))
    return { from: signed.from, to: signed.from + 1, toNames: signed.from + 1 };
  const isSure = hasFarewell || isParted || (isLetter && named.length > 1);
  // Whom to ask in one last paragraph is read off the letter as it stands.
  const isOneBelow = below === groups.length - 1 && /[^:：]$/u.test(readSignature(lines.join("\n"))[0] ?? "");
  const from = groups[isParted ? first - 1 : first]?.from;
  const toNames = endOfNames(named, signed) ?? groups[below - 1]?.to ?? 0;
  return isSure && named.length > 0 && from !== undefined ? { from, to: isOneBelow ? (signed?.to ?? toNames) : toNames, toNames } : null;
}

/** “See you there.” alone above the names of a letter; above “Yours,” that may be what it says last, but not without a stop. */
const isPartingFrom = (line: string, hasFarewell: boolean) =>
  isFarewell(line) || (isParting(line) && !(hasFarewell && /[.。।]$/u.test(line)));

/** Where names end that stand below a farewell and above a telephone in one paragraph; undefined where none does. */
function endOfNames(named: readonly string[], below: Group | undefined): number | undefined {
  const [first = ""] = below?.lines ?? [];
  if (below === undefined || !named.every(isFarewell) || isContactHeading(first) || !isName(first)) return undefined;
  return below.from + below.lines.findIndex((line) => !isName(line));
}

/** Headline and news stand above it. */
const fewestAbove = 2;
const mostGroups = 3;
const mostNames = 4;
const longestOffice = 90;
const longestParting = 36;
const mostOfParting = 7;

function isPlain(whole: string): boolean {
  // “Chair, Weir Trust (reg. no. 47/1963)”
  const line = whole.replace(/\s?[(（][^()（）]{1,40}[)）]/gu, "");
  return !/^[-•*]/u.test(line) && !/[:：→]|[@/]/u.test(line) && hasAddress(whole) === null && !quotes(line);
}

/** A name, an office, a society or the day of a letter. */
const isName = (line: string) =>
  isDayLine(line) ||
  ([...line].length <= (unstopped.test(line) ? longestLine : longestOffice) &&
    isPlain(line) &&
    !/\p{Nd}/u.test(line.replace(/\([^)]*\)/gu, "")) &&
    (!endsSentence.test(line) || endsInInitials.test(line)));
/** Nothing ends a sentence there. */
const unstopped = /\p{sc=Thai}/u;

const isFarewell = (line: string) =>
  [...line].length <= longestLine && (signOff.test(line) || (isShort(line) && isPlain(line) && /[,،，、]$/u.test(line)));

const isParting = (line: string) => isShort(line, longestParting) && isPlain(line) && line.split(/\s+/u).length <= mostOfParting;

/** Whom to ask, line by line, perhaps with its heading, or a line or two that say more. */
const isToTurnTo = (group: readonly string[]) =>
  group.every((line) => line.length <= longestOffice && (group.length <= fewLines || !tells(line))) &&
  (group.some((line) => hasAddress(line) !== null) || group.every(isContactHeading));
const fewLines = 2;
const tells = (line: string) => endsSentence.test(line) && !/[:：]$/u.test(line) && hasAddress(line) === null && !endsInInitials.test(line);

function withoutSignature(lines: string[]): string[] {
  const at = lines.findIndex((line) => line.trim().length <= longestLine && signOff.test(line.trim()));
  if (at === -1) return withoutFarewell(lines);
  const after = lines.slice(at + 1);
  if (after.filter((line) => line.trim() !== "").length <= mostSignature) return lines.slice(0, at);
  // Somebody signed above the text that they sent on.
  const end = after.findIndex((line, index) => index > 0 && line.trim() === "");
  return at < lines.length / 3 && end !== -1 ? after.slice(end) : lines;
}

/** “Tot gauw,” above a name: a short line with a comma, and only short lines without a stop below it; a contact for the press may follow. */
function withoutFarewell(lines: string[]): string[] {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const at = filled.slice(-4, -1).find((index) => isShort(lines[index] ?? "") && /[,،，、]$/u.test((lines[index] ?? "").trim()));
  if (at === undefined) return withoutGoodbye(lines);
  if (at < 3) return lines;
  return lines.slice(at + 1).every((line) => isShort(line) && !/[.!?。！？।:：@/]|\p{Nd}/u.test(line)) ? lines.slice(0, at) : lines;
}
/** “Vi ses!” and a name below it, the last two lines of a letter. */
function withoutGoodbye(lines: string[]): string[] {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const [goodbye, name] = filled.slice(-2).map((at) => (lines[at] ?? "").trim());
  const isName = /^\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(name ?? "");
  const isGoodbye = /^[^.?。？:：\p{Nd}]{2,30}!$/u.test(goodbye ?? "");
  return filled.length > 4 && isName && isGoodbye ? lines.slice(0, filled.at(-2)) : lines;
}

const longestName = 40;

/** The last lines of a letter when they only name whoever wrote it: short, without a stop, an address or a figure. */
function withoutNames(lines: readonly string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== "");
  const start = lines.slice(0, end + 1).findLastIndex((line) => line.trim() === "") + 1;
  const group = lines.slice(start, end + 1).map((line) => line.trim());
  const isName = (line: string) =>
    [...line].length <= longestName && !/[.!?。！？।:：→]$|[\p{Nd}@/]|[:：]/u.test(line) && !/^[-•*]/u.test(line);
  // Below the last sentence only those who wrote it are named.
  const told = group.findLastIndex((line) => !isName(line)) + 1;
  return start > 1 && group.length - told <= mostNames && told < group.length ? lines.slice(0, start + told) : [...lines];
}

/** “Riverside Toys Ltd.” or “Ola” below the last sentence says only who sends it. */
function withoutSender(lines: string[]): string[] {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? "").trim() !== "");
  const [before = "", last = ""] = filled.slice(-2).map((at) => (lines[at] ?? "").trim());
  const isNamed = /^\p{Lu}[\p{L}\p{M}.’'&-]*(?:\s\p{Lu}[\p{L}\p{M}.’'&-]*){0,4}$/u.test(last);
  // Scripts without capitals: a few words, and nothing below a sentence in a line of its own is one.
  const isShortLine =
    [...last].length <= longestUncased &&
    /^(?:[\p{Lo}\p{sc=Georgian}\p{M}ー・’'"“”„״׳.-]+[\s\u3000]?){1,4}$/u.test(last) &&
    !endsSentence.test(last);
  const isLast = filled.length > 4 && (lines[(filled.at(-1) ?? 0) - 1] ?? "").trim() === "";
  return (isNamed || (isShortLine && isLast)) && filled.length > 4 && endsSentence.test(before) && last.length <= longestName
    ? lines.slice(0, filled.at(-1))
    : lines;
}
const longestUncased = 24;
