import { AppError } from "@copydesk/contracts";
import type { RequestHandler } from "express";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site's page asks for. Browsers say where a request comes from; programs say nothing, and
 * they have no cookie to abuse.
 */
export function refuseForeignChanges(): RequestHandler {
  return (request, _response, next) => {
    const site = request.headers["sec-fetch-site"];
    if (safe.has(request.method) || site === undefined || site === "same-origin" || site === "none") return next();
    next(new AppError("FORBIDDEN", "This call came from another site and was refused."));
  };
}
