import { templateListInput } from "@copydesk/core";
import { z } from "zod";
import { person } from "./campaign-body.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { route } from "./rest-route.ts";

const tag = "Templates";
const one = z.strictObject({ id: z.string().min(1).max(64) });
const listed = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    languages: z.array(z.string()),
    channels: z.array(z.string()),
    owner: person.nullable(),
    updated_at: z.string(),
    can_remove: z.boolean(),
  })
  .meta({ id: "TemplateListItem" });
const detail = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    values: z.record(z.string(), z.unknown()).meta({ description: "What the form of a new campaign begins with" }),
    placeholders: z.array(z.string()),
    notices: z.array(z.string()),
  })
  .meta({ id: "Template" });

export const templateRoutes = [
  route(
    {
      method: "GET",
      path: "/templates",
      procedure: "templates.list",
      summary: "Templates to make campaigns from",
      tag,
      status: 200,
      query: templateListInput,
      answer: envelopeOf(listed),
    },
    async ({ caller, query }) => envelope(await caller.templates.list(query), { path: "/templates", query }),
  ),
  route(
    {
      method: "GET",
      path: "/templates/{id}",
      procedure: "templates.get",
      summary: "One template",
      tag,
      status: 200,
      params: one,
      answer: detail,
    },
    ({ caller, params }) => caller.templates.get(params),
  ),
  route(
    {
      method: "DELETE",
      path: "/templates/{id}",
      procedure: "templates.remove",
      summary: "Delete a template",
      tag,
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.templates.remove(params),
  ),
];
