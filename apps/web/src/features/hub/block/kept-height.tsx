import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/**
 * Keeps the height of the text that stood here while another one arrives in its place, so that what is read beneath it
 * does not jump.
 */
export function KeptHeight({ keeps, children }: { keeps: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const [kept, setKept] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || keeps) return;
    const observer = new ResizeObserver(() => {
      last.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [keeps]);
  useLayoutEffect(() => setKept(keeps ? last.current : 0), [keeps]);
  return (
    <div ref={box} style={kept > 0 ? { minHeight: kept } : undefined}>
      {children}
    </div>
  );
}
