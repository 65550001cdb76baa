import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "@copydesk/contracts";
import { makeExport } from "./make-export.ts";
import type { FontLibrary } from "./pdf/font-files.ts";
import type { Outcome, WorkerReply, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

// Entry of a worker thread: does one job at a time and keeps what it loaded for the next.

const { fontsDir } = workerData as WorkerSettings;
let library: FontLibrary | undefined;
async function fonts(): Promise<FontLibrary> {
  library ??= (await import("./pdf/font-files.ts")).createFontLibrary(fontsDir);
  return library;
}

async function work(request: WorkerRequest): Promise<void> {
  if (request.kind === "extract") {
    const { extractText } = await import("./extract/extract-text.ts");
    reply({ ok: true, result: await extractText(request.file) });
  } else if (request.kind === "find_texts") {
    const { findTexts } = await import("./extract/find-texts.ts");
    reply({ ok: true, result: await findTexts(request.file) });
  } else {
    const result = await makeExport(request.job, fonts);
    reply({ ok: true, result }, [result.bytes.buffer as ArrayBuffer]);
  }
}

function reply(outcome: Outcome, transfer: ArrayBuffer[] = []): void {
  const { total_heap_size, external_memory } = getHeapStatistics();
  const message: WorkerReply = { ...outcome, heldMb: (total_heap_size + external_memory) / 2 ** 20 };
  parentPort?.postMessage(message, transfer);
}

parentPort?.on("message", (request: WorkerRequest) => {
  work(request).catch((error: unknown) => {
    if (error instanceof AppError) reply({ ok: false, code: error.code, message: error.message });
    else reply({ ok: false, code: null, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
