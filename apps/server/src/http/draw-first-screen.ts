import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { answerQueries } from "@copydesk/api";
import type { DrawingAnswer, DrawingQuestion, PageAnswers, ScreenToDraw } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import type { AnsweringThread } from "@copydesk/db";
import compression from "compression";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { webFolder } from "../folders.ts";
import { actorOfDownload, contextOf } from "./context.ts";
import type { ScreenAsked } from "./web-app.ts";

export type DrawingThread = AnsweringThread<DrawingQuestion, DrawingAnswer>;

/** Milliseconds that a page may wait for its drawing: the console would have drawn itself by then. */
const patience = 400;
/** Drawings at a time; more would wait longer than the console takes. */
const most = 8;

/**
 * Answers with the page of whoever is signed in, its first screen drawn and what they would ask first answered, so that they read before
 * the console has loaded. Whatever stands in the way (no session, a screen that is not drawn, a refusal, a busy or broken thread) leads
 * on to the empty page, in which the console says what is to be said.
 */
export function drawFirstScreen(core: Core, thread: DrawingThread): RequestHandler {
  const page = pageForDrawings(readFileSync(join(webFolder, "index.html"), "utf8"));
  const router = Router();
  let underWay = 0;
  const drawOne = (request: Request, response: Response) => {
    if (underWay >= most) return null;
    underWay += 1;
    return draw(core, thread, request, response).finally(() => {
      underWay -= 1;
    });
  };
  router.get("/{*page}", compression(), async (request, response, next) => {
    const { signedIn, isDrawn } = response.locals.screen as ScreenAsked;
    // Whoever signs in now opens a first screen next.
    if (!signedIn) thread.ask({ screen: screenOf(request), known: nothing }).catch(() => undefined);
    if (!isDrawn) return next();
    const drawn = await Promise.race([drawOne(request, response), after(patience, null, { ref: false })]);
    if (!drawn) return next();
    const preloads = response.getHeader("Link");
    response.removeHeader("Link");
    response.set({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(page(drawn, typeof preloads === "string" ? preloads : ""));
  });
  return router;
}

const nothing: PageAnswers = { queries: [], answers: [] };

interface Drawn {
  markup: string;
  known: PageAnswers;
}

/** Null where there is nothing to draw; a database that is away is the console's to tell of, too. */
async function draw(core: Core, thread: DrawingThread, request: Request, response: Response): Promise<Drawn | null> {
  const screen = screenOf(request);
  try {
    const actor = await actorOfDownload(core, request, response);
    if (!actor) return null;
    let known = nothing;
    // Whoever asked has the empty page by then.
    const ends = performance.now() + patience;
    while (performance.now() < ends) {
      const drawing = await thread.ask({ screen, known });
      if (!drawing || "markup" in drawing) return drawing && { markup: drawing.markup, known };
      const calls = drawing.queries.map(([path, input]) => ({ path, input }));
      const answers = await answerQueries(contextOf(core, request, response, actor), calls);
      if (!answers) return null;
      known = { queries: [...known.queries, ...drawing.queries], answers: [...known.answers, ...answers] };
    }
    return null;
  } catch (error) {
    core.log.warn({ err: error, path: screen.path }, "the first screen was not drawn");
    return null;
  }
}

/** How wide a window is no server knows; a phone says that it is one. */
function screenOf({ path, originalUrl, headers }: Request): ScreenToDraw {
  const query = originalUrl.indexOf("?");
  const isPhone = headers["sec-ch-ua-mobile"] === "?1" || /\bMobi/.test(headers["user-agent"] ?? "");
  return { path, search: query < 0 ? "" : originalUrl.slice(query), is_narrow: isPhone };
}

/**
 * The page for drawings: its scripts are fetched after what a drawing needs, and begin when that is on the screen, see `first.ts` of the
 * console. Only the first of them begins at once, as it has little to do.
 */
function pageForDrawings(page: string): (drawn: Drawn, preloads: string) => string {
  const scripts = [...page.matchAll(/\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g)];
  const bare = scripts.reduce((rest, [script]) => rest.replace(script, ""), page);
  const files = scripts.map(([, file = ""]) => file);
  return ({ markup, known }, preloads) => {
    const json = JSON.stringify(known).replaceAll("<", "\\u003c");
    const more = [...preloads.matchAll(/<([^>]+)>/g)].map(([, file = ""]) => file);
    // The answers stand before the first script, which looks for them. Nobody presses what is only drawn.
    return bare
      .replace(
        "<script",
        () =>
          `<script type="application/json" id="page-answers" data-scripts="${files.join(" ")}" data-preloads="${more.join(" ")}">${json}</script>\n    <script`,
      )
      .replace('<div id="root"></div>', () => `<div id="root"><div id="drawn" inert>${markup}</div></div>`);
  };
}
