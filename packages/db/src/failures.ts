import { AppError } from "@copydesk/contracts";
import { DrizzleQueryError } from "drizzle-orm";
import { isAway, postgresError } from "./postgres/errors.ts";

/** Columns of the unique index that a write ran into, such as `campaigns.name_folded`; null for any other failure. */
export function uniqueViolation(error: unknown): string | null {
  const refused = postgresError(error);
  if (refused) return refused.code === "23505" ? columnsOf(refused) : null;
  const cause = sqliteError(error);
  if (cause?.code !== "SQLITE_CONSTRAINT_UNIQUE" && cause?.code !== "SQLITE_CONSTRAINT_PRIMARYKEY") return null;
  return /UNIQUE constraint failed: (.+)$/.exec(cause.message)?.[1] ?? "";
}

/** As SQLite names them: Postgres says it in words, `Key (a, b)=(1, 2) already exists.` */
function columnsOf({ table = "", detail = "" }: { table?: string | undefined; detail?: string | undefined }): string {
  const columns = /^Key \((.+?)\)=/.exec(detail)?.[1] ?? "";
  return columns
    .split(", ")
    .map((column) => `${table}.${column.replaceAll('"', "")}`)
    .join(", ");
}

/** Whether a write named a row that is not there. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  sqliteError(error)?.code === "SQLITE_CONSTRAINT_FOREIGNKEY" || postgresError(error)?.code === "23503";

/** Whether a query failed: its message has the values that it was asked with. */
export const isFailedQuery = (error: unknown): error is DrizzleQueryError => error instanceof DrizzleQueryError;

/** What an error says, without the values of a query. */
export function messageWithoutValues(error: unknown): string {
  if (isFailedQuery(error)) return `Failed query: ${error.query}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * A full, failing or read-only disk as a sentence for a person, whether the database met it or a file, or a database that cannot be reached;
 * null for any other failure.
 */
export function storageFailure(error: unknown): AppError | null {
  if (isAway(error)) {
    const sentence = "The database cannot be reached right now. Nothing of this was saved; try again in a moment.";
    return new AppError("UNAVAILABLE", sentence, { retryAfter: 2, cause: error });
  }
  const code = sqliteError(error)?.code ?? postgresError(error)?.code ?? fileError(error)?.code ?? "";
  const sentence = sentences.find(([start]) => code.startsWith(start))?.[1];
  return sentence === undefined ? null : new AppError("STORAGE_FULL", `${sentence} Then try again; nothing was changed.`, { cause: error });
}

const full = "There is no room left to save this. Free some disk space on the server.";
const failing = "The server's disk could not be written. Have your administrator look at it: it may be failing, or was taken away.";

/** By how the code of SQLite or of the system begins: only some of them are about room. */
const sentences: [string, string][] = [
  ["SQLITE_FULL", full],
  ["ENOSPC", full],
  ["EDQUOT", full],
  ["53100", full],
  // The index of a log is the first file that has to grow.
  ["SQLITE_IOERR_SHMSIZE", full],
  ["SQLITE_IOERR", failing],
  ["58030", failing],
  ["EIO", failing],
  ["25006", "The database takes no writes, as a copy of another one does. Have your administrator look at its address."],
  ["SQLITE_READONLY", "The server may not write to its database. Have your administrator look at the rights of the data folder."],
  ["EROFS", "The server may not write to its disk. Have your administrator look at how it is mounted."],
];

/** What stops the start when the file cannot be trusted. */
export const damaged = (cause?: unknown) =>
  new Error(
    "The database file is damaged. Stop Copydesk and restore the newest backup with: copydesk restore FILE (in a checkout: npm run restore -- FILE)",
    { cause },
  );

/** A file that SQLite cannot read as `damaged`; any other error as it is. */
export function asDamage(error: unknown): unknown {
  const code = sqliteError(error)?.code ?? "";
  return code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT") ? damaged(error) : error;
}

interface CodedError {
  code: string;
  message: string;
}

const sqliteError = (error: unknown) => findCode(error, /^SQLITE_/);
/** What the system answers when a file is written. */
const fileError = (error: unknown) => findCode(error, /^(?:ENOSPC|EDQUOT|EROFS|EIO)$/);

function findCode(error: unknown, code: RegExp): CodedError | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ("code" in one && typeof one.code === "string" && code.test(one.code)) return { code: one.code, message: one.message };
  }
  return null;
}
