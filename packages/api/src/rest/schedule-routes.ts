import { findConflicts, scheduleFrameViewSchema as frame, postConflictSchema } from "@copydesk/contracts";
import { authorizeBlock } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { toVersionAnswer, versionAnswer } from "./block-answer.ts";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Schedules");
const ofBlock = z.strictObject({ id: z.string().min(1).max(64) });
const conflict = postConflictSchema.extend({ other_id: z.string().optional().meta({ description: "The post that is too close" }) });

export const scheduleRoutes = [
  route(
    {
      method: "GET",
      path: "/blocks/{id}/schedule-frame",
      procedure: "blocks.schedule_frame",
      summary: "Days, zone, rules and channels that the posts of a schedule are planned within and checked against",
      params: ofBlock,
      answer: frame,
    },
    async ({ ctx, caller, params }) => {
      const { block } = await authorizeBlock(ctx.core, actorOf(ctx), "view", params.id);
      return caller.blocks.schedule_frame({ campaign_id: block.campaign_id, language_id: block.language_id });
    },
  ),
  route(
    {
      method: "GET",
      path: "/blocks/{id}/schedule-conflicts",
      procedure: "blocks.schedule_frame",
      summary: "Posts of the selected schedule that break a rule or come too close, in order of time; they are saved all the same",
      params: ofBlock,
      answer: z.array(conflict),
    },
    async ({ ctx, caller, params }) => {
      const { block } = await authorizeBlock(ctx.core, actorOf(ctx), "view", params.id);
      const of = { campaign_id: block.campaign_id, language_id: block.language_id };
      const selected = (await caller.blocks.texts(of)).find(({ id }) => id === params.id)?.selected;
      if (selected?.content.kind !== "schedule") return [];
      return findConflicts(selected.content.plan.posts, { ...(await caller.blocks.schedule_frame(of)), now: ctx.core.now() });
    },
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/new-channels",
      procedure: "blocks.plan_new_channels",
      summary: "Plan posts for the channels that came after a schedule was made; what is planned stays where it is",
      status: 201,
      params: ofBlock,
      answer: versionAnswer,
    },
    async ({ caller, params }) => toVersionAnswer(await caller.blocks.plan_new_channels({ block_id: params.id })),
  ),
];
