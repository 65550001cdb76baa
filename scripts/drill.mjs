// `npm run drill [-- files / replays / requests]`: builds, then does to the server what nobody means well, and prints what it bore.
import { build } from "./lib/build.mjs";
import { compileCache, run } from "./lib/tools.mjs";

await build();
const { code } = await run(process.execPath, ["apps/bench/src/drill.ts", ...process.argv.slice(2)], { env: compileCache });
process.exit(code);
