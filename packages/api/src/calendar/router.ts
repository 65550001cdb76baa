import { calendarFeedsInput, makeCalendarFeedInput, revokeCalendarFeedInput } from "@copydesk/contracts";
import { authorizeCampaign, listCalendarFeeds, makeCalendarFeed, revokeCalendarFeed } from "@copydesk/core";
import { allowed, router } from "../trpc.ts";

/** A person's own calendar addresses of a campaign; whoever knows one reads with their rights. */
export const calendarRouter = router({
  feeds: allowed("campaigns.export")
    .input(calendarFeedsInput)
    .query(async ({ ctx, input }) =>
      listCalendarFeeds(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "export", input.campaign_id)),
    ),

  make_feed: allowed("campaigns.export")
    .input(makeCalendarFeedInput)
    .mutation(async ({ ctx, input }) =>
      makeCalendarFeed(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "export", input.campaign_id), input.language_code),
    ),

  revoke_feed: allowed("campaigns.view")
    .input(revokeCalendarFeedInput)
    .mutation(async ({ ctx, input }) =>
      revokeCalendarFeed(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.campaign_id), input.id),
    ),
});
