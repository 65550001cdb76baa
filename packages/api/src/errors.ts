import { AppError, type ErrorCode, type FieldErrors } from "@copydesk/contracts";
import { explainFailure } from "@copydesk/core";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { formatIssue, formatIssueAlone, issuesOf } from "./issue-words.ts";

type TrpcCode = TRPCError["code"];

/** tRPC's own code of each of ours. It has none for a full disk and for a model that fails; the HTTP status is set apart from it. */
const trpcCode: Record<ErrorCode, TrpcCode> = {
  BAD_REQUEST: "BAD_REQUEST",
  UNAUTHENTICATED: "UNAUTHORIZED",
  FORBIDDEN: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_ALLOWED: "METHOD_NOT_SUPPORTED",
  NAME_TAKEN: "CONFLICT",
  STALE_VERSION: "CONFLICT",
  IN_USE: "CONFLICT",
  BUSY: "CONFLICT",
  TOO_LARGE: "PAYLOAD_TOO_LARGE",
  UNSUPPORTED_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  RULE_BROKEN: "UNPROCESSABLE_CONTENT",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  STORAGE_FULL: "SERVICE_UNAVAILABLE",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
  MODEL_FAILED: "UNPROCESSABLE_CONTENT",
  BUDGET_USED_UP: "PAYMENT_REQUIRED",
  INTERNAL: "INTERNAL_SERVER_ERROR",
};

/** What tRPC itself refuses before a procedure runs. */
const ownCode: Partial<Record<TrpcCode, [ErrorCode, string]>> = {
  PARSE_ERROR: ["BAD_REQUEST", "The request is not valid JSON."],
  BAD_REQUEST: ["BAD_REQUEST", "The request is not valid."],
  NOT_FOUND: ["NOT_FOUND", "There is nothing under this address."],
  METHOD_NOT_SUPPORTED: ["METHOD_NOT_ALLOWED", "This call cannot be made in this way."],
  PAYLOAD_TOO_LARGE: ["TOO_LARGE", "The request is too large."],
  UNSUPPORTED_MEDIA_TYPE: ["UNSUPPORTED_TYPE", "Send JSON, with the content type application/json."],
  CLIENT_CLOSED_REQUEST: ["BAD_REQUEST", "The request was ended before it was answered."],
};

/** Any failure of a procedure as one that may be shown. */
export function appErrorOf(error: unknown): AppError {
  if (!(error instanceof TRPCError)) return error instanceof ZodError ? invalidInput(error) : explainFailure(error);
  if (error.cause instanceof ZodError) return invalidInput(error.cause);
  if (error.cause instanceof AppError) return error.cause;
  const own = ownCode[error.code];
  if (own) return new AppError(own[0], own[1], { cause: error });
  return explainFailure(error.cause ?? error);
}

/** The same failure in tRPC's words, so that its status codes are right. */
export function trpcErrorOf(error: unknown): TRPCError {
  const app = appErrorOf(error);
  return new TRPCError({ code: trpcCode[app.code], message: app.message, cause: app });
}

/** Messages by field; the first of them is the sentence of the whole. */
function invalidInput(error: ZodError): AppError {
  // Whoever sends a field can name it as they like, `toString` too: so it is looked up among these alone.
  const all = issuesOf(error);
  const byField = Map.groupBy(all, ({ path }) => path.join("."));
  const fields: FieldErrors = Object.fromEntries([...byField].map(([field, issues]) => [field, issues.map(formatIssue)]));
  const first = all[0];
  return new AppError("BAD_REQUEST", first ? formatIssueAlone(first) : "The request is not valid.", { fields, cause: error });
}
