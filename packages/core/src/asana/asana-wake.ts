import { EventEmitter } from "node:events";
import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";

const signals = ofCore(() => new EventEmitter());

/** Tells the job that posts wait to be sent, once what is being written is done. */
export function wakeAsanaJob(core: Core): void {
  setImmediate(() => signals(core).emit("posts"));
}

/** Calls `listener` whenever posts were queued; answers how to stop that. */
export function onAsanaPosts(core: Core, listener: () => void): () => void {
  const signal = signals(core);
  signal.on("posts", listener);
  return () => signal.off("posts", listener);
}
