import { type Paragraph, paragraphsOf } from "./above-headline.ts";
import { dayPattern, tellsWhen } from "./dates.ts";
import { isDayLine, onlyDay } from "./day-line.ts";
import { isKicker } from "./furniture.ts";
import { stop } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { isIssue, isIssueAlone, isNumbered } from "./masthead.ts";

/** What stands above the headline of a newsletter or a letter, line by line, and the story from its headline on. */
export interface Masthead {
  /** Empty where a story has none. */
  above: string[];
  below: string[];
}

/**
 * Parts a story from its masthead: lines above the greeting, or above the text, of which one names an issue, a day or a newsletter, however many
 * and in however many groups. The headline is what is left of the first group below those, or of them where nothing is below.
 */
export function readMasthead(lines: readonly string[], isGreeting: (line: string) => boolean): Masthead {
  const groups = paragraphsOf(lines);
  const end = groups.slice(0, mostGroups).findIndex((group) => isText(group) || isSalutation(group, isGreeting));
  const head = groups.slice(0, Math.max(end, 0));
  const isLetter = isSalutation(groups[end], isGreeting);
  const whole = { above: [], below: [...lines] };
  if (head.length === 0 || !(isLetter || head.some((group) => group.lines.some(isDated)))) return whole;
  const at = headlineIn(head, isLetter);
  const headline = head[at];
  if (!head.slice(0, at).every(isPlain)) return whole;
  // Without a greeting a month beside a headline is when something happens.
  const told = headline?.lines.filter((line) => isTold(line) || !(isLetter || isNumbered(line))) ?? [];
  const letters = headline?.lines.filter((line) => isNewsletter(line) && !isDated(line)) ?? [];
  const above = [...head.slice(0, at).flatMap((group) => group.lines), ...(headline?.lines ?? []).filter((line) => !told.includes(line))];
  // “Letter to members, May 2027” may also stand below the headline.
  const rest = head
    .slice(at + 1)
    .filter((group) => isLetter === false || group.lines.some(isTold) || group.lines.every((line) => isDayLine(line) || isPlacedDay(line)));
  const dropped = head.slice(at + 1).filter((group) => !rest.includes(group));
  if (isNamedAlone(headline)) return { above: head.flatMap((group) => group.lines), below: lines.slice(groups[end]?.from) };
  if (told.length === 0 || (above.length === 0 && dropped.length === 0)) return whole;
  // When a release was written is read with its place, and whom to ask below the story.
  const days = above.filter((line) => onlyDay.test(line)).flatMap((day) => [day, ""]);
  const contacts = head
    .slice(0, at)
    .filter((group) => group.lines.some((line) => hasAddress(line) !== null))
    .flatMap((group) => ["", ...group.lines]);
  const titles = told.length === 1 ? [...told, ...letters] : told;
  const [greeting, next] = groups.slice(end);
  const isTwice = isLetter && isSalutation(next, isGreeting);
  const text = lines.slice((isTwice ? next?.from : greeting?.from) ?? lines.length);
  const between = rest.flatMap((group) => [...group.lines, ""]);
  return {
    above: [...above.filter((line) => !titles.includes(line)), ...dropped.flatMap((group) => group.lines)],
    below: [...days, ...titles, "", ...between, ...text, ...contacts],
  };
}
const mostGroups = 7;

/** “THE MILL LETTER / Newsletter of the Mill Society, No. 27, May 2027” in front of a letter: what it is called, and no headline. */
const isNamedAlone = (group: Paragraph | undefined) => {
  const last = group?.lines.at(-1) ?? "";
  return newsletter.test(last) && [...last].length <= longestLine && last.split(/\s*[,،、]\s*/u).some(isNumbered);
};

/** The group that has the headline: the first that tells something below those that name what is sent and when. */
function headlineIn(head: readonly Paragraph[], isLetter: boolean): number {
  let at = 0;
  // Who sends a letter may stand above it in a line of its own.
  while (isMarked(head[at]) || (isLetter && head[at]?.lines.length === 1 && isMarked(head[at + 1]))) at += 1;
  while (at > 0 && !head.slice(at).some(isTelling)) at -= 1;
  return at + Math.max(0, head.slice(at).findIndex(isTelling));
}

/** What ends as a sentence is a first line of the text, unless a second one below it does not. */
const isTelling = ({ lines }: Paragraph) => lines.some(isTold) && !stop.test(lines.at(-1) ?? "");

const isTold = (line: string) => !isNamed(line) && hasAddress(line) === null;

/** “Mill Lane Society” above its issue: who sends it. Null where no line or several could be, or the text below has no word of it. */
export function senderInMasthead({ above, below }: Masthead): string | null {
  const text = below.join("\n").toLowerCase();
  const parts = above
    .filter((line) => !isKicker(line) && hasAddress(line) === null && /\p{Ll}|\p{Lo}/u.test(line))
    .flatMap((line) =>
      isDated(line) ? beforeIssue(line) : isNewsletter(line) ? line.split(/\s*[:：|·•–—]\s*/u).filter((part) => part !== line) : [line],
    )
    .map((part) => part.replace(/\s*[(（][^()（）]{1,12}[)）]$/u, "").trim())
    .filter((part) => isName(part) && !isMark(part) && beginnings(part).some((word) => text.includes(word)));
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

/** “みくら山歩会 会報第148号”: in front of what is sent. */
const beforeIssue = (line: string) =>
  (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2,16}(?=\s)/u.exec(line) ?? []).filter((part) => !isNewsletter(part));

