import { type ChangeCounter, changeCounter } from "@copydesk/db";
import type { Core } from "./context.ts";
import { ofCore } from "./of-core.ts";
import { RecentlyUsed } from "./recently-used.ts";

/** Answers what is kept under `key`, or reads and keeps it. */
export type Kept<V> = (core: Core, key: string, read: () => Promise<V>) => Promise<V>;

/**
 * A cache that is exact: its values are used only while none of the change counters has moved since before they were
 * read. It holds the `size` values that were used last.
 */
export function cachedWhileUnchanged<V>(counters: readonly ChangeCounter[], size: number): Kept<V> {
  const caches = ofCore(() => ({ at: "", values: new RecentlyUsed<V>(size) }));
  return async (core, key, read) => {
    const cache = caches(core);
    const at = await positionOf(core, counters);
    if (cache.at !== at) {
      cache.values.clear();
      cache.at = at;
    }
    const known = cache.values.get(key);
    if (known !== undefined) return known;
    const value = await read();
    // Another call may have seen a change while this one was reading.
    return cache.at === at ? cache.values.set(key, value) : value;
  };
}

async function positionOf(core: Core, counters: readonly ChangeCounter[]): Promise<string> {
  let at = "";
  for (const counter of counters) at += `${await changeCounter(core.db, counter)} `;
  return at;
}
