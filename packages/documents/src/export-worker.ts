import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { outcomeOf } from "./answer.ts";
import { makeExport } from "./make-export.ts";
import type { WorkerReply, WorkerRequest } from "./messages.ts";
import type { FontLibrary } from "./pdf/font-files.ts";

// Entry of a thread that makes files: one job at a time, and what it loaded is kept for the next.

const { fontsDir } = workerData as { fontsDir: string };
let library: FontLibrary | undefined;
async function fonts(): Promise<FontLibrary> {
  library ??= (await import("./pdf/font-files.ts")).createFontLibrary(fontsDir);
  return library;
}

parentPort?.on("message", async (request: WorkerRequest) => {
  if (request.kind !== "export") throw new Error(`This thread makes files only, it was asked to ${request.kind}.`);
  const outcome = await outcomeOf(makeExport(request.job, fonts));
  const { total_heap_size, external_memory } = getHeapStatistics();
  const reply: WorkerReply = { ...outcome, heldMb: (total_heap_size + external_memory) / 2 ** 20 };
  parentPort?.postMessage(reply, outcome.ok ? [outcome.result.bytes.buffer as ArrayBuffer] : []);
});
