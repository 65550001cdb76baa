import { AppError } from "@copydesk/contracts";
import type { ExportedFile, ExportJob, ExtractedText, UploadedFile } from "./document.ts";

export interface DocumentWorkersOptions {
  /** Entry of the worker; set it when the program is bundled. Default: `worker.ts` beside this file. */
  workerUrl?: URL;
  /** Folder of the font files. Default: the package's own. */
  fontsDir?: string;
  /** Threads at the same time [1]; further jobs wait in order. */
  maxWorkers?: number;
  /** Longest run of an export in ms [60 000]. Reading an upload always has 10 s. */
  jobTimeoutMs?: number;
}

export interface DocumentWorkers {
  /** Makes a file. Throws `AppError` UNAVAILABLE when it takes too long; rejects with the signal's reason when cancelled. */
  export(job: ExportJob, signal?: AbortSignal): Promise<ExportedFile>;
  /** Text of a .docx, .pdf, .md or .txt. Throws `AppError` UNSUPPORTED_TYPE, TOO_LARGE or RULE_BROKEN with a sentence for the person. */
  extractText(file: UploadedFile, signal?: AbortSignal): Promise<ExtractedText>;
  /** Ends the threads; waiting jobs fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/** Runs everything that is heavy about files in worker threads, so that other requests never wait for it. */
export function createDocumentWorkers(_options: DocumentWorkersOptions = {}): DocumentWorkers {
  const notYet = () => Promise.reject(new AppError("UNAVAILABLE", "Files cannot be made or read yet."));
  return { export: notYet, extractText: notYet, close: async () => undefined };
}
