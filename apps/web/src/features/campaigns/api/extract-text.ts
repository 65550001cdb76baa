import type { ErrorBody } from "@copydesk/contracts";
import { endSession } from "../../../lib/session-ended.ts";
import { readToken } from "../../../lib/session-token.ts";

export interface ExtractedText {
  text: string;
  format: string;
  /** What a person should know, such as that pictures were left out. */
  notes: string[];
}

interface Watching {
  signal: AbortSignal;
  /** 0 to 100; 100 means that everything is sent and the server reads it. */
  onProgress: (percent: number) => void;
}

/**
 * Has the server take the words out of a file.
 * @throws an error with a sentence for a person; an `AbortError` when it was called off.
 */
export function extractText(file: File, { signal, onProgress }: Watching): Promise<ExtractedText> {
  return new Promise((resolve, reject) => {
    // fetch cannot say how far an upload is.
    const request = new XMLHttpRequest();
    request.open("POST", "/api/files/extract-text");
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("X-File-Name", encodeURIComponent(file.name));
    const token = readToken();
    if (token) request.setRequestHeader("Authorization", `Token ${token}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.upload.onload = () => onProgress(100);
    request.onerror = () => reject(new Error("Copydesk cannot be reached. Check your connection and add the file again."));
    request.onabort = () => reject(new DOMException("Cancelled", "AbortError"));
    request.onload = () => {
      if (request.status === 401) endSession();
      if (request.status >= 200 && request.status < 300) resolve(request.response as ExtractedText);
      else reject(new Error((request.response as ErrorBody | null)?.error ?? "This file could not be read."));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
