import { type Core, readCalendar } from "@copydesk/core";
import { Router } from "express";
import { originOf } from "./context.ts";

/** Calendars for programs that can send no headers: what is secret in the address says who asks. */
export function calendarRoute(core: Core): Router {
  const router = Router();
  router.get("/calendar/:secret.ics", async (request, response) => {
    const leaving = new AbortController();
    response.once("close", () => leaving.abort(new Error("The caller left.")));
    const { bytes, content_type } = await readCalendar(core, {
      secret: request.params.secret,
      origin: originOf(request, response),
      signal: leaving.signal,
    });
    response.set({
      "Content-Type": content_type,
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, max-age=300",
      "X-Robots-Tag": "noindex",
    });
    response.end(bytes);
  });
  return router;
}
