import { colonOf } from "../punctuation.ts";
import { type Block, textOf } from "./block.ts";
import { type Line, stop, toGroups } from "./lines.ts";
import { splitSentences } from "./sentences.ts";
import { isBesideMatter } from "./statements.ts";
import { itemsOf } from "./tables.ts";
import { withUnmarkedLists } from "./unmarked-lists.ts";
import { unwrap } from "./wrapped-lines.ts";

/** A line of a story as its sender set it: its sentences, or what a sign stands in front of. */
export interface WrittenLine {
  kind: "text" | "item" | "heading";
  /** What stands in front of it, where that tells one from the others: “1. ”, “■ ”. */
  sign: string;
  sentences: string[];
}

/** What a story tells, in its own lines and groups of lines, so that whatever points at a line above or below still does. */
export type Written = WrittenLine[][];

/**
 * The lines of a story's text that tell something, where they stand.
 * @param text without head, contacts, what a company says about itself, and what a letter says around it
 * @param body what was read out of it; a line of which nothing is here was set aside
 */
export function readAsWritten(text: string, body: readonly Block[], language: string): Written {
  const kept = keptIn(body, language);
  const groups = toGroups(text).map((group) => rowsAsItems(unwrap(withUnmarkedLists(group)), language));
  const lines = groups.reduce((sum, group) => sum + group.length, 0);
  let at = 0;
  const isHeading = headingsIn(body);
  const told = groups.map((group) =>
    group.flatMap((line, place): WrittenLine[] => {
      at += 1;
      // “二、How to proceed” stands above what is told, whatever became of it.
      const isNumbered = line.kind === "numbered" && [...line.text].length <= longestName && !stop.test(line.text);
      const isKept = (one: string) => (isNumbered || line.cells?.every(kept)) ?? kept(one);
      const sentences = sentencesOf(line, body, language).filter((one) => isKept(one) && !isBesideMatter(one, at > lines / 2, language));
      const isName = place === 0 && isHeading(line.text) && (!/\p{Nd}/u.test(line.text) || group[1]?.kind === "item");
      const kind = isName ? "heading" : line.kind === "item" ? "item" : "text";
      return sentences.length === 0 ? [] : [{ kind, sign: signOf(line), sentences }];
    }),
  );
  return told.filter((group) => group.length > 0);
}

const longestName = 40;

/** The letters and figures of a text, by which it is known however it is set. */
export const plain = (text: string): string => (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("").toLowerCase();

/** Whether a text was read as part of the story: a few signs as a line of their own, more also inside of one. */
function keptIn(body: readonly Block[], language: string): (text: string) => boolean {
  const told = body.filter(({ kind }) => kind !== "contact" && kind !== "boilerplate");
  const whole = plain(told.map(textOf).join("\n"));
  const lines = new Set(told.flatMap((block) => linesOf(block, language)).map(plain));
  return (text) => {
    const own = plain(text);
    return own !== "" && (lines.has(own) || ([...own].length >= shortestInside && whole.includes(own)));
  };
}
const shortestInside = 10;

/** Whether a line above others was read as their heading; a row of a list may look like one, and is none. */
function headingsIn(body: readonly Block[]): (text: string) => boolean {
  const named = body.flatMap((one) => (one.kind === "heading" ? [one.text] : one.kind === "paragraph" ? [one.question ?? ""] : []));
  const headings = new Set(named.map(plain).filter((name) => name !== ""));
  return (text) => headings.has(plain(text)) && [...text].length <= longestHeading;
}
const longestHeading = 90;

function linesOf(block: Block, language: string): string[] {
  if (block.kind === "fact") return [block.label, block.text, `${block.label}${block.text}`];
  if (block.kind === "paragraph") return [block.text, block.question ?? "", ...splitSentences(block.text, language)];
  return block.kind === "table" ? [block.intro, ...block.rows.flat()] : textOf(block).split("\n");
}

function sentencesOf(line: Line, body: readonly Block[], language: string): string[] {
  if (line.kind !== "text") return [line.text];
  // Without the dateline in front of it, which a release has in a line of its own.
  const read = body.find((one) => one.kind === "paragraph" && one.text.length >= shortestInside && line.text.endsWith(one.text));
  const text = read?.kind === "paragraph" ? read.text : line.text;
  return stop.test(text) ? splitSentences(text, language) : [text];
}
/** A number counts, and “■” stands in front of headings as often as of items; a dash or a bullet is one way of writing them. */
const signOf = ({ kind, sign = "", text, whole = text }: Line) =>
  (kind === "numbered" || /[■□◆◇▼▽]/u.test(sign)) && whole.endsWith(text) ? whole.slice(0, whole.length - text.length) : "";

/** A row of a table as an item, and the cells that it was made of. */
interface Row extends Line {
  cells?: readonly string[];
}

function rowsAsItems(lines: readonly Line[], language: string): Row[] {
  const cellsOf = ({ text }: Line) =>
    text
      .trim()
      .replace(/^\||\|$/gu, "")
      .split(/\t+|\|/u)
      .map((cell) => cell.trim());
  const result: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let end = at;
    while (lines[end]?.kind === "row") end += 1;
    const rows = lines
      .slice(at, end)
      .map(cellsOf)
      .filter((row) => !row.every((cell) => /^:?-*:?$/u.test(cell)));
    const arePairs = rows.every((row) => row.length === 2);
    const items = arePairs ? rows.map((row) => row.join(colonOf(language))) : itemsOf(rows, language);
    // A row that names the columns is none of the items.
    const told = rows.slice(rows.length - items.length);
    result.push(...items.map((text, place): Row => ({ kind: "item", sign: "•", text, cells: told[place] ?? [] })));
    const line = lines[end];
    if (line !== undefined) result.push(line);
    at = end;
  }
  return result;
}
