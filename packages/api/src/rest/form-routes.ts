import { draftKeySchema, draftValuesSchema, estimateInput } from "@copydesk/contracts";
import { readReferenceCodes } from "@copydesk/core";
import { z } from "zod";
import { campaignBody, idOf } from "./campaign-body.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Campaigns");

const { story_length, content_schedule, generation_mode } = estimateInput.shape;
const { languages, voice_id } = campaignBody.shape;
const estimateBody = z.strictObject({
  story_length: story_length.meta({ description: "Characters of the main story" }),
  languages,
  voice_id,
  content_schedule: content_schedule.default(true),
  generation_mode: generation_mode.default("entire_campaign"),
});
const estimate = z
  .strictObject({
    model: z.string(),
    is_offline: z.boolean(),
    calls: z.number().int(),
    tokens_in: z.number().int(),
    tokens_out: z.number().int(),
    cost: z.strictObject({ amount: z.number(), currency: z.string() }).nullable().meta({ description: "Null when a model has no price" }),
    seconds: z.strictObject({ from: z.number(), to: z.number() }),
  })
  .meta({ id: "Estimate" });

const ofDraft = z.strictObject({
  key: draftKeySchema.meta({ description: "new, template:{id} or campaign:{id}: which form was begun" }),
});
const values = draftValuesSchema.meta({ description: "The form as far as it is filled in" });
const draft = z.strictObject({ key: z.string(), values: z.record(z.string(), z.unknown()), saved_at: z.string() }).meta({ id: "Draft" });

export const formRoutes = [
  route(
    {
      method: "GET",
      path: "/options",
      procedure: "options.get",
      summary: "What campaigns can be made of: languages and channels by code, objectives, voices, teams, models",
    },
    ({ caller }) => caller.options.get(),
  ),
  route(
    {
      method: "POST",
      path: "/campaigns/estimate",
      procedure: "campaigns.estimate",
      summary: "What writing a campaign would take: calls, tokens, cost, time; nothing is made",
      body: estimateBody,
      answer: estimate,
    },
    async ({ ctx, caller, body: { languages: plan, voice_id: voice, ...body } }) => {
      const codes = await readReferenceCodes(ctx.core);
      return caller.campaigns.estimate({
        ...body,
        voice_id: voice === undefined ? codes.default_voice_id : voice,
        languages: plan.map((one, i) => ({
          language_id: idOf(codes, "languages", { wanted: one.code, field: `languages.${i}.code` }),
          channel_ids: one.channels.map((channel, j) =>
            idOf(codes, "channels", { wanted: channel, field: `languages.${i}.channels.${j}` }),
          ),
        })),
      });
    },
  ),
  route(
    {
      method: "GET",
      path: "/drafts/{key}",
      procedure: "drafts.get",
      summary: "Your form that is not sent yet; null when there is none",
      params: ofDraft,
    },
    ({ caller, params }) => caller.drafts.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/drafts/{key}",
      procedure: "drafts.save",
      summary: "Keep a form that is not sent yet, in place of what was kept",
      params: ofDraft,
      body: takingBack(z.strictObject({ values }), draft),
    },
    ({ caller, params, body }) => caller.drafts.save({ ...params, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/drafts/{key}",
      procedure: "drafts.discard",
      summary: "Forget a form that is not sent yet",
      status: 204,
      params: ofDraft,
    },
    ({ caller, params }) => caller.drafts.discard(params),
  ),
];
