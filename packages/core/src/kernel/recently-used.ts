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
