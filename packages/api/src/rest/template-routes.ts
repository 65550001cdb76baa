import { name } from "@copydesk/contracts";
import { readReferenceCodes, templateListInput } from "@copydesk/core";
import { z } from "zod";
import { inCodes, person } from "./campaign-body.ts";
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
    values: z
      .record(z.string(), z.unknown())
      .meta({ description: "What a campaign made of it begins with, as the body of POST /campaigns" }),
    placeholders: z.array(z.string()),
    notices: z.array(z.string()),
  })
  .meta({ id: "Template" });

const newBody = z.strictObject({ campaign_id: z.string().min(1).max(64), name: name("Name", 120) });

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
    async ({ ctx, caller, params }) => {
      const { values, ...template } = await caller.templates.get(params);
      return { ...template, values: inCodes(values, await readReferenceCodes(ctx.core)) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/templates",
      procedure: "templates.save_from",
      summary: "Keep the brief of a campaign as a template",
      tag,
      status: 201,
      body: newBody,
      answer: z.strictObject({ id: z.string() }),
      idempotent: true,
    },
    ({ caller, body }) => caller.templates.save_from(body),
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
