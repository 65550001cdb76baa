import type { ActivityListItem } from "@copydesk/contracts";
import type { KeyboardEvent } from "react";
import { useSearchParams } from "react-router";
import { rowId } from "../list/activity-table.tsx";
import type { OpenEntry } from "./entry-panel.tsx";

const key = "entry";

/** The entry that the address says is open, and the ways to another one. Arrow keys go through the list. */
export function useOpenEntry(items: readonly ActivityListItem[]) {
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
  function stepTo(item: ActivityListItem | undefined): (() => void) | null {
    if (!item) return null;
    return () => {
      show(item.id, true);
      const row = document.getElementById(rowId(item.id));
      if (document.activeElement?.id.startsWith(rowId(""))) row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    };
  }
  const open: OpenEntry | null =
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
    const deed = { ArrowUp: open.up, ArrowDown: open.down, Escape: open.close }[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  return { open, onKeyDown, show: (next: string) => show(next, id !== undefined) };
}
