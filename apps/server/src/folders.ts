import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** The checkout: two folders up from both `src` and `dist` of this app. */
const root = join(here, "..", "..", "..");

export const migrationsFolder = join(root, "drizzle");
export const webFolder = join(root, "apps", "web", "dist");
export const drawnFolder = join(root, "apps", "web", "dist-drawn");
export const fontsFolder = join(root, "packages", "documents", "fonts");

/** What the page about the API is shown with, in a parcel. */
export const viewerFolder = join(root, "apps", "server", "viewer");

/** Entries of the threads and processes beside the server; none where it runs from its source and finds them by itself. */
export interface Programs {
  exportWorker?: URL;
  reader?: URL;
  /** The thread that reads the database beside the requests. */
  aside?: URL;
  /** The thread that tells languages apart. */
  detector?: URL;
  /** The thread that draws first screens; without it the console draws itself. */
  drawing?: URL;
  /** The process that makes backups. */
  backup: URL;
}

/** @param folder of a built server [where this program is]. */
export function programsIn(folder: string = here): Programs {
  const entry = (name: string) => pathToFileURL(join(folder, `${name}.js`));
  const drawing = join(drawnFolder, "drawing-thread.js");
  if (!existsSync(join(folder, "reader.js"))) return { backup: new URL("./backup/make-backup.ts", import.meta.url) };
  return {
    exportWorker: entry("export-worker"),
    reader: entry("reader"),
    aside: entry("aside-thread"),
    detector: entry("detector-thread"),
    ...(existsSync(drawing) && { drawing: pathToFileURL(drawing) }),
    backup: entry("make-backup"),
  };
}
