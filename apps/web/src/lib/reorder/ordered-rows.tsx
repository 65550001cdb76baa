import { cn } from "@copydesk/ui";
import type { ReactNode } from "react";
import { type Reorder, useReorder } from "./use-reorder.ts";

/** Where a row stands, counted from 0, and how it is moved. */
export interface Place {
  index: number;
  count: number;
  handleProps: ReturnType<Reorder["handleProps"]>;
  move: (index: number) => void;
}

interface OrderedRowsProps<T> {
  /** What they are, in the plural. */
  label: string;
  items: readonly T[];
  /** Classes with the widths of the columns, from 768 px on. */
  columns: string;
  /** Above the columns between the handle and the menu. */
  headings: readonly string[];
  /** Of these, those for which there is room from 1024 px on. */
  wideHeadings?: readonly string[];
  /** The whole list is in view and the person may change it. */
  canMove: boolean;
  onReorder: (ids: string[]) => void;
  /** A row for something that is not there yet. */
  first?: ReactNode;
  last?: ReactNode;
  /** `place` is null where the order cannot be changed now. */
  children: (item: T, place: Place | null) => ReactNode;
}

/** Rows in an order that people choose: dragged by a handle, or moved with the arrow keys or from their menus. */
export function OrderedRows<T extends { id: string; name: string }>(props: OrderedRowsProps<T>) {
  const { label, items, columns, headings, wideHeadings = [], canMove, onReorder, first, last, children } = props;
  const byId = new Map(items.map((item) => [item.id, item]));
  const reorder = useReorder({ ids: items.map((item) => item.id), onReorder, nameOf: (id) => byId.get(id)?.name ?? "" });
  const placeOf = (id: string, index: number): Place => ({
    index,
    count: items.length,
    handleProps: reorder.handleProps(id),
    move: (to) => reorder.move(id, to),
  });
  return (
    <>
      <div aria-hidden className={cn("hidden gap-x-3 border-line border-b py-2 font-medium text-ink-3 text-xs md:grid", columns)}>
        <span />
        {headings.map((heading) => (
          <span key={heading} className={wideHeadings.includes(heading) ? "max-lg:hidden" : undefined}>
            {heading}
          </span>
        ))}
        <span />
      </div>
      <ol ref={reorder.listRef} aria-label={label} className="max-md:border-line max-md:border-t">
        {first && <li className="border-line border-b">{first}</li>}
        {reorder.order.map((id, index) => {
          const item = byId.get(id);
          const isDragged = reorder.draggedId === id;
          return (
            item && (
              <li
                key={id}
                data-reorder-id={id}
                className={cn("border-line border-b", isDragged ? "relative z-1 bg-raised shadow-dialog" : "hover:bg-hover")}
              >
                {children(item, canMove ? placeOf(id, index) : null)}
              </li>
            )
          );
        })}
        {last && <li className="border-line border-b">{last}</li>}
      </ol>
      <p aria-live="polite" className="sr-only">
        {reorder.said}
      </p>
    </>
  );
}
