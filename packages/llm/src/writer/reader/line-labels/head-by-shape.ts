import { isDayLine } from "../day-line.ts";
import { factOf } from "../facts.ts";
import { isContactHeading, isKicker } from "../furniture.ts";
import { isIssue, isKindOfText, isNewsletter } from "../issues.ts";
import { isDateLabel, isUsualLabel } from "../labels.ts";
import { isAside, isCourtesy, isGreeting, isMailHeader, isToAll, matterOf } from "../letter-words.ts";
import { plainLine, stop } from "../lines.ts";
import { hasAddress } from "../links.ts";
import { isLine, type StoryLine } from "./story-lines.ts";

/**
 * The headline by the shape of what stands above the text, where another line cannot be it: a row with a label (“Organiser: …”), what stands right above the sentences
 * of its own paragraph (“About the programme”), or none. The first line there that names something is the headline, the one below it in its
 * paragraph its second line, and rows with labels are of the matter.
 */
export function headByShape(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const known = labels.indexOf("H");
  const told = lines.findIndex(({ text }) => stop.test(text) && [...text].length >= shortestTold && nameIn(text) === null);
  // What was taken for a sender is a name of the matter only above rows of it, and so is whatever stands above a text that has no headline.
  const rows = lines.slice(0, Math.max(told, 0)).filter(({ text }) => isRowOfMatter(text)).length;
  if (told < 1 || labels.lastIndexOf("H") !== known || (known === -1 ? rows < fewestRows : !isDoubtful(lines, known, told)))
    return [...labels];
  const able = known === -1 ? "TKES" : rows >= fewestRows ? "TKESO" : "TKES";
  const at = lines.findIndex(
    (line, place) => place < told && able.includes(labels[place] ?? "-") && isName(lines, place) && line.group !== lines[told]?.group,
  );
  if (at === -1 || at === known) return [...labels];
  const isSecond = (place: number) => place === at + 1 && lines[place]?.group === lines[at]?.group && isName(lines, place);
  return labels.map((label, place) =>
    place === at
      ? "H"
      : isSecond(place)
        ? "S"
        : place === known || (place > at && place < told && isRowOfMatter(lines[place]?.text ?? ""))
          ? "T"
          : label,
  );
}
const shortestTold = 40;
const fewestRows = 2;

/** A row with a label, or the line right above sentences of the same paragraph while another paragraph stands above. */
function isDoubtful(lines: readonly StoryLine[], known: number, told: number): boolean {
  const line = lines[known];
  if (line === undefined || known > told) return false;
  if (matterOf(plainLine(line.text)) !== null) return false;
  const fact = factOf(plainLine(line.text));
  const isRow = fact !== null && nameIn(line.text) === null && (isUsualLabel(fact.label) || isRowAt(lines, known - 1, line.group));
  // “What does it offer?” is answered right below.
  const below = lines[known + 1];
  const asks = /[?？؟]$/u.test(line.text) && line.group === below?.group && stop.test(below.text);
  const isAbove = line.group === lines[told]?.group && told === known + 1 && [...line.text].length <= longestHeading;
  return isRow || (line.group > 0 && (asks || isAbove));
}
const longestHeading = 40;
const isRowAt = (lines: readonly StoryLine[], at: number, group: number) =>
  lines[at]?.group === group && factOf(plainLine(lines[at]?.text ?? "")) !== null;

/** “Announcement: applications for ‘Orchard’ are open”: what stands behind the kind of text; null where nothing does. */
function nameIn(text: string): string | null {
  const fact = factOf(plainLine(text));
  return fact !== null && (isKindOfText(fact.label) || isKicker(fact.label)) && [...fact.text].length >= shortestName ? fact.text : null;
}
const shortestName = 14;

function isName(lines: readonly StoryLine[], at: number): boolean {
  const text = plainLine(lines[at]?.text ?? "");
  // “Press release 07/2026”
  const isNumbered = isKicker(text.replace(/[\s\p{Nd}/.№-]+$/u, ""));
  const isFurniture =
    isKicker(text) ||
    isNumbered ||
    /\s[>›»]\s/u.test(text) ||
    isKindOfText(text) ||
    isIssue(text) ||
    isNewsletter(text) ||
    isDayLine(text) ||
    isMailHeader(text) ||
    isContactHeading(text);
  const speaks = isGreeting(text) || isToAll(text) || isCourtesy(text) || isAside(text);
  const isRow = factOf(text) !== null && nameIn(text) === null;
  // Thai has no full stops.
  const isProse = /\p{sc=Thai}/u.test(text) && [...text].length > longestThai;
  return (
    isLine(text) &&
    !/^\p{Nd}{1,2}[.)]\s/u.test(text) &&
    !stop.test(text) &&
    !isProse &&
    !isFurniture &&
    !speaks &&
    !isRow &&
    hasAddress(text) === null &&
    /\p{L}{2}/u.test(text)
  );
}

const longestThai = 80;

/** “Place: …”, “Fee: none”; not when it was written, or whom to ask. */
function isRowOfMatter(text: string): boolean {
  const fact = factOf(plainLine(text));
  return (
    fact !== null &&
    !isDateLabel(fact.label) &&
    !isContactHeading(fact.label) &&
    !isMailHeader(plainLine(text)) &&
    hasAddress(fact.text) === null
  );
}
