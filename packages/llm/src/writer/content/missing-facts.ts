import { findDays, isRangeOfDays } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { factOf } from "../reader/facts.ts";
import { isContactHeading } from "../reader/furniture.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { findAddresses } from "../reader/links.ts";
import { tellsWhere } from "../reader/places.ts";
import type { Work } from "../work.ts";
import { announcementOf } from "./announced-rows.ts";
import { coreOf, namesDay } from "./essentials.ts";
import { keyFacts, tellsClosed } from "./key-facts.ts";
import type { Piece } from "./piece.ts";
import { repeats } from "./repeats.ts";

/**
 * A short text with the lines of its story that it lacks, as far as there is room: what is new, when, until when, where and by which way, in this
 * order. In lines of their own above the one with the call and what must be there word for word; what is new right below the headline.
 */
export function withMissingFacts({ work }: Piece, text: string, fits: (text: string) => boolean): string {
  if (!work.isTold || work.brief.turn > 0 || work.brief.earlier !== "" || work.story.title === null) return text;
  const rows = rowsOf(work);
  return needs.reduce((told, need) => {
    if (need.isMet(told, work)) return told;
    for (const row of need.from(rows, work)) {
      if (told.includes(row) || repeats(row, told)) continue;
      const place = need.isNews ? belowHead(told, work) : aboveCall(told, work);
      const lead = announcing(row, told, work);
      const longer = [row, shortened(row)]
        .map((form) => lead + form)
        .map((form) => told.split(between).toSpliced(place, 0, form).join(between))
        .find(fits);
      if (longer !== undefined) return longer;
    }
    return told;
  }, text);
}

/** The line that says of what a row is, and the day that stands between them, where a text has neither yet. */
function announcing(row: string, told: string, work: Work): string {
  const at = work.pool.findIndex((one) => one.kind === "fact" && one.text === row);
  const above = announcementOf(work.pool.slice(Math.max(at, 0), at + 1), work);
  if (above === undefined || told.includes(above)) return "";
  const day = namesDay(row) ? undefined : work.pool.slice(0, at).findLast((one) => one.kind === "fact" && namesDay(one.text));
  return `${above}${between}${day === undefined ? "" : `${day.text}\n`}`;
}

interface Need {
  /** It stands right below the headline. */
  isNews?: true;
  isMet: (told: string, work: Work) => boolean;
  /** What would meet it, the best first. */
  from: (rows: readonly string[], work: Work) => string[];
}

const needs: readonly Need[] = [
  {
    isNews: true,
    isMet: (told, { pool }) => pool.some((one) => one.kind === "sentence" && one.index >= 0 && told.includes(one.text)),
    from: (_, { pool }) => [
      coreOf(pool)
        .map((one) => one.text)
        .join(" "),
    ],
  },
  {
    // A row that says from when to when says more than a day of something else.
    isMet: (told, work) => namesDay(told) && whenIn(rowsOf(work)).every((row) => sharesDay(row, told)),
    from: (rows, work) => [
      ...whenIn(rows),
      ...rows.filter((row) => namesDay(row) && !isDeadline(row)),
      ...keyFacts(work)
        .map((one) => one.text)
        .filter(namesDay),
    ],
  },
  { isMet: (told, { story }) => saysUntil(told, story.markdown), from: (rows) => rows.filter(isDeadline) },
  { isMet: (told, work) => placesIn(rowsOf(work)).length === 0 || tellsPlace(told, work), from: (rows) => placesIn(rows) },
  { isMet: (told) => findAddresses(told).length > 0, from: (rows) => rows.filter((row) => findAddresses(row).length > 0) },
];

/** Lines with a label that say when, where or how: facts of the story, and items of its lists. */
export function rowsOf({ pool }: Work): string[] {
  return pool
    .filter((one) => one.index >= 0 && !one.isOfPart && (one.kind === "fact" || one.kind === "list"))
    .flatMap((one) => one.text.split("\n").map((line) => line.replace(/^(?:• |\p{Nd}{1,2}\. )/u, "")))
    .filter((row) => {
      const fact = factOf(row);
      const isLabel = fact !== null && !/^\p{Nd}/u.test(fact.label) && findDays(fact.label).length === 0 && !isContactHeading(fact.label);
      const tells = isUsualLabel(fact?.label ?? "") || isDeadline(row) || isRangeOfDays(fact?.text ?? "") || findAddresses(row).length > 0;
      return isLabel && tells && [...row].length <= longestRow && !tellsClosed.test(row);
    });
}
const longestRow = 160;

/** The first row that says when, by its label or from when to when. */
const whenIn = (rows: readonly string[]) =>
  rows.filter((row) => namesDay(row) && !isDeadline(row) && isRangeOfDays(factOf(row)?.text ?? "")).slice(0, 1);
const sharesDay = (row: string, told: string) => findDays(row).some((day) => told.includes(day));

const placesIn = (rows: readonly string[]) => rows.filter((row) => tellsWhere(row) && findAddresses(row).length === 0);

const tellsPlace = (told: string, { pool }: Work) => pool.some((one) => one.hasWhere && one.kind !== "list" && told.includes(one.text));

/** Whether a text has the last day of a story that gives one in a row. */
function saysUntil(told: string, story: string): boolean {
  const days = story.split("\n").filter(isDeadline).flatMap(findDays);
  return days.length === 0 || days.some((day) => told.includes(day));
}

/** Without what stands in brackets at its end. */
const shortened = (row: string) => row.replace(/\s?[(（][^()（）]*[)）]$/u, "");

const between = "\n\n";

/** The place of the paragraph with the call, else of what must be there, else the end. */
function aboveCall(text: string, { call, brief }: Work): number {
  const last = [call?.address, call?.text, call?.label, brief.mandatory_text].flatMap((part) => (part ? [part] : []));
  const paragraphs = text.split(between);
  const at = paragraphs.findIndex((one, place) => place > 0 && last.some((part) => one.includes(part)));
  return at === -1 ? paragraphs.length : at;
}

function belowHead(text: string, { story }: Work): number {
  const at = text.split(between).findIndex((one) => ![story.title, story.subtitle].includes(one));
  return at === -1 ? text.split(between).length : at;
}