/** Cases and small words change the ends and the fronts of words. */
const beginnings = (part: string) =>
  (part.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => [...word].slice(0, Math.max(4, word.length - 3)).join(""));

const isName = (part: string) =>
  [...part].length <= longestName && part.split(/\s+/u).length <= mostOfName && !/[\p{Nd}.!?,،、。:：]/u.test(part) && part !== "";
const longestName = 40;
const mostOfName = 5;

const _isIn = ({ from, lines }: Paragraph, at: number) => at >= from && at < from + lines.length;

/** Names an issue, a newsletter, a kind of text or a day. A day with its weekday below another line is when something happens. */
const isMarked = (group: Paragraph | undefined) =>
  group?.lines.some((line, at) => isNamed(line) && !(at > 0 && isDayLine(line) && tellsWhen(line.replace(/\p{Nd}+/gu, ""))));

const isNamed = (line: string) => isMark(line) || isKicker(line) || isPlacedDay(line);
/** “الإسكندرية في 14 سبتمبر 2026” */
const isPlacedDay = (line: string) => /\p{Nd}{4}/u.test(line) && placedDay.test(line);
const placedDay = new RegExp(`^[\\p{L}\\p{M}'’. -]{2,30}\\s\\p{L}{1,4}\\s${dayPattern}\\.?$`, "iu");

/** Short lines, none of them a sentence or an item of a list. */
const isPlain = ({ lines }: Paragraph) =>
  lines.length <= mostLines &&
  lines.every(
    (line) => [...line].length <= longestLine && (!stop.test(line) || isMark(line) || endsShort.test(line)) && !/^[-*•·▪●■]\s?/u.test(line),
  );
/** “Sailing Friends e. V.” */
const endsShort = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,3}\.$/u;
const mostLines = 5;
const longestLine = 90;

const isSalutation = (group: Paragraph | undefined, isGreeting: (line: string) => boolean) => {
  const [line = "", ...more] = group?.lines ?? [];
  return more.length === 0 && (isGreeting(line) || ([...line].length <= longestGreeting && /[,،，、]$/u.test(line)));
};
const longestGreeting = 60;

const isText = ({ lines: [first = ""] }: Paragraph) => [...first].length >= (unspaced.test(first) ? shortestText / 2 : shortestText);
const shortestText = 90;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const isMark = (line: string) => [...line].length <= longestLine && (isDated(line) || isNewsletter(line));

/** Names an issue or a day of a year. */
function isDated(line: string): boolean {
  const bare = line.replace(/\s?[(（][^()（）]{1,24}[)）]$/u, "");
  return isDayLine(line) || [line, bare, ...line.split(/\s*[|·•–—]\s*/u)].some((part) => isIssueAlone(part) || isIssue(part));
}

/** Calls itself a newsletter, a bulletin or a letter to somebody. */
const isNewsletter = (line: string) => !stop.test(line) && line.split(/\s+/u).length <= mostWords && newsletter.test(line);
const mostWords = 9;
const newsletter = new RegExp(
  [
    `(?<!\\p{L})(?:${[
      "newsletters?|bulletin|circular|gazette|letter (?:to|from)",
      "rundbrief|rundschreiben|mitgliederbrief|mitteilungsblatt|infobrief|elternbrief|gemeindebrief|vereinsbrief|brief an",
      "infolettre|lettre (?:d['’]information|aux|à|de)|circulaire|boletín|carta (?:a|aos?|às?)(?!\\p{L})|boletim|bollettino|notiziario|circolare|lettera (?:ai|agli|alle|a)(?!\\p{L})",
      "nieuwsbrief|ledenbrief|nyhetsbrev|nyhedsbrev|medlemsbrev|medlemsblad|uutiskirje|jäsenkirje|jäsentiedote",
      "biuletyn|zpravodaj|oběžník|hírlevél|körlevél|buletin(?:ul)?|bülten(?:i)?|bản tin|surat edaran|warta",
      "вестник|бюллетень|рассылка|письмо (?:членам|к|жителям)|листок|вісник|бюлетень|розсилка|лист (?:до|членам|голови)|бюлетин|билтен",
      "ενημερωτικ(?:ό|ή) (?:δελτίο|φυλλάδιο|σημείωμα|επιστολή)|εγκύκλιος|επιστολή (?:προς|στ)|γράμμα (?:προς|στ)",
      "(?:ال)?نشرة|رسالة (?:إلى|الأعضاء|مفتوحة)|تعميم|خبرنامه|איגרת|אגרת|ידיעון|עלון|מידעון|ניוזלטר|מכתב ל\\p{L}+",
      "տեղեկագիր|ბიულეტენი",
    ].join("|")})`,
    "पत्रिका|परिपत्र|बुलेटिन|न्यूज़लेटर|समाचार ?पत्र|के नाम (?:पत्र|चिट्ठी|ख़?त)|वार्तापत्र|নিউজলেটার|বুলেটিন|মুখপত্র|পরিপত্র|বার্তাপত্র|செய்தி ?மடல்|சுற்றறிக்கை|వార్తాలేఖ",
    "จดหมายข่าว|จุลสาร|จดหมาย(?:ถึง|จาก)",
    "[通会會简簡快季月][讯訊刊报報]$|通讯|通訊|会報|會報|だより|便り|通信$|ニュースレター|[会員]誌$|소식지|회보|뉴스레터|소식$|회지$|[께에게]{1,2} (?:드리는|보내는) (?:글|편지)$",
  ].join("|"),
  "iu",
);
