import { asksFor } from "./asks-for.ts";
import { onlyCloses } from "./closings.ts";
import { readDatelineAlone } from "./dateline-alone.ts";
import { findDays } from "./dates.ts";
import { isDayLine, proclaimedOn } from "./day-line.ts";
import { detectLanguage } from "./detect-language.ts";
import { factOf } from "./facts.ts";
import { isBoilerplateHeading, isContactHeading, isKicker } from "./furniture.ts";
import { headlineIn } from "./headline-lines.ts";
import { isKindOfText } from "./issues.ts";
import { isDateLabel } from "./labels.ts";
import { isSignOff, matterOf } from "./letter-words.ts";
import { labelLines } from "./line-labels/label-lines.ts";
import { mendLabels } from "./line-labels/mend-labels.ts";
import { itemOf } from "./line-labels/minutes.ts";
import { withoutVersion } from "./line-labels/never-headlines.ts";
import { linesOf, type StoryLine } from "./line-labels/story-lines.ts";
import { plainLine, stop } from "./lines.ts";
import { hasAddress } from "./links.ts";

/** What stands around the text of a story, and the text itself. */
export interface Layout {
  headline: string | null;
  secondLine: string | null;
  /** Further lines below it, which say more of the same matter. */
  furtherLines: string[];
  /** Lines that name who sends it: above the text, and below it who signs. */
  senders: string[];
  /** Lines that say only where and when it was written. */
  datelines: string[];
  /** Somebody is spoken to. */
  isLetter: boolean;
  /** Whom to ask, line by line, without headings. */
  contacts: string[];
  /** A farewell and who signs, line by line. */
  end: string[];
  /** What the organisation says about itself, a paragraph each. */
  about: string[];
  /** The text, its paragraphs parted by empty lines. */
  body: string;
}

interface LabelledLine extends StoryLine {
  label: string;
}

/** Takes a story apart by what each of its lines is. */
export function readLayout(story: string): Layout {
  const lines = withAskingKept(labelled(linesOf(story)));
  const of = (labels: string) => lines.filter((line) => labels.includes(line.label));
  const texts = (labels: string) => of(labels).map((line) => plainLine(line.text));
  const seconds = texts("S").map(withoutSign);
  const { headline, below } = headlineIn(
    of("H").map((line) => ({ ...line, text: itemOf(line.text) ?? line.text })),
    seconds,
  );
  return {
    headline: withoutVersion((headline ?? subjectIn(texts("M")))?.replace(/[,،，、]$|(?<=[\p{L}\p{M}])[।。]$/gu, "") ?? "") || null,
    secondLine: below,
    furtherLines: seconds.filter((line) => line !== below && !headline?.includes(line)),
    senders: texts("OK").filter((line) => !isKindOfText(line)),
    datelines: dayLines({ days: texts("D"), above: texts("KO"), below: texts("FNE") }),
    isLetter: of("G").length > 0,
    contacts: contactsIn(lines),
    end: endIn(of("FN")),
    about: aboutIn(texts("A")),
    body: paragraphs(of("T")),
  };
}

/** “• Each residency comes with …”: second lines may stand in a list. */
const withoutSign = (line: string) =>
  line.replace(/^(?:[•▪●■◆▶►>–—-]|\p{Extended_Pictographic}\ufe0f?)\s+(?=\S)/u, "").replace(/\s[–—-]$/u, "");

const labelled = (lines: readonly StoryLine[]): LabelledLine[] => {
  const labels = mendLabels(lines, labelLines(lines));
  return lines.map((line, at) => ({ ...line, label: labels[at] ?? "T" }));
};

