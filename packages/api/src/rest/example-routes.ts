import {
  type ExampleDetail,
  exampleIdsInput,
  exampleInput,
  exampleListInput,
  exampleUpdateInput,
  exampleListItemSchema as item,
  useExamplesInput,
} from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { idList, oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Examples");

const query = exampleListInput.extend({
  language_ids: idList,
  channel_ids: idList.meta({ description: "`any` for those made for no channel in particular" }),
  use_in_prompts: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
});
const change = exampleUpdateInput.omit({ id: true });

const detail = item
  .extend({
    text: z.string(),
    voice_id: z.string().nullable(),
    language_id: z.string(),
    channel_id: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "Example" });

const one = [
  route(
    {
      method: "GET",
      path: "/examples",
      procedure: "examples.list",
      summary: "Examples, searched by title and text",
      query,
      answer: envelopeOf(item),
    },
    async ({ caller, query }) => {
      const asSent = { ...query, language_ids: query.language_ids.join(), channel_ids: query.channel_ids.join() };
      return envelope(await caller.examples.list(query), { path: "/examples", query: asSent });
    },
  ),
  route(
    {
      method: "POST",
      path: "/examples",
      procedure: "examples.create",
      summary: "Create an example",
      status: 201,
      body: exampleInput,
      answer: detail,
      idempotent: true,
    },
    async ({ caller, body }) => toAnswer(await caller.examples.create(body)),
  ),
  route(
    {
      method: "GET",
      path: "/examples/options",
      procedure: "examples.options",
      summary: "Voices, languages and channels that examples can be given to",
    },
    ({ caller }) => caller.examples.options(),
  ),
  route(
    {
      method: "GET",
      path: "/examples/{id}",
      procedure: "examples.get",
      summary: "One example with its whole text",
      params: oneOfThem,
      answer: detail,
    },
    async ({ caller, params }) => toAnswer(await caller.examples.get(params)),
  ),
  route(
    {
      method: "PUT",
      path: "/examples/{id}",
      procedure: "examples.update",
      summary: "Change an example; 409 when somebody else did in between",
      params: oneOfThem,
      body: takingBack(change, detail),
      answer: detail,
    },
    async ({ caller, params, body }) => toAnswer(await caller.examples.update({ ...params, ...body })),
  ),
  route(
    {
      method: "DELETE",
      path: "/examples/{id}",
      procedure: "examples.remove",
      summary: "Delete an example; for 30 days it can be restored",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.examples.remove(params),
  ),
];

const several = [
  route(
    {
      method: "POST",
      path: "/examples/use",
      procedure: "examples.use",
      summary: "Let examples into prompts, or keep them out",
      body: useExamplesInput,
    },
    ({ caller, body }) => caller.examples.use(body),
  ),
  route(
    {
      method: "POST",
      path: "/examples/delete",
      procedure: "examples.remove_many",
      summary: "Delete examples; for 30 days they can be restored",
      body: exampleIdsInput,
    },
    ({ caller, body }) => caller.examples.remove_many(body),
  ),
  route(
    {
      method: "POST",
      path: "/examples/restore",
      procedure: "examples.restore",
      summary: "Bring deleted examples back",
      body: exampleIdsInput,
    },
    ({ caller, body }) => caller.examples.restore(body),
  ),
];

export const exampleRoutes = [...one, ...several];

/** With the ids as they are written, so that an example can be sent back as it was read. */
const toAnswer = (example: ExampleDetail): z.input<typeof detail> => ({
  ...example,
  voice_id: example.voice?.id ?? null,
  language_id: example.language.id,
  channel_id: example.channel?.id ?? null,
});
