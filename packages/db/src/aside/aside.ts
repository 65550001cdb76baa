import { onPostgres } from "../dialect.ts";
import type { Database } from "../open.ts";
import { answerInPostgres } from "../postgres/answer-aside.ts";
import { createAnsweringThread } from "./answering-thread.ts";
import { type AsideAnswers, type AsideJob, doJob } from "./jobs.ts";

/** Reads of the database that take longer than a request may hold up all others. */
export interface Aside {
  run<K extends AsideJob["kind"]>(job: Extract<AsideJob, { kind: K }>): Promise<AsideAnswers[K]>;
  /** Ends the thread; what still runs fails. */
  close(): Promise<void>;
}

interface AsideOptions {
  /** Entry of the thread when the program is bundled [the source]. */
  entry?: URL;
  /** After so many ms without work the thread is ended, and its memory with it [30 000]. */
  idleMs?: number;
}

/** Reads in a thread of its own, which begins with the first job; of a database in memory (tests) beside everything else. */
export function createAside(db: Database, { entry, idleMs }: AsideOptions = {}): Aside {
  if (onPostgres) return { run: (job) => answerInPostgres(db, job) as never, close: async () => {} };
  const { name: file, memory } = db.$client;
  if (memory || file === "") return { run: async (job) => doJob(db.$client, job) as never, close: async () => {} };
  const thread = createAnsweringThread<AsideJob, never>({
    entry: entry ?? new URL("./aside-thread.ts", import.meta.url),
    data: { file },
    idleMs,
  });
  return { run: thread.ask, close: thread.close };
}
