import { setImmediate as nextTurn } from "node:timers/promises";

/** Does something to `size` items at a time, and lets other requests have their turn in between. */
export async function inChunks<T>(items: readonly T[], size: number, work: (chunk: readonly T[]) => Promise<void> | void): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await nextTurn();
    await work(items.slice(start, start + size));
  }
}
