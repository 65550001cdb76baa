import { fileURLToPath } from "node:url";
import { AppError } from "@copydesk/contracts";
import type { ExportedFile, ExportJob, ExtractedText, FoundTexts, StoredFile, UploadedFile } from "./document.ts";
import { largestFile } from "./extract/limits.ts";
import { createPool, type PoolOptions } from "./worker-pool.ts";

export interface DocumentWorkersOptions {
  /** Entry of the worker; set it when the program is bundled. Default: `worker.ts` beside this file. */
  workerUrl?: URL;
  /** Folder of the font files. Default: the package's own. */
  fontsDir?: string;
  /** Exports at the same time [1]; further ones wait in order. One more thread reads uploads. */
  maxWorkers?: number;
  /** Longest run of an export in ms [60 000]. */
  jobTimeoutMs?: number;
  /** Longest reading of an upload in ms [10 000]. */
  extractTimeoutMs?: number;
  /** After so many ms without work a thread is ended [60 000]. */
  idleMs?: number;
}

export interface DocumentWorkers {
  /** Makes a file. Throws `AppError` UNAVAILABLE when it takes too long; rejects with the signal's reason when cancelled. */
  export(job: ExportJob, signal?: AbortSignal): Promise<ExportedFile>;
  /**
   * Text of a .docx, .pdf, .md or .txt of up to 10 MB. Throws `AppError` UNSUPPORTED_TYPE, TOO_LARGE or RULE_BROKEN with a
   * sentence for the person.
   */
  extractText(file: UploadedFile, signal?: AbortSignal): Promise<ExtractedText>;
  /**
   * Texts of a .txt, .md, .html, .csv, .docx, .xlsx or .pdf in the data folder, with the language of each. Throws as
   * `extractText`; of a file without text it answers none.
   */
  findTexts(file: StoredFile, signal?: AbortSignal): Promise<FoundTexts>;
  /** Ends the threads; running and waiting jobs fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/**
 * Runs everything that is heavy about files in worker threads, so that other requests never wait for it. Uploads are
 * read in a thread of their own, apart from the exports and with less memory, since anybody may have made them.
 */
export function createDocumentWorkers(options: DocumentWorkersOptions = {}): DocumentWorkers {
  const common = {
    entry: options.workerUrl ?? new URL("./worker.ts", import.meta.url),
    settings: { fontsDir: options.fontsDir ?? fileURLToPath(new URL("../fonts", import.meta.url)) },
    idleMs: options.idleMs ?? 60_000,
  };
  const exports = createPool({ ...common, ...exportPool, threads: options.maxWorkers ?? 1, timeoutMs: options.jobTimeoutMs ?? 60_000 });
  const extracts = createPool({ ...common, ...extractPool, threads: 1, timeoutMs: options.extractTimeoutMs ?? 10_000 });
  return {
    export: (job, signal) => exports.run({ kind: "export", job }, signal),
    async extractText(file, signal) {
      if (file.bytes.byteLength > largestFile) {
        throw new AppError("TOO_LARGE", "This file is larger than 10 MB. Take out what is not needed, or paste the text.");
      }
      return extracts.run({ kind: "extract", file }, signal);
    },
    findTexts: (file, signal) => extracts.run({ kind: "find_texts", file }, signal),
    async close() {
      await Promise.all([exports.close(), extracts.close()]);
    },
  };
}

type Kind = Pick<PoolOptions, "heapMb" | "youngMb" | "mostHeldMb" | "tooLong" | "failed">;

const exportPool: Kind = {
  heapMb: 1_024,
  tooLong: new AppError("UNAVAILABLE", "Making this file took too long. Try again in a moment, or export fewer languages."),
  failed: (cause) =>
    new AppError("INTERNAL", "This file could not be made. Try again; if it fails again, tell your administrator.", { cause }),
};

const extractPool: Kind = {
  heapMb: 96,
  youngMb: 2,
  mostHeldMb: 20,
  tooLong: new AppError("RULE_BROKEN", "This file took too long to read. Save it in a simpler form, or paste the text."),
  failed: (cause) => new AppError("RULE_BROKEN", "This file could not be read. Save it in a simpler form, or paste the text.", { cause }),
};
