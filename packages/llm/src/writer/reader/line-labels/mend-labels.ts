import { findDays, isRangeOfDays, tellsWhen } from "../dates.ts";
import { proclaimedOn } from "../day-line.ts";
import { factOf } from "../facts.ts";
import { isContactHeading, isEndMark, isKicker } from "../furniture.ts";
import { isIssue, isKindOfText } from "../issues.ts";
import { isDateLabel, isUsualLabel } from "../labels.ts";
import { isAside, isCourtesy, isGreeting, isMailHeader, isToAll, matterOf } from "../letter-words.ts";
import { beginsSmall, isShort, plainLine, stop } from "../lines.ts";
import { hasAddress } from "../links.ts";
import { attendanceIn, withAgendaItem } from "./minutes.ts";
import { isPublished, withoutCertain, withoutVersion } from "./never-headlines.ts";
import type { StoryLine } from "./story-lines.ts";

// What no example shows often enough to be learned, and what is sure whatever was learned.

/** Labels as they were found, with the ones that cannot be right in their places. */
export function mendLabels(lines: readonly StoryLine[], found: readonly string[]): string[] {
  const headed = headlineAnyway(lines, withAgendaItem(lines, withoutNotes(lines, withoutDays(lines, withoutCertain(lines, found)))));
  const labels = callFirst(lines, withParticulars(lines, belowHeadline(lines, greetedBelow(lines, leadAsGreeting(lines, headed)))));
  const first = labels.indexOf("T");
  const last = labels.lastIndexOf("T");
  const end = lastGroups(lines, labels);
  const attendance = attendanceIn(lines);
  return lines.map((line, at) => {
    const label = labels[at] ?? "T";
    if (attendance.has(at)) return "E";
    if (proclaimedOn(plainLine(line.text)) !== null) return "D";
    // “Subject: …” may be a whole sentence.
    if (label === "H" && (matterOf(plainLine(line.text)) ?? "") !== "") return "H";
    // “NOTICE” above “of an interruption of the water supply” is its beginning.
    if (label === "K" && labels[at + 1] === "H" && line.group === lines[at + 1]?.group && beginsSmall(lines[at + 1]?.text ?? ""))
      return "H";
    // A letterhead may name whom to ask.
    if ((label === "O" || label === "K") && isContactHeading(line.text.split(/[:：]/u)[0] ?? "") && hasAddress(line.text) !== null)
      return "C";
    // A short line with a comma in a paragraph of its own speaks to somebody, whatever its language; between quotation marks it names something.
    if (label === "H" && line.size === 1 && isShort(line.text) && /^[^«“„"「『《].*[,،，、]$/u.test(line.text)) return "G";
    // Nobody greets in so many words, or in figures.
    if (
      label === "G" &&
      ([...line.text].length > longestGreeting || (tells(line.text) && /\p{Nd}{2}/u.test(line.text))) &&
      /[.!?。！？।:：]$/u.test(line.text) &&
      !isGreeting(line.text) &&
      !isCourtesy(line.text) &&
      !isAside(line.text)
    )
      return "T";
    // A shuttle that leaves at half past eight is no farewell.
    if (label === "F" && tells(line.text) && /\p{Nd}/u.test(line.text) && tellsWhen(line.text)) return "T";
    // Nor is a long sentence above another one.
    if (
      label === "F" &&
      tells(line.text) &&
      [...line.text].length >= longestFarewell &&
      labels.includes("F", at + 1) &&
      !isCourtesy(line.text)
    )
      return "T";
    // Postscripts were taken away before; a short line among names is one of them.
    if (label === "P") return tells(line.text) ? "T" : "N";
    if (isEndMark(line.text)) return label;
    // “[insert QR – Igor, do not forget!]” is for whoever sets the text, wherever it stands.
    if (label === "T" && isPlaceholder.test(line.text)) return "E";
    // “3 pictures enclosed” above the headline tells nothing of the matter.
    if (label === "T" && at < labels.indexOf("H") && !tells(line.text)) return "E";
    // “Opening: Friday 16 October, 7.30 pm” below the headline tells when it is, and not when it was written.
    if (label === "D" && isPublished(plainLine(line.text))) return label;
    const isBelow = at > labels.indexOf("H") && labels.includes("H") && at < first + 1;
    if (isBelow && ("KDE".includes(label) || (label === "S" && at > labels.indexOf("S"))) && tellsItsTime(line.text)) return "T";
    // “Press office” among the lines of a letterhead.
    if (label === "S" && at < labels.indexOf("H") && lines.some((other, place) => other.group === line.group && labels[place] === "O"))
      return "O";
    if (first === -1) return label !== "H" && tells(line.text) ? "T" : label;
    // Headers of a mail stand above its text.
    if (label === "M" && at > first && !isMailHeader(line.text)) return "T";
    // Nor is a whole sentence between headline and text.
    if (isBelow && "KDOE".includes(label) && tells(line.text) && !isKicker(line.text)) return "T";
    // Whole sentences in the middle of a text are no furniture, nor are short lines among them.
    const isSentence = at > first && at < last && "HSKODMGFNE".includes(label) && tells(line.text);
    const isAmong = at > first && line.group < end && "SKOFNE".includes(label) && /\p{L}/u.test(line.text);
    // “Good to know” right above lines of the text.
    const isAbove = at > first && label === "E" && labels[at + 1] === "T" && line.group === lines[at + 1]?.group;
    return isSentence || isAmong || isAbove ? "T" : label;
  });
}

function tellsItsTime(text: string): boolean {
  if (isRangeOfDays(text)) return true;
  const fact = factOf(text);
  return (
    fact !== null && !isDateLabel(fact.label) && (isUsualLabel(fact.label) || (findDays(fact.text).length > 0 && hour.test(fact.text)))
  );
}
const hour = /(?<!\p{Nd}[./-])\p{Nd}{1,2}[:.h]\p{Nd}{2}(?![./]\p{Nd})|\p{Nd}\s?(?:[ap]\.?m|uhr|h|時|点|點|시|बजे)/iu;

/** “(Draft 4. Tom – please use the new photo)” in a line of its own around a story is for colleagues; what was taken for a second line below it is the headline. */
function withoutNotes(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const first = labels.indexOf("T");
  const end = lines.findLastIndex(({ text }, at) => labels[at] === "T" && tells(text) && !isNote.test(text));
  const isAtEdge = (at: number) => first === -1 || at < first || (at > end && labels[at] === "T");
  const kept = labels.map((label, at) => (isNote.test(lines[at]?.text ?? "") && label !== "S" && isAtEdge(at) ? "E" : label));
  const second = kept.indexOf("S");
  return labels.includes("H") && !kept.includes("H") && second !== -1 ? kept.with(second, "H") : kept;
}
const isPlaceholder = /^\[(?=[^\]]*\p{L})[^\]]{8,}\]$|^<(?=[^>]*\p{L}{3})[^>]{8,}>$/u;
const isNote = /^[(（[<][^()（）[\]<>]*[\p{L}\p{M}]{2}[^\n]{16,}[)）\]>]$/u;

