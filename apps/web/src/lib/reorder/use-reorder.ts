import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { movedTo, placeAt } from "./place-of.ts";

interface ReorderOptions {
  ids: readonly string[];
  /** Keeps a new order. It may be asked again before the one before is kept. */
  onReorder: (ids: string[]) => void;
  nameOf: (id: string) => string;
}

/**
 * Puts the items of a list in another order, by a handle in each: dragged with mouse, finger or pen, or moved with the
 * arrow keys. The list element gets `listRef`, each item `data-reorder-id`, each handle `handleProps(id)`.
 */
export function useReorder({ ids, onReorder, nameOf }: ReorderOptions) {
  const listRef = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ id: string; order: string[] } | null>(null);
  const [said, setSaid] = useState("");
  const focusOn = useRef<string | null>(null);
  // Whatever holds the items may draw them a moment later than the next key comes; that key moves what was asked for last.
  const [asked, setAsked] = useState<{ from: string; order: string[] } | null>(null);
  const from = ids.join("\n");
  if (asked && asked.from !== from) setAsked(null);
  const kept = asked?.from === from ? asked.order : ids;
  const order = drag?.order ?? kept;

  // An item that is moved in the page loses the focus of its handle.
  useLayoutEffect(() => {
    if (focusOn.current === null || !order.includes(focusOn.current)) return;
    const handle = listRef.current?.querySelector<HTMLElement>(`[data-reorder-handle="${CSS.escape(focusOn.current)}"]`);
    if (document.activeElement !== handle) handle?.focus();
    focusOn.current = null;
  }, [order]);

  const keep = (next: string[], id: string) => {
    if (next.join("\n") === kept.join("\n")) return;
    setSaid(`${nameOf(id)}, ${next.indexOf(id) + 1} of ${next.length}`);
    focusOn.current = id;
    setAsked({ from, order: next });
    onReorder(next);
  };
  function follow(event: PointerEvent) {
    if (!drag || !listRef.current) return;
    const items = [...listRef.current.querySelectorAll<HTMLElement>("[data-reorder-id]")];
    const spans = items.map((item) => ({ id: item.dataset.reorderId ?? "", ...sidesOf(item) }));
    const next = movedTo(drag.order, drag.id, placeAt(spans, drag.id, event.clientY));
    if (next.join("\n") !== drag.order.join("\n")) setDrag({ ...drag, order: next });
  }

  return {
    listRef,
    /** Ids as they stand while one is dragged. */
    order,
    draggedId: drag?.id ?? null,
    /** For a live region: what was moved where. */
    said,
    handleProps: (id: string) => ({
      "data-reorder-handle": id,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, order: [...kept] });
      },
      onPointerMove: follow,
      onPointerUp() {
        if (drag) keep(drag.order, drag.id);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === "Escape") return setDrag(null);
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined || drag) return;
        event.preventDefault();
        keep(movedTo(kept, id, Math.max(0, kept.indexOf(id) + by)), id);
      },
    }),
    move: (id: string, place: number) => keep(movedTo(kept, id, place), id),
  };
}
export type Reorder = ReturnType<typeof useReorder>;

const sidesOf = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};
