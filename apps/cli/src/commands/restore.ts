import { existsSync } from "node:fs";
import { FolderHangs, restoreBackup } from "@copydesk/db";
import { dataFolderOf } from "../data-folder.ts";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import type { World } from "../world.ts";

/** Puts a backup in the place of the data, which is kept beside it. @throws CommandFailure; nothing has changed then. */
export async function restore(world: Pick<World, "env" | "out">, file: string): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.\nNothing was changed.`, { exitCode: exitCodes.usage });
  try {
    const { made_at, replaced } = await restoreBackup(file, dataFolderOf(world), new Date());
    world.out(`Restored the backup of ${made_at}.`);
    if (replaced) world.out(`What was there before is in ${replaced}; delete it when all is well.`);
  } catch (cause) {
    if (cause instanceof FolderHangs) throw cause;
    throw new CommandFailure(`${cause instanceof Error ? cause.message : String(cause)}\nNothing was changed.`, { cause });
  }
}
