import { type FocusEvent, type KeyboardEvent, useState } from "react";

interface Position {
  row: number;
  column: number;
}

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus among the cells of a grid with arrow keys, Home, End and both with Ctrl: one stop for Tab, as the ARIA
 * pattern of a grid asks. What can be focused in a cell carries `data-row` and `data-column`; gaps are leapt over.
 */
export function useGridKeys({ rows, columns }: { rows: number; columns: number }) {
  const [position, setPosition] = useState<Position>({ row: 0, column: 0 });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = positionOf(event.target);
    if (!from || event.altKey || event.shiftKey) return;
    const target = targetOf(event, { from, rows, columns, grid: event.currentTarget });
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return {
    keys: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const at = positionOf(event.target);
        if (at) setPosition(at);
      },
    },
    /** The cell at which one was last: the one at which Tab stops. */
    position,
  };
}

function positionOf(target: EventTarget): Position | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
}

interface Grid {
  from: Position;
  rows: number;
  columns: number;
  grid: HTMLElement;
}

function targetOf(event: KeyboardEvent, { from, rows, columns, grid }: Grid): HTMLElement | null {
  const find = (row: number, column: number) => grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  const along = (start: Position, [down, right]: [number, number]) => {
    for (let { row, column } = start; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
      const found = find(row, column);
      if (found) return found;
    }
    return null;
  };
  const step = steps[event.key];
  if (step) return along({ row: from.row + step[0], column: from.column + step[1] }, step);
  const whole = event.ctrlKey || event.metaKey;
  if (event.key === "Home") return along({ row: whole ? 0 : from.row, column: 0 }, [0, 1]);
  if (event.key === "End") return along({ row: whole ? rows - 1 : from.row, column: columns - 1 }, [0, -1]);
  return null;
}
