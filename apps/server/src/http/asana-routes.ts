import { AppError, safeAddress } from "@copydesk/contracts";
import { type Actor, beginAsana, type Core, demandPerson, finishAsana } from "@copydesk/core";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { knownBrowser, markBrowser } from "./browser-cookie.ts";
import { actorOfDownload } from "./context.ts";

/** Connecting an Asana account. Browsers navigate here, so the cookie says who asks, and the answers are pages. */
export function asanaRoutes(core: Core): Router {
  const router = Router();
  router.get("/auth/asana/initiate", initiate(core));
  router.get("/auth/asana/callback", callback(core));
  return router;
}

const initiate =
  (core: Core): RequestHandler =>
  async (request, response, next) => {
    if (request.method === "HEAD") return next();
    const back = safeAddress(textOf(request.query.redirect_back), originsOf(core, request)) ?? "/profile";
    // Another site could have us connect an account that it has signed the browser in to: the person presses the button themselves.
    const site = request.headers["sec-fetch-site"];
    if (site === "cross-site" || site === "same-site") return response.redirect("/profile");
    const actor = await personOf(core, request, response);
    if (actor)
      return response.redirect(await beginAsana(core, actor, { redirectBack: back, browser: markBrowser(core, request, response) }));
    if (!request.headers.accept?.includes("text/html")) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
    response.redirect(`/auth/login?redirect=${encodeURIComponent(back)}`);
  };

const callback =
  (core: Core): RequestHandler =>
  async (request, response, next) => {
    if (request.method === "HEAD") return next();
    const actor = await personOf(core, request, response);
    const state = textOf(request.query.state) ?? "";
    const code = textOf(request.query.code);
    response.redirect(await finishAsana(core, { actor, browser: knownBrowser(core, request), state, code }));
  };

/** Whoever holds a token must not connect an account of their own to its person. @throws FORBIDDEN for a personal token */
async function personOf(core: Core, request: Request, response: Response): Promise<Actor | null> {
  const actor = await actorOfDownload(core, request, response);
  if (actor) demandPerson(actor);
  return actor;
}

/** What this site is called where it is known, and as the browser has called it. */
const originsOf = (core: Core, request: Request) => [URL.parse(core.publicUrl)?.origin ?? "", `${request.protocol}://${request.host}`];

const textOf = (value: unknown) => (typeof value === "string" && value.length <= 8_000 ? value : undefined);
