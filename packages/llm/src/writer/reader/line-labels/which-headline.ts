import { findDays } from "../dates.ts";
import { factOf } from "../facts.ts";
import { isKicker } from "../furniture.ts";
import { isIssue, isKindOfText } from "../issues.ts";
import { isAside, isCourtesy, isGreeting, isToAll, matterOf } from "../letter-words.ts";
import { plainLine, stop } from "../lines.ts";
import { hasAddress } from "../links.ts";
import { headByPlace } from "./head-by-place.ts";
import { headByShape } from "./head-by-shape.ts";
import { withAgendaItem } from "./minutes.ts";
import { newsletterAbove, senderAbove } from "./names-above.ts";
import { withoutCertain, withoutVersion } from "./never-headlines.ts";
import { isLine, longestLine, type StoryLine, shortestLine } from "./story-lines.ts";

// Which line above a text is its headline, whatever was learned, and what the others are beside it.

type Step = (lines: readonly StoryLine[], labels: readonly string[]) => string[];

/** What lines say for certain, then what goes with which headline: each goes on from what the one before has left. */
const steps: readonly Step[] = [
  withoutCertain,
  withoutDays,
  withoutNotes,
  withAgendaItem,
  headlineAnyway,
  leadAsGreeting,
  greetedBelow,
  belowHeadline,
  withParticulars,
  lineBelowGreeting,
  yearAbove,
  senderAbove,
  newsletterAbove,
  callFirst,
  quotedBelow,
  headByPlace,
  headByShape,
];

/** Labels with the headline and what goes with it in their places. */
export const withHeadline: Step = (lines, labels) => steps.reduce((before, step) => step(lines, before), [...labels]);

/** “(Draft 4. Tom – please use the new photo)” in a line of its own around a story is for colleagues; what was taken for a second line below it is the headline. */
function withoutNotes(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const first = labels.indexOf("T");
  const end = lines.findLastIndex(({ text }, at) => labels[at] === "T" && tells(text) && !isNote.test(text));
  const isAtEdge = (at: number) => first === -1 || at < first || (at > end && labels[at] === "T");
  const kept = labels.map((label, at) => (isNote.test(lines[at]?.text ?? "") && label !== "S" && isAtEdge(at) ? "E" : label));
  const second = kept.indexOf("S");
  return labels.includes("H") && !kept.includes("H") && second !== -1 ? kept.with(second, "H") : kept;
}
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
  if (isEventAbove(lines, labels)) return labels.with(0, "H");
  const opening = labels.indexOf("T");
  // Below the name of a newsletter, too.
  const greeted = opening > 1 && labels[opening - 1] === "G" ? opening - 1 : 0;
  if ((labels[greeted] === "K" || (labels[greeted] === "G" && opening === greeted + 1)) && isOpenAbove(lines, greeted, opening))
    return labels.with(greeted, "H");
  const kind = labels.findLastIndex((label, place) => label === "K" && (told === -1 || place < told) && saysMore(lines[place]?.text ?? ""));
  return kind === -1 ? [...labels] : labels.with(kind, "H");
}

