import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** What is in a backup: the first thing that is written about it and the first that a restore holds it against. */
export interface Manifest {
  format: 1;
  made_at: string;
  /** How many there were; backups of earlier versions do not say. */
  campaigns?: number;
  /** SHA-256 in hex by name of the file. */
  files: Record<string, string>;
}

export const manifestName = "manifest.json";
export const databaseName = "copydesk.sqlite";
export const uploadsFolder = "uploads";

export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** @throws when it is not the manifest of a backup that this program can read. */
export function readManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (!isManifest(value)) throw new Error("This is not a backup of Copydesk, or it was made by a newer version.");
  return value;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === "object" &&
  value !== null &&
  "format" in value &&
  value.format === 1 &&
  "files" in value &&
  typeof value.files === "object";
