import { useRef, useState } from "react";
import { type ExtractedText, extractText } from "../../api/extract-text.ts";
import { refuseFile } from "./story-file.ts";

/** What is going on with a file that was added. */
export type FileState =
  | { step: "idle" }
  | { step: "sending"; name: string; percent: number }
  | { step: "reading"; name: string }
  | { step: "done"; name: string; notes: string[] }
  | { step: "failed"; words: string };

/** Takes the words out of files, one after the other, and hands each text over as it comes. */
export function useStoryFiles(onText: (text: string) => void) {
  const [state, setState] = useState<FileState>({ step: "idle" });
  const running = useRef<AbortController>(undefined);

  async function add(files: readonly File[]) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    for (const file of files) {
      const refusal = refuseFile(file);
      if (refusal) return setState({ step: "failed", words: refusal });
      const read = await readOne(file, controller);
      if (!read) return;
      if (read.text.trim() === "") return setState({ step: "failed", words: `There are no words in “${file.name}”.` });
      onText(read.text);
      setState({ step: "done", name: file.name, notes: read.notes });
    }
  }

  async function readOne(file: File, { signal }: AbortController): Promise<ExtractedText | null> {
    const { name } = file;
    setState({ step: "sending", name, percent: 0 });
    try {
      const onProgress = (percent: number) => setState(percent < 100 ? { step: "sending", name, percent } : { step: "reading", name });
      return await extractText(file, { signal, onProgress });
    } catch (error) {
      // Called off by hand, or by another file that was added.
      if (!signal.aborted) setState({ step: "failed", words: error instanceof Error ? error.message : "This file could not be read." });
      return null;
    }
  }

  return {
    state,
    add,
    cancel() {
      running.current?.abort();
      setState({ step: "idle" });
    },
    dismiss: () => setState({ step: "idle" }),
  };
}
