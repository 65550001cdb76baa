import { type Paragraph, paragraphsOf } from "./above-headline.ts";
import { tellsWhen } from "./dates.ts";
import { isDayLine, onlyDay } from "./day-line.ts";
import { isKicker } from "./furniture.ts";
import { stop } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { isIssue, isIssueAlone } from "./masthead.ts";

/** What stands above the headline of a newsletter or a letter, line by line, and the story from its headline on. */
export interface Masthead {
  /** Empty where a story has none. */
  above: string[];
  below: string[];
}

/**
 * Parts a story from its masthead: groups of short lines of which one names an issue, a day or a newsletter, however many there are. The last
 * group above the greeting, or above the text, is the headline.
 */
export function readMasthead(lines: readonly string[], isGreeting: (line: string) => boolean): Masthead {
  const groups = paragraphsOf(lines);
  const end = groups.slice(0, mostGroups).findIndex((group) => isText(group) || isSalutation(group, isGreeting));
  const head = groups.slice(0, Math.max(end, 0));
  const headline = head.findLastIndex(isHeadline);
  const isLetter = isSalutation(groups[end], isGreeting);
  const marked = head.slice(0, Math.max(headline, 0)).findLastIndex(isMarked);
  const above = head.slice(0, marked + 1);
  const isSure = isLetter || above.some((group) => group.lines.some(isDated));
  const from = head[marked + 1]?.from;
  // “Letter to members, May 2027” may also stand below the headline.
  const after = head.slice(headline + 1).filter((group) => !group.lines.every(isDayLine));
  if (marked === -1 && isLetter && headline === 0 && after.length > 0 && after.every(isPlain))
    return { above: after.flatMap((group) => group.lines), below: lines.filter((_, at) => !after.some((group) => isIn(group, at))) };
  if (from === undefined || marked === -1 || !isSure || !above.every(isPlain)) return { above: [], below: [...lines] };
  const told = above.flatMap((group) => group.lines);
  // When a release was written is read with its place, and whom to ask below the story.
  const days = told.filter((line) => onlyDay.test(line)).flatMap((day) => [day, ""]);
  const contacts = above.filter((group) => group.lines.some((line) => hasAddress(line) !== null)).flatMap((group) => ["", ...group.lines]);
  return { above: told, below: [...days, ...lines.slice(from), ...contacts] };
}
const mostGroups = 7;

/** “Mill Lane Society” above its issue: who sends it. Null where no line or several could be, or the text below has no word of it. */
export function senderInMasthead({ above, below }: Masthead): string | null {
  const text = below.join("\n").toLowerCase();
  const parts = above
    .filter((line) => !isDated(line) && !isKicker(line) && hasAddress(line) === null && /\p{Ll}|\p{Lo}/u.test(line))
    .flatMap((line) => (isNewsletter(line) ? line.split(/\s*[:：|·•–—]\s*/u).filter((part) => part !== line) : [line]))
    .map((part) => part.replace(/\s*[(（][^()（）]{1,12}[)）]$/u, "").trim())
    .filter((part) => isName(part) && !isMark(part) && beginnings(part).some((word) => text.includes(word)));
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

/** Cases and small words change the ends and the fronts of words. */
const beginnings = (part: string) =>
  (part.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => [...word].slice(0, Math.max(4, word.length - 3)).join(""));

const isName = (part: string) =>
  [...part].length <= longestName && part.split(/\s+/u).length <= mostOfName && !/[\p{Nd}.!?,،、。:：]/u.test(part) && part !== "";
const longestName = 40;
const mostOfName = 5;

const isIn = ({ from, lines }: Paragraph, at: number) => at >= from && at < from + lines.length;

/** A day with its weekday below another line is when something happens. */
const isMarked = ({ lines }: Paragraph) =>
  lines.some((line, at) => isMark(line) && !(at > 0 && isDayLine(line) && tellsWhen(line.replace(/\p{Nd}+/gu, ""))));

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

/** A headline and perhaps its second line. A label of a day or an issue may be below it, but not stand for it. */
const isHeadline = ({ lines }: Paragraph) =>
  lines.length <= 2 &&
  lines.every((line) => [...line].length <= longestHeadline && !/[,،，、:：]$/u.test(line)) &&
  !isDayLine(lines[0] ?? "") &&
  !lines.every(isMark);
const longestHeadline = 160;

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
