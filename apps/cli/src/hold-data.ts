import { existsSync } from "node:fs";
import { join } from "node:path";
import { databaseName, demandUsableFolder, lockDataFolder } from "@copydesk/db";
import { CommandFailure } from "./exit-codes.ts";

/** Keeps every other Copydesk from a folder that is there. @throws CommandFailure naming what has to be stopped; what is wrong with the folder. */
export async function holdData(folder: string): Promise<{ release(): void }> {
  await demandUsableFolder(folder, { make: false });
  if (!existsSync(folder)) throw noDatabase(folder);
  try {
    return lockDataFolder(folder);
  } catch (cause) {
    throw new CommandFailure(
      `Another Copydesk is at work on ${folder}: stop the server first (systemctl stop copydesk), or wait for the other command.\nNothing was changed.`,
      { cause },
    );
  }
}

/** @throws CommandFailure where there is no database. */
export function demandData(folder: string): void {
  if (!existsSync(join(folder, databaseName))) throw noDatabase(folder);
}

const noDatabase = (folder: string) =>
  new CommandFailure(`There is no database in ${folder}. Set DATA_DIR to the folder that Copydesk uses.`);
