import { Worker } from "node:worker_threads";
import type { BareJob } from "./bare-export-worker.ts";

export interface BareExports {
  /** Milliseconds that the bare library takes in the thread. */
  time(job: BareJob): Promise<number>;
  close(): Promise<unknown>;
}

/** A thread that writes files with the bare libraries. */
export function startBareExports(): BareExports {
  const worker = new Worker(new URL("./bare-export-worker.ts", import.meta.url));
  return {
    time: (job) =>
      new Promise<number>((resolve, reject) => {
        worker.once("error", reject);
        const began = performance.now();
        worker.once("message", () => {
          worker.off("error", reject);
          resolve(performance.now() - began);
        });
        worker.postMessage(job);
      }),
    close: () => worker.terminate(),
  };
}
