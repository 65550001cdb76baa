import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { FolderHangs, restoreBackup } from "@copydesk/db";
import { dataFolderOf } from "../data-folder.ts";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import type { World } from "../world.ts";

/** Puts a backup in the place of the data, which is kept beside it. @throws CommandFailure; nothing has changed then. */
export async function restore(world: Pick<World, "env" | "out">, file: string): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.\nNothing was changed.`, { exitCode: exitCodes.usage });
  if (!statSync(file).isFile())
    throw new CommandFailure(`${file} is a folder. Name the backup in it.\nNothing was changed.`, { exitCode: exitCodes.usage });
  const folder = dataFolderOf(world);
  try {
    const { made_at, replaced } = await restoreBackup(file, folder, new Date());
    world.out(`Restored the backup of ${made_at}.`);
    if (replaced) world.out(`What was there before is in ${replaced}; delete it when all is well.`);
    // A backup never holds the secret: whoever stole both could read the keys of models.
    const secret = join(folder, "secret.key");
    if (!world.env.COPYDESK_SECRET && !existsSync(secret))
      world.out(`Put your copy of the secret at ${secret} before the first start: without it the keys of your models cannot be read.`);
  } catch (cause) {
    if (cause instanceof FolderHangs) throw cause;
    throw new CommandFailure(`${cause instanceof Error ? cause.message : String(cause)}\nNothing was changed.`, { cause });
  }
}
