import { type RefObject, useEffect, useRef } from "react";

/** Says in `data-more` at which sides of a row more of it lies out of view: "start", "end" or "both". */
export function useFadedEdges(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const more = hiddenSides(element);
      if (more === null) delete element.dataset.more;
      else element.dataset.more = more;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return row;
}

type Scrolled = Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">;

/** A pixel of what is hidden is no reason to fade: sizes are rounded. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Scrolled): "start" | "end" | "both" | null {
  const start = scrollLeft > 1;
  const end = scrollWidth - clientWidth - scrollLeft > 1;
  if (start && end) return "both";
  return start ? "start" : end ? "end" : null;
}
