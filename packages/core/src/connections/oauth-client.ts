import type { CustomFetch } from "openid-client";
import type { Core } from "../kernel/index.ts";

/** Seconds that one call to a service may take. */
export const serviceTimeout = 10;

/** Loaded with the first call: few installations use it, and none at its start. */
export const oauth = () => import("openid-client");

/** The library's calls, sent through our own way out. It only ever sends forms. */
export function serviceFetch(core: Core): CustomFetch {
  return (url, { body, headers, method, signal }) =>
    core.services.fetch(url, {
      method,
      headers,
      signal: signal ?? null,
      ...(body === null || body === undefined ? {} : { body: String(body) }),
    });
}

/** What may be logged of a failure; the library's errors carry whole answers, tokens and all. */
export function reasonOf(error: unknown): { reason: string; why: string | undefined } {
  if (!(error instanceof Error)) return { reason: String(error), why: undefined };
  return { reason: error.message, why: error.cause instanceof Error ? error.cause.message : undefined };
}

/** Whether a failure says that the service did not answer, and nothing about what was asked. */
export async function isUnreachable(error: unknown): Promise<boolean> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } = await oauth();
  if (error instanceof ClientError) {
    if (error.cause instanceof Response) return error.cause.status >= 500;
    return error.code === undefined || error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_ABORT";
  }
  return ![AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError].some((kind) => error instanceof kind);
}
