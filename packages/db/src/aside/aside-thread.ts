import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite from "better-sqlite3";
import type { Answered, Asked } from "./answering-thread.ts";
import { type AsideJob, doJob } from "./jobs.ts";

// A connection of its own that only reads: what is written meanwhile neither waits for it nor changes what it sees.
const client = new BetterSqlite((workerData as { file: string }).file, { readonly: true });
client.pragma("cache_size = -8000");

parentPort?.on("message", ({ id, question }: Asked<AsideJob>) => {
  try {
    answer({ id, answer: doJob(client, question) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

function answer(answered: Answered<unknown>): void {
  parentPort?.postMessage(answered);
}
