import { findDays, isRangeOfDays, tellsHour, tellsWhen } from "../dates.ts";
import { proclaimedOn } from "../day-line.ts";
import { demands } from "../demands.ts";
import { factOf } from "../facts.ts";
import { isBoilerplateHeading, isContactHeading, isEndMark, isKicker } from "../furniture.ts";
import { isNewsletter } from "../issues.ts";
import { isDateLabel, isUsualLabel } from "../labels.ts";
import { isAside, isCourtesy, isGreeting, isMailHeader, matterOf } from "../letter-words.ts";
import { beginsSmall, isShort, plainLine, stop } from "../lines.ts";
import { hasAddress } from "../links.ts";
import { isOfMailing } from "../offer-terms.ts";
import { isSmallWord } from "../stop-words.ts";
import { headAboveDateline } from "./head-above-dateline.ts";
import { attendanceIn } from "./minutes.ts";
import { isPublished } from "./never-headlines.ts";
import { pageFurnitureIn } from "./page-furniture.ts";
import { isAmongRows, isOfMatterBelow, isWhere, opensWithAbout } from "./rows-of-matter.ts";
import type { StoryLine } from "./story-lines.ts";
import { tells, withHeadline } from "./which-headline.ts";

// What no example shows often enough to be learned, and what is sure whatever was learned.

