import { llmChartInput, llmListInput } from "@copydesk/contracts";
import { chartCalls, listCalls, readCall, readCallOptions } from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const llmLogsRouter = router({
  list: allowed("llm_logs.view")
    .input(llmListInput)
    .query(({ ctx, input }) => listCalls(ctx.core, ctx.actor, input)),

  get: allowed("llm_logs.view")
    .input(byId)
    .query(({ ctx, input }) => readCall(ctx.core, ctx.actor, input.id)),

  /** Figures over time, as a whole and by groups. */
  chart: allowed("llm_logs.view")
    .input(llmChartInput)
    .query(({ ctx, input }) => chartCalls(ctx.core, ctx.actor, input)),

  /** What there is to filter by. */
  options: allowed("llm_logs.view").query(({ ctx }) => readCallOptions(ctx.core, ctx.actor)),
});
