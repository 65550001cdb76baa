import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDataFolder } from "../lock.ts";
import { closeDatabase, openDatabase } from "../open.ts";
import { refuseDamage } from "../quick-check.ts";
import { demandUsableFolder } from "../usable-folder.ts";
import { databaseName, hashFile, manifestName, readManifest, uploadsFolder } from "./manifest.ts";
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
  const work = await mkdtemp(join(dataFolder, "restoring-"));
  try {
    const made_at = await unpack(file, work);
    return { made_at, replaced: await replace(work, dataFolder, now) };
  } finally {
    await rm(work, { recursive: true, force: true });
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

async function replace(work: string, dataFolder: string, now: Date): Promise<string | null> {
  // Without its log and index files an older database would read the newer one's log as its own.
  const parts = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, uploadsFolder];
  const present = parts.filter((name) => existsSync(join(dataFolder, name)));
  const aside = join(dataFolder, `replaced-${now.toISOString().replace(/[:.]/g, "-")}`);
  if (present.length > 0) await mkdir(aside);
  for (const name of present) await rename(join(dataFolder, name), join(aside, name));
  for (const name of [databaseName, uploadsFolder]) {
    if (existsSync(join(work, name))) await rename(join(work, name), join(dataFolder, name));
  }
  return present.length > 0 ? aside : null;
}
