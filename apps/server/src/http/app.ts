import { AppError } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import express, { type Express } from "express";
import type { Configuration } from "../configuration.ts";
import { asanaRoutes } from "./asana-routes.ts";
import { calendarRoute } from "./calendar-route.ts";
import { compressAnswers } from "./compress.ts";
import { identify } from "./context.ts";
import { extractTextRoute } from "./extract-text-route.ts";
import { answerFailures, answerUnknownPath } from "./failures.ts";
import { healthRoutes, refuseWhileDraining } from "./health-routes.ts";
import { refuseForeignNames } from "./known-host.ts";
import { limitRequests } from "./limits.ts";
import { microsoftRoutes } from "./microsoft-routes.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { logRequests, nameRequest } from "./requests.ts";
import { restRoute } from "./rest-route.ts";
import { refuseForeignChanges } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import type { ServerState } from "./server-state.ts";
import { trpcRoute } from "./trpc-route.ts";
import { uploadRoutes } from "./upload-routes.ts";
import { webApp } from "./web-app.ts";

/** Everything that answers HTTP, in the order in which a request meets it. */
export function createApp(core: Core, configuration: Configuration, state: ServerState): Express {
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
  app.use(webApp());
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