/** Labels as they were found, with the ones that cannot be right in their places. */
export function mendLabels(lines: readonly StoryLine[], found: readonly string[]): string[] {
  const labels = headAboveDateline(lines, withHeadline(lines, found));
  const first = labels.indexOf("T");
  const last = labels.lastIndexOf("T");
  const end = lastGroups(lines, labels);
  const attendance = attendanceIn(lines);
  const ofPage = pageFurnitureIn(lines);
  const about = lines.findLastIndex(({ text }) => isBoilerplateHeading(plainLine(text)));
  return lines.map((line, at) => {
    const label = labels[at] ?? "T";
    if (attendance.has(at) || ofPage.has(at)) return "E";
    // “[insert QR – Igor, do not forget!]” is for whoever sets the text, wherever it stands.
    // “[For members of the app]” right above its lines is a heading.
    if ("TE".includes(label) && isPlaceholder.test(line.text) && line.group !== lines[at + 1]?.group) return "E";
    if (proclaimedOn(plainLine(line.text)) !== null) return "D";
    // “Subject: …” may be a whole sentence.
    if (label === "H" && (matterOf(plainLine(line.text)) ?? "") !== "") return "H";
    // “NOTICE” above “of an interruption of the water supply” is its beginning.
    if (label === "K" && labels[at + 1] === "H" && line.group === lines[at + 1]?.group && beginsSmall(lines[at + 1]?.text ?? ""))
      return "H";
    // “When: Saturday 23 May, 10 am to 3 pm”: nobody writes a release by the hour.
    const when = label === "D" ? (factOf(plainLine(line.text))?.label ?? "") : "";
    const besideDay = findDays(line.text).reduce((left, day) => left.replace(day, " "), line.text);
    if (isUsualLabel(when) && !isDateLabel(when) && tellsHour(besideDay)) return "T";
    if (label === "H" && labels[at - 1] === "H" && isSecondLine(lines, at)) return "S";
    // A letterhead may name whom to ask.
    // Whoever stands first among those to ask below a story is one of them.
    if (label === "O" && at > last && labels[at + 1] === "C" && line.group === lines[at + 1]?.group && labels.indexOf("C") < at) return "C";
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
    // “No plastic bags are given out. Please bring one of cloth.”
    const isForAll = "FE".includes(label) && line.size === 1 && at > first && demands(line.text) && isTwo(line.text);
    if (isForAll && !isCourtesy(line.text) && !isOfMailing(line.text)) return "T";
    // “13.06.2026, Saturday” or “■ New timetable (from 1 April)” right above what is on then.
    const isAbove = label === "D" && at < last && line.group === lines[at + 1]?.group;
    const isAboveItem = at > labels.indexOf("H") && itemSign.test(lines[at + 1]?.text ?? "");
    if (isAbove && (isAboveItem || (at > first && labels[at + 1] === "T"))) return "T";
    // “Address: Mill Museum, 27 Mill Lane, Jaipur”: where it is, where no line beside it says whom to ask.
    const isAtEnd = "OE".includes(label) && at > last && labels[at - 1] !== "C" && !labels.includes("C", at);
    if (isAtEnd && (isWhere(line.text) || (label === "E" && tells(line.text) && isWhere(lines[at - 1]?.text ?? "")))) return "T";
    // “Dear regular guests of the cable car” has no comma everywhere.
    const speaks = isGreeting(plainLine(line.text)) || speaksTo.test(line.text);
    if ("OSK".includes(label) && at > 0 && at < first && speaks) return "G";
    if (label === "H" && at > 0 && line.size === 1 && speaksTo.test(line.text) && /[!！,،，、]$/u.test(line.text)) return "G";
    // “From our monthly newsletter, July 2026” below the headline
    if ("SKT".includes(label) && labels[at - 1] === "H" && isNewsletter(plainLine(line.text)) && /\p{Nd}{4}/u.test(line.text)) return "E";
    if ("EFON".includes(label) && at > last && opensWithAbout(line.text)) return "A";
    // “How to get there” above an address in sentences is of the matter, and so are who organises it and what happens when it rains.
    if (at > last && isOfMatterBelow(lines, labels, at)) return "T";
    // “In force from: Tuesday, 15 December” below a headline is no second one.
    if (label === "H" && at > labels.indexOf("H") && (factOf(plainLine(line.text))?.label ?? "") !== "" && findDays(line.text).length > 0)
      return "T";
    // “Organised by: …” right above when and where is one of these rows.
    const isRow = (place: number) => factOf(plainLine(lines[place]?.text ?? "")) !== null;
    if ("SO".includes(label) && at > 0 && labels[at + 1] === "T" && line.group === lines[at + 1]?.group && isRow(at) && isRow(at + 1))
      return "T";
    // What a company tells of itself stands apart.
    if (
      label === "A" &&
      labels[at - 1] === "T" &&
      line.group === lines[at - 1]?.group &&
      stop.test(line.text) &&
      !opensWithAbout(line.text)
    )
      return "T";
    // Postscripts were taken away before; a short line among names is one of them.
    if (label === "P") return tells(line.text) ? "T" : "N";
    if (isEndMark(line.text)) return label;
    // “3 pictures enclosed” above the headline tells nothing of the matter.
    const isRowAbove = isRow(at) || findDays(line.text).length > 0 || tellsHour(line.text);
    if (label === "T" && at < labels.indexOf("H") && !tells(line.text) && !isRowAbove) return "E";
    // “Opening: Friday 16 October, 7.30 pm” below the headline tells when it is, and not when it was written.
    if (label === "D" && isPublished(plainLine(line.text))) return label;
    const isBelow = at > labels.indexOf("H") && labels.includes("H") && at < first + 1;
    if (isBelow && ("KDE".includes(label) || (label === "S" && at > labels.indexOf("S"))) && tellsItsTime(line.text)) return "T";
    // “Press office” among the lines of a letterhead.
    if (label === "S" && at < labels.indexOf("H") && lines.some((other, place) => other.group === line.group && labels[place] === "O"))
      return "O";
    if (first === -1) return label !== "H" && tells(line.text) ? "T" : label;
    // What a company tells of itself begins with its heading; an outlook above that is of the matter.
    if (label === "A" && at > first && at < about && tells(line.text)) return "T";
    // “Last day: Friday, 9 April, 5 pm” below the text says until when, and no company tells of itself at what hour.
    const isOfMatter = at > first && (label === "E" ? tellsItsTime(line.text) : label === "A" && tells(line.text) && isOnADay(line.text));
    if (isOfMatter) return "T";
    // “E-mail: press@…” right below whom to ask.
    if (label === "E" && labels[at - 1] === "C" && line.group === lines[at - 1]?.group && hasAddress(line.text) !== null) return "C";
    // “Please be at the pier 45 minutes before” names nobody to ask.
    if (label === "C" && at > first && line.size === 1 && isAskedOfAll(lines, labels, at)) return "T";
    // “Partner: …”, “Places: 20”, “Deadline: …”: three rows or more below the headline are of the matter.
    if (at > labels.indexOf("H") && "KDES".includes(label) && labels.includes("H") && isAmongRows(lines, at)) return "T";
    // Headers of a mail stand above its text.
    if (label === "M" && at > first && !isMailHeader(line.text)) return "T";
    // Nor is a whole sentence between headline and text.
    if (isBelow && "KDOE".includes(label) && tells(line.text) && !isKicker(line.text)) return "T";
    // Whole sentences in the middle of a text are no furniture, nor are short lines among them.
    const isSentence = at > first && at < last && "HSKODMGFNE".includes(label) && tells(line.text);
    const isAmong = at > first && line.group < end && "SKOFNE".includes(label) && /\p{L}/u.test(line.text);
    // “Good to know” right above lines of the text.
    const isHeading = at > first && label === "E" && labels[at + 1] === "T" && line.group === lines[at + 1]?.group;
    return isSentence || isAmong || isHeading ? "T" : label;
  });
}