/** Where nothing was found, what its author set in bold letters, as a heading or in capitals above the text or below a greeting is the headline. */
function headlineAnyway(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const known = labels.indexOf("H");
  // “[Press release and invitation]” above a line in bold letters is what it is.
  const isKind = labels.filter((label) => label === "H").length === 1 && isBracketed.test(lines[known]?.text ?? "");
  if (known !== -1 && !isKind) return [...labels];
  const told = lines.findIndex(({ text }, at) => labels[at] === "T" && tells(text) && !/[:：]$/u.test(text) && !isCourtesy(text));
  const marked = lines.findIndex(({ text, rows }, at) => at <= told && labels[at] === "T" && isMarked.test(rows[0] ?? "") && isLine(text));
  const shouted = lines.findIndex(
    ({ text, size }, at) =>
      labels[at] === "T" &&
      size === 1 &&
      at <= told + 1 &&
      isLine(text) &&
      !/\p{Ll}/u.test(text) &&
      (text.match(/\p{Lu}{2,}/gu) ?? []).length >= fewestShouted,
  );
  if (isKind && marked !== -1) return labels.with(known, "K").with(marked, "H");
  if (isKind) return belowBrackets(lines, labels, known);
  const at = marked !== -1 ? marked : shouted;
  if (at !== -1) return labels.with(at, "H");
  const above = linesAbove(lines, labels, told);
  if (above.length > 0)
    return labels.map((label, place) => (above.includes(place) ? (isNote.test(lines[place]?.text ?? "") ? "S" : "H") : label));
  // Whoever sends it asks nothing.
  const asking = lines.findIndex(({ text }, place) => place < told && "OKES".includes(labels[place] ?? "") && isQuestion(text));
  if (asking !== -1) return labels.with(asking, "H");
  const kind = labels.findLastIndex((label, place) => label === "K" && (told === -1 || place < told) && saysMore(lines[place]?.text ?? ""));
  return kind === -1 ? [...labels] : labels.with(kind, "H");
}

