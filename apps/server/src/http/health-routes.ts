import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import { schema } from "@copydesk/db";
import { type RequestHandler, Router } from "express";
import type { Configuration } from "../configuration.ts";
import type { ServerState } from "./server-state.ts";
import { isEventStream, isSubscription, sendAway } from "./streams.ts";

/** Whether the process is up, whether it can work, and its figures for Prometheus where they are wanted. No token needed. */
export function healthRoutes(
  core: Core,
  configuration: Configuration,
  state: ServerState,
  { patience_ms = patience }: { patience_ms?: number } = {},
): Router {
  const router = Router();
  const storageProblem = checkStorage(core, patience_ms);
  router.get("/healthz", (_request, response) => void response.json({ status: "up" }));
  router.get("/readyz", async (_request, response) => {
    const problem = state.starting ? "starting" : state.draining ? "stopping" : await storageProblem();
    response
      .status(problem ? 503 : 200)
      .json(
        problem
          ? { status: "not ready", problem }
          : { status: "ready", ...(state.checking && { under_way: "the database is being checked" }) },
      );
  });
  if (configuration.metrics) {
    router.get("/metrics", async (_request, response) => {
      const { metricsText } = await import("./metrics.ts");
      response.type("text/plain").send(await metricsText());
    });
  }
  return router;
}

/** Whoever still has a connection is sent away, to come back to the next process; nothing of what they ask for is begun. */
export function refuseWhileDraining(state: ServerState): RequestHandler {
  return (request, response, next) => {
    if (!state.draining) return next();
    const { method, path } = request;
    const isStream = path.startsWith("/trpc/") ? isSubscription(path.slice("/trpc".length)) : isEventStream(method, path);
    if (isStream) return sendAway(response);
    const refuse = () => next(new AppError("UNAVAILABLE", "Copydesk is restarting. Try again in a moment.", { retryAfter: 2 }));
    if (request.complete) return refuse();
    // Who is still sending when the connection is closed never sees the answer.
    request.once("end", refuse).resume();
  };
}

/** How long an answer holds, in milliseconds: whoever asks all day long must not make the disk write all day long. */
const holdsFor = 1_000;

/** How long whoever asks waits for a database that does not answer, in milliseconds: less than load balancers do. */
const patience = 3_000;

/**
 * Writes a row, because a database that can only be read is not ready. One that does not answer is asked once, however often that is: calls
 * of people need the connections.
 */
function checkStorage(core: Core, patience_ms: number): () => Promise<string | null> {
  let last: { at: number; answer: Promise<string | null>; isOver: boolean } | null = null;
  const ask = () => {
    const asked = { at: core.now(), answer: tryToWrite(core), isOver: false };
    void asked.answer.then(() => (asked.isOver = true));
    return asked;
  };
  return () => {
    if (!last || (last.isOver && core.now() - last.at >= holdsFor)) last = ask();
    return Promise.race([last.answer, wait(patience_ms, "the database does not answer", { ref: false })]);
  };
}

async function tryToWrite(core: Core): Promise<string | null> {
  const { change_counters } = schema;
  try {
    await core.db
      .insert(change_counters)
      .values({ name: "readiness", value: core.now() })
      .onConflictDoUpdate({ target: change_counters.name, set: { value: core.now() } });
    return null;
  } catch (error) {
    core.log.error({ err: error }, "the database cannot be written");
    return "the database cannot be written";
  }
}