/** “… closed on 25 and 26 December”: a company tells of itself since which year. */
function isOnADay(text: string): boolean {
  const days = findDays(text);
  // “Results: Monday, 30 November 2026, on the same site.”
  const told = factOf(plainLine(text))?.text ?? "";
  if (days.some((day) => told.includes(day) && told.indexOf(day) < furthestDay)) return true;
  const isOfThisYear = days.every((day) => !/(?:19|20)\p{Nd}{2}/u.test(day)) && !/(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.test(text);
  return days.length > 0 && (isOfThisYear || hour.test(days.reduce((left, day) => left.replace(day, " "), text)));
}

const furthestDay = 16;

function tellsItsTime(text: string): boolean {
  if (isRangeOfDays(text)) return true;
  const fact = factOf(text);
  return (
    fact !== null &&
    !isDateLabel(fact.label) &&
    (isUsualLabel(fact.label) || findDays(fact.text).length > 1 || (findDays(fact.text).length > 0 && hour.test(fact.text)))
  );
}
const hour = /(?<!\p{Nd}[./-])\p{Nd}{1,2}[:.h]\p{Nd}{2}(?![./]\p{Nd})|\p{Nd}\s?(?:[ap]\.?m|uhr|h|時|点|點|시|बजे)/iu;

/** A line without an address, and without whom to ask beside it. */
const isAskedOfAll = (lines: readonly StoryLine[], labels: readonly string[], at: number) =>
  hasAddress(lines[at]?.text ?? "") === null &&
  !isContactHeading(lines[at]?.text ?? "") &&
  labels[at - 1] !== "C" &&
  labels[at + 1] !== "C" &&
  demands(lines[at]?.text ?? "");

/** Two long lines right below each other are rarely one headline, unless the first ends in the middle of something. */
function isSecondLine(lines: readonly StoryLine[], at: number): boolean {
  const [above = "", own = ""] = [lines[at - 1]?.text, lines[at]?.text];
  const isWhole = !/[,،、，:：–—-]$/u.test(above) && !beginsSmall(own) && !isSmallWord(own.split(/\s+/u)[0] ?? "");
  return lines[at - 1]?.group === lines[at]?.group && [above, own].every((text) => [...text].length >= shortestLine) && isWhole;
}
const shortestLine = 35;

const isTwo = (text: string) => (text.match(/[\p{L}\p{M}]{3}[.!。！।](?=\s|$)/gu) ?? []).length > 1;

const isPlaceholder = /^\[(?=[^\]]*\p{L})[^\]]{8,}\]$|^<(?=[^>]*\p{L}{3})[^>]{8,}>$/u;

/** The paragraph that the last but one of the text is in: in front of it no story is at its end. */
function lastGroups(lines: readonly StoryLine[], labels: readonly string[]): number {
  const told = lines.filter(({ text }, at) => labels[at] === "T" && tells(text)).map(({ group }) => group);
  return [...new Set(told)].at(-fewestBelow) ?? -1;
}
const fewestBelow = 2;

const itemSign = /^\s*[-–—•*・▪▸◦]\s?(?=\S)/u;

const speaksTo =
  /^(?:liebe[rs]?|sehr geehrte[rs]?|geschätzte[rs]?|dear|chers?|chères?|estimad[oa]s|querid[oa]s|gentili|car[ie]|prezad[oa]s|beste|kära|kære|kjære|уважаемые|дорогие|шановні|дорогі|дорогі|αγαπητ\p{L}+|أعزاءنا|आदरणीय|प्रिय|প্রিয়|அன்பான)\s\p{L}[^.!?:]*$/iu;

const longestGreeting = 120;
const longestFarewell = 80;
