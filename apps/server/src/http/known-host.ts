import { AppError } from "@copydesk/contracts";
import type { Request, RequestHandler } from "express";

const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Where the public address is set, the server answers to its name only: a page of somebody else whose name was pointed here afterwards
 * (DNS rebinding) would count as this site otherwise. A proxy that is trusted has looked itself, and may call us as it likes.
 */
export function refuseForeignNames(publicUrl: string | undefined): RequestHandler {
  if (publicUrl === undefined) return (_request, _response, next) => next();
  const known = new Set([...thisMachine, new URL(publicUrl).hostname]);
  return (request, _response, next) => {
    if (known.has(nameIn(request.headers.host)) || isTrusted(request)) return next();
    next(new AppError("BAD_REQUEST", `This server answers to ${publicUrl}. If a proxy stands in front of it, set TRUST_PROXY.`));
  };
}

/** Without the port; the brackets of an IPv6 address stay. */
const nameIn = (host = ""): string => host.replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();

function isTrusted(request: Request): boolean {
  const trust = request.app.get("trust proxy fn") as (address: string | undefined, hop: number) => boolean;
  return trust(request.socket.remoteAddress, 0);
}
