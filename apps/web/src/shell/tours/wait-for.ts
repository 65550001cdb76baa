/** How long a step waits for what it explains. */
export const elementTimeout = 5_000;

export class ElementNotFound extends Error {
  constructor(title: string, timeout: number) {
    super(`The element of “${title}” was not found within the timeout of ${timeout / 1_000} seconds.`);
  }
}

interface Waiting<T> {
  find: () => T | null;
  /** Calls back whenever it is worth looking again; returns how to stop. */
  watch: (look: () => void) => () => void;
  /** Calls back after so many milliseconds; returns how to stop. */
  after: (ms: number, call: () => void) => () => void;
  /** Of the step, for the message. */
  title: string;
  onFound: (found: T) => void;
  onFailed: (error: ElementNotFound) => void;
}

/**
 * Waits up to `elementTimeout` for something to appear and answers once, at once when it is there.
 * @returns how to give up; nothing is answered after it.
 */
export function waitFor<T>({ find, watch, after, title, onFound, onFailed }: Waiting<T>): () => void {
  const there = find();
  if (there !== null) {
    onFound(there);
    return () => undefined;
  }
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const one of stops.splice(0)) one();
  };
  stops.push(
    watch(() => {
      const found = find();
      if (found === null || stops.length === 0) return;
      stop();
      onFound(found);
    }),
    after(elementTimeout, () => {
      stop();
      onFailed(new ElementNotFound(title, elementTimeout));
    }),
  );
  return stop;
}
