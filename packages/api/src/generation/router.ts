import { estimateInput, estimateSchema, liveUpdateSchema, runViewSchema, startedRunSchema, startRunInput } from "@copydesk/contracts";
import { authorizeCampaign, cancelWork, estimateCampaign, readRun, startRun, warmUp, watchTogether } from "@copydesk/core";
import { tracked } from "@trpc/server";
import { z } from "zod";
import { trpcErrorOf } from "../errors.ts";
import { id } from "../input.ts";
import { events, nothing, output } from "../output.ts";
import { allowed, router, signedIn } from "../trpc.ts";

const cancelInput = z.strictObject({ campaign_id: id, run_id: id.optional(), language_id: id.optional(), block_id: id.optional() });
const runInput = z.strictObject({ campaign_id: id, run_id: id });
/** `lastEventId` is tRPC's own name for where the client left off. */
const liveInput = z.strictObject({ campaign_id: id, lastEventId: z.string().max(200).nullish() });

export const generationRouter = router({
  start: allowed("campaigns.generate")
    .input(startRunInput)
    .output(output(startedRunSchema))
    .mutation(async ({ ctx, input }) =>
      startRun(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "generate", input.campaign_id), input),
    ),

  cancel: allowed("campaigns.generate")
    .input(cancelInput)
    .output(nothing)
    .mutation(async ({ ctx, input: { campaign_id, ...what } }) =>
      cancelWork(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "generate", campaign_id), what),
    ),

  run: allowed("campaigns.view")
    .input(runInput)
    .output(output(runViewSchema))
    .query(async ({ ctx, input }) =>
      readRun(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.campaign_id), input.run_id),
    ),

  live: allowed("campaigns.view")
    .input(liveInput)
    .output(events(liveUpdateSchema))
    .subscription(async function* ({ ctx, input, signal }) {
      const options = { campaign_id: input.campaign_id, last_event_id: input.lastEventId ?? null, signal: signal ?? never };
      try {
        for await (const { id: eventId, event } of watchTogether(ctx.core, ctx.actor, options)) yield tracked(eventId, event);
      } catch (error) {
        // Middlewares are done by the time a stream runs. Without the right code the client would come back for ever.
        throw trpcErrorOf(error);
      }
    }),
});

/** A caller without a connection that could end. */
const never = new AbortController().signal;

export const estimateProcedure = allowed("campaigns.create")
  .input(estimateInput)
  .output(output(estimateSchema))
  .query(({ ctx, input }) => estimateCampaign(ctx.core, input));

export const warmUpProcedure = signedIn.output(nothing).mutation(({ ctx }) => warmUp(ctx.core));
