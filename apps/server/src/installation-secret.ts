import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that keys are encrypted with: the configured one, or one made once and kept beside the database for the owner
 * of the process alone.
 * @param hasData whether there is a database already; a made-up secret that is gone then cannot be made again.
 */
export function installationSecret(folder: string, configured: string | undefined, hasData: boolean): string {
  if (configured) return configured;
  const file = join(folder, "secret.key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  if (hasData) {
    throw new Error(
      `The file ${file} is missing, so stored keys could not be read. Put it back from a backup, or set COPYDESK_SECRET to a new one and enter the keys of your models again.`,
    );
  }
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
