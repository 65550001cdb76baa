// `npm run bench [-- names]`: builds, then prints the benchmarks' table.
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { compileCache, run } from "./lib/tools.mjs";

await build();
const { code } = await run(process.execPath, ["apps/bench/src/main.ts", ...process.argv.slice(2)], {
  env: { ...compileCache, ...(await findBrowser()) },
});
process.exit(code);
