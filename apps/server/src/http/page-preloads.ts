import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { authTokenKey } from "@copydesk/contracts";
import type { RequestHandler } from "express";

/** What the web app's build wrote down, see apps/web/build/page-preloads.ts. */
export interface PagePreload {
  /** Addresses it is for, as a regular expression. */
  path: string;
  signed_in: boolean;
  /** Value of a Link header. */
  link: string;
}

/**
 * Names the files of the screen that will be drawn in the head of the page's answer, so that they load beside the app
 * and not after it. The cookie is only a hint of which screen that is; it opens nothing.
 */
export function preloadScreen(preloads: readonly PagePreload[]): RequestHandler {
  const known = preloads.map((one) => ({ ...one, path: new RegExp(one.path) }));
  return (request, response, next) => {
    const signedIn = new RegExp(`(^|; )${authTokenKey}=[^;]`).test(request.headers.cookie ?? "");
    const link = known.find((one) => one.signed_in === signedIn && one.path.test(request.path))?.link;
    if (link) response.setHeader("Link", link);
    next();
  };
}

/** Nothing where the app was built without it, or not at all. */
export function readPreloads(webFolder: string): PagePreload[] {
  const file = join(webFolder, "preloads.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
