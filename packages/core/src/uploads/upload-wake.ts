import { EventEmitter } from "node:events";
import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";

const signals = ofCore(() => new EventEmitter());

/** Tells the job that there is a file to read. */
export function wakeUploadJob(core: Core): void {
  setImmediate(() => signals(core).emit("upload"));
}

/** Calls `listener` whenever a file is there; answers how to stop that. */
export function onUpload(core: Core, listener: () => void): () => void {
  const signal = signals(core);
  signal.on("upload", listener);
  return () => signal.off("upload", listener);
}
