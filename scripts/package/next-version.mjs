import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/tools.mjs";
import { signChecksums, writeChecksums } from "./checksums.mjs";
import { makeExecutable } from "./executable.mjs";
import { packNpm } from "./npm-parcel.mjs";

/**
 * A release that is one migration and one version ahead of another, to update to.
 * @returns {Promise<{ version: string, tarball: string, executable: string | null }>} in `out`, with checksums that are signed with `key`.
 */
export async function makeNext({ tarball, work, out, key }) {
  for (const folder of [work, out]) mkdirSync(folder, { recursive: true });
  must("tar", ["-xzf", tarball, "-C", work]);
  const folder = join(work, "package");
  const manifest = readJson(folder, "package.json");
  const [major, minor] = manifest.version.split(".").map(Number);
  const version = `${major}.${minor + 1}.0`;
  writeJson({ ...manifest, version }, folder, "package.json");
  must(process.execPath, [join(root, "apps", "cli", "build.mjs"), join(folder, "apps", "cli", "dist"), version]);
  addMigration(join(folder, "drizzle"));
  const packed = await packNpm(folder, out);
  await makeExecutable({ platform: "linux-x64", tarball: packed, work, out, version, level: 1 });
  await writeChecksums(out);
  signChecksums(out, key);
  const executable = readdirSync(out).find((name) => /-linux-x64$/.test(name));
  return { version, tarball: packed, executable: executable ? join(out, executable) : null };
}

/** Something that the program before does not know, and nobody asks for. */
function addMigration(folder) {
  const journal = readJson(folder, "meta", "_journal.json");
  const last = journal.entries.at(-1);
  const tag = `${String(last.idx + 1).padStart(4, "0")}_next`;
  writeFileSync(join(folder, `${tag}.sql`), "CREATE TABLE `of_the_next_version` (`id` text PRIMARY KEY NOT NULL);");
  writeJson(
    { ...journal, entries: [...journal.entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag }] },
    folder,
    "meta",
    "_journal.json",
  );
}

function must(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));
const writeJson = (value, ...path) => writeFileSync(join(...path), `${JSON.stringify(value, null, 2)}\n`);
