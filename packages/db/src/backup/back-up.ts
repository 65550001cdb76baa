import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Database } from "../open.ts";
import { makeFolder } from "../usable-folder.ts";
import { databaseName, hashFile, type Manifest, manifestName, uploadsFolder } from "./manifest.ts";
import { demandSafeTarget } from "./safe-target.ts";
import { type TarEntry, writeTar } from "./tar.ts";

export interface BackUpOptions {
  /** Where uploads lie; only the folder `uploads` in it is taken. The key file never is: kept together, both could be stolen together. */
  dataFolder: string;
  now: Date;
}

/**
 * Copies the database, as it is at this moment and while others go on using it, and the uploads into one archive with a
 * manifest of hashes. The file appears whole or not at all, in the place of an earlier backup if there is one.
 * @throws when anything else is in its place, or that place is one of the data.
 */
export async function backUpTo(db: Database, file: string, { dataFolder, now }: BackUpOptions): Promise<void> {
  const target = resolve(file);
  await makeFolder(dirname(target));
  await demandSafeTarget(target, dataFolder);
  const work = await mkdtemp(`${target}.making-`);
  try {
    const copy = join(work, databaseName);
    db.$client.prepare("VACUUM INTO ?").run(copy);
    const entries = [{ name: databaseName, path: copy }, ...(await uploadsIn(dataFolder))];
    const manifest = join(work, manifestName);
    const campaigns = db.$client.prepare<[], number>("select count(*) from campaigns").pluck().get() ?? 0;
    await writeFile(manifest, JSON.stringify({ ...(await describe(entries, now)), campaigns } satisfies Manifest, null, 2));
    const archive = join(work, "backup.tar");
    await writeTar(archive, [{ name: manifestName, path: manifest }, ...entries]);
    await rename(archive, target);
  } finally {
    await rm(work, { recursive: true });
  }
}

async function uploadsIn(dataFolder: string): Promise<TarEntry[]> {
  const folder = join(dataFolder, uploadsFolder);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .map((path) => ({ name: relative(dataFolder, path).split(sep).join("/"), path }));
}

async function describe(entries: readonly TarEntry[], now: Date): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const { name, path } of entries) files[name] = await hashFile(path);
  return { format: 1, made_at: now.toISOString(), files };
}
