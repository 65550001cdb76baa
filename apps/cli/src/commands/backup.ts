import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { backUpTo, closeDatabase, databaseName, demandUsableFolder, openDatabase } from "@copydesk/db";
import { dataFolderOf } from "../data-folder.ts";
import { CommandFailure } from "../exit-codes.ts";
import type { World } from "../world.ts";

/** Saves the database and the uploads in one verified file. @throws CommandFailure; nothing is left of the file then. */
export async function backup(world: Pick<World, "env" | "out">, given?: string): Promise<void> {
  const folder = dataFolderOf(world);
  const database = join(folder, databaseName);
  await demandUsableFolder(folder, { make: false });
  if (!existsSync(database)) throw new CommandFailure(`There is no database in ${folder}. Set DATA_DIR to the folder that Copydesk uses.`);
  const now = new Date();
  const time = now.toISOString().slice(0, 19).replace(/:/g, "-");
  const file = resolve(given ?? join(folder, "backups", `copydesk-${time}.tar`));
  const db = openDatabase(database);
  try {
    await backUpTo(db, file, { dataFolder: folder, now });
  } catch (cause) {
    throw new CommandFailure(`The backup could not be made: ${reasonOf(cause, file)}\nNothing is left of it, and the data is as it was.`, {
      cause,
    });
  } finally {
    closeDatabase(db);
  }
  world.out(`Saved to ${file}`);
  if (!world.env.COPYDESK_SECRET)
    world.out(`Keep a copy of ${join(folder, "secret.key")} somewhere else: without it the keys of your models cannot be read.`);
}

function reasonOf(error: unknown, file: string): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ENOSPC" || code === "SQLITE_FULL")
    return `there is no room left where ${file} would lie. Free some space, or name a file on another disk.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `${file} may not be written. Name a file where you may write.`;
  if (code === "ENOENT" || code === "ENOTDIR") return `there is no place for ${file}, and none can be made. Name a file somewhere else.`;
  return error instanceof Error ? error.message : String(error);
}
