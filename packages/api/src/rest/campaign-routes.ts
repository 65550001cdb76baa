import { type CampaignListItem, campaignListInput, campaignPageSchema, personRefSchema as person } from "@copydesk/contracts";
import { authorizeCampaign, campaignFormats, exportCampaign, readReferenceCodes } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { briefFields, campaignAnswer, campaignBody, toBrief, toCampaignAnswer } from "./campaign-body.ts";
import { internalCopy } from "./internal-copy.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { FileAnswer, routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Campaigns");
const one = z.strictObject({ id: z.string().min(1).max(64) });

const listed = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    status: z.string(),
    privacy: z.string(),
    languages: z.array(z.string()),
    channels: z.array(z.string()),
    from_date: z.string(),
    to_date: z.string(),
    owner: person,
    updated_at: z.string(),
  })
  .meta({ id: "CampaignListItem" });

// Written out, because this is the call that is made most: leaving three keys out of each item costs more than naming the rest.
const toListed = (item: CampaignListItem): z.input<typeof listed> => ({
  id: item.id,
  name: item.name,
  status: item.status,
  privacy: item.privacy,
  languages: item.languages,
  channels: item.channels,
  from_date: item.from_date,
  to_date: item.to_date,
  owner: item.owner,
  updated_at: item.updated_at,
});

const exportQuery = z.strictObject({ format: z.enum(campaignFormats), language: z.string().max(35).optional(), internal: internalCopy });
const changeBody = campaignBody.extend({ version: z.number().int().min(1).meta({ description: "The version the change began from" }) });

export const campaignRoutes = [
  route(
    {
      method: "GET",
      path: "/campaigns",
      procedure: "campaigns.list",
      summary: "Campaigns the person sees",
      query: campaignListInput,
      answer: envelopeOf(listed).extend(campaignPageSchema.pick({ is_count_exact: true }).shape),
    },
    async ({ caller, query }) => {
      const { count, is_count_exact, results } = await caller.campaigns.list(query);
      return { ...envelope({ count, results: results.map(toListed) }, { path: "/campaigns", query }), is_count_exact };
    },
  ),
  route(
    {
      method: "POST",
      path: "/campaigns",
      procedure: "campaigns.create",
      summary: "Create a campaign",
      status: 201,
      body: campaignBody,
      ownFields: briefFields,
      answer: campaignAnswer,
      idempotent: true,
    },
    async ({ ctx, caller, body }) => {
      const codes = await readReferenceCodes(ctx.core);
      const { id } = await caller.campaigns.create(toBrief(body, codes, { timezone: actorOf(ctx).timezone }));
      return toCampaignAnswer(await caller.campaigns.get({ id }), codes);
    },
  ),
  route(
    {
      method: "GET",
      path: "/campaigns/{id}",
      procedure: "campaigns.get",
      summary: "One campaign",
      params: one,
      answer: campaignAnswer,
    },
    async ({ ctx, caller, params }) => toCampaignAnswer(await caller.campaigns.get(params), await readReferenceCodes(ctx.core)),
  ),
  route(
    {
      method: "PUT",
      path: "/campaigns/{id}",
      procedure: "campaigns.update",
      summary: "Change the brief of a campaign; 409 when somebody else did in between",
      params: one,
      body: takingBack(changeBody, campaignAnswer),
      ownFields: briefFields,
      answer: campaignAnswer,
    },
    async ({ ctx, caller, params, body: { version, ...body } }) => {
      const codes = await readReferenceCodes(ctx.core);
      const brief = toBrief(body, codes, { timezone: actorOf(ctx).timezone });
      return toCampaignAnswer(await caller.campaigns.update({ ...params, version, brief }), codes);
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/campaigns/{id}",
      procedure: "campaigns.remove",
      summary: "Delete a campaign; it can be restored for 30 days",
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.campaigns.remove(params),
  ),
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/duplicate",
      procedure: "campaigns.duplicate",
      summary: "Make a draft with the same brief",
      status: 201,
      params: one,
      answer: campaignAnswer,
      idempotent: true,
    },
    async ({ ctx, caller, params }) =>
      toCampaignAnswer(await caller.campaigns.get(await caller.campaigns.duplicate(params)), await readReferenceCodes(ctx.core)),
  ),
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/archive",
      procedure: "campaigns.archive",
      summary: "Put a campaign aside",
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.campaigns.archive(params),
  ),
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/restore",
      procedure: "campaigns.restore",
      summary: "Bring an archived or deleted campaign back",
      status: 204,
      params: one,
    },
    ({ caller, params }) => caller.campaigns.restore(params),
  ),
  route(
    {
      method: "GET",
      path: "/campaigns/{id}/export",
      procedure: { permission: "campaigns.export" },
      summary: "The selected versions of a campaign as a file",
      params: one,
      query: exportQuery,
      files: ["application/pdf", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "text/calendar"],
    },
    async ({ ctx, params, query, signal }) => {
      const allowed = await authorizeCampaign(ctx.core, actorOf(ctx), "export", params.id);
      return new FileAnswer(await exportCampaign(ctx.core, allowed, { ...query, ...(signal ? { signal } : {}) }));
    },
  ),
];
