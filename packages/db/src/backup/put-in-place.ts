import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flushNames } from "../flush-names.ts";
import { databaseName, uploadsFolder } from "./manifest.ts";

/** What a replacement of the data was going to do, so that whoever comes after a power cut can end it. Names are of things in the data folder. */
interface Plan {
  /** The folder with what is to come. */
  work: string;
  /** The folder that what is there now goes to. */
  aside: string;
  /** What goes there. */
  leaving: string[];
  /** What comes. */
  coming: string[];
}

const planName = "restore.json";
/** Without its log and index files an older database would read the newer one's log as its own. */
const parts = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, uploadsFolder];

/**
 * Puts the database and uploads of one folder in the data folder in the place of what is there. From the moment that the plan lies
 * there it is done in any case: by this process, or by the next one that holds the folder.
 * @param aside name of a new folder for what was there before.
 * @returns whether something was there.
 */
export function putInPlace(dataFolder: string, { work, aside }: Pick<Plan, "work" | "aside">): boolean {
  const isThere = (...path: string[]) => existsSync(join(dataFolder, ...path));
  const leaving = parts.filter((name) => isThere(name));
  const coming = [databaseName, uploadsFolder].filter((name) => isThere(work, name));
  const making = join(dataFolder, `${planName}.making`);
  writeFileSync(making, JSON.stringify({ work, aside, leaving, coming } satisfies Plan), { mode: 0o600, flush: true });
  renameSync(making, join(dataFolder, planName));
  flushNames(dataFolder);
  finishRestore(dataFolder);
  return leaving.length > 0;
}

/** Ends a replacement that a power cut has interrupted. For whoever holds the lock of the folder; does nothing otherwise. */
export function finishRestore(dataFolder: string): void {
  const file = join(dataFolder, planName);
  if (!existsSync(file)) return;
  const { work, aside, leaving, coming } = JSON.parse(readFileSync(file, "utf8")) as Plan;
  const move = (name: string, from: string, to: string) => {
    if (existsSync(join(from, name)) && !existsSync(join(to, name))) renameSync(join(from, name), join(to, name));
  };
  const [before, after] = [join(dataFolder, aside), join(dataFolder, work)];
  if (leaving.length > 0) mkdirSync(before, { recursive: true, mode: 0o700 });
  for (const name of leaving) move(name, dataFolder, before);
  for (const name of coming) move(name, after, dataFolder);
  flushNames(dataFolder);
  rmSync(file);
  rmSync(after, { recursive: true, force: true });
}

/** Whether a replacement was begun and has not ended. */
export const isBegun = (dataFolder: string): boolean => existsSync(join(dataFolder, planName));
