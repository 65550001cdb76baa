import { useEffect } from "react";
import type { Autosaver } from "./autosaver.ts";

/** Saves when the page is hidden or the editor goes away, and asks before a tab with unsaved text is closed. */
export function useSaveOnLeave(saver: Autosaver): void {
  useEffect(() => {
    const onHide = () => void (document.visibilityState === "hidden" && saver.flush());
    const onUnload = (event: BeforeUnloadEvent) => void (saver.hasUnsaved && event.preventDefault());
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("beforeunload", onUnload);
      void saver.flush();
    };
  }, [saver]);
}
