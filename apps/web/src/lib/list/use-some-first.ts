import { useDeferredValue } from "react";

/**
 * The rows that a screen has room for, and in the moment after them all: drawing a page of rows that nobody sees yet would
 * keep the first ones waiting. `missing` says how many are still to come, so that their room can be kept.
 */
export function useSomeFirst<Item>(items: readonly Item[], some: number): { rows: readonly Item[]; missing: number } {
  const all = useDeferredValue(true, false);
  const rows = all ? items : items.slice(0, some);
  return { rows, missing: items.length - rows.length };
}
