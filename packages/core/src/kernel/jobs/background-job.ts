import type { Core } from "../context.ts";
import type { Wake } from "./wake.ts";
import { createWorkLoop } from "./work-loop.ts";

/** How long a stop waits for what is under way, in milliseconds. */
const patience = 4_000;
/** After a pass that failed whole, such as for a full disk. */
const pauseAfterFailure = 30_000;

export interface BackgroundJob {
  /** Begins nothing further, and waits a moment for what is under way; what is left is done after the next start. */
  stop(): Promise<void>;
}

interface Work {
  wake: Wake;
  /**
   * Does all that is due; what a process before this one left is due, too.
   * @returns after how many milliseconds it looks again by itself; null when only after being woken.
   */
  pass: (signal: AbortSignal) => Promise<number | null>;
  /** What the log says when a pass fails. */
  failure: string;
}

/** Does work whenever there is some, until it is stopped. */
export function startBackgroundJob(core: Core, { wake, pass, failure }: Work): BackgroundJob {
  const stopping = new AbortController();
  const loop = createWorkLoop({
    pass: () => pass(stopping.signal),
    failed(error) {
      core.log.warn({ err: error }, failure);
      return pauseAfterFailure;
    },
  });
  const deafen = wake.listen(core, loop.wake);
  loop.wake();
  return {
    async stop() {
      stopping.abort(new Error("The server is shutting down."));
      deafen();
      await Promise.race([loop.stop(), new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}
