import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite from "better-sqlite3";
import { type AsideJob, doJob } from "./jobs.ts";

// A connection of its own that only reads: what is written meanwhile neither waits for it nor changes what it sees.
const client = new BetterSqlite((workerData as { file: string }).file, { readonly: true });
client.pragma("cache_size = -16000");

parentPort?.on("message", ({ id, job }: { id: number; job: AsideJob }) => {
  try {
    parentPort?.postMessage({ id, answer: doJob(client, job) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
