import { z } from "zod";
import { route } from "./rest-route.ts";

const thing = z.strictObject({ id: z.string(), name: z.string(), deleted_at: z.string() }).meta({ id: "DeletedThing" });
const answer = z.array(thing);
const words = "that were deleted and that one can bring back, the latest first";

/** What was deleted. Looked for before the addresses with an id, which `deleted` would fit, too. */
export const deletedRoutes = [
  route(
    {
      method: "GET",
      path: "/campaigns/deleted",
      procedure: "campaigns.deleted",
      summary: `Campaigns ${words}`,
      tag: "Campaigns",
      status: 200,
      answer,
    },
    ({ caller }) => caller.campaigns.deleted(),
  ),
  route(
    { method: "GET", path: "/voices/deleted", procedure: "voices.deleted", summary: `Voices ${words}`, tag: "Voices", status: 200, answer },
    ({ caller }) => caller.voices.deleted(),
  ),
  route(
    {
      method: "GET",
      path: "/examples/deleted",
      procedure: "examples.deleted",
      summary: `Examples ${words}`,
      tag: "Examples",
      status: 200,
      answer,
    },
    ({ caller }) => caller.examples.deleted(),
  ),
];
