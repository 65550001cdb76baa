import { closeSync, fsyncSync, openSync } from "node:fs";

/** Makes sure that what was renamed in a folder is so after a power cut, too. */
export function flushNames(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
