import { createHash, sign } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Writes SHA256SUMS, as `sha256sum -c` reads it, about every file of the folder, and says each file's size. */
export async function writeChecksums(folder) {
  const lines = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith("SHA256SUMS")) continue;
    const file = join(folder, entry.name);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    lines.push(`${hash.digest("hex")}  ${entry.name}`);
    console.log(`${(statSync(file).size / 1e6).toFixed(1).padStart(7)} MB  ${file}`);
  }
  writeFileSync(join(folder, "SHA256SUMS"), `${lines.join("\n")}\n`);
}

/**
 * Writes SHA256SUMS.sig, which `copydesk update` holds against UPDATE_KEY: the same that openssl makes with `pkeyutl -sign -rawin`.
 * @param key a private Ed25519 key in PEM
 */
export function signChecksums(folder, key) {
  writeFileSync(join(folder, "SHA256SUMS.sig"), sign(null, readFileSync(join(folder, "SHA256SUMS")), key));
}
