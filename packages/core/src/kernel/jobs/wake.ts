import { EventEmitter } from "node:events";
import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";

/** How those who leave work behind wake the job that does it. */
export interface Wake {
  /** Tells the job that there is something to do, once what is being written is done. */
  call(core: Core): void;
  /** Calls `listener` whenever there is; answers how to stop that. */
  listen(core: Core, listener: () => void): () => void;
}

export function createWake(): Wake {
  const signals = ofCore(() => new EventEmitter());
  return {
    call(core) {
      setImmediate(() => signals(core).emit("work"));
    },
    listen(core, listener) {
      const signal = signals(core);
      signal.on("work", listener);
      return () => signal.off("work", listener);
    },
  };
}
