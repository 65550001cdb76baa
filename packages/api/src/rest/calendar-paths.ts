import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";

const tags = ["Schedules"];

/** What calendar programs read; the server answers it beside the table, because what is secret in the address says who asks. */
export const calendarPaths: ZodOpenApiPathsObject = {
  "/calendar/{secret}.ics": {
    get: {
      operationId: "get_calendar",
      summary: "The posts under a calendar address, as they are planned now",
      description:
        "Needs no token: the address itself is the key. It ends when it is renewed or revoked, and with its owner's right to export.",
      tags,
      security: [],
      requestParams: { path: z.object({ secret: z.string() }) },
      responses: {
        "200": { description: "iCalendar (RFC 5545)", content: { "text/calendar": { schema: z.string() } } },
        "404": { description: "No such address, or it has ended" },
      },
    },
  },
};
