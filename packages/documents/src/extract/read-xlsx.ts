import { AppError } from "@copydesk/contracts";
import { mostColumns, mostRows, mostSheetBytes } from "./limits.ts";
import { relationsOf } from "./office-relations.ts";
import type { Table } from "./table-texts.ts";
import { walkXml } from "./walk-markup.ts";
import { readEntry } from "./zip.ts";

/**
 * Rows of the visible sheets of an Excel workbook (ECMA-376, SpreadsheetML) whose archive has been checked. Of a long
 * sheet only its beginning is unpacked; formulas, links and anything outside of the file are not looked at.
 */
export async function readXlsx(bytes: Buffer): Promise<Table[]> {
  const workbook = await xmlOf(bytes, "xl/workbook.xml");
  if (workbook === null) throw damaged();
  const relations = relationsOf((await xmlOf(bytes, "xl/_rels/workbook.xml.rels")) ?? "", "xl/");
  const shared = sharedTexts((await xmlOf(bytes, relations.get("sharedStrings") ?? "xl/sharedStrings.xml")) ?? "");
  const tables: Table[] = [];
  let left = mostRows;
  for (const id of visibleSheets(workbook)) {
    if (left <= 0) break;
    const xml = await xmlOf(bytes, relations.get(id) ?? "");
    if (xml === null) continue;
    const table = rowsOf(xml, { shared, most: left });
    left -= table.rows.length;
    tables.push(table);
  }
  return tables;
}

const damaged = () => new AppError("RULE_BROKEN", "This workbook is damaged and cannot be opened. Save it again and try once more.");

const xmlOf = async (bytes: Buffer, name: string): Promise<string | null> =>
  (await readEntry(bytes, name, mostSheetBytes))?.toString("utf8") ?? null;

/** Relations of the sheets that a person sees, in their order. */
function visibleSheets(workbook: string): string[] {
  const sheets: string[] = [];
  walkXml(workbook, {
    open(name, { state, ...attributes }) {
      if (name !== "sheet" || state === "hidden" || state === "veryHidden") return;
      // The prefix is whatever the file calls the namespace of relations.
      const [, relation = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
      sheets.push(relation);
    },
  });
  return sheets;
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

function rowsOf(xml: string, { shared, most }: Reading): Table {
  const rows: string[][] = [];
  const runs = textHearer();
  let values: string[] = [];
  let cell: Cell | null = null;
  let isValue = false;
  let is_cut = xml.length >= mostSheetBytes - 4;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "row") values = [];
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
        values[cell.column] = cellValue(cell, shared);
        cell = null;
      }
      if (name === "row" && values.some((value) => value.trim() !== "")) {
        if (rows.length < most) rows.push(values);
        else is_cut = true;
      }
      isValue = false;
      runs.close(name);
    },
    isDone: () => is_cut && rows.length >= most,
  });
  return { rows, is_cut };
}

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
