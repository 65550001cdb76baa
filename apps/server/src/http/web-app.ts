import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@copydesk/contracts";
import { type RequestHandler, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { webFolder } from "../folders.ts";
import { preloadScreen, readPreloads } from "./page-preloads.ts";

/** The built app: hashed files are kept by browsers for good, the page itself is asked for anew each time. */
export function webApp(): Router {
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
  router.get("/{*page}", preloadScreen(readPreloads(webFolder)), toThePage, files);
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
