import { benchmarkAutosaves } from "./autosaves.ts";
import { benchmarkCallRecords } from "./call-records.ts";
import { benchmarkChat } from "./chat.ts";
import { benchmarkConfiguration } from "./configuration.ts";
import { benchmarkExports } from "./exports.ts";
import { benchmarkGeneration } from "./generation.ts";
import { benchmarkHub } from "./hub.ts";
import { benchmarkLighthouse } from "./lighthouse.ts";
import { benchmarkList } from "./list.ts";
import { benchmarkLlmLogs } from "./llm-logs.ts";
import { benchmarkPostgres } from "./postgres.ts";
import { benchmarkSignIn } from "./sign-in.ts";
import { benchmarkSize } from "./size.ts";
import { benchmarkStart } from "./start.ts";
import { printTable, type Row } from "./table.ts";
import { benchmarkUploads } from "./uploads.ts";
import { benchmarkWatchers } from "./watchers.ts";

const benchmarks: Record<string, () => Promise<Row[]>> = {
  generation: benchmarkGeneration,
  watchers: benchmarkWatchers,
  list: benchmarkList,
  exports: benchmarkExports,
  autosaves: benchmarkAutosaves,
  hub: benchmarkHub,
  "sign-in": benchmarkSignIn,
  size: benchmarkSize,
  start: benchmarkStart,
  lighthouse: benchmarkLighthouse,
  configuration: benchmarkConfiguration,
  uploads: benchmarkUploads,
  "llm-logs": benchmarkLlmLogs,
  "call-records": benchmarkCallRecords,
  chat: benchmarkChat,
  postgres: benchmarkPostgres,
};

// Names on the command line choose some of them: npm run bench -- list start
const chosen = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, run] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`measuring ${name} …\n`);
  const found = await run();
  // At once: what comes after may fail, and takes a while.
  printTable(found);
  rows.push(...found);
}
if (rows.length > 0) printTable(rows);
process.exit(rows.every((row) => row.ok) ? 0 : 1);
