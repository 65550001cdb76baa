import {
  templateListItemSchema as listed,
  name,
  personRefSchema as person,
  type TemplateDetail,
  templateChangeSchema,
} from "@copydesk/contracts";
import { type ReferenceCodes, readReferenceCodes, templateListInput } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { briefFields, campaignBody, inCodes, toBrief } from "./campaign-body.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Templates");
const one = z.strictObject({ id: z.string().min(1).max(64) });
const privacy = z.enum(["public", "shared", "private"]).meta({ description: "Who sees it, as with a campaign" });
const detail = z
  .strictObject({
    id: z.string(),
    version: z.number().int().meta({ description: "To be given back when the template is changed" }),
    name: z.string(),
    description: z.string(),
    span_days: z.number().int().meta({ description: "Days from the first to the last of a campaign made of it" }),
    privacy,
    is_public: z.boolean(),
    team_ids: z.array(z.string()),
    values: z
      .record(z.string(), z.unknown())
      .meta({ description: "What a campaign made of it begins with, as the body of POST /campaigns" }),
    placeholders: z.array(z.string()),
    notices: z.array(z.string()),
    gone: z
      .array(z.strictObject({ kind: z.enum(["language", "channel", "objective", "voice"]), name: z.string() }))
      .meta({ description: "What it was made with and cannot be chosen any more; left out of its values" }),
    owner: person.nullable(),
    updated_at: z.string(),
    can_edit: z.boolean(),
    can_share: z.boolean(),
  })
  .meta({ id: "Template" });

const { from_date: _from, to_date: _to, is_public: _public, team_ids: _teams, ...lasting } = campaignBody.shape;
const { name: ownName, description: ownDescription, span_days, version, is_public, team_ids } = templateChangeSchema.shape;
const changeBody = z.strictObject({
  version,
  name: ownName,
  description: ownDescription,
  span_days,
  is_public: is_public.meta({ description: "Absent: as before" }),
  team_ids: team_ids.meta({ description: "Absent: as before" }),
  values: z.strictObject(lasting).meta({ description: "The brief that a campaign begins with, without its days" }),
});

const newBody = z.strictObject({ campaign_id: z.string().min(1).max(64), name: name("Name", 120) });

export const templateRoutes = [
  route(
    {
      method: "GET",
      path: "/templates",
      procedure: "templates.list",
      summary: "Templates to make campaigns from",
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
      params: one,
      answer: detail,
    },
    async ({ ctx, caller, params }) => toAnswer(await caller.templates.get(params), await readReferenceCodes(ctx.core)),
  ),
  route(
    {
      method: "PUT",
      path: "/templates/{id}",
      procedure: "templates.update",
      summary: "Change a template; 409 when somebody else did in between",
      params: one,
      body: takingBack(changeBody, detail.extend({ values: campaignBody })),
      ownFields: briefFields.map(([theirs, own]) => [theirs, `values.${own}`]),
      answer: detail,
    },
    async ({ ctx, caller, params, body: { values, ...body } }) => {
      const codes = await readReferenceCodes(ctx.core);
      const brief = toTemplateBrief(values, codes, { timezone: actorOf(ctx).timezone });
      return toAnswer(await caller.templates.update({ ...body, ...params, brief }), codes);
    },
  ),
  route(
    {
      method: "POST",
      path: "/templates/{id}/restore",
      procedure: "templates.restore",
      summary: "Bring a template back that was deleted in the last 30 days",
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.templates.restore(params),
  ),
  route(
    {
      method: "POST",
      path: "/templates",
      procedure: "templates.save_from",
      summary: "Keep the brief of a campaign as a template, seen by whoever sees the campaign",
      status: 201,
      body: newBody,
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
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.templates.remove(params),
  ),
];

function toAnswer(template: TemplateDetail, codes: ReferenceCodes): z.input<typeof detail> {
  const { values, gone, updated_by: _by, ...rest } = template;
  return { ...rest, values: inCodes(values, codes), gone: gone.map(({ kind, name: words }) => ({ kind, name: words })) };
}

/** A template has no days and no readers; those of a campaign only help to read the rest. */
function toTemplateBrief(values: z.output<typeof changeBody>["values"], codes: ReferenceCodes, own: { timezone: string }) {
  const { from_date: _f, to_date: _t, is_public: _p, team_ids: _i, ...brief } = toBrief({ ...values, ...daysOfNoCampaign }, codes, own);
  return brief;
}
const daysOfNoCampaign = { from_date: "", to_date: "", is_public: false, team_ids: [] };
