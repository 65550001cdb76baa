import { createAnsweringThread } from "@copydesk/db";
import { type Detected, detect } from "./detect.ts";

/** Tells languages apart. */
export interface LanguageDetector {
  detect(text: string): Promise<Detected>;
  /** Texts are under way: what takes a while to load is loaded. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * In a thread of its own, which ends when there is nothing to tell: it holds 90 MB, and looking at a long text would hold everybody up.
 * @param entry of the thread when the program is bundled [the source]
 */
export function createLanguageDetector(entry?: URL): LanguageDetector {
  const thread = createAnsweringThread<string, Detected>({ entry: entry ?? new URL("./detector-thread.ts", import.meta.url) });
  return { detect: thread.ask, warm: () => void thread.ask("").catch(() => undefined), close: thread.close };
}

/** In this thread, where many detectors are made one after the other (tests); it is loaded by the first text. */
export const detectorHere: LanguageDetector = { detect, warm: () => {}, close: async () => {} };