/** “【Final version, goes out on Monday】” above “To all members of the barn” and a greeting: the line between them is the headline. */
function belowBrackets(lines: readonly StoryLine[], labels: readonly string[], known: number): string[] {
  const text = lines[known + 1]?.text ?? "";
  const greeting = labels.indexOf("G", known + 2);
  const isBetween = greeting !== -1 && greeting <= known + 3 && !labels.slice(known + 1, greeting).includes("T");
  const isOpen = isBetween && [...text].length >= shortestBetween && !stop.test(text) && !/[:：,，、]$/u.test(text) && !isCourtesy(text);
  const second = known + 2 < greeting ? labels.with(known + 2, "S") : labels;
  return isOpen ? second.with(known, "E").with(known + 1, "H") : [...labels];
}
const shortestBetween = 8;

/** Lines without a full stop in a paragraph of their own, below everything else of the head and right above the text. */
function linesAbove(lines: readonly StoryLine[], labels: readonly string[], told: number): number[] {
  const group = told > 0 ? lines[told - 1]?.group : undefined;
  const places = [...lines.keys()].filter((place) => lines[place]?.group === group);
  // Below a greeting they may have been taken for who sends it.
  const known = labels.slice(0, places[0]).includes("G") ? "TOEKS" : "T";
  const isWhole = places.every((place) => known.includes(labels[place] ?? "-") && isAbove(lines[place]?.text ?? ""));
  const length = places.reduce((sum, place) => sum + [...(lines[place]?.text ?? "")].length, 0);
  return (places[0] ?? 0) > 0 &&
    isWhole &&
    places.at(-1) === told - 1 &&
    places.length <= mostAbove &&
    length >= shortestLine &&
    length <= longestSecond
    ? places
    : [];
}
const mostAbove = 3;
const isQuestion = (text: string) => /[?？؟]$/u.test(text) && [...text].length >= shortestBetween && [...text].length <= longestQuestion;
const longestQuestion = 90;
const isAbove = (text: string) =>
  !/[.:：;；。,،、]$|^[-–—•*▪\p{Nd}]|\p{sc=Thai}/u.test(text) && factOf(text) === null && hasAddress(text) === null;

/** A line among kinds of text that is none itself: “FIRST-YEAR ENROLMENT FOR 2026/27”. */
const saysMore = (line: string) => {
  const text = withoutVersion(line);
  return (
    text.split(/\s+/u).length >= fewestOfMatter &&
    !isKicker(text) &&
    !isKindOfText(text) &&
    !isIssue(text) &&
    findDays(text).length === 0 &&
    hasAddress(text) === null &&
    !/[:：№]|\p{Nd}{3,}\s*\/|\p{Nd}\s*\/\s*\p{Nd}{4}|^\p{Lu}(?:\s\p{Lu}){3,}$/u.test(text.replace(/\p{Nd}{4}\/\p{Nd}{2,4}/gu, ""))
  );
};
const fewestOfMatter = 4;

/** “of 17 August 2026, no. 63” in the place of a headline is when it was written. */
const withoutDays = (lines: readonly StoryLine[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const text = lines[at]?.text ?? "";
    // “at the club house, 12:00–13:40” goes on from a line that is none.
    if (label === "H" && /^\p{Ll}{2}/u.test(text) && labels[at - 1] !== "H" && /\p{Nd}[:.]\p{Nd}{2}$/u.test(text)) return "D";
    const rest = findDays(text).reduce((left, day) => left.replace(day, " "), text);
    return label === "H" && rest !== text && (rest.match(/\p{L}/gu) ?? []).length <= fewestLetters ? "D" : label;
  });
