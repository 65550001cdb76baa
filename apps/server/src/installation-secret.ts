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
  const file = join(folder, "secret.key");
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
  if (kept && kept.length >= shortest) return kept;
  if (hasData) {
    throw new Error(
      `The file ${file} is ${kept === null ? "missing" : "damaged"}, so stored keys could not be read. Put it back from a backup, or set COPYDESK_SECRET to a new one and enter the keys of your models again.`,
    );
  }
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
