import { AppError } from "@copydesk/contracts";
import { mostColumns, mostRows, mostSheetBytes } from "./limits.ts";
import type { Table } from "./table-texts.ts";
import { readEntry } from "./zip.ts";

/**
 * Rows of the visible sheets of an Excel workbook (ECMA-376, SpreadsheetML) whose archive has been checked. Of a long
 * sheet only its beginning is unpacked; formulas, links and anything outside of the file are not looked at.
 */
export async function readXlsx(bytes: Buffer): Promise<Table[]> {
  const workbook = await xmlOf(bytes, "xl/workbook.xml");
  if (workbook === null) throw damaged();
  const relations = relationsOf((await xmlOf(bytes, "xl/_rels/workbook.xml.rels")) ?? "");
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

/** Paths inside the archive by relation, and that of the shared texts by its kind. */
function relationsOf(xml: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const target = attribute(tag, "Target");
    if (attribute(tag, "TargetMode") === "External" || target.includes("..")) continue;
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    paths.set(attribute(tag, "Id"), path);
    if (attribute(tag, "Type").endsWith("/sharedStrings")) paths.set("sharedStrings", path);
  }
  return paths;
}

function visibleSheets(workbook: string): string[] {
  const tags = [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => tag);
  return tags.filter((tag) => !/\bstate="(?:hidden|veryHidden)"/.test(tag)).map((tag) => attribute(tag, "\\w+:id"));
}

const attribute = (tag: string, name: string): string => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

function sharedTexts(xml: string): string[] {
  return [...xml.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)].map(([, inside = ""]) => textOf(inside));
}

/** Runs of text together, without the reading aids of Japanese. */
function textOf(xml: string): string {
  const plain = xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, "");
  return [...plain.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)/g)].map(([, text = ""]) => decode(text)).join("");
}

interface Reading {
  shared: readonly string[];
  most: number;
}

function rowsOf(xml: string, { shared, most }: Reading): Table {
  const rows: string[][] = [];
  const row = /<(?:\w+:)?row\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g;
  let is_cut = xml.length >= mostSheetBytes - 4;
  for (const [, cells = ""] of xml.matchAll(row)) {
    if (rows.length >= most) {
      is_cut = true;
      break;
    }
    const values = cellsOf(cells, shared);
    if (values.some((value) => value.trim() !== "")) rows.push(values);
  }
  return { rows, is_cut };
}

function cellsOf(xml: string, shared: readonly string[]): string[] {
  const values: string[] = [];
  for (const [, attributes = "", inside = ""] of xml.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g)) {
    const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]) ?? values.length;
    while (values.length < column) values.push("");
    values[column] = cellValue(/\bt="(\w+)"/.exec(attributes)?.[1] ?? "n", inside, shared);
  }
  return values;
}

function cellValue(type: string, inside: string, shared: readonly string[]): string {
  if (type === "inlineStr") return textOf(inside);
  const value = decode(/<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)/.exec(inside)?.[1] ?? "");
  if (type === "e") return "";
  return type === "s" ? (shared[Number(value)] ?? "") : value;
}

/** `A` is 0; Excel has no column after `XFD`. */
function columnOf(letters: string | undefined): number | null {
  if (letters === undefined) return null;
  const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return number < mostColumns ? number : null;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decode = (text: string) =>
  text
    .replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g, (_, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return named[name] ?? "";
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/_x000D_/g, "");
