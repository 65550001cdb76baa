import { uploadExtensions, uploadLimits } from "@copydesk/contracts";
import type { DetailedError, Upload } from "tus-js-client";
import { endSession } from "../../../lib/session-ended.ts";
import { readToken } from "../../../lib/session-token.ts";
import { statusOfFiles, type UploadFile, uploadsOf } from "./uploads-store.ts";

/** Files on their way at the same time; the others wait in order. */
const atOnce = 2;
/** A server that is started anew is back within these; in milliseconds. */
const retryDelays = [300, 1_000, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000];
const alsoRead = ["markdown", "text", "htm", "tsv"];

interface Sending {
  id: string;
  voiceId: string | null;
  file: File;
  upload: Upload | null;
}

const waiting: Sending[] = [];
const running = new Map<string, Sending>();
/** Files that broke off or were cancelled, to be gone on with. */
const resumable = new Map<string, Sending>();
const listeners = new Set<() => void>();

/** Calls `listener` whenever the server has something new; answers how to stop that. */
export function onFileArrived(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Broken {
  id: string;
  name: string;
  size: number;
}

/**
 * Sends files one after the other. A file that broke off, at another visit, is gone on with when it is the same. What can be seen to
 * be wrong with one is said at once.
 */
export function sendFiles(files: readonly File[], voiceId: string | null, broken: readonly Broken[] = []): void {
  const list = uploadsOf(voiceId);
  const before = list.files.filter((one) => one.state === "pending" || one.state === "uploading");
  let count = before.length;
  let bytes = before.reduce((sum, one) => sum + one.size, 0);
  const entries = files.map((file): UploadFile => {
    const message = problemOf(file, { count, bytes });
    if (message === "") {
      count += 1;
      bytes += file.size;
    }
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    if (message === "") waiting.push({ id, voiceId, file, upload: null });
    const state = message === "" ? "pending" : "failed";
    const same = broken.find((one) => one.name === file.name && one.size === file.size);
    return { id, name: file.name, size: file.size, sent: 0, state, message, uploadId: (message === "" && same?.id) || null };
  });
  list.append(entries);
  noteStatus(voiceId);
  next();
}

/** Stops a file; its bytes at the server stay for a day, so that it can be gone on with. */
export async function cancelFile(id: string, voiceId: string | null): Promise<void> {
  const index = waiting.findIndex((one) => one.id === id);
  const sending = running.get(id) ?? waiting[index];
  if (index >= 0) waiting.splice(index, 1);
  if (!sending) return;
  resumable.set(id, sending);
  set(sending, { state: "cancelled" });
  running.delete(id);
  await sending.upload?.abort(false);
  noteStatus(voiceId);
  next();
}

/** Goes on with a file that broke off or was cancelled, where it stopped. */
export function resumeFile(id: string): void {
  const sending = resumable.get(id);
  if (!sending) return;
  resumable.delete(id);
  waiting.push(sending);
  set(sending, { state: "pending", message: "" });
  noteStatus(sending.voiceId);
  next();
}

export const canResume = (id: string): boolean => resumable.has(id);

/** Forgets a file of this browser. */
export function forgetFile(id: string, voiceId: string | null): void {
  resumable.delete(id);
  uploadsOf(voiceId).remove(id);
  noteStatus(voiceId);
}

function problemOf({ name, size }: File, { count, bytes }: { count: number; bytes: number }): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (![...uploadExtensions, ...alsoRead].includes(extension)) {
    return `This kind of file cannot be read. Choose one of ${uploadExtensions.map((one) => `.${one}`).join(", ")}.`;
  }
  if (size === 0) return "This file is empty.";
  if (size > uploadLimits.fileBytes) return "This file is larger than 10 MB. Split it, or take out its pictures.";
  if (count >= uploadLimits.files || bytes + size > uploadLimits.batchBytes) {
    return "20 files and 100 MB can be sent at a time. Send this one when the others are added.";
  }
  return "";
}

function next(): void {
  while (running.size < atOnce) {
    const sending = waiting.shift();
    if (!sending) return;
    running.set(sending.id, sending);
    void start(sending);
  }
}

async function start(sending: Sending): Promise<void> {
  const { id, file, voiceId } = sending;
  // Loaded with the first file.
  const { Upload: TusUpload } = await import("tus-js-client");
  if (!running.has(id)) return;
  const upload = new TusUpload(file, {
    endpoint: "/api/uploads",
    chunkSize: uploadLimits.chunkBytes,
    retryDelays,
    metadata: { filename: file.name, ...(voiceId === null ? {} : { voice_id: voiceId }) },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => `copydesk ${voiceId ?? ""} ${file.name} ${file.size} ${file.lastModified}`,
    // Asked for at each request: a long upload may outlive a session.
    onBeforeRequest: (request) => request.setHeader("Authorization", `Token ${readToken() ?? ""}`),
    onShouldRetry: (error) => !isRefused(error),
    onUploadUrlAvailable: () => set(sending, { uploadId: idOf(upload.url) }),
    onChunkComplete: (_size, sent) => set(sending, { state: "uploading", sent }),
    onSuccess: () => {
      set(sending, { state: "processing", sent: file.size, uploadId: idOf(upload.url) });
      end(sending);
    },
    onError: (error) => {
      resumable.set(id, sending);
      set(sending, { state: "failed", message: wordsOf(error) });
      end(sending);
    },
  });
  sending.upload = upload;
  set(sending, { state: "uploading" });
  noteStatus(voiceId);
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  else if (upload.url === null) set(sending, { uploadId: null });
  if (running.has(id)) upload.start();
}

function end({ id, voiceId }: Sending): void {
  running.delete(id);
  noteStatus(voiceId);
  for (const listener of listeners) listener();
  next();
}

const set = ({ id, voiceId }: Sending, change: Partial<UploadFile>) => uploadsOf(voiceId).update(id, change);

/** A list without files is as if there had been none. */
function noteStatus(voiceId: string | null): void {
  const { files, clear, setStatus } = uploadsOf(voiceId);
  if (files.length === 0) clear();
  else setStatus(statusOfFiles(files));
}

const idOf = (url: string | null): string | null => url?.split("/").at(-1) ?? null;

const statusOf = (error: Error | DetailedError): number => ("originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0);

/** A server that says no will say so again; one that is away, busy or out of step may not. */
function isRefused(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  if (status === 401) endSession();
  return status >= 400 && status < 500 && ![409, 423, 429].includes(status);
}

function wordsOf(error: Error | DetailedError): string {
  const body = "originalResponse" in error ? error.originalResponse?.getBody() : undefined;
  try {
    const said: unknown = JSON.parse(body ?? "");
    if (typeof said === "object" && said !== null && "error" in said && typeof said.error === "string") return said.error;
  } catch {
    // No answer, or none of ours.
  }
  return "The server could not be reached. What was uploaded is kept for a day, so you can continue when it is back.";
}
