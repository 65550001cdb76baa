import { asanaOutcomes, microsoftCallbackInput } from "@copydesk/contracts";
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";

const tags = ["Account"];
const signedIn = z.strictObject({ token: z.string(), user_id: z.string(), redirect: z.string() });
const connected = z.strictObject({ connected: z.literal(true), redirect: z.string() });
const page = (what: string, kinds = "a path of this site") =>
  z
    .string()
    .optional()
    .meta({ description: `${what}: ${kinds}; anything else is left out` });

/** What a browser gets in place of the way on. */
const refused = {
  "429": { description: "Too many attempts; `Retry-After` says when again" },
  default: { description: "A sentence that says what is wrong" },
};

/** Calls that browsers make on their way to another sign-in page and back; the server answers them beside the table. */
export const signOnPaths: ZodOpenApiPathsObject = {
  "/auth/microsoft/initiate": {
    get: {
      operationId: "get_auth_microsoft_initiate",
      summary: "Sign in with Microsoft, where the company offers it",
      description: "For a browser to go to. Needs no token.",
      tags,
      security: [],
      requestParams: { query: z.object({ redirect: page("Where to go on to") }) },
      responses: { "302": { description: "To Microsoft, or to a page that says why not" }, ...refused },
    },
  },
  "/auth/microsoft/callback": {
    post: {
      operationId: "post_auth_microsoft_callback",
      summary: "End a sign-in with Microsoft with what its page sent back",
      description: "Counts once, within ten minutes, in the browser that began it.",
      tags,
      security: [],
      requestBody: { required: true, content: { "application/json": { schema: microsoftCallbackInput } } },
      responses: {
        "200": {
          description: "A session, or an account connected",
          content: { "application/json": { schema: z.union([signedIn, connected]) } },
        },
        "401": { description: "Not the genuine end of a round trip" },
        "404": { description: "Nobody here has this account; `details.email` says which" },
      },
    },
  },
  "/auth/asana/initiate": {
    get: {
      operationId: "get_auth_asana_initiate",
      summary: "Connect your Asana account",
      description: "For a browser to go to. Needs the `auth_token` cookie, or a token.",
      tags,
      requestParams: {
        query: z.object({ redirect_back: page("Where to come back to", "a page of this site, as a path or a whole address") }),
      },
      responses: {
        "302": { description: `To Asana; comes back with \`?asana=\` and one of ${asanaOutcomes.join(", ")}` },
        "401": { description: "Not signed in" },
        ...refused,
      },
    },
  },
};
