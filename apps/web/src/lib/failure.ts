import type { ErrorCode, FieldErrors } from "@copydesk/contracts";
import { errorWords, unreachableWords } from "./error-words.ts";

/** A failed call as the screens need it. */
export interface Failure {
  /** `UNREACHABLE` when no answer came at all. */
  code: ErrorCode | "UNREACHABLE";
  /** The server's sentence, or ours for its code. */
  message: string;
  /** Messages by form field. */
  fields: FieldErrors;
  details: Record<string, unknown>;
  /** Seconds after which trying again makes sense. */
  retryAfter: number | null;
  requestId: string | null;
}

/** Reads whatever a call threw. */
export function failureOf(error: unknown): Failure {
  const data = isRecord(error) && isRecord(error.data) ? error.data : null;
  const code = codeOf(data);
  const said = error instanceof Error ? error.message : "";
  return {
    code,
    message: code === "UNREACHABLE" ? unreachableWords : isSentence(said) ? said : errorWords[code],
    fields: isRecord(data?.fields) ? (data.fields as FieldErrors) : {},
    details: isRecord(data?.details) ? data.details : {},
    retryAfter: typeof data?.retry_after === "number" ? data.retry_after : null,
    requestId: typeof data?.request_id === "string" ? data.request_id : null,
  };
}

/** Whether asking the same thing again can never help: the server understood and said no. */
export function isRefused(error: unknown): boolean {
  const status = isRecord(error) && isRecord(error.data) ? error.data.httpStatus : null;
  return typeof status === "number" && status >= 400 && status < 500;
}

const byTransport: Record<string, ErrorCode> = {
  BAD_REQUEST: "BAD_REQUEST",
  PARSE_ERROR: "BAD_REQUEST",
  UNAUTHORIZED: "UNAUTHENTICATED",
  FORBIDDEN: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  CONFLICT: "STALE_VERSION",
  PAYLOAD_TOO_LARGE: "TOO_LARGE",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_TYPE",
  UNPROCESSABLE_CONTENT: "RULE_BROKEN",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  SERVICE_UNAVAILABLE: "UNAVAILABLE",
};

function codeOf(data: Record<string, unknown> | null): ErrorCode | "UNREACHABLE" {
  if (!data) return "UNREACHABLE";
  if (typeof data.app_code === "string" && data.app_code in errorWords) return data.app_code as ErrorCode;
  return byTransport[String(data.code)] ?? "INTERNAL";
}

/** Input that a schema refused arrives as the schema's own JSON; that is nothing to show. */
const isSentence = (text: string) => text !== "" && !/^\s*[[{]/.test(text);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
