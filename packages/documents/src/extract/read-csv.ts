import { AppError } from "@copydesk/contracts";
import { parse } from "csv-parse/sync";
import { decodeText } from "./decode-text.ts";
import { mostRows } from "./limits.ts";
import type { Table } from "./table-texts.ts";

/** Rows of a table whose columns are parted by comma, semicolon, tab or bar, whichever its first line has most of. */
export function readCsv(bytes: Buffer): { table: Table; notes: string[] } {
  const { text, notes } = decodeText(bytes);
  const declared = /^\ufeff?sep=(.)\r?\n/.exec(text);
  const body = text.slice(declared?.[0].length ?? 0);
  try {
    const rows: string[][] = parse(body, {
      bom: true,
      delimiter: declared?.[1] ?? separatorOf(body),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostRows + 1,
    });
    return { table: { rows: rows.slice(0, mostRows), is_cut: rows.length > mostRows }, notes };
  } catch (cause) {
    throw new AppError(
      "RULE_BROKEN",
      "The quotation marks of this table do not fit, so its rows cannot be told apart. Save it again as CSV.",
      {
        cause,
      },
    );
  }
}

function separatorOf(text: string): string {
  const first =
    text
      .slice(0, 10_000)
      .replace(/"(?:[^"]|"")*"/g, "")
      .split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t", "|"].map((one) => ({ one, count: first.split(one).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).one;
}
