import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** The checkout: two folders up from both `src` and `dist` of this app. */
const root = join(here, "..", "..", "..");

export const migrationsFolder = join(root, "drizzle");
export const webFolder = join(root, "apps", "web", "dist");
export const fontsFolder = join(root, "packages", "documents", "fonts");

/** Entries of what makes and reads files, of the built program; none when it runs from its source and finds them by itself. */
export function documentEntries(): { exportWorker?: URL; reader?: URL } {
  const entry = (name: string) => pathToFileURL(join(here, name));
  return existsSync(join(here, "reader.js")) ? { exportWorker: entry("export-worker.js"), reader: entry("reader.js") } : {};
}

/** Entry of the thread that reads the database beside the requests. */
export function asideEntry(): { entry?: URL } {
  const built = join(here, "aside-thread.js");
  return existsSync(built) ? { entry: pathToFileURL(built) } : {};
}

/** The thread that makes backups: of the built program, or from its source. */
export function backupWorker(): URL {
  const built = join(here, "backup-worker.js");
  return existsSync(built) ? new URL(`file://${built}`) : new URL("./backup/backup-worker.ts", import.meta.url);
}
