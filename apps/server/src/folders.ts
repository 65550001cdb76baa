import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** The checkout: two folders up from both `src` and `dist` of this app. */
const root = join(here, "..", "..", "..");

export const migrationsFolder = join(root, "drizzle");
export const webFolder = join(root, "apps", "web", "dist");
export const fontsFolder = join(root, "packages", "documents", "fonts");

/** The document worker of the built program; undefined when the program runs from its source and finds it by itself. */
export function documentWorker(): URL | undefined {
  const file = join(here, "document-worker.js");
  return existsSync(file) ? new URL(`file://${file}`) : undefined;
}

/** The thread that makes backups: of the built program, or from its source. */
export function backupWorker(): URL {
  const built = join(here, "backup-worker.js");
  return existsSync(built) ? new URL(`file://${built}`) : new URL("./backup/backup-worker.ts", import.meta.url);
}
