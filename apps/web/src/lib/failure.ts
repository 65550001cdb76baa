import type { ErrorCode, FieldErrors } from "@copydesk/contracts";

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
  const response = responseOf(error);
  const data = (isRecord(error) && isRecord(error.data) ? error.data : null) ?? saidBefore(error, response);
  const code = codeOf(data, response);
  // Without a body of ours the message is the browser's about what it could not read.
  const said = data && error instanceof Error ? (typeof data.error === "string" ? data.error : error.message) : "";
  return {
    code,
    message: code === "UNREACHABLE" ? unreachableWords : isSentence(said) ? said : errorWords[code],
    fields: isRecord(data?.fields) ? (data.fields as FieldErrors) : {},
    details: isRecord(data?.details) ? data.details : {},
    retryAfter: typeof data?.retry_after === "number" ? data.retry_after : secondsOf(response),
    requestId: typeof data?.request_id === "string" ? data.request_id : (response?.headers.get("X-Request-Id") ?? null),
  };
}

/** What happened in one line; of a fault of ours with the request to ask about. */
export function formatFailure(error: unknown): string {
  const { code, message, requestId } = failureOf(error);
  return code === "INTERNAL" && requestId !== null ? `${message} Request ${requestId}.` : message;
}

/** Whether asking the same thing again can never help: the server understood and said no. */
export function isRefused(error: unknown): boolean {
  const status = isRecord(error) && isRecord(error.data) ? error.data.httpStatus : responseOf(error)?.status;
  return typeof status === "number" && status >= 400 && status < 500;
}

const passing: readonly Failure["code"][] = [
  "UNREACHABLE",
  "UNAVAILABLE",
  "MODEL_FAILED",
  "STORAGE_FULL",
  "INTERNAL",
  "TOO_MANY_REQUESTS",
  "BUSY",
];

/** Whether the same thing may work later: nobody answered, or the server could not just then. */
export const mayPass = (error: unknown): boolean => passing.includes(failureOf(error).code);

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
  PAYMENT_REQUIRED: "BUDGET_USED_UP",
};

function codeOf(data: Record<string, unknown> | null, response: Response | null): ErrorCode | "UNREACHABLE" {
  if (!data) return response ? codeOfStatus(response.status) : "UNREACHABLE";
  if (typeof data.app_code === "string" && data.app_code in errorWords) return data.app_code as ErrorCode;
  return byTransport[String(data.code)] ?? "INTERNAL";
}

/** Of an answer that is not in our words: a proxy's, or of a server that could not finish a sentence. */
function codeOfStatus(status: number): ErrorCode | "UNREACHABLE" {
  if (status < 400) return "UNREACHABLE";
  if (status < 500) return status === 413 ? "TOO_LARGE" : status === 429 ? "TOO_MANY_REQUESTS" : "BAD_REQUEST";
  if (status === 507) return "STORAGE_FULL";
  return status >= 502 && status <= 504 ? "UNAVAILABLE" : "INTERNAL";
}

/** What the server said of a call that it stopped before any procedure, in the shape of what procedures say. */
function saidBefore(error: unknown, response: Response | null): Record<string, unknown> | null {
  for (const one of [error, isRecord(error) ? error.cause : null]) {
    if (isRecord(one) && isRecord(one.said)) return { ...one.said, app_code: one.said.code, httpStatus: response?.status };
  }
  return null;
}

function secondsOf(response: Response | null): number | null {
  const seconds = Number(response?.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** The answer that a call could not read, as `fetchAnswer` or the client of the hooks hands it on. */
function responseOf(error: unknown): Response | null {
  for (const one of [error, isRecord(error) ? error.meta : null, isRecord(error) ? error.cause : null]) {
    if (isRecord(one) && one.response instanceof Response) return one.response;
  }
  return null;
}

/** Input that a schema refused arrives as the schema's own JSON; that is nothing to show. */
const isSentence = (text: string) => text !== "" && !/^\s*[[{]/.test(text);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What each code says when the server sent no sentence of its own. A new code does not compile until it is here. */
export const errorWords: Record<ErrorCode, string> = {
  BAD_REQUEST: "Some fields need attention. Check the marked ones.",
  UNAUTHENTICATED: "Your session has ended. Sign in again.",
  FORBIDDEN: "You do not have permission to do this. Please contact the administrator.",
  NOT_FOUND: "This no longer exists, or it is not shared with you.",
  METHOD_NOT_ALLOWED: "This page and the server do not understand each other. Reload the page.",
  NAME_TAKEN: "This name is already in use. Choose another one.",
  STALE_VERSION: "Someone else changed this in the meantime. Load their change and try again.",
  IN_USE: "This is still in use, so it cannot be removed.",
  BUSY: "This is being worked on right now. Try again in a moment.",
  TOO_LARGE: "This is too large.",
  UNSUPPORTED_TYPE: "This kind of file cannot be read.",
  RULE_BROKEN: "This isn't possible right now.",
  TOO_MANY_REQUESTS: "Too many requests at once. Wait a moment and try again.",
  STORAGE_FULL: "The server has no room left to save this. Please contact the administrator.",
  UNAVAILABLE: "The server is restarting. Try again in a moment.",
  MODEL_FAILED: "The model did not answer. Try again in a while, or choose another one.",
  BUDGET_USED_UP: "The monthly budget for this is used up. Please contact the administrator.",
  INTERNAL: "Copydesk had a problem. Try again. If it keeps happening, give the administrator the request number.",
};

/** No answer came: the network or the server is away. */
export const unreachableWords = "Copydesk cannot be reached. Check your connection and try again.";
