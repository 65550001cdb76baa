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
 * Shows a new order at once and keeps it. Of orders that are asked for while one is being kept only the last is kept after it, so that
 * it is the one that stays, and the list is asked for only after the last: an earlier answer would make it jump back.
 */
export function useKeepOrder({ show, keep, refresh }: KeepOrder): (ids: string[]) => void {
  const kept = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(0);
  return (ids) => {
    latest.current += 1;
    const turn = latest.current;
    show(ids);
    kept.current = kept.current
      .then(() => (turn === latest.current ? keep(ids) : undefined))
      .catch(notifyFailure)
      .then(() => (turn === latest.current ? refresh() : undefined));
  };
}
