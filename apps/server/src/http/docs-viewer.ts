import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { viewerFiles } from "@copydesk/api";
import { Router } from "express";
import { viewerFolder, webFolder } from "../folders.ts";

/** A parcel brings the few files of the package that are sent; a checkout has all of it. */
const folder = existsSync(viewerFolder) ? viewerFolder : dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const compress = promisify(gzip);

/** The files of the documentation's viewer, compressed when they are first asked for, and its typeface. */
export function docsViewer(): Router {
  const router = Router();
  const made = new Map<string, Promise<Buffer>>();
  for (const name of viewerFiles) {
    router.get(`/${name}`, async (request, response) => {
      response.type(extname(name)).set({ "Cache-Control": "public, max-age=86400", Vary: "Accept-Encoding" });
      if (!request.acceptsEncodings("gzip")) return void response.send(await readFile(join(folder, name)));
      const file = made.get(name) ?? readFile(join(folder, name)).then((bytes) => compress(bytes));
      made.set(name, file);
      response.set("Content-Encoding", "gzip").send(await file);
    });
  }
  router.get("/figtree.woff2", async (_request, response) => {
    const font = await consoleFont();
    if (!font) return void response.sendStatus(404);
    response.set("Cache-Control", "public, max-age=86400").sendFile(font);
  });
  return router;
}

/** The console's own typeface, under the name that its build gave it; none where nothing was built. */
async function consoleFont(): Promise<string | undefined> {
  const assets = join(webFolder, "assets");
  const names = await readdir(assets).catch(() => []);
  const name = names.find((one) => one.startsWith("figtree-latin-wght"));
  return name && join(assets, name);
}
