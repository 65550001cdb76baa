import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { viewerFiles } from "@copydesk/api";
import { Router } from "express";
import { viewerFolder } from "../folders.ts";

/** A parcel brings the few files of the package that are sent; a checkout has all of it. */
const folder = existsSync(viewerFolder) ? viewerFolder : dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const compress = promisify(gzip);

/** The files of the documentation's viewer, compressed when they are first asked for. */
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
  return router;
}
