import type { RequestContext, SessionCookie } from "@copydesk/api";
import { AppError, authTokenKey } from "@copydesk/contracts";
import { type Actor, actorOfToken, type Core, demandWriting, type Origin, readTokenHeader } from "@copydesk/core";
import type { Request, RequestHandler, Response } from "express";

const actors = new WeakMap<Response, Actor>();

/** Finds out once who asks. Only the Authorization header signs anybody in here. */
export function identify(core: Core): RequestHandler {
  return async (request, response, next) => {
    const token = readTokenHeader(request.headers.authorization);
    const actor = token && (await actorOfToken(core, token, originOf(request, response)));
    if (actor) actors.set(response, actor);
    next();
  };
}

/** Whoever asks, once `identify` has seen the request; null for nobody. */
export const actorOf = (response: Response): Actor | null => actors.get(response) ?? null;

/** Whoever asks for a change. @throws UNAUTHENTICATED; FORBIDDEN for a token that may only read. */
export function writerOf(response: Response): Actor {
  const actor = actorOf(response);
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
  demandWriting(actor);
  return actor;
}

/** What a procedure gets to know about the request. */
export function contextOf(core: Core, request: Request, response: Response, actor = actorOf(response)): RequestContext {
  return { core, actor, origin: originOf(request, response), cookie: cookieOf(core, response) };
}

/** For what a browser navigates to: the header, or else the cookie. Never use it for a change. */
export async function actorOfDownload(core: Core, request: Request, response: Response): Promise<Actor | null> {
  const token = readCookie(request.headers.cookie, authTokenKey);
  return actorOf(response) ?? (token ? actorOfToken(core, token, originOf(request, response)) : null);
}

/** Where a request came from, for logs. */
export function originOf(request: Request, response: Response): Origin {
  return {
    address: request.ip ?? "",
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    requestId: response.locals.requestId,
    source: isOfConsole(request) ? "web" : "rest",
  };
}

/** The console calls tRPC, and a few addresses besides; a browser says of those where they were called from. */
const isOfConsole = ({ originalUrl, headers }: Request) =>
  originalUrl.startsWith("/api/trpc/") || headers["sec-fetch-site"] === "same-origin";

/** One value of a `Cookie` header; null when it is absent or empty. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = header?.split(";").find((one) => one.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) || null;
}

/** The cookie is readable by the page, because the specification checks it there; it opens nothing but downloads. */
function cookieOf(core: Core, response: Response): SessionCookie {
  const options = { path: "/", sameSite: "lax" as const, secure: core.publicUrl.startsWith("https:") };
  return {
    set: (token, expires) => void response.cookie(authTokenKey, token, { ...options, expires }),
    clear: () => void response.clearCookie(authTokenKey, options),
  };
}
