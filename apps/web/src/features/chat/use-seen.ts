import { useCallback, useRef } from "react";

/** Calls back when an element scrolls into view; give the result to it as its `ref`. */
export function useSeen(onSeen: () => void): (element: Element | null) => void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  const observer = useRef<IntersectionObserver | null>(null);
  return useCallback((element) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && latest.current());
    observer.current.observe(element);
  }, []);
}
