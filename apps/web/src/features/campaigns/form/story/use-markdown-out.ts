import type { Editor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import { tidyMarkdown } from "./story-markdown.ts";

/** Writing a long story as Markdown takes longer than a letter may. */
const restingFor = 150;

/**
 * The editor's text as Markdown, a moment after the last letter, or at once by `flush`. It is flushed by itself before
 * the page is hidden or the editor goes.
 */
export function useMarkdownOut(value: string, onValueChange: (markdown: string) => void) {
  const write = useRef(onValueChange);
  write.current = onValueChange;
  const first = useRef(value);

  const out = useMemo(() => {
    let written = first.current;
    let waiting: Editor | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      const editor = waiting;
      waiting = null;
      if (!editor) return;
      const { markdown } = editor;
      written = tidyMarkdown(editor.getMarkdown(), (text) => markdown?.parse(text));
      write.current(written);
    };
    return {
      flush,
      changed(editor: Editor) {
        waiting = editor;
        clearTimeout(timer);
        timer = setTimeout(flush, restingFor);
      },
      /** Whether a value was not written here; it counts as known afterwards. */
      isForeign(next: string) {
        if (next === written) return false;
        written = next;
        return true;
      },
    };
  }, []);

  useEffect(() => {
    // Before whoever keeps the form sees the same event.
    addEventListener("pagehide", out.flush, { capture: true });
    document.addEventListener("visibilitychange", out.flush, { capture: true });
    return () => {
      removeEventListener("pagehide", out.flush, { capture: true });
      document.removeEventListener("visibilitychange", out.flush, { capture: true });
      out.flush();
    };
  }, [out]);

  return out;
}
