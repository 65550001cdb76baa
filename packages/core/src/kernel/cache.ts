import { type ChangeCounter, changeCounters } from "@copydesk/db";
import type { Core } from "./context.ts";
import { ofCore } from "./of-core.ts";

/** Answers what is kept under `key`, or reads and keeps it. */
export type CachedRead<V> = (core: Core, key: string, read: () => Promise<V>) => Promise<V>;

/**
 * A cache that is exact: its values are used only while none of the change counters has moved since before they were
 * read. It holds the `size` values that were used last.
 */
export function cachedWhileUnchanged<V>(counters: readonly ChangeCounter[], size: number): CachedRead<V> {
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

const positionOf = async (core: Core, counters: readonly ChangeCounter[]): Promise<string> =>
  (await changeCounters(core.db, counters)).join(" ");

/** A map that forgets what was used longest ago once it holds `size` values. */
export class RecentlyUsed<V> {
  readonly #values = new Map<string, V>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: V): V {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#size) {
      const oldest = this.#values.keys().next();
      if (!oldest.done) this.#values.delete(oldest.value);
    }
    return value;
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  deleteWhere(isMeant: (key: string, value: V) => boolean): void {
    for (const [key, value] of this.#values) if (isMeant(key, value)) this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
