import { useState } from "react";

/** Which of the rows in view are picked. */
export interface Selection {
  ids: readonly string[];
  all: boolean | "indeterminate";
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/**
 * Picks among the rows of a page. `view` names what is looked at: another page or filter begins with nothing picked,
 * and a row that went away is not picked any more.
 */
export function useSelection(rows: readonly { id: string }[], view: string): Selection {
  const [state, setState] = useState<{ view: string; ids: readonly string[] }>({ view, ids: [] });
  const ids = state.view === view ? rows.filter((row) => state.ids.includes(row.id)).map((row) => row.id) : [];
  const pick = (next: readonly string[]) => setState({ view, ids: next });
  const has = (id: string) => ids.includes(id);
  return {
    ids,
    has,
    all: ids.length === 0 ? false : ids.length === rows.length ? true : "indeterminate",
    toggle: (id) => pick(has(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => pick(ids.length === rows.length ? [] : rows.map((row) => row.id)),
    clear: () => pick([]),
  };
}
