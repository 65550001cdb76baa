// `npm run backup [-- FILE]`: one archive with the database and the uploads. The server may go on running.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { backUpTo, closeDatabase, demandUsableFolder, endAfter, openDatabase } from "@copydesk/db";
import { dataFolder } from "./lib/tools.mjs";

if (process.argv[2]?.startsWith("-")) {
  console.log("npm run backup [-- FILE]   saves the database and the uploads in FILE, or in DATA_DIR/backups with the time in its name");
  process.exit(process.argv[2] === "--help" ? 0 : 2);
}
const folder = dataFolder();
const database = join(folder, "copydesk.sqlite");
const now = new Date();
const file = resolve(process.argv[2] ?? join(folder, "backups", `copydesk-${now.toISOString().slice(0, 19).replace(/:/g, "-")}.tar`));

try {
  await demandUsableFolder(folder, { make: false });
} catch (error) {
  console.error(error.message);
  endAfter(error);
}
if (!existsSync(database)) {
  console.error(`There is no database in ${folder}. Set DATA_DIR to the folder that Copydesk uses.`);
  process.exit(1);
}
const db = openDatabase(database);
try {
  await backUpTo(db, file, { dataFolder: folder, now });
} catch (error) {
  console.error(`The backup could not be made: ${reasonOf(error)}`);
  console.error("Nothing is left of it, and the data is as it was.");
  process.exitCode = 1;
} finally {
  closeDatabase(db);
}
if (process.exitCode === 1) process.exit();
console.log(`Saved to ${file}`);
console.log(`Keep a copy of ${join(folder, "secret.key")} somewhere else: without it the keys of your models cannot be read.`);

function reasonOf(error) {
  const { code, message } = error instanceof Error ? error : { message: String(error) };
  if (code === "ENOSPC" || code === "SQLITE_FULL")
    return `there is no room left where ${file} would lie. Free some space, or name a file on another disk.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `${file} may not be written. Name a file where you may write.`;
  return message;
}
