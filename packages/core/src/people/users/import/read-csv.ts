import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { CsvError, type Options, parse } from "csv-parse";
import { refused } from "./decode-text.ts";

export interface CsvRecord {
  /** Line of the file on which it begins, from 1. */
  line: number;
  values: string[];
}

/** Bytes that are parsed before others have their turn. */
const pieceLength = 16_384;

/**
 * The records of a CSV text (RFC 4180) whose columns are separated by commas, semicolons or tabs, whichever its first line
 * has most of. A first line `sep=;`, as Excel writes it, says which. Line breaks of every kind become
 * `\n`. Empty lines are left out, values trimmed.
 * @throws BAD_REQUEST with the line when quotation marks do not fit, or when there are more than `most` records.
 */
export async function readCsv(text: string, most: number): Promise<CsvRecord[]> {
  const unix = text.replace(/\r\n?/g, "\n");
  const { delimiter, start } = delimiterOf(unix);
  const options: Options = { delimiter, info: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true };
  const records: CsvRecord[] = [];
  const parser = Readable.from(piecesOf(Buffer.from(unix.slice(start)))).pipe(parse(options));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.every((value) => value === "")) continue;
      if (records.length === most) throw refused(`This file has more than ${(most - 1).toLocaleString("en")} rows. Split it into several.`);
      records.push({ line: info.lines - lineBreaksIn(record) + (start > 0 ? 1 : 0), values: record });
    }
  } catch (error) {
    throw error instanceof CsvError ? refused(inWords(error)) : error;
  }
  return records;
}

/** Between the pieces, other requests have their turn. The parser puts together what a piece cuts in two. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    yield bytes.subarray(at, at + pieceLength);
    await nextTurn();
  }
}

const delimiters = [",", ";", "\t"] as const;

function delimiterOf(text: string): { delimiter: string; start: number } {
  const declared = /^\ufeff?"?sep=([,;\t])"?\n/i.exec(text);
  if (declared?.[1]) return { delimiter: declared[1], start: declared[0].length };
  const header = (/^[^\n]*/.exec(text.trimStart())?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counted = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  const [most] = counted.sort((a, b) => b.count - a.count);
  return { delimiter: most?.delimiter ?? ",", start: 0 };
}

const lineBreaksIn = (record: readonly string[]) => record.reduce((sum, value) => sum + (value.split("\n").length - 1), 0);

function inWords(error: CsvError): string {
  const line = typeof error.lines === "number" ? error.lines : null;
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return `A quotation mark is opened and never closed${line ? `, in or before line ${line}` : ""}.`;
  const where = line ? `Line ${line}: the` : "The";
  return `${where} quotation marks don't match. Put a value that has one in quotation marks, and write each of its own twice.`;
}
