import { Worker } from "node:worker_threads";
import { AppError } from "@copydesk/contracts";
import type { WorkerReply, WorkerRequest, WorkerResult, WorkerSettings } from "./worker-messages.ts";

export interface PoolOptions {
  entry: URL;
  settings: WorkerSettings;
  threads: number;
  /** Longest run of a job in ms; after it the thread is ended. */
  timeoutMs: number;
  /** After so many ms without a job a thread is ended, so that what it loaded does not stay in memory. */
  idleMs: number;
  /** Largest heap of a thread in MB; a job that needs more fails, not the process. */
  heapMb: number;
  /** Largest part of it for what is young in MB; small, it is tidied often and holds little memory. V8's own when absent. */
  youngMb?: number;
  /** A thread that holds more MB than this after a job makes room for a new one, so that what files leave behind does not add up. */
  mostHeldMb?: number;
  /** What a person is told when a job takes too long, or fails in a way that no code foresaw. */
  tooLong: AppError;
  failed(cause: Error): AppError;
}

export interface Pool {
  run<Request extends WorkerRequest>(request: Request, signal?: AbortSignal): Promise<WorkerResult<Request>>;
  close(): Promise<void>;
}

interface Job {
  request: WorkerRequest;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  thread: Thread | null;
}

interface Thread {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** Threads that start when there is work, take jobs in order and end when they are idle, too slow or broken. */
export function createPool(options: PoolOptions): Pool {
  const waiting: Job[] = [];
  const threads = new Set<Thread>();
  /** Threads on their way out, whose memory is not free yet. */
  let ending = 0;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(options.entry, {
      workerData: options.settings,
      // Nothing in a thread that reads strangers' files needs the process's environment.
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMb,
        ...(options.youngMb === undefined ? {} : { maxYoungGenerationSizeMb: options.youngMb }),
      },
    });
    const thread: Thread = { worker, job: null, timer: null };
    threads.add(thread);
    worker.on("message", (reply: WorkerReply) => finish(thread, reply));
    worker.on("error", (error) => drop(thread, options.failed(error)));
    worker.on("exit", (code) => drop(thread, options.failed(new Error(`The worker ended with code ${code}`))));
    return thread;
  }

  function next(): void {
    const job = waiting[0];
    if (!job) return;
    const thread = [...threads].find((one) => one.job === null) ?? (threads.size + ending < options.threads ? start() : null);
    if (!thread) return;
    waiting.shift();
    if (thread.timer) clearTimeout(thread.timer);
    thread.worker.ref();
    thread.job = job;
    job.thread = thread;
    thread.timer = setTimeout(() => drop(thread, options.tooLong), options.timeoutMs);
    thread.worker.postMessage(job.request);
  }

  function finish(thread: Thread, reply: WorkerReply): void {
    const { job } = thread;
    if (!job) return;
    thread.job = null;
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => drop(thread, null), options.idleMs);
    // An idle thread keeps no program alive.
    thread.timer.unref();
    thread.worker.unref();
    if (reply.ok) job.resolve(reply.result);
    else job.reject(reply.code === null ? options.failed(new Error(reply.message)) : new AppError(reply.code, reply.message));
    if (options.mostHeldMb !== undefined && reply.heldMb > options.mostHeldMb) void drop(thread, null);
    else next();
  }

  /** Ends a thread; its job, if it has one, fails with the reason. */
  function drop(thread: Thread, reason: unknown): Promise<unknown> {
    if (!threads.delete(thread)) return Promise.resolve();
    if (thread.timer) clearTimeout(thread.timer);
    thread.worker.removeAllListeners();
    // What a dying thread still reports is of no use to anyone.
    thread.worker.on("error", () => undefined);
    thread.job?.reject(reason);
    ending += 1;
    return thread.worker.terminate().finally(() => {
      ending -= 1;
      if (!closed) next();
    });
  }

  function cancel(job: Job, reason: unknown): void {
    if (job.thread) {
      if (job.thread.job === job) drop(job.thread, reason);
      return;
    }
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    job.reject(reason);
  }

  return {
    run<Request extends WorkerRequest>(request: Request, signal?: AbortSignal) {
      return new Promise<WorkerResult<Request>>((resolve, reject) => {
        if (closed) return reject(closing());
        if (signal?.aborted) return reject(signal.reason);
        const stop = () => cancel(job, signal?.reason);
        const settled = () => signal?.removeEventListener("abort", stop);
        const job: Job = {
          request,
          thread: null,
          resolve: (result) => {
            settled();
            resolve(result as WorkerResult<Request>);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
        };
        signal?.addEventListener("abort", stop, { once: true });
        waiting.push(job);
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(closing());
      await Promise.all([...threads].map((thread) => drop(thread, closing())));
    },
  };
}

const closing = () => new AppError("UNAVAILABLE", "The server is shutting down. Try again in a moment.");
