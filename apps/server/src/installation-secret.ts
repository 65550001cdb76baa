import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As for a configured one. A file that a power cut left empty must not become the key of everything. */
const shortest = 32;

/**
 * The secret that keys are encrypted with: the configured one, or one made once and kept beside the database for the owner
 * of the process alone.
 * @param hasData whether there is a database already; a made-up secret that is gone then cannot be made again.
 */
export function installationSecret(folder: string, configured: string | undefined, hasData: boolean): string {
  if (configured) return configured;
  const { file, state, stored } = lookAtSecret(folder);
  if (state === "there") return stored;
  if (hasData) {
    throw new Error(
      `The file ${file} is ${state}, so stored keys could not be read. Put it back from a backup, or set COPYDESK_SECRET to a new one and enter the keys of your models again.`,
    );
  }
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** The file of the secret that was made here, and its content when it is whole. */
export function lookAtSecret(
  folder: string,
): { file: string } & ({ state: "there"; stored: string } | { state: "missing" | "damaged"; stored: null }) {
  const file = join(folder, "secret.key");
  if (!existsSync(file)) return { file, state: "missing", stored: null };
  const stored = readFileSync(file, "utf8").trim();
  return stored.length >= shortest ? { file, state: "there", stored } : { file, state: "damaged", stored: null };
}
