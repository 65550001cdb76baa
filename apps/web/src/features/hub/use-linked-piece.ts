import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Goes to the piece that the address names after its `#`, once it is on the page: a link to one piece, as the overview has. */
export function useLinkedPiece(isShown: boolean, go: (blockId: string) => void): void {
  const { hash, key } = useLocation();
  const gone = useRef<string | null>(null);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const id = hash.slice(1);
    if (!isShown || id === "" || gone.current === key) return;
    // The texts have been drawn, but their heights settle with the frame.
    const frame = requestAnimationFrame(() => {
      gone.current = key;
      latest.current(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, hash, key]);
}
