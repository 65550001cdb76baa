import { setImmediate as nextTurn } from "node:timers/promises";

/** Does something to `size` items at a time, and lets other requests have their turn in between. */
export async function inChunks<T>(items: readonly T[], size: number, work: (chunk: readonly T[]) => Promise<void> | void): Promise<void> {
  for (const [i, chunk] of slices(items, size).entries()) {
    if (i > 0) await nextTurn();
    await work(chunk);
  }
}

/** The same items, `size` at a time. */
export const slices = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
