import { AppError } from "@copydesk/contracts";

/** Columns of the unique index that a write ran into, such as `campaigns.name_folded`; null for any other failure. */
export function uniqueViolation(error: unknown): string | null {
  const cause = sqliteError(error);
  if (cause?.code !== "SQLITE_CONSTRAINT_UNIQUE" && cause?.code !== "SQLITE_CONSTRAINT_PRIMARYKEY") return null;
  return /UNIQUE constraint failed: (.+)$/.exec(cause.message)?.[1] ?? "";
}

/** A full, failing or read-only disk as a sentence for a person; null for any other failure. */
export function storageFailure(error: unknown): AppError | null {
  const code = sqliteError(error)?.code ?? "";
  const sentence = sentences.find(([start]) => code.startsWith(start))?.[1];
  return sentence === undefined ? null : new AppError("STORAGE_FULL", `${sentence} Then try again; nothing was changed.`, { cause: error });
}

/** By how the code of SQLite begins: only one of them is about room. */
const sentences: [string, string][] = [
  ["SQLITE_FULL", "There is no room left to save this. Free some disk space on the server."],
  ["SQLITE_IOERR", "The server's disk could not be written. Have your administrator look at it: it may be failing, or was taken away."],
  ["SQLITE_READONLY", "The server may not write to its database. Have your administrator look at the rights of the data folder."],
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

function sqliteError(error: unknown): { code: string; message: string } | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ("code" in one && typeof one.code === "string" && one.code.startsWith("SQLITE_")) return { code: one.code, message: one.message };
  }
  return null;
}
