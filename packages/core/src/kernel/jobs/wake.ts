import type { Core } from "../context.ts";

/** How those who leave work behind wake the job that does it. */
export interface Wake {
  /** Tells the job that there is something to do, once what is being written is done. */
  call(core: Core): void;
  /** Calls `listener` whenever there is; answers how to stop that. */
  listen(core: Core, listener: () => void): () => void;
}

/** @param name one for each job, in whichever process it runs. */
export const createWake = (name: string): Wake => ({
  call(core) {
    setImmediate(() => core.live.jobs.wake(name));
  },
  listen: (core, listener) => core.live.jobs.onWake(name, listener),
});
