import type { Core } from "../context.ts";
import { onAsanaPosts } from "./asana-wake.ts";
import { nextDue, sendDuePosts } from "./send-due-posts.ts";

/** How long a stop waits for the post that is on its way, in milliseconds. */
const patience = 4_000;
/** After a pass that failed whole, such as for a full disk. */
const pauseAfterFailure = 30_000;

export interface AsanaJob {
  /** Takes no further post, and waits a moment for the one on its way; what is left goes out after the next start. */
  stop(): Promise<void>;
}

/** Sends queued posts to Asana until it is stopped. Also those that a process before this one left. */
export function startAsanaJob(core: Core): AsanaJob {
  const stopping = new AbortController();
  let pass: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    again = true;
    pass ??= run().finally(() => {
      pass = null;
    });
  };
  async function run(): Promise<void> {
    clearTimeout(timer);
    while (again && !stopping.signal.aborted) {
      again = false;
      await sendAll(core, { signal: stopping.signal, later });
    }
  }
  function later(milliseconds: number): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(look, milliseconds);
    timer.unref();
  }
  const ends = [onAsanaPosts(core, look), () => clearTimeout(timer)];
  look();
  return {
    async stop() {
      stopping.abort();
      for (const end of ends) end();
      if (pass) await Promise.race([pass, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}

interface Pass {
  signal: AbortSignal;
  later: (milliseconds: number) => void;
}

async function sendAll(core: Core, { signal, later }: Pass): Promise<void> {
  try {
    await sendDuePosts(core, signal);
    const next = await nextDue(core);
    if (next !== null) later(Math.max(0, next - core.now()));
  } catch (error) {
    core.log.warn({ err: error }, "posts wait for Asana");
    later(pauseAfterFailure);
  }
}
