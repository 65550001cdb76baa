import type { KeyboardEvent } from "react";

const steps: Record<string, [row: number, cell: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move the focus among the check boxes of a table; Tab still goes through all of them. */
export function useMatrixKeys() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps[event.key];
      const box = event.target instanceof HTMLElement ? event.target.closest("input[type=checkbox]") : null;
      const cell = box?.closest("td");
      const row = cell?.closest("tr");
      if (!step || !cell || !row) return;
      const rows = [...(row.parentElement?.children ?? [])];
      const next = rows[rows.indexOf(row) + step[0]]?.children[cell.cellIndex + step[1]];
      const target = next?.querySelector<HTMLElement>("input[type=checkbox]");
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
