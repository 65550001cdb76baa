import { EventEmitter } from "node:events";

/**
 * How the rest of the process speaks to its worker: there is work, and these tasks are no longer wanted. Only a hint,
 * because what counts is in the database: a worker that misses a signal finds out by itself within a second.
 */
export interface WorkSignals {
  /** There may be something to do. */
  ring(): void;
  onRing(listener: () => void): () => void;
  /** Ends open calls of these tasks. */
  stop(taskIds: readonly string[]): void;
  onStop(listener: (taskIds: readonly string[]) => void): () => void;
}

export function createWorkSignals(): WorkSignals {
  const emitter = new EventEmitter();
  return {
    ring: () => void emitter.emit("ring"),
    onRing(listener) {
      emitter.on("ring", listener);
      return () => void emitter.off("ring", listener);
    },
    stop: (taskIds) => void emitter.emit("stop", taskIds),
    onStop(listener) {
      emitter.on("stop", listener);
      return () => void emitter.off("stop", listener);
    },
  };
}
