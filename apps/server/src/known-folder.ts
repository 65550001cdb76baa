import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { databaseName } from "@copydesk/db";

/**
 * A folder without a database, or with an empty one, is a new installation only when nothing else of an earlier one is there: a disk that
 * was not mounted whole, or a file that was removed by mistake, must not begin anew over keys, uploads and backups.
 * @throws an error that says what is there, and the way back.
 */
export function demandDatabase(folder: string): void {
  const database = join(folder, databaseName);
  if (existsSync(database) && statSync(database).size > 0) return;
  const backups = filesIn(join(folder, "backups")).filter((name) => name.endsWith(".tar"));
  const uploads = filesIn(join(folder, "uploads"));
  const left = [
    ...(existsSync(join(folder, "secret.key")) ? ["secret.key"] : []),
    ...(uploads.length > 0 ? ["uploads"] : []),
    ...(backups.length > 0 ? ["backups"] : []),
  ];
  if (left.length === 0) return;
  const newest = backups.sort((a, b) => changedAt(join(folder, "backups", a)) - changedAt(join(folder, "backups", b))).at(-1);
  const wayBack = newest
    ? `copydesk restore ${join(folder, "backups", newest)} (in a checkout: npm run restore -- FILE)`
    : `put ${databaseName} back, or restore a backup with: copydesk restore FILE (in a checkout: npm run restore -- FILE)`;
  throw new Error(
    `The database ${database} is ${existsSync(database) ? "empty" : "missing"}, but ${list(left)} of an earlier installation ${left.length === 1 && left[0] === "secret.key" ? "is" : "are"} there. Nothing was changed.
  To go on with the earlier one: ${wayBack}
  To begin anew: set DATA_DIR to another folder, or move away what is in this one.`,
  );
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const changedAt = (file: string): number => statSync(file).mtimeMs;
const list = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);
