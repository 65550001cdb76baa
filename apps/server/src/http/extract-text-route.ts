import { AppError } from "@copydesk/contracts";
import { type Core, demandNoted, extractStory } from "@copydesk/core";
import { type Request, Router } from "express";
import { writerOf } from "./context.ts";

/** The text of a dropped file: its bytes as the body, its name percent-encoded in `X-File-Name`. Nothing is kept. */
export function extractTextRoute(core: Core): Router {
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
