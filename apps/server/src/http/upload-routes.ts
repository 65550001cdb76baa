import { type Actor, type Core, demandNoted } from "@copydesk/core";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { writerOf } from "./context.ts";

/**
 * Files that become examples, by the tus protocol (tus.io, 1.0.0): begun with `POST /uploads`, sent with `PATCH` in chunks
 * of any size, gone on with after a `HEAD` has told how much is here. What else there is to do with them is REST.
 */
export function uploadRoutes(core: Core): Router {
  const router = Router();
  router.post("/uploads", asSender(core));
  router.head("/uploads/:id", asSender(core));
  router.patch("/uploads/:id", asSender(core));
  return router;
}

function asSender(core: Core): RequestHandler {
  return async (request, response) => {
    const actor = writerOf(response);
    await demandNoted(core, actor, "examples.create");
    const answer = await tus(core, actor, { request, response });
    response.status(answer.status);
    for (const [name, value] of answer.headers) if (!crossSite.test(name)) response.setHeader(name, value);
    response.end();
  };
}

/** This server answers no other site. */
const crossSite = /^access-control-/i;

/** The library is loaded with the first file: most days nobody sends one. */
async function tus(core: Core, actor: Actor, call: { request: Request; response: Response }) {
  const { answerTus } = await import("./tus-server.ts");
  return answerTus(core, actor, call);
}
