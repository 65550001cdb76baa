import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError, authTokenKey } from "@copydesk/contracts";
import { type RequestHandler, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { webFolder } from "../folders.ts";

/**
 * The built app: hashed files are kept by browsers for good, the page itself is asked for anew each time.
 * @param draw answers with the page where its first screen can be drawn [every page is empty]
 */
export function webApp(draw: RequestHandler = (_request, _response, next) => next()): Router {
  const router = Router();
  if (!existsSync(join(webFolder, "index.html"))) {
    router.use(notBuilt);
    return router;
  }
  const files = expressStaticGzip(webFolder, {
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    index: false,
    serveStatic: {
      setHeaders(response, path) {
        const hashed = path.includes(`${join(webFolder, "assets")}`);
        response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    },
  });
  router.use(files);
  router.get("/assets/{*file}", answerMissingFile);
  router.get("/{*page}", preloadScreen(readPreloads(webFolder)), draw, toThePage, files);
  return router;
}

/** Every address of the app is the same page; its own router knows the rest. */
const toThePage: RequestHandler = (request, _response, next) => {
  request.url = "/index.html";
  next();
};

/** A file of an earlier version: the app says that there is a new one, which it could not if it got a page here. */
const answerMissingFile: RequestHandler = (_request, _response, next) =>
  next(new AppError("NOT_FOUND", "This file belongs to another version of the app. Reload the page."));

/** In development Vite serves the app. */
const notBuilt: RequestHandler = (_request, response) =>
  void response.status(404).type("text/plain").send("The app is not built. Run npm start, or open the address of npm run dev.");

/** What the web app's build wrote down, see apps/web/build/page-preloads.ts. */
interface PagePreload {
  /** Addresses it is for, as a regular expression. */
  path: string;
  signed_in: boolean;
  /** The server draws it, see `draw-first-screen.ts`. */
  is_drawn?: true;
  /** Value of a Link header. */
  link: string;
}

/** What is known of the screen at an address, for what answers after `preloadScreen`. */
export interface ScreenAsked {
  /** There is a cookie of a session, living or dead. */
  signedIn: boolean;
  isDrawn: boolean;
}

/**
 * Names the files of the screen that will be drawn in the head of the page's answer, so that they load beside the app
 * and not after it. The cookie is only a hint of which screen that is; it opens nothing.
 */
export function preloadScreen(preloads: readonly PagePreload[]): RequestHandler {
  const known = preloads.map((one) => ({ ...one, path: new RegExp(one.path) }));
  return (request, response, next) => {
    const signedIn = new RegExp(`(^|; )${authTokenKey}=[^;]`).test(request.headers.cookie ?? "");
    const screen = known.find((one) => one.signed_in === signedIn && one.path.test(request.path));
    if (screen?.link) response.setHeader("Link", screen.link);
    response.locals.screen = { signedIn, isDrawn: screen?.is_drawn === true } satisfies ScreenAsked;
    next();
  };
}

/** Nothing where the app was built without it, or not at all. */
export function readPreloads(webFolder: string): PagePreload[] {
  const file = join(webFolder, "preloads.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
