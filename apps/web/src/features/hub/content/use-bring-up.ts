import { type RefObject, useLayoutEffect } from "react";

/** Navigation bar, hub header and the head of the piece, under which a text would begin unseen; in px. */
const roomAbove = 200;
/** The bar beneath the text, and a few lines to read over it, in px. */
const roomBelow = 280;

/**
 * Brings the beginning of an editor into view when editing begins. Where somebody pointed at a place in the text, what was looked at a
 * moment ago stays where it is, unless it would lie under the bar.
 */
export function useBringUp(editor: RefObject<HTMLElement | null>, { pointedAt = false } = {}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when editing begins
  useLayoutEffect(() => {
    if (!editor.current) return;
    const { top } = editor.current.getBoundingClientRect();
    const low = top - Math.max(window.innerHeight - roomBelow, roomAbove);
    const high = top - roomAbove;
    if (low > 0) window.scrollBy({ top: low, behavior: "instant" });
    else if (high < 0 && !pointedAt) window.scrollBy({ top: high, behavior: "instant" });
  }, []);
}
