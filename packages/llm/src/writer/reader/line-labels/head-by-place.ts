import { findDays, tellsHour } from "../dates.ts";
import { factOf } from "../facts.ts";
import { isContactHeading, isKicker } from "../furniture.ts";
import { isIssue, isKindOfText, isNewsletter } from "../issues.ts";
import { isAside, isCourtesy, isDirection, isGreeting, isMailHeader, isToAll, matterOf } from "../letter-words.ts";
import { beginsSmall, plainLine, stop } from "../lines.ts";
import { hasAddress } from "../links.ts";
import { isLine, type StoryLine } from "./story-lines.ts";

// What a line of a head is by where it stands and what stands beside it.

type Step = (lines: readonly StoryLine[], labels: readonly string[]) => string[];

/** The steps one after another. */
export const headByPlace: Step = (lines, labels) =>
  [hoursInLetterhead, firstOfSeveral, aboveGreeting, decorated, calledOut, inTwoScripts].reduce(
    (before, step) => step(lines, before),
    [...labels],
  );

/** “Office hours: Tuesdays and Thursdays, 20:00–22:00” among the lines of a letterhead. */
function hoursInLetterhead(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const line = lines[at];
  const isBelowSender = at > 0 && line?.group === lines[at - 1]?.group && labels[at - 1] === "O";
  const tellsHours = tellsHour(line?.text ?? "") || /\p{Nd}{1,2}\s?[–—-]\s?\p{Nd}{1,2}(?![.\p{Nd}])/u.test(line?.text ?? "");
  const isRow = line !== undefined && factOf(plainLine(line.text)) !== null && tellsHours;
  return isBelowSender && isRow && labels.lastIndexOf("H") === at ? labels.with(at, "O") : [...labels];
}

/** “(一) Cleaning day on the path” above “(二) …” is one of several things, and no headline of all. */
function firstOfSeveral(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const isOne = firstNumber.test(plainLine(lines[at]?.text ?? ""));
  const isCounted = isOne && lines.some(({ text }, place) => place > at && secondNumber.test(plainLine(text)));
  return isCounted && labels.lastIndexOf("H") === at ? labels.with(at, "T") : [...labels];
}
const firstNumber = /^(?:[（(]?(?:1|一|١|१|১|௧)[)）.、]|[①Ⅰ]|أولا|첫째|하나,|第一)/u;
const secondNumber = /^(?:[（(]?(?:2|二|٢|२|২|௨)[)）.、]|[②Ⅱ]|ثاني|둘째|둘,|第二)/u;

/** The line between address and salutation of a letter: nothing else stands there alone, whatever day it names. */
function aboveGreeting(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const greeting = lines.findIndex(
    ({ text }, at) => labels[at] === "G" && isGreeting(plainLine(text)) && /[,،，、:：!！]$/u.test(text.trim()),
  );
  const at = greeting - 1;
  const [line, known] = [lines[at], labels.indexOf("H")];
  if (at < fewestAbove || line?.size !== 1 || !isSubject(plainLine(line.text))) return [...labels];
  // What was found further up is a row, or stands in a letterhead.
  const text = plainLine(lines[known]?.text ?? "");
  const isOfSender = lines.some(({ group }, place) => group === lines[known]?.group && labels[place] === "O");
  const isRow = (place: number) => lines[place]?.group === lines[known]?.group && factOf(plainLine(lines[place]?.text ?? "")) !== null;
  const isAmongRows = isRow(known) && (isRow(known - 1) || isRow(known + 1));
  const isOther = known !== -1 && known < at && matterOf(text) === null && (isOfSender || isAmongRows);
  if (known !== -1 && known !== at && !isOther) return [...labels];
  return labels.map((label, place) =>
    place === at ? "H" : place < at && "HST".includes(label) ? (place < headGroupEnd(lines) ? "O" : "E") : label,
  );
}
const fewestAbove = 2;
const headGroupEnd = (lines: readonly StoryLine[]) => lines.findIndex(({ group }) => group > 0);

