import type { PlanChange, RemovedPart } from "@copydesk/contracts";
import { type ReferenceCodes, readReferenceCodes } from "@copydesk/core";
import { z } from "zod";
import { campaignAnswer, idOf, toCampaignAnswer } from "./campaign-body.ts";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Campaigns");
const one = z.strictObject({ id: z.string().min(1).max(64) });
const code = z.string().min(1).max(60);
const channels = z.array(code).min(1).max(60);

const change = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("add_language"), language: code, channels }),
    z.strictObject({ kind: z.literal("add_channels"), language: code, channels }),
    z.strictObject({ kind: z.literal("remove_language"), language: code }),
    z.strictObject({ kind: z.literal("remove_channels"), language: code, channels }),
  ])
  .meta({ description: "What was taken out keeps its texts; adding it again brings them back" });
const changes = z.array(change).min(1).max(100);

const removed = z
  .strictObject({
    language: z.string(),
    is_whole_language: z.boolean(),
    channels: z.array(z.string()),
    removed_at: z.string(),
  })
  .meta({ id: "RemovedPart" });

export const planRoutes = [
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/plan",
      procedure: "campaigns.change_plan",
      summary: "Add or take out languages and channels, whatever else changes in the brief meanwhile",
      params: one,
      body: z.strictObject({ changes }),
      answer: campaignAnswer,
    },
    async ({ ctx, caller, params, body }) => {
      const codes = await readReferenceCodes(ctx.core);
      const { campaign } = await caller.campaigns.change_plan({
        id: params.id,
        changes: body.changes.map((it, i) => toChange(it, i, codes)),
      });
      return toCampaignAnswer(campaign, codes);
    },
  ),
  route(
    {
      method: "GET",
      path: "/campaigns/{id}/removed",
      procedure: "campaigns.removed",
      summary: "Languages and channels that were taken out and can be added again with their texts, the latest first",
      params: one,
      answer: z.strictObject({ results: z.array(removed) }),
    },
    async ({ caller, params }) => ({ results: (await caller.campaigns.removed(params)).map(toRemoved) }),
  ),
];

function toChange(change: z.output<typeof changes>[number], at: number, codes: ReferenceCodes): PlanChange {
  const language_id = idOf(codes, "languages", { wanted: change.language, field: `changes.${at}.language` });
  if (change.kind === "remove_language") return { kind: change.kind, language_id };
  const channel_ids = change.channels.map((channel, i) =>
    idOf(codes, "channels", { wanted: channel, field: `changes.${at}.channels.${i}` }),
  );
  return { kind: change.kind, language_id, channel_ids };
}

const toRemoved = (part: RemovedPart): z.input<typeof removed> => ({
  language: part.language.code,
  is_whole_language: part.is_whole_language,
  channels: part.pieces.map((piece) => piece.channel_code),
  removed_at: part.removed_at,
});
