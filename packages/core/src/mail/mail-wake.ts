import { EventEmitter } from "node:events";
import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";

const signals = ofCore(() => new EventEmitter());

/** Tells the mail job that there is something to send, once the transaction that is being written is done. */
export function wakeMailJob(core: Core): void {
  setImmediate(() => signals(core).emit("mail"));
}

/** Calls `listener` whenever a mail was queued; answers how to stop that. */
export function onMail(core: Core, listener: () => void): () => void {
  const signal = signals(core);
  signal.on("mail", listener);
  return () => signal.off("mail", listener);
}
