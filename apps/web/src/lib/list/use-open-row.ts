import type { KeyboardEvent, KeyboardEventHandler } from "react";
import { useSearchParams } from "react-router";

/** One row of a list that is open beside it. */
export interface OpenRow<T> {
  id: string;
  /** Of the list, when it is in view there. */
  item: T | undefined;
  /** Go to the row above or below; null at the ends. */
  up: (() => void) | null;
  down: (() => void) | null;
  close: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** Id of what opens a row. */
export const rowId = (id: string) => `entry-${id}`;

/** The row that the address names under `key` as open, and the ways to another one. Arrow keys go through the list. */
export function useOpenRow<T extends { id: string }>(items: readonly T[], key: string) {
  const [params, setParams] = useSearchParams();
  const id = params.get(key) ?? undefined;
  const at = items.findIndex((item) => item.id === id);

  function show(next: string | null, replace: boolean) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete(key);
        else after.set(key, next);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  }
  function stepTo(item: T | undefined): (() => void) | null {
    if (!item) return null;
    return () => {
      show(item.id, true);
      const row = document.getElementById(rowId(item.id));
      if (document.activeElement?.id.startsWith(rowId(""))) row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    };
  }
  const open: OpenRow<T> | null =
    id === undefined
      ? null
      : {
          id,
          item: items[at],
          up: at > 0 ? stepTo(items[at - 1]) : null,
          down: at >= 0 ? stepTo(items[at + 1]) : null,
          close() {
            show(null, true);
            document.getElementById(rowId(id))?.focus({ preventScroll: true });
          },
          onKeyDown,
        };

  function onKeyDown(event: KeyboardEvent) {
    if (!open || event.altKey || event.ctrlKey || event.metaKey) return;
    const action = { ArrowUp: open.up, ArrowDown: open.down, Escape: open.close }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  return { open, onKeyDown, show: (next: string) => show(next, id !== undefined) };
}
