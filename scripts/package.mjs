// `npm run package [-- --out FOLDER --sign KEY] [npm] [executable]`: makes what people take to machines that have no checkout, with checksums.
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./lib/build.mjs";
import { root } from "./lib/tools.mjs";
import { signChecksums, writeChecksums } from "./package/checksums.mjs";
import { makeExecutable, platforms } from "./package/executable.mjs";
import { layOut, packNpm } from "./package/npm-parcel.mjs";

const options = { out: { type: "string", default: "release" }, sign: { type: "string" } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const key = values.sign && readFileSync(values.sign);
const kinds = positionals.length > 0 ? positionals : ["npm", "executable"];
const unknown = kinds.find((one) => !["npm", "executable"].includes(one));
if (unknown) {
  console.error(`There is no parcel ${unknown}. Known: npm, executable`);
  process.exit(2);
}
const out = resolve(root, values.out);
const work = join(out, "making");
rmSync(out, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
try {
  await build();
  const folder = join(work, "copydesk");
  await layOut(folder);
  const tarball = await packNpm(folder, out);
  if (kinds.includes("executable")) for (const platform of Object.keys(platforms)) await makeExecutable({ platform, tarball, work, out });
  if (!kinds.includes("npm")) rmSync(tarball);
  for (const name of ["Containerfile", "copydesk.service"]) cpSync(join(root, "apps", "cli", "parcel", name), join(out, name));
  await writeChecksums(out);
  if (key) signChecksums(out, key);
} finally {
  rmSync(work, { recursive: true, force: true });
}
