import { drillFiles } from "./drill-files.ts";
import { printTable } from "./table.ts";

// What nobody means well, on purpose: how much of it the built server bears. Ends with 1 when something does not hold.
const rows = await drillFiles();
printTable(rows);
process.exit(rows.every((row) => row.ok) ? 0 : 1);
