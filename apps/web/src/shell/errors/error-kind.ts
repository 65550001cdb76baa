import { isRouteErrorResponse } from "react-router";
import { isFailedImport } from "../../lib/failed-import.ts";
import { failureOf } from "../../lib/failure.ts";

/** What kind of error screen an error asks for. */
export type ErrorKind =
  | { kind: "not_found" }
  | { kind: "forbidden" }
  /** Another answer of a route: its status and its words. */
  | { kind: "routing"; status: number; message: string }
  /** A part of the app could not be loaded: most likely a newer one was put in its place. */
  | { kind: "new_version" }
  | { kind: "unexpected"; message: string; stack: string; requestId: string | null };

export function errorKindOf(error: unknown): ErrorKind {
  // Loaders' responses arrive wrapped, those thrown while rendering as they are.
  if (isRouteErrorResponse(error) || error instanceof Response) {
    if (error.status === 404) return { kind: "not_found" };
    if (error.status === 403) return { kind: "forbidden" };
    return { kind: "routing", status: error.status, message: ("data" in error && wordsOf(error.data)) || error.statusText };
  }
  if (isFailedImport(error)) return { kind: "new_version" };
  const failure = failureOf(error);
  if (failure.code === "NOT_FOUND") return { kind: "not_found" };
  if (failure.code === "FORBIDDEN") return { kind: "forbidden" };
  return {
    kind: "unexpected",
    message: messageOf(error),
    stack: error instanceof Error ? (error.stack ?? "") : "",
    requestId: failure.requestId,
  };
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return wordsOf(error) || "Unknown error";
}

const wordsOf = (value: unknown) => (typeof value === "string" ? value : "");
