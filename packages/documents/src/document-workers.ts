import { fileURLToPath } from "node:url";
import { AppError } from "@copydesk/contracts";
import type { ExportedFile, ExportJob, ExtractedText, FoundTexts, StoredFile } from "./document.ts";
import { type Asked, createPool } from "./pool.ts";
import { KilledError, startProcess, startThread } from "./runner.ts";

export interface DocumentWorkersOptions {
  /** Entries of the thread that makes files and of the process that reads them; set when the program is bundled. Default: the sources. */
  exportWorker?: URL;
  reader?: URL;
  /** Folder of the font files. Default: the package's own. */
  fontsDir?: string;
  /** Exports at the same time [1], and files that are read at the same time [2]; further ones wait, by turns of persons. */
  exports?: number;
  readers?: number;
  /** Longest run of an export in ms [60 000]. */
  exportTimeoutMs?: number;
  /** Longest reading of a file in ms [10 000]. */
  readTimeoutMs?: number;
  /** After so many ms without work a thread [60 000] or reader [20 000] is ended. */
  idleMs?: number;
}

export interface DocumentWorkers {
  /** Makes a file. Throws `AppError` UNAVAILABLE when it takes too long; rejects with the signal's reason when cancelled. */
  export(job: ExportJob, asked: Asked): Promise<ExportedFile>;
  /**
   * Text of a .docx, .pdf, .md or .txt of up to 10 MB. Throws `AppError` UNSUPPORTED_TYPE, TOO_LARGE or RULE_BROKEN with a
   * sentence for the person.
   */
  extractText(file: StoredFile, asked: Asked): Promise<ExtractedText>;
  /**
   * Texts of a .txt, .md, .html, .csv, .docx, .xlsx or .pdf, with the language of each. Throws as `extractText`; of a file without
   * text it answers none.
   */
  findTexts(file: StoredFile, asked: Asked): Promise<FoundTexts>;
  /** Ends threads and processes; running and waiting jobs fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/**
 * Runs everything that is heavy about files apart from the requests. Files are made in a thread. They are read in processes, since
 * anybody may have made them: a file that takes more memory than a document should ends its reader, and nothing else.
 */
export function createDocumentWorkers(options: DocumentWorkersOptions = {}): DocumentWorkers {
  const exportEntry = options.exportWorker ?? new URL("./export-worker.ts", import.meta.url);
  const readerEntry = options.reader ?? new URL("./reader.ts", import.meta.url);
  const data = { fontsDir: options.fontsDir ?? fileURLToPath(new URL("../fonts", import.meta.url)) };
  const exports = createPool({
    start: (listener) => startThread(exportEntry, { data, heapMb: 1_024 }, listener),
    runners: options.exports ?? 1,
    timeoutMs: options.exportTimeoutMs ?? 60_000,
    idleMs: options.idleMs ?? 60_000,
    tooLong: new AppError("UNAVAILABLE", "Making this file took too long. Try again in a moment, or export fewer languages."),
    failed: (cause) =>
      new AppError("INTERNAL", "This file could not be made. Try again; if it fails again, tell your administrator.", { cause }),
  });
  const reading = createPool({
    start: (listener) => startProcess(readerEntry, { heapMb: 96, mostMb: mostReaderMb }, listener),
    runners: options.readers ?? 2,
    timeoutMs: options.readTimeoutMs ?? 10_000,
    idleMs: options.idleMs ?? 20_000,
    mostHeldMb: 110,
    tooLong: new AppError("RULE_BROKEN", "This file took too long to read. Save it in a simpler form, or paste the text."),
    failed: (cause) =>
      new AppError(
        "RULE_BROKEN",
        cause instanceof KilledError ? tooHeavy : "This file could not be read. Save it in a simpler form, or paste the text.",
        {
          cause,
        },
      ),
  });
  return {
    export: (job, asked) => exports.run({ kind: "export", job }, asked),
    extractText: (file, asked) => reading.run({ kind: "extract", file }, asked),
    findTexts: (file, asked) => reading.run({ kind: "find_texts", file }, asked),
    async close() {
      await Promise.all([exports.close(), reading.close()]);
    },
  };
}

/**
 * What a reader may take for its files, in MB: a little more than for the longest document that is read. Two of them and the server
 * then fit into 512 MB.
 */
const mostReaderMb = 136;
const tooHeavy = "Reading this file takes more memory than a document should. Open it, save a copy and try the copy, or paste the text.";
