import { minutesOf, type SchedulePost, timeOf } from "@copydesk/contracts";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { hourHeight } from "./week-layout.ts";

/** Minutes that a dragged post moves by. */
const step = 15;
/** Pixels before a press is a drag. */
const slack = 4;
/** Pixels from an edge of the grid at which it scrolls. */
const edge = 36;

/** A post on its way. */
export interface Dragged {
  post: SchedulePost;
  date: string;
  time: string;
}

interface DragOptions {
  /** The first hour that is shown. */
  fromHour: number;
  canDrag: (post: SchedulePost) => boolean;
  onDrop: (dragged: Dragged) => void;
}

/**
 * Dragging posts through a week with the mouse or a pen: by quarters of an hour and by days. Columns of days carry
 * `data-week-day`. Escape puts the post back; fingers scroll, and open the post instead.
 */
export function usePostDrag({ fromHour, canDrag, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const press = useRef<{ post: SchedulePost; x: number; y: number; grabbed: number } | null>(null);
  const wasDragged = useRef(false);
  const latest = useRef(dragged);
  latest.current = dragged;

  function end() {
    press.current = null;
    setDragged(null);
  }

  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      press.current = null;
      setDragged(null);
    }
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isDragging]);

  const handlers = (post: SchedulePost) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === "touch" || !canDrag(post)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = {
        post,
        x: event.clientX,
        y: event.clientY,
        grabbed: event.clientY - event.currentTarget.getBoundingClientRect().top,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (!current) return;
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (!latest.current && far < slack) return;
      wasDragged.current = true;
      const column = columnAt(event.clientX, event.clientY);
      if (!column) return;
      scrollAtEdge(column, event.clientY);
      const top = event.clientY - current.grabbed - column.getBoundingClientRect().top;
      const date = column.dataset.weekDay ?? post.date;
      const time = timeAt(top, fromHour);
      if (latest.current?.date !== date || latest.current.time !== time) setDragged({ post: current.post, date, time });
    },
    onPointerUp() {
      if (latest.current && press.current) onDrop(latest.current);
      end();
    },
    onPointerCancel: end,
  });

  return {
    dragged,
    handlers,
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => wasDragged.current,
  };
}

/** The quarter of an hour at so many pixels under the top of a column. */
export function timeAt(top: number, fromHour: number): string {
  const minutes = fromHour * 60 + (top / hourHeight) * 60;
  return timeOf(Math.min(24 * 60 - step, Math.max(0, Math.round(minutes / step) * step)));
}

/** Where a time lies in a column, in pixels under its top. */
export const topOf = (time: string, fromHour: number): number => ((minutesOf(time) - fromHour * 60) / 60) * hourHeight;

const columnAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<HTMLElement>("[data-week-day]"))
    .find((one) => one !== null) ?? undefined;

function scrollAtEdge(column: HTMLElement, y: number): void {
  const grid = column.closest<HTMLElement>("[data-week-scroll]");
  if (!grid) return;
  const { top, bottom } = grid.getBoundingClientRect();
  if (y < top + edge) grid.scrollBy({ top: -12 });
  if (y > bottom - edge) grid.scrollBy({ top: 12 });
}
