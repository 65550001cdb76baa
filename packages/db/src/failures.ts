import { AppError } from "@copydesk/contracts";

/** Columns of the unique index that a write ran into, such as `campaigns.name_folded`; null for any other failure. */
export function uniqueViolation(error: unknown): string | null {
  const cause = sqliteError(error);
  if (cause?.code !== "SQLITE_CONSTRAINT_UNIQUE" && cause?.code !== "SQLITE_CONSTRAINT_PRIMARYKEY") return null;
  return /UNIQUE constraint failed: (.+)$/.exec(cause.message)?.[1] ?? "";
}

/** A full or read-only disk as a sentence for a person; null for any other failure. */
export function storageFailure(error: unknown): AppError | null {
  const code = sqliteError(error)?.code ?? "";
  const full = code === "SQLITE_FULL" || code.startsWith("SQLITE_IOERR") || code.startsWith("SQLITE_READONLY");
  if (!full) return null;
  const sentence = "There is no room left to save this. Free some disk space on the server, then try again; nothing was changed.";
  return new AppError("STORAGE_FULL", sentence, { cause: error });
}

/** What stops the start when the file cannot be trusted. */
export const damaged = (cause?: unknown) =>
  new Error("The database file is damaged. Stop Copydesk and restore the newest backup with: npm run restore -- FILE", { cause });

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
