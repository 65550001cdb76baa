import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { handleRest, type RestAnswer, readDocumentation } from "@copydesk/api";
import { AppError } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import { contentDisposition } from "@copydesk/documents";
import { type RequestHandler, type Response, Router } from "express";
import { actorOfDownload, contextOf } from "./context.ts";
import { docsViewer } from "./docs-viewer.ts";
import { jsonBody } from "./json-body.ts";
import { sendEvents } from "./send-events.ts";
import type { ServerState } from "./server-state.ts";
import { isEventStream, limitStreams } from "./streams.ts";

/** Downloads that a browser navigates to, where the cookie stands in for the header. */
const downloads = /^\/(?:(?:campaigns|blocks)\/[^/]+|logs\/activities)\/export\/?$/;

/** The REST surface and its documentation. */
export function restRoute(core: Core, state: ServerState): Router {
  const router = Router();
  router.get(
    "/openapi.json",
    async (_request, response) => void response.type("application/json").send((await readDocumentation()).openapi),
  );
  router.get("/docs", async (_request, response) => {
    const { page, policy } = await readDocumentation();
    response.set("Content-Security-Policy", policy).type("html").send(page);
  });
  router.use("/docs", docsViewer());
  router.use(
    refuseOtherTypes,
    limitStreams(state, (request) => isEventStream(request.method, request.path)),
    jsonBody(),
  );
  router.use(async (request, response) => {
    const ctx = contextOf(core, request, response);
    if (!ctx.actor && request.method === "GET" && downloads.test(request.path)) ctx.actor = await actorOfDownload(core, request, response);
    const answer = await handleRest(ctx, {
      method: request.method === "HEAD" ? "GET" : request.method,
      path: request.path,
      query: request.query,
      body: request.body,
      idempotencyKey: request.get("idempotency-key"),
      lastEventId: request.get("last-event-id"),
      wantsEvents: request.get("accept")?.includes("text/event-stream") ?? false,
      signal: signalOf(response),
    });
    await send(response, answer);
  });
  return router;
}

/** A body is JSON or nothing; a form of another site can send neither. */
export const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody || request.is("application/json")) return next();
  next(new AppError("UNSUPPORTED_TYPE", "Send JSON, with the content type application/json."));
};

function signalOf(response: Response): AbortSignal {
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort(new Error("The caller left."));
  });
  return leaving.signal;
}

async function send(response: Response, { status, headers, content }: RestAnswer): Promise<void> {
  response.status(status).set(headers);
  if (content === null) return void response.end();
  // Whoever asks for the head of a stream waits for nothing that happens in it.
  if ("events" in content) return response.req.method === "HEAD" ? void response.end() : sendEvents(response, content.events);
  if ("json" in content) return void response.json(content.json);
  const { content_type, file_name } = "stream" in content ? content.stream : content.file;
  response.set({
    "Content-Type": content_type,
    "Content-Disposition": contentDisposition(file_name),
    "Content-Security-Policy": "sandbox; default-src 'none'",
  });
  if ("file" in content) return void response.end(content.file.bytes);
  // A pipeline alone listens half a dozen times for the end of an answer, beside what counts answers, compresses and logs them; all of it
  // goes with the answer.
  response.setMaxListeners(20);
  await pipeline(Readable.from(content.stream.chunks), response);
}