/** “Please register by 11 May:” and the ways to do so; “To book a table:” and whom to ask for it, where the text sends nobody elsewhere. */
function withAskingKept(found: readonly LabelledLine[]): LabelledLine[] {
  const lines = found.map((line) => ({ ...line }));
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isBelow = above?.label === "T" && above.group === line.group && !isContactHeading(above.text.replace(/^.*[.!?]\s/u, ""));
    const isItem = (one: LabelledLine | undefined) => one !== undefined && listed.test(one.text);
    if (isBelow && "CNE".includes(line.label) && isItem(line) && (/[:：]$/u.test(above.text) || isItem(above))) line.label = "T";
  }
  // “Questions and collection” above a telephone and an address.
  const leads = lines.filter(
    ({ label, place, size, text, group }) =>
      label === "T" &&
      place === 0 &&
      size > 1 &&
      [...text].length <= longestLead &&
      (!stop.test(text) || asksForContactOnly(text)) &&
      !isContactHeading(text) &&
      hasAddress(text) === null &&
      lines.every((line) => line.group !== group || line.place === 0 || line.label === "C"),
  );
  keepBookings(lines);
  if (lines.some((line) => line.label === "T" && hasAddress(line.text) !== null))
    return lines.map((line) => (leads.includes(line) ? { ...line, label: "C" } : line));
  for (const line of lines) if (leads.some(({ group }) => group === line.group)) line.label = "T";
  if (leads.length > 0) return lines;
  const asking = lines.filter(
    ({ label, place, text, group }) =>
      "CNFE".includes(label) &&
      place === 0 &&
      /[:：]$/u.test(text) &&
      !isContactHeading(text) &&
      lines.some((line) => line.group === group && line.label === "C"),
  );
  return lines.map((line) => (asking.some(({ group }) => group === line.group) ? { ...line, label: "T" } : line));
}

/** “Ring our service, whatever you wonder about.” */
function asksForContactOnly(text: string): boolean {
  const kinds = asksFor(text, detectLanguage(text) ?? "en");
  return kinds.length > 0 && kinds.every((kind) => kind === "contact" || kind === "read");
}

/**
 * What is asked for in the last line of a paragraph or below its facts: “Bookings on 6900 555 221, afternoons.” where the text sends nobody
 * elsewhere, “Tickets: at the desk or at www.…” wherever.
 */
function keepBookings(lines: readonly LabelledLine[]): void {
  const isElsewhere = lines.some((line) => line.label === "T" && hasAddress(line.text) !== null);
  const language = detectLanguage(lines.map((line) => line.text).join("\n")) ?? "en";
  for (const [at, line] of lines.entries()) {
    const isBelow = line.place > 0 && lines[at - 1]?.label === "T" && !isContactHeading(line.text.split(/[:：]/u)[0] ?? "");
    const isLast = line.label === "C" && !isElsewhere && lines[at + 1]?.group !== line.group;
    const isFact = line.label === "E" && hasAddress(line.text) !== null && factOf(line.text) !== null;
    const asks = () => asksFor(line.text, language).some((kind) => kind !== "contact" && kind !== "read");
    if (isBelow && (isLast || isFact) && asks()) line.label = "T";
    // “To book: www.…” is what readers are asked for, whoever is named below it.
    const [, label = "", way = ""] = /^([^:：]{2,40})[:：]\s?(\S+)/u.exec(line.text) ?? [];
    const isWay = isWeb.test(way) || (isTelephone.test(way) && isAlone(lines, at));
    if (line.label === "C" && isWay && asksFor(label, language).some((kind) => takesPart.has(kind))) line.label = "T";
  }
}

const longestLead = 40;
const isTelephone = /^[+(]?\p{Nd}[\p{Nd}()/-]*$/u;
/** A line in a paragraph of its own. */
const isAlone = (lines: readonly LabelledLine[], at: number) =>
  lines[at - 1]?.group !== lines[at]?.group && lines[at + 1]?.group !== lines[at]?.group;
const isWeb = /^(?:https?:\/\/|www\.)\S+$/u;
const takesPart: ReadonlySet<string> = new Set(["register", "book", "apply", "buy", "donate", "vote"]);
const listed = /^(?:[-–—•*▪●]|\p{Nd}{1,2}[.)])\s/u;

/** What a mail says that it is about, where its text has no headline. */
function subjectIn(headers: readonly string[]): string | null {
  for (const header of headers) {
    const matter = matterOf(header);
    if (matter !== null && matter !== "") return matter;
  }
  return null;
}

/**
 * Where no line of its own says when it was written, one beside the kind of text may (“12 May 2026, for immediate release”), or the one above or
 * below who signs (“Upper Alston, 20 April 2026”).
 */
function dayLines({ days, above, below }: { days: readonly string[]; above: readonly string[]; below: readonly string[] }): string[] {
  if (days.length > 0) return days.map((line) => proclaimedOn(line) ?? line);
  const head = above.flatMap((line) => (isWritten(line) ? [line] : releasedOn(line)));
  return head.length > 0 ? head : below.filter(isWritten);
}
const isWritten = (line: string) => isDayLine(line) || readDatelineAlone(line) !== null;
/** “[보도자료] 2026. 8. 20.(목) 배포” */
const handedOut = /배포|[发發]布|配信(?!停止)/u;

