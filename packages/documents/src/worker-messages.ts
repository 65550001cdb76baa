import type { ErrorCode } from "@copydesk/contracts";
import type { ExportedFile, ExportJob, ExtractedText, UploadedFile } from "./document.ts";

/** What a worker is started with. */
export interface WorkerSettings {
  fontsDir: string;
}

export type WorkerRequest = { kind: "export"; job: ExportJob } | { kind: "extract"; file: UploadedFile };

export type WorkerResult<Request extends WorkerRequest> = Request extends { kind: "export" } ? ExportedFile : ExtractedText;

/** A failure with a code is a sentence for the person; one without is a fault of ours or a file we could not foresee. */
export type WorkerReply = { ok: true; result: ExportedFile | ExtractedText } | { ok: false; code: ErrorCode | null; message: string };
