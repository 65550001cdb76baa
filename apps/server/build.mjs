// Bundles the server and its workers into dist. What has native parts or is loaded only now and then stays in
// node_modules.
import { rmSync } from "node:fs";
import { build } from "esbuild";

for (const folder of ["dist", "dist-tests"]) rmSync(folder, { recursive: true, force: true });
// What makes files and what reads them is bundled by itself: with parts in common each would load, in memory of its own, all that the
// server needs of them.
const programs = [
  { main: "src/main.ts", "make-backup": "src/backup/make-backup.ts" },
  { "export-worker": "../../packages/documents/src/export-worker.ts" },
  { "aside-thread": "../../packages/db/src/aside/aside-thread.ts" },
  { "detector-thread": "../../packages/core/src/kernel/detector/detector-thread.ts" },
  { reader: "../../packages/documents/src/reader.ts" },
];
const options = {
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node24",
  minifySyntax: true,
  // Beside the bundle but not named in it: Node reads named maps at every start, which takes 30 MB and a tenth of a second.
  sourcemap: "external",
  sourcesContent: false,
  legalComments: "none",
  chunkNames: "chunks/[name]-[hash]",
  // CommonJS packages that are loaded with `import()` must stay outside: bundled, they would lose their named exports.
  external: [
    "better-sqlite3",
    "@node-rs/argon2",
    "harfbuzzjs",
    "jspdf",
    "exceljs",
    "mammoth",
    "unpdf",
    "undici",
    "gpt-tokenizer",
    "@pydantic/genai-prices",
    "eld",
    "multilingual-stemmer",
    "sharp",
    "nodemailer",
    "@tus/server",
    "srvx",
  ],
  // CommonJS packages inside an ES module still ask for `require`.
  banner: { js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);' },
  logLevel: "warning",
};
for (const entryPoints of programs) await build({ ...options, entryPoints });
// What the browser tests open servers in; not shipped. Beside `dist`, as the server finds its folders from where it lies.
await build({ ...options, outdir: "dist-tests", entryPoints: { host: "src/host-fixture.ts" } });
