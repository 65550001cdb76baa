// Bundles the command, the server in it and their workers into one folder of plain files, with everything that has no native parts.
// `node build.mjs FOLDER [VERSION]`: for a parcel, which lies elsewhere; a checkout runs from source. With a version it calls itself that.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { external } from "./externals.mjs";

const [outdir, version] = process.argv.slice(2);
if (!outdir) throw new Error("Name the folder: node build.mjs FOLDER");
const from = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Programs that would share what only one of them needs are bundled by themselves, as the server's own build does. */
const programs = [
  { main: from("src/main.ts"), "make-backup": from("../server/src/backup/make-backup.ts") },
  { "export-worker": from("../../packages/documents/src/export-worker.ts") },
  { "aside-thread": from("../../packages/db/src/aside/aside-thread.ts") },
  { "detector-thread": from("../../packages/core/src/kernel/detector/detector-thread.ts") },
  { reader: from("../../packages/documents/src/reader.ts") },
];

const anotherVersion = {
  name: "another-version",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]apps[/\\](cli|server)[/\\]package\.json$/ }, ({ path }) => ({
      contents: JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), version }),
      loader: "json",
    })),
};

for (const entryPoints of programs) {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    minify: true,
    // Names of classes and functions stand in logs.
    keepNames: true,
    legalComments: "external",
    // Beside the entries and not in a folder of their own: files are found from where a module lies.
    chunkNames: "[name]-[hash]",
    external,
    plugins: version ? [anotherVersion] : [],
    banner: { js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);' },
    logLevel: "warning",
  });
}