function isSubject(text: string): boolean {
  const says = isKicker(text) || isKindOfText(text) || isNewsletter(text) || isMailHeader(text) || isContactHeading(text);
  const speaks = isGreeting(text) || isToAll(text) || isCourtesy(text) || isAside(text) || isDirection(text);
  const words = (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).length;
  const beside = findDays(text).reduce((left, day) => left.replace(day, " "), text);
  const isWhen = beside !== text && (beside.match(/[\p{L}\p{M}]{3,}/gu) ?? []).length < fewestWords;
  return (
    isLine(text) &&
    !isWhen &&
    !(isIssue(text) && words < fewestBesideDay) &&
    words >= fewestWords &&
    !says &&
    !speaks &&
    hasAddress(text) === null &&
    !stop.test(text) &&
    !beginsSmall(text)
  );
}
const fewestWords = 4;
/** “Parish news for February 2027” has a day, too. */
const fewestBesideDay = 6;

/** “Applications are open!” right above “Short course ‘Natural dyes’, no. 5”: what is called out is for what the line below it names. */
function calledOut(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const [own, below] = [lines[at], lines[at + 1]];
  const isCall =
    at !== -1 &&
    /[!！]$/u.test(own?.text ?? "") &&
    !/[\p{Nd}"“«„「『《]/u.test(own?.text ?? "") &&
    [...(own?.text ?? "")].length <= longestCall;
  const isNamed = below !== undefined && own?.group === below.group && named.test(below.text) && [...below.text].length <= longestNamed;
  return isCall && isNamed && "TSKE".includes(labels[at + 1] ?? "-") && !stop.test(below.text) && hasAddress(below.text) === null
    ? labels.with(at, "K").with(at + 1, "H")
    : [...labels];
}
const longestCall = 26;
const longestNamed = 110;
const named = /["“„«「『《][^"“”„«»「」『』《》]{6,}["”»“」』》]/u;

/** “~ * ~ Festival of tales ~ * ~”, “=== NIGHT OF LIGHTS ===”: what its author set between signs above the text, alone or above its second line. */
function decorated(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const told = lines.findIndex(({ text }) => stop.test(text) && [...text].length >= shortestTold);
  const own = lines.flatMap(({ text }, at) => (at < told && isDecorated(text) ? [at] : []));
  const [at = -1] = own;
  // “～Forty people, six years～” is a second line; between other signs stands the name below a slogan.
  if (own.length !== 1 || labels[at] === "H" || (labels[at] === "S" && !isStrong(lines[at]?.text ?? ""))) return [...labels];
  return labels.map((label, place) => (place === at ? "H" : label !== "H" ? label : place < at ? "O" : "T"));
}
const isStrong = (text: string) => /^(?:[*＊=═★☆✦]|[~〜～]\s)/u.test(text);
const shortestTold = 40;
const isDecorated = (text: string) =>
  between.test(text) &&
  (text.match(/[\p{L}\p{M}]/gu) ?? []).length >= shortest &&
  findDays(text).length === 0 &&
  !isKindOfText(text.replace(signs, ""));
/** One asterisk without a blank behind it, or two, are those of Markdown. */
const between = /^(?!\*{1,2}[^\s*])[*＊★☆✦~〜～=═][\s*＊★☆✦~〜～=═]*[\p{L}\p{N}"“«„「『《].*[*＊★☆✦~〜～=═]$/u;
const signs = /^[\s*＊★☆✦~〜～=═]+|[\s*＊★☆✦~〜～=═]+$/gu;

/** “浮水之家——三代造筏人” right above “The Floating House”: the line in the script of the story is its headline, the other says the same. */
function inTwoScripts(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const isForeign = lines.filter(({ text }) => isLatin(text)).length * fewest < lines.length;
  if (at === -1 || !isForeign) return [...labels];
  const beside = (place: number) => (lines[place]?.group === lines[at]?.group ? plainLine(lines[place]?.text ?? "") : "");
  const [above, own, below] = [beside(at - 1), beside(at), beside(at + 1)];
  const isSame = [...above].length >= shortest && !isLatin(above) && !isKindOfText(above) && "KSOT".includes(labels[at - 1] ?? "-");
  if (isLatin(own)) return isSame ? labels.with(at - 1, "H").with(at, "E") : [...labels];
  return isLatin(below) && hasAddress(below) === null && "HSTKO".includes(labels[at + 1] ?? "-") ? labels.with(at + 1, "E") : [...labels];
}
const isLatin = (text: string) => /\p{sc=Latin}{3}/u.test(text) && !/[^\p{sc=Latin}\P{L}]/u.test(text);
/** Of this many lines at most one is in Latin letters. */
const fewest = 4;
const shortest = 5;
