import { AppError } from "@copydesk/contracts";
import { mostColumns, mostRows, mostSheetBytes } from "./limits.ts";
import { relationsOf } from "./office-relations.ts";
import type { Table } from "./table-texts.ts";
import { walkXml } from "./walk-markup.ts";
import { readEntry } from "./zip.ts";

/**
 * Rows of an Excel workbook (ECMA-376, SpreadsheetML) whose archive has been checked, without hidden sheets, rows and
 * columns, of which `notes` say how many. Of a long sheet only its beginning is unpacked; formulas, links and anything
 * outside of the file are not looked at.
 */
export async function readXlsx(bytes: Buffer): Promise<{ tables: Table[]; notes: string[] }> {
  const workbook = await xmlOf(bytes, "xl/workbook.xml");
  if (workbook === null) throw damaged();
  const relations = relationsOf((await xmlOf(bytes, "xl/_rels/workbook.xml.rels")) ?? "", "xl/");
  const shared = sharedTexts((await xmlOf(bytes, relations.get("sharedStrings") ?? "xl/sharedStrings.xml")) ?? "");
  const tables: Table[] = [];
  let left = mostRows;
  const sheets = sheetsOf(workbook);
  const hidden = { sheet: sheets.hidden, row: 0, column: 0 };
  for (const id of sheets.visible) {
    if (left <= 0) break;
    const xml = await xmlOf(bytes, relations.get(id) ?? "");
    if (xml === null) continue;
    const { table, hiddenRows, hiddenColumns } = rowsOf(xml, { shared, most: left });
    left -= table.rows.length;
    hidden.row += hiddenRows;
    hidden.column += hiddenColumns;
    tables.push(table);
  }
  return { tables, notes: hiddenNote(hidden) };
}

function hiddenNote(counts: Readonly<Record<string, number>>): string[] {
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [`${count} hidden ${name}${count === 1 ? "" : "s"}`],
  );
  if (parts.length === 0) return [];
  const isOne = Object.values(counts).reduce((sum, count) => sum + count) === 1;
  return [`${new Intl.ListFormat("en-GB").format(parts)} ${isOne ? "was" : "were"} left out.`];
}

const damaged = () => new AppError("RULE_BROKEN", "This workbook is damaged and cannot be opened. Save it again and try once more.");

const xmlOf = async (bytes: Buffer, name: string): Promise<string | null> =>
  (await readEntry(bytes, name, mostSheetBytes))?.toString("utf8") ?? null;

/** Relations of the sheets that a person sees, in their order, and how many nobody sees. */
function sheetsOf(workbook: string): { visible: string[]; hidden: number } {
  const visible: string[] = [];
  let hidden = 0;
  walkXml(workbook, {
    open(name, { state, ...attributes }) {
      if (name !== "sheet") return;
      if (state === "hidden" || state === "veryHidden") {
        hidden += 1;
        return;
      }
      // The prefix is whatever the file calls the namespace of relations.
      const [, relation = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
      visible.push(relation);
    },
  });
  return { visible, hidden };
}

/** Hears the text of `<t>` elements, whose runs belong together, without the reading aids of Japanese. */
function textHearer() {
  let isText = false;
  let aids = 0;
  return {
    open(name: string) {
      if (name === "rPh") aids += 1;
      isText = name === "t" && aids === 0;
    },
    close(name: string) {
      if (name === "rPh") aids -= 1;
      isText = false;
    },
    hears: () => isText,
  };
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  const runs = textHearer();
  let text = "";
  walkXml(xml, {
    open(name) {
      if (name === "si") text = "";
      runs.open(name);
    },
    text: (part) => {
      if (runs.hears()) text += part;
    },
    close(name) {
      if (name === "si") texts.push(withoutReturns(text));
      runs.close(name);
    },
  });
  return texts;
}

interface Reading {
  shared: readonly string[];
  most: number;
}

interface Cell {
  column: number;
  type: string;
  /** Of `<v>`. */
  value: string;
  /** Of a text that stands in the cell itself. */
  text: string;
}

interface ReadSheet {
  table: Table;
  /** Of those with something in them. */
  hiddenRows: number;
  hiddenColumns: number;
}

function rowsOf(xml: string, { shared, most }: Reading): ReadSheet {
  const rows: string[][] = [];
  const hiddenColumns = new Set<number>();
  let columnTags = 0;
  const leftColumns = new Set<number>();
  let hiddenRows = 0;
  let isHiddenRow = false;
  const runs = textHearer();
  let values: string[] = [];
  let cell: Cell | null = null;
  let isValue = false;
  let is_cut = xml.length >= mostSheetBytes - 4;
  walkXml(xml, {
    open(name, attributes) {
      // No sheet has more of these than columns; one that says so would keep us busy.
      if (name === "col" && ++columnTags <= mostColumns && isHidden(attributes)) addColumns(hiddenColumns, attributes);
      if (name === "row") {
        values = [];
        isHiddenRow = isHidden(attributes);
      }
      if (name === "c") cell = { column: columnOf(attributes.r) ?? values.length, type: attributes.t ?? "n", value: "", text: "" };
      isValue = name === "v";
      runs.open(name);
    },
    text(part) {
      if (cell && isValue) cell.value += part;
      if (cell && runs.hears()) cell.text += part;
    },
    close(name) {
      if (name === "c" && cell) {
        while (values.length < cell.column) values.push("");
        const { column } = cell;
        const value = cellValue(cell, shared);
        const isLeft = value.trim() !== "" && hiddenColumns.has(column);
        // In a hidden row nothing is read, and nothing of a column is missed.
        if (isLeft && !isHiddenRow) leftColumns.add(column);
        values[column] = isLeft && !isHiddenRow ? "" : value;
        cell = null;
      }
      if (name === "row" && values.some((value) => value.trim() !== "")) {
        if (isHiddenRow) hiddenRows += 1;
        else if (rows.length < most) rows.push(values);
        else is_cut = true;
      }
      isValue = false;
      runs.close(name);
    },
    isDone: () => is_cut && rows.length >= most,
  });
  return { table: { rows, is_cut }, hiddenRows, hiddenColumns: leftColumns.size };
}

/** Of a tag that says `min` and `max`, from 1; those far to the right are not looked at. */
function addColumns(columns: Set<number>, { min, max }: Readonly<Record<string, string>>): void {
  const last = Math.min(Number(max), mostColumns);
  for (let number = Math.max(1, Number(min)); number <= last; number += 1) columns.add(number - 1);
}

const isHidden = ({ hidden }: Readonly<Record<string, string>>): boolean => hidden === "1" || hidden === "true";

function cellValue({ type, value, text }: Cell, shared: readonly string[]): string {
  if (type === "inlineStr") return withoutReturns(text);
  if (type === "e") return "";
  return type === "s" ? (shared[Number(value)] ?? "") : withoutReturns(value);
}

/** How the format writes the end of a line of old computers. */
const withoutReturns = (text: string) => text.replaceAll("_x000D_", "");

/** Of a place such as `B7`; `A` is 0, and Excel has no column after `XFD`. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? "")?.[1];
  if (letters === undefined) return null;
  const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return number < mostColumns ? number : null;
}
