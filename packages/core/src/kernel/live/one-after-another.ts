import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";

interface Line {
  waiting: Set<string>;
  /** Tells of those that wait, once the last telling is over. */
  next: Promise<void> | null;
  last: Promise<void>;
}

/**
 * Reads things and tells of them, one time after the other, and in one for all who ask meanwhile: of two reads at once the older one might be
 * told last, and those who watch would be left with it.
 */
export function oneAfterAnother(
  tell: (core: Core, ids: readonly string[]) => Promise<void>,
): (core: Core, ids: readonly string[]) => Promise<void> {
  const lineOf = ofCore((): Line => ({ waiting: new Set(), next: null, last: Promise.resolve() }));
  return async (core, ids) => {
    if (ids.length === 0) return;
    const line = lineOf(core);
    for (const id of ids) line.waiting.add(id);
    line.next ??= line.last.then(() => {
      const asked = [...line.waiting];
      line.waiting.clear();
      line.next = null;
      const told = tell(core, asked);
      line.last = told.catch(() => undefined);
      return told;
    });
    await line.next;
  };
}
