import { useState } from "react";

/** Which of the rows in view are picked, and whether picking leads anywhere. */
export interface Selection {
  /** Something can be done with at least one row. */
  possible: boolean;
  count: number;
  all: boolean | "indeterminate";
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

interface Row {
  id: string;
  can: { edit: boolean; delete: boolean };
}

/**
 * Picks among the rows of a page. `view` names what is looked at: another page or filter begins with nothing picked,
 * and a row that went away is not picked any more.
 */
export function useSelection(rows: readonly Row[], view: string): Selection {
  const [state, setState] = useState<{ view: string; ids: readonly string[] }>({ view, ids: [] });
  const picked = state.view === view ? rows.filter((row) => state.ids.includes(row.id)).map((row) => row.id) : [];
  const pick = (ids: readonly string[]) => setState({ view, ids });
  const has = (id: string) => picked.includes(id);
  return {
    possible: rows.some(({ can }) => can.edit || can.delete),
    count: picked.length,
    all: picked.length === 0 ? false : picked.length === rows.length ? true : "indeterminate",
    has,
    toggle: (id) => pick(has(id) ? picked.filter((one) => one !== id) : [...picked, id]),
    toggleAll: () => pick(picked.length === rows.length ? [] : rows.map((row) => row.id)),
    clear: () => pick([]),
  };
}
