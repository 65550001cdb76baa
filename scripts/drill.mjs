// `npm run drill`: builds, then has the server read hostile files, and prints what it bore.
import { build } from "./lib/build.mjs";
import { compileCache, run } from "./lib/tools.mjs";

await build();
const { code } = await run(process.execPath, ["apps/bench/src/drill.ts"], { env: compileCache });
process.exit(code);
