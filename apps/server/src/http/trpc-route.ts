import { appRouter } from "@copydesk/api";
import { AppError } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import { createExpressMiddleware } from "@trpc/server/adapters/express";
import { type RequestHandler, Router } from "express";
import { contextOf } from "./context.ts";
import { directQueries } from "./direct-queries.ts";
import { limitStreams } from "./streams.ts";

/** Procedures in one call at most. */
const batchMax = 10;
const bodyMax = 1_000_000;

export function trpcRoute(core: Core): Router {
  const router = Router();
  router.use(refuseLargeBatches, limitStreams(), directQueries(core));
  router.use(
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req, res }) => contextOf(core, req, res, "web"),
      maxBodySize: bodyMax,
      allowMethodOverride: false,
      onError({ error, path, ctx }) {
        if (error.code === "INTERNAL_SERVER_ERROR")
          core.log.error({ err: error.cause ?? error, path, requestId: ctx?.origin.requestId }, "procedure failed");
      },
    }),
  );
  return router;
}

const refuseLargeBatches: RequestHandler = (request, _response, next) => {
  const calls = request.path.split(",").length;
  if (calls <= batchMax) return next();
  next(new AppError("BAD_REQUEST", `At most ${batchMax} calls can be sent together; these are ${calls}.`));
};
