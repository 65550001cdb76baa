import { AppError } from "@copydesk/contracts";
import { type Core, demandNoted, extractStory, readCalendar } from "@copydesk/core";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler, Router } from "express";
import type { Configuration } from "../configuration.ts";
import { asanaRoutes } from "./asana-routes.ts";
import { identify, originOf, writerOf } from "./context.ts";
import { type DrawingThread, drawFirstScreen } from "./draw-first-screen.ts";
import { answerFailures, answerUnknownPath } from "./failures.ts";
import { healthRoutes, refuseWhileDraining } from "./health-routes.ts";
import { limitRequests } from "./limits.ts";
import { microsoftRoutes } from "./microsoft-routes.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { logRequests, nameRequest, refuseForeignChanges } from "./requests.ts";
import { restRoute } from "./rest-route.ts";
import { securityHeaders } from "./security-headers.ts";
import type { ServerState } from "./server-state.ts";
import { trpcRoute } from "./trpc-route.ts";
import { uploadRoutes } from "./upload-routes.ts";
import { webApp } from "./web-app.ts";

/** Everything that answers HTTP, in the order in which a request meets it. */
export function createApp(core: Core, configuration: Configuration, state: ServerState, drawing?: DrawingThread): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // Limits and rights are told apart by path: one spelling of it, so that none of them is passed by.
  app.enable("case sensitive routing");
  app.set("trust proxy", configuration.trustedProxies);
  app.use(nameRequest());
  app.use(securityHeaders(core.publicUrl));
  app.use(logRequests(core.log));
  app.use("/api", noStore, refuseMisspelt);
  app.use("/api", healthRoutes(core, configuration, state));
  app.use(refuseForeignNames(configuration.publicUrl));
  app.use("/api", refuseForeignChanges());
  app.use("/api", refuseWhileDraining(state));
  app.use("/api", compressAnswers());
  app.use("/api", identify(core));
  app.use("/api", limitRequests(core, configuration));
  app.use("/api/trpc", trpcRoute(core, state));
  app.use("/api", extractTextRoute(core));
  app.use("/api", microsoftRoutes(core), asanaRoutes(core));
  app.use("/api", pictureRoutes(core));
  app.use("/api", uploadRoutes(core));
  app.use("/api", calendarRoute(core));
  app.use("/api", restRoute(core, state));
  app.use("/api", answerUnknownPath);
  app.use(webApp(drawing && drawFirstScreen(core, drawing)));
  app.use(answerFailures(core.log));
  return app;
}

/** Whoever looks at an address later may decode it. */
const refuseMisspelt: express.RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path);
    next();
  } catch {
    next(new AppError("BAD_REQUEST", "The address is not encoded correctly."));
  }
};

const noStore: express.RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};

/** Calendars for programs that can send no headers: what is secret in the address says who asks. */
function calendarRoute(core: Core): Router {
  const router = Router();
  router.get("/calendar/:secret.ics", async (request, response) => {
    const leaving = new AbortController();
    response.once("close", () => leaving.abort(new Error("The caller left.")));
    const { bytes, content_type } = await readCalendar(core, {
      secret: request.params.secret,
      origin: originOf(request, response),
      signal: leaving.signal,
    });
    response.set({
      "Content-Type": content_type,
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, max-age=300",
      "X-Robots-Tag": "noindex",
    });
    response.end(bytes);
  });
  return router;
}

/**
 * Answers of 1 kB and more in JSON go out compressed to whoever takes that, made outside the thread that answers everybody. What is sent
 * bit by bit stays as it is: it would wait for its end. So does a file, which is compressed already in most of its formats.
 */
const compressAnswers = (): RequestHandler =>
  compression({
    threshold: 1_024,
    filter: (request, response) => {
      const isSentInBits = request.headers["trpc-accept"] !== undefined;
      return !isSentInBits && /^application\/([\w.-]+\+)?json/.test(String(response.getHeader("content-type") ?? ""));
    },
  });

/** The text of a dropped file: its bytes as the body, its name percent-encoded in `X-File-Name`. Nothing is kept. */
function extractTextRoute(core: Core): Router {
  const router = Router();
  router.post("/files/extract-text", async (request, response) => {
    const actor = writerOf(response);
    await demandNoted(core, actor, "campaigns.create");
    const leaving = new AbortController();
    response.once("close", () => leaving.abort(new Error("The person left.")));
    // Whoever stops reading leaves the rest of a file that is too large on the line, where the next call comes.
    const bytes = request.iterator({ destroyOnReturn: false });
    response.json(await extractStory(core, actor, { name: fileNameOf(request), bytes }, leaving.signal));
  });
  return router;
}

function fileNameOf(request: Request): string {
  const header = request.headers["x-file-name"];
  if (typeof header !== "string" || header === "") throw new AppError("BAD_REQUEST", "Say the name of the file in the header X-File-Name.");
  try {
    return decodeURIComponent(header);
  } catch {
    throw new AppError("BAD_REQUEST", "The header X-File-Name must be percent-encoded.");
  }
}

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