function releasedOn(line: string): string[] {
  const [, label = "", told = ""] = /^([^:：]{2,14})\s?[:：]\s*(\S.*)$/u.exec(line) ?? [];
  const isLabelled = isDateLabel(label);
  return findDays(line)
    .slice(0, 1)
    .filter((day) => (isLabelled ? told.startsWith(day) : isReleased(line, day) || (handedOut.test(line) && /\p{Nd}{4}/u.test(day))));
}
const isReleased = (line: string, day: string) =>
  // The day of an embargo stands behind its word.
  line.startsWith(day) && isKicker(line.replace(day, "").replace(/^[\s.,、，]*(?:[(（][^)）]{1,8}[)）])?[\s.,:：–—|-]*/u, ""));

/** A farewell and who signs; what only closes a notice is for its first readers. */
function endIn(lines: readonly LabelledLine[]): string[] {
  const kept = lines
    .map((line) => ({ label: line.label, text: plainLine(line.text) }))
    .filter(
      ({ label, text }) =>
        !isDayLine(text) && !notSaid.test(text) && !onlyCloses(text) && (label === "N" || isSignOff(text) || !stop.test(text)),
    );
  // A name alone or an office alone may be anybody's.
  return kept.filter(({ label }) => label === "N").length > 1 ? kept.map(({ text }) => text) : [];
}

/** “(signed)”, “1. Town hall”: marks of a copy. */
const notSaid =
  /^(?:\p{Nd}{1,2}[.)]\s|[(（[]?(?:signed|sgd?\.?|sd\/?-?|gez\.?|signé|firmado|fdo\.?|f\.?to|assinado|подпись|підпис|υπογραφή|توقيع|امضاء?|חתימה|हस्ता(?:क्षर)?[./-]*|স্বাক্ষর(?:িত)?|ลงชื่อ|직인생략|印|盖章|蓋章)[./\s-]*[)）\]]?$)/iu;

/** Whom to ask, run by run, without the line above them; names right above a telephone belong to it. */
function contactsIn(lines: readonly LabelledLine[]): string[] {
  const runs: { isSigned: boolean; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines.slice(at).find((one) => one.group !== line.group || one.label !== "N");
    const isAboveOne = line.label === "N" && next?.label === "C" && next.group === line.group;
    if (line.label !== "C" && !isAboveOne) continue;
    const before = lines[at - 1];
    if (at > 0 && (before?.label === "C" || before?.label === "N") && runs.length > 0) runs.at(-1)?.lines.push(plainLine(line.text));
    else runs.push({ isSigned: before?.label === "F" || before?.label === "N", lines: [plainLine(line.text)] });
  }
  return runs.flatMap(withoutLead);
}

/** “Press contact: Ida Frey” without its label, and names without a line above that only leads to them. */
function withoutLead({ isSigned, lines }: { isSigned: boolean; lines: readonly string[] }): string[] {
  const [first = "", second = "", ...more] = lines;
  if (lines.length === 1) {
    const [, label = first, told = ""] = /^([^:：]{2,70}?)\s?[:：]\s*(.*)$/u.exec(first) ?? [];
    return !isContactHeading(label) ? [first] : told !== "" ? [told] : hasAddress(first) === null ? [] : [first];
  }
  if (hasAddress(first) !== null) return [...lines];
  // “More from us” above “Ann Lee, secretary” and two lines more.
  const isTitle = !isSigned && more.length > 1 && /[,，、]/u.test(second) && !/[,，、:：]/u.test(first);
  const isLabel = /[:：]$/u.test(first) || (isContactHeading(first) && !/[:：]\s*\S/u.test(first));
  return isLabel || isTitle ? lines.slice(1) : [...lines];
}

/** Its heading is told only where the text below does not name of whom it speaks. */
function aboutIn(lines: readonly string[]): string[] {
  const [heading = "", below = ""] = lines;
  if (lines.length < 2 || !isBoilerplateHeading(heading)) return [...lines];
  const isNamed = heading
    .toLowerCase()
    .match(/[\p{L}\p{M}]{4,}/gu)
    ?.some((word) => below.toLowerCase().includes(word));
  return isNamed ? lines.slice(1) : [heading.replace(/^[【[]|[】\]]$/gu, ""), ...lines.slice(1)];
}

/** Lines as they were written, an empty one where their author left one. */
function paragraphs(lines: readonly StoryLine[]): string {
  return lines.map((line, at) => `${at > 0 && line.group !== lines[at - 1]?.group ? "\n" : ""}${line.rows.join("\n")}`).join("\n");
}
