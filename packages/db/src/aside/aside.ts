import { Worker } from "node:worker_threads";
import { onPostgres } from "../dialect.ts";
import type { Database } from "../open.ts";
import { answerInPostgres } from "../postgres/answer-aside.ts";
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

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** Reads in a thread of its own, which begins with the first job; of a database in memory (tests) beside everything else. */
export function createAside(db: Database, { entry, idleMs = 30_000 }: AsideOptions = {}): Aside {
  if (onPostgres) return { run: (job) => answerInPostgres(db, job) as never, close: async () => {} };
  const { name: file, memory } = db.$client;
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function fail(error: Error): void {
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(entry ?? new URL("./aside-thread.ts", import.meta.url), { workerData: { file }, env: {} });
    // What is not waited for does not keep the program open.
    started.unref();
    started.on("message", ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) one?.resolve(answer as never);
      else one?.reject(new Error(error));
      if (waiting.size === 0) rest(started);
    });
    started.on("error", (error) => worker === started && fail(error));
    started.on("exit", () => worker === started && fail(new Error("The thread that reads ended.")));
    return started;
  }

  function rest(started: Worker): void {
    started.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void close(), idleMs).unref();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    fail(new Error("The server is stopping."));
    await ending?.terminate();
  }

  return {
    async run(job) {
      if (memory || file === "") return doJob(db.$client, job) as never;
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, job });
      });
    },
    close,
  };
}
