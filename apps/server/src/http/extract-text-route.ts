import { AppError } from "@copydesk/contracts";
import { type Core, demandNoted } from "@copydesk/core";
import express, { type Request, Router } from "express";
import { actorOf } from "./context.ts";

const fileMax = 10 * 1024 * 1024;

/** The text of a dropped file: its bytes as the body, its name percent-encoded in `X-File-Name`. Nothing is kept. */
export function extractTextRoute(core: Core): Router {
  const router = Router();
  router.post(
    "/files/extract-text",
    async (_request, response, next) => {
      const actor = actorOf(response);
      if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in to go on.");
      await demandNoted(core, actor, "campaigns.create");
      next();
    },
    express.raw({ type: () => true, limit: fileMax }),
    async (request, response) => {
      const leaving = new AbortController();
      response.once("close", () => leaving.abort(new Error("The person left.")));
      const bytes = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array();
      if (bytes.length === 0) throw new AppError("BAD_REQUEST", "The file is empty.");
      response.json(await core.documents.extractText({ name: fileNameOf(request), bytes }, leaving.signal));
    },
  );
  router.use("/files/extract-text", ((error, _request, _response, next) => next(tooLarge(error) ?? error)) as express.ErrorRequestHandler);
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

const tooLarge = (error: unknown): AppError | null =>
  error instanceof Error && "status" in error && error.status === 413
    ? new AppError("TOO_LARGE", "This file is larger than 10 MB. Take out pictures, or paste the text.")
    : null;
