import type { Actor, Core, Origin } from "@copydesk/core";

/** Sets and clears the `auth_token` cookie of the answer, which only file downloads use. */
export interface SessionCookie {
  set(token: string, expires: Date): void;
  clear(): void;
}

/** What one request brings along. The server makes it from the HTTP request; tests make it by hand. */
export interface RequestContext {
  core: Core;
  /** Null for a request without a valid session. */
  actor: Actor | null;
  origin: Origin;
  cookie: SessionCookie;
}
