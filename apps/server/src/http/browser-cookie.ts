import type { Core } from "@copydesk/core";
import type { Request, Response } from "express";
import { readCookie } from "./context.ts";

/** As long as a round trip may take. */
const lasts = 600_000;

/** On https the prefix keeps other sites of the same domain from setting it. */
const nameOf = (core: Core) => (core.publicUrl.startsWith("https:") ? "__Host-copydesk_browser" : "copydesk_browser");

/** What this browser is known by during round trips to other sign-in pages; null for one that began none. */
export function knownBrowser(core: Core, request: Request): string | null {
  const value = readCookie(request.headers.cookie, nameOf(core));
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The same, made for a browser that has none. Several tabs share it, so that each can come back. */
export function markBrowser(core: Core, request: Request, response: Response): string {
  const value = knownBrowser(core, request) ?? core.randomToken(32);
  const secure = core.publicUrl.startsWith("https:");
  response.cookie(nameOf(core), value, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: lasts });
  return value;
}
