import { type DragEvent, useRef, useState } from "react";

/** Handlers of an element that files can be dropped on, and whether files are held over it now. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent, so that entries and leavings are counted.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const set = (next: number) => {
    depth.current = Math.max(0, next);
    setOver(depth.current > 0);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && set(depth.current + 1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && set(depth.current - 1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      // Before the editor sees it, which would take a text file for pasted words.
      onDropCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        set(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
