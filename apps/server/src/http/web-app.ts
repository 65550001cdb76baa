import { existsSync } from "node:fs";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import sirv from "sirv";
import { webFolder } from "../folders.ts";

/** The built app: hashed files are kept by browsers for good, the page itself is asked for anew each time. */
export function webApp(): Router {
  const router = Router();
  if (!existsSync(join(webFolder, "index.html"))) {
    router.use(notBuilt);
    return router;
  }
  router.use(
    sirv(webFolder, {
      single: true,
      gzip: true,
      brotli: true,
      etag: true,
      setHeaders(response, path) {
        const hashed = path.startsWith("/assets/");
        response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    }),
  );
  return router;
}

/** In development Vite serves the app. */
const notBuilt: RequestHandler = (_request, response) =>
  void response.status(404).type("text/plain").send("The app is not built. Run npm start, or open the address of npm run dev.");
