import type { Core } from "./context.ts";

/**
 * Something that is made once for each core and kept with it, such as a prepared statement or a cache:
 * `const latest = ofCore((core) => core.db.select()….prepare())`.
 */
export function ofCore<T>(make: (core: Core) => T): (core: Core) => T {
  const made = new WeakMap<Core["db"], T>();
  return (core) => {
    const known = made.get(core.db);
    if (known !== undefined) return known;
    const value = make(core);
    made.set(core.db, value);
    return value;
  };
}
