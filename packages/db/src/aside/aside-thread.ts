import { workerData } from "node:worker_threads";
import BetterSqlite from "better-sqlite3";
import { answerQuestions } from "./answer-questions.ts";
import { type AsideJob, doJob } from "./jobs.ts";

// A connection of its own that only reads: what is written meanwhile neither waits for it nor changes what it sees.
const client = new BetterSqlite((workerData as { file: string }).file, { readonly: true });
client.pragma("cache_size = -8000");

answerQuestions((job: AsideJob) => doJob(client, job));
