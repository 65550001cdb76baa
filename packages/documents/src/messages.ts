import type { ErrorCode } from "@copydesk/contracts";
import type { ExportedFile, ExportJob, ExtractedText, FoundTexts, StoredFile } from "./document.ts";

export type WorkerRequest =
  | { kind: "export"; job: ExportJob }
  | { kind: "extract"; file: StoredFile }
  | { kind: "find_texts"; file: StoredFile };

interface Results {
  export: ExportedFile;
  extract: ExtractedText;
  find_texts: FoundTexts;
}
export type WorkerResult<Request extends WorkerRequest> = Results[Request["kind"]];

/** A failure with a code is a sentence for the person; one without is a fault of ours or a file we could not foresee. */
export type WorkerReply = Outcome & {
  /** Memory that the worker holds after the job, garbage included, in MB. */
  heldMb: number;
};
export type Outcome = { ok: true; result: Results[keyof Results] } | { ok: false; code: ErrorCode | null; message: string };
