interface Work {
  /**
   * Does all that is due.
   * @returns after how many milliseconds it is done again by itself; null when only after being woken.
   */
  pass: () => Promise<number | null>;
  /** Says why a pass failed. @returns after how many milliseconds it is tried again. */
  failed: (error: unknown) => number;
}

export interface WorkLoop {
  /** There may be something to do. */
  wake(): void;
  /** Begins no further pass; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/** What all work in the background has in common: one pass at a time, and whoever wakes it during one gets another. It begins with the first `wake`. */
export function createWorkLoop({ pass, failed }: Work): WorkLoop {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    running ??= passWhileWoken();
  }

  async function passWhileWoken(): Promise<void> {
    clearTimeout(timer);
    let pause: number | null = null;
    while (isWoken && !isStopped) {
      isWoken = false;
      pause = await pass().catch(failed);
    }
    running = null;
    if (pause !== null && !isStopped) timer = setTimeout(wake, pause).unref();
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
