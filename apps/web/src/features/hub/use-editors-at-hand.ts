import { useEffect } from "react";
import { loadWhenReached } from "../../lib/lazy-part.tsx";

/** Milliseconds after which the hub has what it is read with. */
const afterReading = 1_000;

/** Loads what texts are edited with before anybody edits, so that editing begins at once, and also when the server is lost by then. */
export function useEditorsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadWhenReached(loadEditors).catch(() => {}), afterReading);
    return () => clearTimeout(timer);
  }, []);
}

const loadEditors = () =>
  Promise.all([
    import("./outline/outline-editor.tsx"),
    import("./content/content-editor.tsx"),
    import("./content/markdown-editor.tsx"),
    import("./content/markdown.tsx"),
  ]);
