import type { Core } from "../context.ts";
import type { Wake } from "./wake.ts";

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

/** Does work whenever there is some, one pass at a time, until it is stopped. */
export function startBackgroundJob(core: Core, { wake, pass, failure }: Work): BackgroundJob {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    again = true;
    running ??= run().finally(() => {
      running = null;
    });
  };
  async function run(): Promise<void> {
    clearTimeout(timer);
    let pause: number | null = null;
    while (again && !stopping.signal.aborted) {
      again = false;
      pause = await pass(stopping.signal).catch((error: unknown) => {
        core.log.warn({ err: error }, failure);
        return pauseAfterFailure;
      });
    }
    if (pause === null || stopping.signal.aborted) return;
    timer = setTimeout(look, pause);
    timer.unref();
  }
  const deafen = wake.listen(core, look);
  look();
  return {
    async stop() {
      stopping.abort(new Error("The server is shutting down."));
      deafen();
      clearTimeout(timer);
      if (running) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}
