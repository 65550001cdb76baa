import { useRef } from "react";
import { notifyFailure } from "../stores/toast.ts";

interface KeepOrder {
  /** Draws the list in this order, at once. */
  show: (ids: string[]) => void;
  keep: (ids: string[]) => Promise<unknown>;
  /** Asks for the list anew. */
  refresh: () => Promise<unknown>;
}

/**
 * Shows a new order at once and keeps it. Orders asked for quickly are kept one after the other, so that the last is the
 * one that stays, and the list is asked for only after the last: an earlier answer would make it jump back.
 */
export function useKeepOrder({ show, keep, refresh }: KeepOrder): (ids: string[]) => void {
  const kept = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(0);
  return (ids) => {
    latest.current += 1;
    const turn = latest.current;
    show(ids);
    kept.current = kept.current
      .then(() => keep(ids))
      .catch(notifyFailure)
      .then(() => (turn === latest.current ? refresh() : undefined));
  };
}
