import { activityDetailSchema, activityListInput, activityListItemSchema, activityOptionsSchema } from "@copydesk/contracts";
import { listActivity, readActivity, readActivityOptions } from "@copydesk/core";
import { byId } from "../input.ts";
import { output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const activityRouter = router({
  list: allowed("activity_logs.view")
    .input(activityListInput)
    .output(page(activityListItemSchema))
    .query(({ ctx, input }) => listActivity(ctx.core, ctx.actor, input)),

  get: allowed("activity_logs.view")
    .input(byId)
    .output(output(activityDetailSchema))
    .query(({ ctx, input }) => readActivity(ctx.core, ctx.actor, input.id)),

  /** What there is to filter by. */
  options: allowed("activity_logs.view")
    .output(output(activityOptionsSchema))
    .query(({ ctx }) => readActivityOptions(ctx.core, ctx.actor)),
});
