import { useEffect, useRef } from "react";
import { onChance } from "../../../lib/try-again.ts";
import type { Autosaver } from "./autosaver.ts";

/**
 * Saves when the page is hidden, when what failed may work again, and when the editor goes away, and asks before a tab with
 * unsaved text is closed.
 * @param onLeft the editor went away and the server does not have the text.
 */
export function useSaveOnLeave(saver: Autosaver, onLeft: () => void): void {
  const left = useRef(onLeft);
  left.current = onLeft;
  useEffect(() => {
    const onHide = () => void (document.visibilityState === "hidden" && saver.flush());
    const onUnload = (event: BeforeUnloadEvent) => void (saver.hasUnsaved && event.preventDefault());
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("beforeunload", onUnload);
    const callOff = onChance(() => void saver.flush());
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("beforeunload", onUnload);
      callOff();
      void saver.flush().then((isSaved) => isSaved || left.current());
    };
  }, [saver]);
}