const fewestLetters = 10;
const isBracketed = /^[[［【〔〈<].*[\]］】〕〉>]$/u;
const isMarked = /^\s*(?:\*\*[^*]+\*\*|__[^_]+__|#{1,3}\s+\S.*)\s*$/u;
const isLine = (text: string) => !/[:：;；.。]$/u.test(text) && [...text].length >= shortestLine && [...text].length <= longestSecond;
const shortestLine = 14;
const fewestShouted = 4;

/** “We are glad to invite you to the show that we worked on for two years:” above its headline: said to whoever reads. */
function leadAsGreeting(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const leads = labels[at - 1] === "T" && /[:：]$/u.test(lines[at - 1]?.text ?? "");
  return labels.map((label, place) => (leads && place < at && label === "T" ? "G" : label));
}

/** “LOOKING FOR READERS!” above “Voice for a Book, second round”: what a story begins with, and who is not called by anything, is its headline. */
function callFirst(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const [text, below] = [plainLine(lines[0]?.text ?? ""), lines[1]];
  const greets = isGreeting(text) || isToAll(text) || isCourtesy(text) || isAside(text) || /[,،，、:：]/u.test(text);
  const calls =
    "GK".includes(labels[0] ?? "-") &&
    !isKindOfText(text) &&
    !isKicker(text) &&
    labels[1] === "H" &&
    below?.group === 0 &&
    /[!！]$/u.test(text) &&
    text.split(/\s+/u).length > 1;
  // “To all tenants!” above a headline in capitals.
  const isLesser = /\p{Ll}/u.test(text) && !/\p{Ll}/u.test(below?.text ?? "");
  return calls && !greets && !isLesser ? labels.with(0, "H").with(1, "S") : [...labels];
}

/** Nobody is greeted twice: what was taken for a greeting above a headline that a greeting follows is the headline, and the other its second line. */
function greetedBelow(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const [above, own, below] = lines.slice(at - 1, at + 2).map((line) => line.text);
  if (at < 1 || labels[at - 1] !== "G" || labels[at + 1] !== "G" || above === undefined || below === undefined) return [...labels];
  const greets = (text: string) => isGreeting(text) || isToAll(text) || isCourtesy(text) || isAside(text);
  const isHeadline = lines[at - 1]?.size === 1 && isLine(above) && above.split(/\s+/u).length >= fewestOfHeadline && !greets(above);
  return isHeadline && greets(below) && matterOf(own ?? "") === null ? labels.with(at - 1, "H").with(at, "S") : [...labels];
}
const fewestOfHeadline = 6;

/** A long line without a full stop in a paragraph of its own right below the headline, and above whole sentences, adds to the headline. */
function belowHeadline(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.lastIndexOf("H") + 1;
  const [line, next] = lines.slice(at, at + 2);
  // In a paragraph of its own, or the last line of its headline's.
  const isApart = line?.size === 1 && line.group !== lines[at - 1]?.group;
  const isLast = line?.group === lines[at - 1]?.group && line?.group !== next?.group;
  const isAlone = (isApart || isLast) && labels[at] === "T" && labels[at + 1] === "T";
  const isOpen =
    at > 0 && !labels.includes("S") && isAlone && line !== undefined && isSecondLine(plainLine(line.text)) && tells(next?.text ?? "");
  return labels.map((label, place) => (isOpen && place === at ? "S" : label));
}
const isSecondLine = (text: string) =>
  [...text].length >= (wide.test(text) ? shortestWide : shortestTold) &&
  [...text].length <= longestSecond &&
  !stop.test(text) &&
  !/[:：,،;；—–-]$|\p{sc=Thai}|^[\p{P}\p{S}]/u.test(text) &&
  hasAddress(text) === null;
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const shortestWide = 14;
const longestSecond = 200;

/** In a Japanese letter what is to be known stands between “記” and “以上”. */
function withParticulars(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const from = lines.findIndex(({ text }) => /^記$/u.test(text.replace(/\s/gu, "")));
  const to = lines.findLastIndex(({ text }) => /^以上$/u.test(text.replace(/\s/gu, "")));
  return labels.map((label, at) => (from !== -1 && at > from && at < to ? "T" : label));
}

/** The paragraph that the last but one of the text is in: in front of it no story is at its end. */
function lastGroups(lines: readonly StoryLine[], labels: readonly string[]): number {
  const told = lines.filter(({ text }, at) => labels[at] === "T" && tells(text)).map(({ group }) => group);
  return [...new Set(told)].at(-fewestBelow) ?? -1;
}
const fewestBelow = 2;

const tells = (text: string) => stop.test(text) && [...text].length >= shortestTold && !firm.test(text);
/** “Bebelar Indústria e Comércio Ltda.”: the full stop is that of a firm. */
const firm =
  /^[^.!?,:]*\s(?:Ltda?|Inc|Co|Corp|S\.\s?A|S\.\s?L|S\.\s?r\.\s?l|p\.l\.c|d\.\s?o\.\s?o|z\s?o\.\s?o|a\.\s?s|s\.\s?r\.\s?o|e\.\s?V|Pvt|Bros)\.$/iu;
const shortestTold = 30;
const longestGreeting = 120;
const longestFarewell = 80;
