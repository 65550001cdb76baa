import { appErrorOf, readInput } from "@copydesk/api";
import { type MicrosoftAnswer, microsoftCallbackInput } from "@copydesk/contracts";
import { beginMicrosoft, type Core, demandPerson, finishMicrosoft } from "@copydesk/core";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { z } from "zod";
import { knownBrowser, markBrowser } from "./browser-cookie.ts";
import { actorOf, contextOf, writerOf } from "./context.ts";
import { refuseOtherTypes } from "./rest-route.ts";

const connectInput = z.strictObject({ redirect: z.string().max(2_000).optional() });

/** Signing in with Microsoft, and connecting a Microsoft account from the profile. */
export function microsoftRoutes(core: Core): Router {
  const router = Router();
  router.get("/auth/microsoft/initiate", signIn(core));
  router.use("/auth/microsoft", refuseOtherTypes, express.json({ limit: "20kb", inflate: false }));
  router.post("/auth/microsoft/initiate", connect(core));
  router.post("/auth/microsoft/callback", callback(core));
  return router;
}

/** A browser goes here by a link, so failures are pages, too. */
const signIn =
  (core: Core): RequestHandler =>
  async (request, response, next) => {
    if (request.method === "HEAD") return next();
    try {
      const { address } = await begin(core, request, response, { redirect: textOf(request.query.redirect), isConnecting: false });
      response.redirect(address);
    } catch (error) {
      const { code } = appErrorOf(error);
      if (code !== "NOT_FOUND" && code !== "UNAVAILABLE") core.log.error({ err: error }, "sign-in with Microsoft did not begin");
      response.redirect(
        `/auth/ms-callback?error=${code === "NOT_FOUND" ? "not_offered" : code === "UNAVAILABLE" ? "unreachable" : "failed"}`,
      );
    }
  };

/** Takes the header, not the cookie: another site must not be able to begin it. */
const connect =
  (core: Core): RequestHandler =>
  async (request, response) => {
    demandPerson(writerOf(response));
    const { redirect } = readInput(connectInput, request.body ?? {});
    response.json(await begin(core, request, response, { redirect, isConnecting: true }));
  };

function begin(core: Core, request: Request, response: Response, how: { redirect: string | undefined; isConnecting: boolean }) {
  const browser = markBrowser(core, request, response);
  return beginMicrosoft(core, { redirect: how.redirect, browser, actor: how.isConnecting ? actorOf(response) : null });
}

/** The page that Microsoft sends people to brings here what came in its address. */
const callback =
  (core: Core): RequestHandler =>
  async (request, response) => {
    const input = readInput(microsoftCallbackInput, request.body);
    const { actor, cookie, origin } = contextOf(core, request, response);
    if (actor) demandPerson(actor);
    const { signedIn, redirect } = await finishMicrosoft(core, { input, browser: knownBrowser(core, request), actor, origin });
    if (signedIn) cookie.set(signedIn.token, signedIn.expires_at);
    const answer: MicrosoftAnswer = signedIn
      ? { token: signedIn.token, user_id: signedIn.user_id, redirect }
      : { connected: true, redirect };
    response.json(answer);
  };

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
