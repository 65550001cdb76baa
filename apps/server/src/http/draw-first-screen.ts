import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { answerQueries, type RequestContext } from "@copydesk/api";
import { type DrawingAnswer, type DrawingQuestion, type PageAnswers, type ScreenToDraw, signInScreen } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import type { AnsweringThread } from "@copydesk/db";
import compression from "compression";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { drawnFolder, webFolder } from "../folders.ts";
import { actorOfDownload, contextOf } from "./context.ts";
import type { ScreenAsked } from "./web-app.ts";

export type DrawingThread = AnsweringThread<DrawingQuestion, DrawingAnswer>;

/** Milliseconds that a page may wait for its drawing: the console would have drawn itself by then. */
const patience = 400;
/** Milliseconds for what nobody waits for. */
const aMoment = 10_000;
/** Drawings at a time; more would wait longer than the console takes. */
const most = 8;

/**
 * Answers with the page of whoever asks, its first screen drawn and what the console would ask first answered, so that they read before it
 * has loaded; strangers get the sign-in page. Whatever stands in the way (a session that is over, a screen that is not drawn, a refusal, a
 * busy or broken thread) leads on to the empty page, in which the console says what is to be said.
 */
export function drawFirstScreen(core: Core, thread: DrawingThread): RequestHandler {
  const page = pageForDrawings(readFileSync(join(webFolder, "index.html"), "utf8"));
  const router = Router();
  const ofStrangers = keepSignIn(core, thread);
  let underWay = 0;
  const ofPerson = async (request: Request, response: Response) => {
    const actor = await actorOfDownload(core, request, response);
    if (!actor || underWay >= most) return null;
    underWay += 1;
    const drawing = draw(thread, screenOf(request), contextOf(core, request, response, actor), patience).finally(() => {
      underWay -= 1;
    });
    return Promise.race([drawing, after(patience, null, { ref: false })]);
  };
  router.get("/{*page}", compression(), async (request, response, next) => {
    const { signedIn, isDrawn } = response.locals.screen as ScreenAsked;
    // Whoever signs in now opens a first screen next.
    if (!signedIn) thread.ask({ screen: screenOf(request), known: nothing }).catch(() => undefined);
    if (!isDrawn) return next();
    const asked = signedIn ? ofPerson(request, response) : ofStrangers(contextOf(core, request, response, null));
    const drawn = await asked.catch((error: unknown) => {
      core.log.warn({ err: error, path: request.path }, "the first screen was not drawn");
      return null;
    });
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

/** Null where there is nothing to draw, a refusal is the console's to tell of, or it took longer than anybody waits. */
async function draw(thread: DrawingThread, screen: ScreenToDraw, context: RequestContext, patience: number): Promise<Drawn | null> {
  let known = nothing;
  const ends = performance.now() + patience;
  while (performance.now() < ends) {
    const drawing = await thread.ask({ screen, known });
    if (!drawing || "markup" in drawing) return drawing && { markup: drawing.markup, known };
    const answers = await answer(context, drawing.queries);
    if (!answers) return null;
    known = { queries: [...known.queries, ...drawing.queries], answers: [...known.answers, ...answers] };
  }
  return null;
}

const answer = (context: RequestContext, queries: PageAnswers["queries"]) =>
  answerQueries(
    context,
    queries.map(([path, input]) => ({ path, input })),
  );

/**
 * The page of strangers, the same for all of them and at every address: drawn with the app, and anew when what it shows has changed.
 * Nobody waits for it.
 */
function keepSignIn(core: Core, thread: DrawingThread): (context: RequestContext) => Promise<Drawn | null> {
  let kept: Drawn | null = JSON.parse(readFileSync(join(drawnFolder, "sign-in.json"), "utf8"));
  let isDrawing = false;
  const drawAnew = async (context: RequestContext) => {
    if (isDrawing) return;
    isDrawing = true;
    try {
      kept = await draw(thread, signInScreen, context, aMoment);
    } catch (error) {
      core.log.warn({ err: error }, "the sign-in page was not drawn");
    } finally {
      isDrawing = false;
    }
  };
  return async (context) => {
    const answers = kept && (await answer(context, kept.known.queries));
    if (kept && isDeepStrictEqual(answers, kept.known.answers)) return kept;
    void drawAnew(context);
    return null;
  };
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
