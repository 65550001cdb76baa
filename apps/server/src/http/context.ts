import type { RequestContext, SessionCookie } from "@copydesk/api";
import { authTokenKey } from "@copydesk/contracts";
import { type Actor, actorOfToken, type Core, type Origin, readTokenHeader } from "@copydesk/core";
import type { Request, Response } from "express";

/** What a procedure gets to know about the request. Only the Authorization header signs anybody in here. */
export async function contextOf(core: Core, request: Request, response: Response, source: Origin["source"]): Promise<RequestContext> {
  const origin = originOf(request, response, source);
  const token = readTokenHeader(request.headers.authorization);
  return { core, actor: token ? await actorOfToken(core, token, origin) : null, origin, cookie: cookieOf(core, response) };
}

/** For downloads that a browser navigates to: the header, or else the cookie. Never use it for a change. */
export async function actorOfDownload(core: Core, request: Request, response: Response): Promise<Actor | null> {
  const token = readTokenHeader(request.headers.authorization) ?? cookieToken(request.headers.cookie);
  return token ? actorOfToken(core, token, originOf(request, response, "rest")) : null;
}

export function originOf(request: Request, response: Response, source: Origin["source"]): Origin {
  return {
    address: request.ip ?? "",
    userAgent: request.headers["user-agent"] ?? "",
    requestId: response.locals.requestId,
    source,
  };
}

function cookieToken(header: string | undefined): string | null {
  const pair = header?.split(";").find((one) => one.trim().startsWith(`${authTokenKey}=`));
  return pair ? decodeURIComponent(pair.trim().slice(authTokenKey.length + 1)) : null;
}

/** The cookie is readable by the page, because the specification checks it there; it opens nothing but downloads. */
function cookieOf(core: Core, response: Response): SessionCookie {
  const options = { path: "/", sameSite: "lax" as const, secure: core.publicUrl.startsWith("https:") };
  return {
    set: (token, expires) => void response.cookie(authTokenKey, token, { ...options, expires }),
    clear: () => void response.clearCookie(authTokenKey, options),
  };
}
