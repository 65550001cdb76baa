import {
  calendarFeedSchema,
  calendarFeedsInput,
  makeCalendarFeedInput,
  newCalendarFeedSchema,
  revokeCalendarFeedInput,
} from "@copydesk/contracts";
import { authorizeCampaign, listCalendarFeeds, makeCalendarFeed, revokeCalendarFeed } from "@copydesk/core";
import { z } from "zod";
import { nothing, output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

/** A person's own calendar addresses of a campaign; whoever knows one reads with their rights. */
export const calendarRouter = router({
  feeds: allowed("campaigns.export")
    .input(calendarFeedsInput)
    .output(output(z.array(calendarFeedSchema)))
    .query(async ({ ctx, input }) =>
      listCalendarFeeds(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "export", input.campaign_id)),
    ),

  make_feed: allowed("campaigns.export")
    .input(makeCalendarFeedInput)
    .output(output(newCalendarFeedSchema))
    .mutation(async ({ ctx, input }) =>
      makeCalendarFeed(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "export", input.campaign_id), input.language_code),
    ),

  revoke_feed: allowed("campaigns.view")
    .input(revokeCalendarFeedInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) =>
      revokeCalendarFeed(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.campaign_id), input.id),
    ),
});