/** “OPEN DAY FOR JOB SEEKERS” above “Instrument works ‘Kalibr’”: of two lines that name somebody, the one in marks or with its legal form does. */
function isEventAbove([first, second]: readonly StoryLine[], labels: readonly string[]): boolean {
  const [text, name] = [first?.text ?? "", second?.text ?? ""];
  const isNamed =
    /[“"«„「『《][^“”"«»„「」『』《》]{3,}[”"»“」』》]|株式会社|有限公司|\(주\)|(?<!\p{L})(?:GmbH|AG|Ltd|Inc|e\.\s?V|S\.?A|S\.?r\.?l|ООО|АО|ТОВ)(?!\p{L})/u;
  const isOpen = isLine(text) && text.split(/\s+/u).length >= fewestOfEvent && !isNamed.test(text) && !isKicker(text) && !isIssue(text);
  return (
    labels[0] === "O" && labels[1] === "O" && first?.group === second?.group && isOpen && isNamed.test(name) && hasAddress(text) === null
  );
}
const fewestOfEvent = 3;

/** Whether a line stands alone right above the text, names something between marks, and greets nobody. */
function isOpenAbove(lines: readonly StoryLine[], at: number, told: number): boolean {
  const text = lines[at]?.text ?? "";
  const greets = isGreeting(text) || isToAll(text) || isCourtesy(text) || isAside(text) || isKicker(text) || isKindOfText(text);
  const isNamed = /[“"«„「『《].{4,}[”"»“」』》]/u.test(text) && !/[,،、]$/u.test(text);
  return lines[at]?.group !== lines[told]?.group && isLine(text) && isNamed && !greets && !isIssue(text) && hasAddress(text) === null;
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
    length <= longestLine
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
function withoutDays(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  return labels.map((label, at) => {
    const text = lines[at]?.text ?? "";
    // “at the club house, 12:00–13:40” goes on from a line that is none.
    if (label === "H" && /^\p{Ll}{2}/u.test(text) && labels[at - 1] !== "H" && /\p{Nd}[:.]\p{Nd}{2}$/u.test(text)) return "D";
    const rest = findDays(text).reduce((left, day) => left.replace(day, " "), text);
    // A sign of Chinese says as much as a few letters.
    const letters = (rest.match(/\p{L}/gu) ?? []).length + 2 * (rest.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? []).length;
    return label === "H" && rest !== text && letters <= fewestLetters ? "D" : label;
  });
}
const fewestLetters = 10;
const isBracketed = /^[[［【〔〈<].*[\]］】〕〉>]$/u;
const isMarked = /^\s*(?:\*\*[^*]+\*\*|__[^_]+__|#{1,3}\s+\S.*)\s*$/u;
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

/** “SEMINAR PROGRAMME” right above “‘From the field to the shelf: …’”: what stands between marks is what the few words above it are of. */
function quotedBelow(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const [own, below] = [lines[at]?.text ?? "", lines[at + 1]];
  const isKind = at !== -1 && labels[at + 1] === "S" && own.split(/\s+/u).length <= mostOfKind && !/\p{Nd}|["“”„«»「」『』《》]/u.test(own);
  const isNamed = below !== undefined && below.group === lines[at]?.group && isBetweenMarks.test(plainLine(below.text));
  const isLonger = [...(below?.text ?? "")].length > 2 * [...own].length;
  return isKind && isNamed && isLonger ? labels.with(at, "K").with(at + 1, "H") : [...labels];
}
const mostOfKind = 3;
const isBetweenMarks = /^["“„«「『《][^"“”„«»「」『』《》]{12,}["”»“」』》]$/u;

/** “Science camp 2027” right above “Helpers wanted” is no sender: nobody is called by a year. */
function yearAbove(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("H");
  const [above, own] = [lines[at - 1], lines[at]];
  const text = above?.text ?? "";
  const [first = "", ...others] = text.split(/\s+/u);
  const isNamed =
    "OKS".includes(labels[at - 1] ?? "-") &&
    above?.group === own?.group &&
    text.length <= longestWithYear &&
    /\p{L}{3}.*\s(?:20|25)\p{Nd}{2}(?:[/–-]\p{Nd}{2,4})?$/u.test(text) &&
    others.length > 1 &&
    findDays(text).length === 0 &&
    !isKicker(text) &&
    !isKindOfText(first) &&
    // “Announcement no. 6 of 2026”, “OPEN CALL 2026”
    !/[№#()[\]]|\p{Nd}.*\s\p{Nd}/u.test(text) &&
    /\p{Ll}|\p{Lo}/u.test(text) &&
    !isIssue(text);
  return isNamed ? labels.with(at - 1, "H").with(at, "S") : [...labels];
}
const longestWithYear = 120;

/** In Thai, which has no full stops: a line in a paragraph of its own between a greeting and a longer one, where nothing else is a headline. */
function lineBelowGreeting(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("G") + 1;
  const [line, next] = [lines[at], lines[at + 1]];
  const length = [...(line?.text ?? "")].length;
  const isAlone = at > 0 && line?.size === 1 && next !== undefined && next.group !== line.group;
  const isHeadline =
    /\p{sc=Thai}/u.test(line?.text ?? "") && length >= shortestThai && length <= longestThai && length < [...(next?.text ?? "")].length;
  const thanks = isCourtesy(line?.text ?? "") || /^(?:ขอบ|ขอแสดง|ตามที่|เนื่องจาก|ด้วย)/u.test(line?.text ?? "");
  return !labels.includes("H") && isAlone && isHeadline && !thanks && !/[:：]$/u.test(line?.text ?? "") && labels[at + 1] === "T"
    ? labels.with(at, "H")
    : [...labels];
}
const shortestThai = 15;
const longestThai = 100;

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
  // “New exhibition, 19.11.2026 – 27.3.2027” below a short headline and its second line.
  const end = labels.lastIndexOf("S") + 1;
  const dated = lines[end];
  const isDated =
    end > 1 &&
    labels[end - 2] === "H" &&
    labels[end] === "T" &&
    dated?.size === 1 &&
    dated.group !== lines[end - 1]?.group &&
    [...(lines[end - 2]?.text ?? "")].length <= longestShort &&
    findDays(dated.text).length > 0 &&
    factOf(plainLine(dated.text)) === null &&
    isSecondLine(plainLine(dated.text)) &&
    tells(lines[end + 1]?.text ?? "");
  return labels.map((label, place) => ((isOpen && place === at) || (isDated && place === end) ? "S" : label));
}
const longestShort = 24;
const isSecondLine = (text: string) =>
  [...text].length >= (wide.test(text) ? shortestWide : shortestTold) &&
  [...text].length <= longestLine &&
  !stop.test(text) &&
  !/[:：,،;；—–-]$|\p{sc=Thai}|^[\p{P}\p{S}]/u.test(text) &&
  hasAddress(text) === null;
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const shortestWide = 14;

/** In a Japanese letter what is to be known stands between “記” and “以上”. */
function withParticulars(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const from = lines.findIndex(({ text }) => /^記$/u.test(text.replace(/\s/gu, "")));
  const to = lines.findLastIndex(({ text }) => /^以上$/u.test(text.replace(/\s/gu, "")));
  return labels.map((label, at) => (from !== -1 && at > from && at < to ? "T" : label));
}

/** A line that is a whole sentence. */
export const tells = (text: string) => stop.test(text) && [...text].length >= shortestTold && !firm.test(text);
/** “Bebelar Indústria e Comércio Ltda.”: the full stop is that of a firm. */
const firm =
  /^[^.!?,:]*\s(?:Ltda?|Inc|Co|Corp|S\.\s?A|S\.\s?L|S\.\s?r\.\s?l|p\.l\.c|d\.\s?o\.\s?o|z\s?o\.\s?o|a\.\s?s|s\.\s?r\.\s?o|e\.\s?V|Pvt|Bros)\.$/iu;
const shortestTold = 30;
