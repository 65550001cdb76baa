import { activityListInput } from "@copydesk/contracts";
import { listActivity, readActivity, readActivityOptions } from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const activityRouter = router({
  list: allowed("activity_logs.view")
    .input(activityListInput)
    .query(({ ctx, input }) => listActivity(ctx.core, ctx.actor, input)),

  get: allowed("activity_logs.view")
    .input(byId)
    .query(({ ctx, input }) => readActivity(ctx.core, ctx.actor, input.id)),

  /** What there is to filter by. */
  options: allowed("activity_logs.view").query(({ ctx }) => readActivityOptions(ctx.core, ctx.actor)),
});
