/**
 * Every way in which Copydesk says no. Domain code throws `AppError` with one of these codes; tRPC, REST and the
 * screens each map the whole union once, so a new code does not compile until all of them know it.
 */
export const errorCodes = [
  "BAD_REQUEST",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "NAME_TAKEN",
  "STALE_VERSION",
  "IN_USE",
  "BUSY",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "RULE_BROKEN",
  "TOO_MANY_REQUESTS",
  "STORAGE_FULL",
  "UNAVAILABLE",
  "MODEL_FAILED",
  "BUDGET_USED_UP",
  "INTERNAL",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** HTTP status of each code, as written in the REST conventions. */
export const httpStatus: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NAME_TAKEN: 409,
  STALE_VERSION: 409,
  IN_USE: 409,
  BUSY: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RULE_BROKEN: 422,
  TOO_MANY_REQUESTS: 429,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
  // Failed Dependency: what did not work is the endpoint that somebody has set up, not this server.
  MODEL_FAILED: 424,
  BUDGET_USED_UP: 402,
  INTERNAL: 500,
};

/** Messages by form field; the key is the path of the field joined with dots. */
export type FieldErrors = Record<string, string[]>;

export interface AppErrorOptions {
  fields?: FieldErrors;
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** Methods that the address answers; become `Allow`. */
  allow?: readonly string[];
  /** What a screen needs to help, such as the other side of a conflict. JSON values only. */
  details?: Record<string, unknown>;
  cause?: unknown;
}

/** A failure whose message is a sentence for a person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
    this.details = options.details;
  }
}

/** What travels beside an error over tRPC and REST. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: FieldErrors;
  details?: Record<string, unknown>;
  request_id: string;
}
