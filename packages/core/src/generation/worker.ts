import type { Core } from "../context.ts";

export interface WorkerOptions {
  /** Names this process in leases and logs. */
  workerId: string;
}

/** Writes what was asked for; one per process. */
export interface Worker {
  /** Takes up what an earlier process left, then works until `stop`. */
  start(): Promise<void>;
  /** Ends open calls and hands their tasks back; resolves when nothing is written any more. */
  stop(): Promise<void>;
}

export function createWorker(_core: Core, _options: WorkerOptions): Worker {
  throw new Error("not written yet");
}
