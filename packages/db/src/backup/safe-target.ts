import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { manifestName } from "./manifest.ts";
import { readFirst } from "./tar.ts";

const backupsFolder = "backups";

/**
 * A backup replaces an earlier one, and nothing else: not the database that it is made of, its key, or somebody's notes.
 * @param target absolute, in a folder that exists.
 * @throws when something else lies there, or when it is a place of the data folder that is not for backups.
 */
export async function demandSafeTarget(target: string, dataFolder: string): Promise<void> {
  // Both by their real names, as either may be reached through a link.
  const place = relative(await realpath(dataFolder), join(await realpath(dirname(target)), basename(target)));
  const isInData = !isAbsolute(place) && place.split(sep)[0] !== "..";
  if (isInData && place.split(sep)[0] !== backupsFolder)
    throw new Error(
      `${target} lies among the data, where only ${join(dataFolder, backupsFolder)} is for backups. Name a file there or elsewhere.`,
    );
  const there = await lstat(target).catch(() => null);
  if (there === null) return;
  if (there.isDirectory()) throw new Error(`${target} is a folder. Name a file in it.`);
  const first = await readFirst(target).catch(() => null);
  if (first?.name !== manifestName)
    throw new Error(`${target} is there already and is no backup of Copydesk. Name another file, or move that one away.`);
}
