import { createHash } from "node:crypto";
import { createReadStream, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Writes SHA256SUMS, as `sha256sum -c` reads it, about every file of the folder, and says each file's size. */
export async function writeChecksums(folder) {
  const lines = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "SHA256SUMS") continue;
    const file = join(folder, entry.name);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    lines.push(`${hash.digest("hex")}  ${entry.name}`);
    console.log(`${(statSync(file).size / 1e6).toFixed(1).padStart(7)} MB  ${file}`);
  }
  writeFileSync(join(folder, "SHA256SUMS"), `${lines.join("\n")}\n`);
}
