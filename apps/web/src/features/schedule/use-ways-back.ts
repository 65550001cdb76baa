import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { isCovered, isTyping } from "../../lib/shortcuts/shortcuts.ts";
import { notify } from "../../lib/stores/toast.ts";
import { focusSoon } from "./focus-soon.ts";

/** Older changes are in the versions of the schedule. */
const mostKept = 50;

/**
 * What was moved or taken out on this visit, to be taken back with Ctrl+Z or ⌘Z, the last one first: the notice that offers it is gone after
 * two and a half seconds. Where somebody types the keys belong to the text.
 * @returns remembers a way back; what it answers takes that way once, also from a notice
 */
export function useWaysBack(): (back: () => void) => () => void {
  const ways = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const way = isUndo && !event.defaultPrevented && !isTyping(event.target) && !isCovered() ? ways.current.at(-1) : undefined;
      if (!way) return;
      event.preventDefault();
      const held = document.activeElement?.getAttribute("data-week-post");
      // First, so that a way which is closed by now has the last word.
      notify({ title: "Undone" });
      flushSync(way);
      // On another day it is drawn anew.
      if (held) focusSoon(`[data-week-post="${held}"]`);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return useCallback((back) => {
    const way = () => {
      if (!ways.current.includes(way)) return;
      ways.current = ways.current.filter((one) => one !== way);
      back();
    };
    ways.current = [...ways.current, way].slice(-mostKept);
    return way;
  }, []);
}
