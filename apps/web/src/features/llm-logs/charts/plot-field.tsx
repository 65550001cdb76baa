import { cn } from "@copydesk/ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { intervalAt, type Mark, markedOf, stepBy } from "./brush.ts";
import type { ChartKind } from "./series.ts";

/** Where all charts are looked at together, and which of them asked for it. */
export interface Looked {
  by: ChartKind;
  index: number;
}

interface PlotFieldProps {
  kind: ChartKind;
  /** "Calls by day" */
  label: string;
  count: number;
  looked: Looked | null;
  onLook: (looked: Looked | null) => void;
  mark: Mark | null;
  onMark: (mark: Mark | null) => void;
  /** Only the marked intervals are wanted. */
  onPick: (mark: Mark) => void;
  /** An interval in words: "19 Nov 2026: 42 calls". */
  formatAt: (index: number) => string;
  hintId: string;
  tip: (index: number) => ReactNode;
  children: ReactNode;
}

/** Pixels that a pointer may tremble without marking anything. */
const still = 4;

/** A chart that is gone through and marked, with the pointer or with keys. */
export function PlotField(props: PlotFieldProps) {
  const { kind, label, count, looked, onLook, mark, onMark, onPick, formatAt, hintId, tip, children } = props;
  const field = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; index: number } | null>(null);
  const [isFocused, setFocused] = useState(false);
  const isMine = looked?.by === kind;
  const index = Math.min(looked?.index ?? count - 1, count - 1);

  function indexOf(event: PointerEvent): number {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return intervalAt((event.clientX - left) / width, count);
  }
  function onPointerMove(event: PointerEvent) {
    const at = indexOf(event);
    if (!isMine || looked.index !== at) onLook({ by: kind, index: at });
    const from = pressed.current;
    if (from && (mark || Math.abs(event.clientX - from.x) > still)) onMark({ anchor: from.index, head: at });
  }
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    pressed.current = { x: event.clientX, index: indexOf(event) };
    event.currentTarget.setPointerCapture(event.pointerId);
    onLook({ by: kind, index: indexOf(event) });
  }
  function onPointerUp() {
    if (pressed.current && mark) onPick(mark);
    pressed.current = null;
    onMark(null);
  }
  function forget() {
    pressed.current = null;
    onMark(null);
    onLook(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepBy(event.key, event.shiftKey, { index, mark }, count);
    if (next) {
      onLook({ by: kind, index: next.index });
      onMark(next.mark);
    } else if (event.key === "Enter") {
      onPick(mark ?? { anchor: index, head: index });
      onMark(null);
    } else if (event.key === "Escape" && looked) forget();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={field}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
      aria-valuetext={formatMarked(mark, index, formatAt)}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerCancel={forget}
      onPointerLeave={() => !pressed.current && !isFocused && onLook(null)}
      onFocus={() => setFocused(field.current?.matches(":focus-visible") ?? false)}
      onBlur={() => {
        setFocused(false);
        forget();
      }}
      onKeyDown={onKeyDown}
      className="relative cursor-crosshair touch-pan-y select-none rounded-xs outline-offset-4"
    >
      {looked && <Band from={looked.index} to={looked.index} count={count} className="bg-ink/6" />}
      {mark && <Band from={markedOf(mark)[0]} to={markedOf(mark)[1]} count={count} className="border-accent-ink border-x bg-accent/12" />}
      {children}
      {isMine && field.current && <Tip field={field.current}>{tip(index)}</Tip>}
    </div>
  );
}

function formatMarked(mark: Mark | null, index: number, formatAt: (index: number) => string): string {
  if (!mark) return formatAt(index);
  const [first, last] = markedOf(mark);
  return first === last ? `Marked: ${formatAt(first)}` : `Marked from ${formatAt(first)} to ${formatAt(last)}`;
}

const Band = ({ from, to, count, className }: { from: number; to: number; count: number; className: string }) => (
  <span
    aria-hidden
    className={cn("pointer-events-none absolute -inset-y-1", className)}
    style={{ left: `${(from / count) * 100}%`, width: `${((to - from + 1) / count) * 100}%` }}
  />
);

const tipWidth = 232;

/** Beneath the chart it belongs to, and never out of the window. */
function Tip({ field, children }: { field: HTMLElement; children: ReactNode }) {
  const { left, bottom, width } = field.getBoundingClientRect();
  const wanted = left + width / 2 - tipWidth / 2;
  return createPortal(
    <div
      aria-hidden
      className="pointer-events-none fixed z-30 rounded-md border border-line bg-raised px-3 py-2 text-ink text-xs shadow-pop"
      style={{
        width: tipWidth,
        top: bottom + 24,
        left: Math.max(8, Math.min(wanted, document.documentElement.clientWidth - tipWidth - 8)),
      }}
    >
      {children}
    </div>,
    document.body,
  );
}
