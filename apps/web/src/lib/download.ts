import type { ErrorBody } from "@copydesk/contracts";
import { endSession } from "./session-ended.ts";
import { readToken } from "./session-token.ts";

/**
 * Fetches a file made by the server and gives it to the browser to keep, under the name that the server chose.
 * @throws an error with the server's sentence when there is no file.
 */
export async function downloadFile(path: string, signal?: AbortSignal): Promise<void> {
  const token = readToken();
  const response = await fetch(path, { headers: token ? { Authorization: `Token ${token}` } : {}, ...(signal && { signal }) });
  if (response.status === 401) endSession();
  if (!response.ok) throw await failureFrom(response);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = fileNameOf(response.headers.get("Content-Disposition"));
  link.click();
  // The browser needs the address until the file is written.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** File name of a `Content-Disposition` header (RFC 6266), preferring the UTF-8 form. */
export function fileNameOf(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(header ?? "")?.[1] ?? "download";
}

async function failureFrom(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const error = new Error(body?.error ?? "The file could not be made. Try again in a moment.");
  return Object.assign(error, {
    data: { app_code: body?.code, httpStatus: response.status, request_id: body?.request_id ?? response.headers.get("X-Request-Id") },
  });
}
