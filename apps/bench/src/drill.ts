import { parseArgs } from "node:util";
import { drillFiles } from "./drill-files.ts";
import { drillKills } from "./drill-kills.ts";
import { drillPostgres } from "./drill-postgres.ts";
import { drillReplays } from "./drill-replays.ts";
import { drillRequests } from "./drill-requests.ts";
import { printTable, type Row } from "./table.ts";

// What nobody means well, on purpose: how much of it the built server bears. Ends with 1 when something does not hold.
// A name takes one of the parts; a seed asks the same again: npm run drill -- requests --seed 7 --requests 5000
// On a machine that does much else, an answer may take longer: --patience 30 (seconds).
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
    requests: { type: "string", default: "200000" },
    kills: { type: "string", default: "60" },
    patience: { type: "string", default: "5" },
  },
});
const drills: Record<string, () => Promise<Row[]>> = {
  files: drillFiles,
  kills: () => drillKills({ seed: Number(values.seed), kills: Number(values.kills) }),
  postgres: () => drillPostgres({ seed: Number(values.seed) }),
  replays: drillReplays,
  requests: () =>
    drillRequests({ seed: Number(values.seed), requests: Number(values.requests), patience: Number(values.patience) * 1_000 }),
};

const rows: Row[] = [];
for (const [name, run] of Object.entries(drills)) {
  if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await run()));
}
printTable(rows);
process.exit(rows.every((row) => row.ok) ? 0 : 1);
