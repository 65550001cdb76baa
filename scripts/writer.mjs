// `npm run writer -- story.txt`: prints what the built-in writer makes of a story, channel by channel.
import { compileCache, run } from "./lib/tools.mjs";

const { code } = await run(process.execPath, ["packages/llm/src/writer-main.ts", ...process.argv.slice(2)], { env: compileCache });
process.exit(code);
