import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { lockDataFolder } from "../lock.ts";
import { closeDatabase, openDatabase } from "../open.ts";
import { refuseDamage } from "../quick-check.ts";
import { demandUsableFolder } from "../usable-folder.ts";
import { databaseName, hashFile, manifestName, readManifest } from "./manifest.ts";
import { finishRestore, isBegun, putInPlace } from "./put-in-place.ts";
import { readTar } from "./tar.ts";

export interface Restored {
  /** When the backup was made, as an ISO time. */
  made_at: string;
  /** Folder that now holds what was there before; null when there was nothing. */
  replaced: string | null;
}

/**
 * Puts a backup in the place of the data. Everything in it is verified before anything is replaced, and what is replaced
 * is kept beside it.
 * @throws when the backup is damaged or not one, or Copydesk is running on the folder; then nothing has changed.
 */
export async function restoreBackup(file: string, dataFolder: string, now: Date): Promise<Restored> {
  await demandUsableFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  try {
    return await restoreInto(dataFolder, file, now);
  } finally {
    lock.release();
  }
}

/** Unpacks and verifies; answers when the backup was made. */
async function unpack(file: string, work: string): Promise<string> {
  const names = await readTar(file, work);
  if (names[0] !== manifestName) throw new Error("This is not a backup of Copydesk.");
  const manifest = readManifest(await readFile(join(work, manifestName), "utf8"));
  const wanted = Object.keys(manifest.files);
  const missing = wanted.find((name) => !names.includes(name));
  if (missing || names.length !== wanted.length + 1 || !wanted.includes(databaseName)) throw new Error("The backup is not complete.");
  for (const name of wanted) {
    if ((await hashFile(join(work, name))) !== manifest.files[name])
      throw new Error(`The backup is damaged: ${name} is not as it was saved.`);
  }
  const db = openDatabase(join(work, databaseName));
  try {
    refuseDamage(db);
  } finally {
    closeDatabase(db);
  }
  return manifest.made_at;
}

/** What is unpacked lies below it until it takes the place of the data. */
const unpacking = "restoring-";

/** What restores that were killed before they had begun to replace anything have left. */
async function clearAway(dataFolder: string): Promise<void> {
  const left = (await readdir(dataFolder)).filter((name) => name.startsWith(unpacking));
  for (const name of left) await rm(join(dataFolder, name), { recursive: true, force: true });
}

/** The same for whoever holds the lock of the folder. */
export async function restoreInto(dataFolder: string, file: string, now: Date): Promise<Restored> {
  finishRestore(dataFolder);
  await clearAway(dataFolder);
  const work = await mkdtemp(join(dataFolder, unpacking));
  const aside = `replaced-${now.toISOString().replace(/[:.]/g, "-")}`;
  try {
    const made_at = await unpack(file, work);
    const hadData = putInPlace(dataFolder, { work: basename(work), aside });
    return { made_at, replaced: hadData ? join(dataFolder, aside) : null };
  } finally {
    // What was begun is ended by whoever holds the folder next, and needs what is in there.
    if (!isBegun(dataFolder)) await rm(work, { recursive: true, force: true });
  }
}
