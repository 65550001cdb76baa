import { foldName } from "@copydesk/contracts";
import { refused } from "./decode-text.ts";
import type { CsvRecord } from "./read-csv.ts";

const importColumns = ["email", "first_name", "last_name", "job_title", "roles", "teams", "timezone"] as const;
export type ImportColumn = (typeof importColumns)[number];

/** A line of the file by its columns; a column that the file does not have is empty. */
export interface NamedRow extends Record<ImportColumn, string> {
  line: number;
  /** Values beyond the last column of the header. */
  extra: number;
}

/** More than this is no list of people, and each row would cost a walk through all of them. */
const mostColumns = 200;

/** What else the columns are called, in their compared form. */
const otherNames: Record<string, ImportColumn> = {
  mail: "email",
  emailaddress: "email",
  givenname: "first_name",
  surname: "last_name",
  familyname: "last_name",
  role: "roles",
  team: "teams",
  title: "job_title",
};

/**
 * The rows below a header.
 * @throws BAD_REQUEST without rows, without a column for addresses, with one column twice, or with more than 200.
 */
export function nameColumns(records: readonly CsvRecord[]): { rows: NamedRow[]; notes: string[] } {
  const [header, ...lines] = records;
  if (!header || lines.length === 0)
    throw refused(`There are no people in this file. Its first line names the columns: ${importColumns.join(", ")}.`);
  if (header.values.length > mostColumns) {
    const count = header.values.length.toLocaleString("en");
    throw refused(`The first line has ${count} columns; ${mostColumns} are the most. Leave out those you don't need here.`);
  }
  const columns = header.values.map(columnOf);
  if (!columns.includes("email")) {
    throw refused(`The first line must name the columns, and one of them must be “email”. Known are: ${importColumns.join(", ")}.`);
  }
  const twice = columns.find((column, i) => column !== null && columns.indexOf(column) !== i);
  if (twice) throw refused(`The column “${twice}” is there twice.`);
  const unused = header.values.filter((name, i) => columns[i] === null && name !== "").map((name) => `“${name.slice(0, 40)}”`);
  const notes =
    unused.length === 0 ? [] : [`${unused.length === 1 ? "This column is" : "These columns are"} not used: ${unused.join(", ")}.`];
  return { rows: lines.map((line) => toRow(columns, line)), notes };
}

const compared = (name: string) => foldName(name).replace(/[^a-z]/g, "");
const known = new Map<string, ImportColumn>([
  ...importColumns.map((column) => [compared(column), column] as const),
  ...Object.entries(otherNames),
]);
const columnOf = (name: string): ImportColumn | null => known.get(compared(name)) ?? null;

function toRow(columns: readonly (ImportColumn | null)[], { line, values }: CsvRecord): NamedRow {
  const at = (column: ImportColumn) => values[columns.indexOf(column)] ?? "";
  const named = Object.fromEntries(importColumns.map((column) => [column, columns.includes(column) ? at(column) : ""]));
  const extra = values.slice(columns.length).filter((value) => value !== "").length;
  return { line, extra, ...(named as Record<ImportColumn, string>) };
}
