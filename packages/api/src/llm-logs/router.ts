import {
  budgetOfSchema,
  experimentDetailSchema,
  experimentInput,
  experimentListInput,
  experimentListItemSchema,
  llmChartInput,
  llmChartSchema,
  llmDetailSchema,
  llmListInput,
  llmListItemSchema,
  llmOptionsSchema,
  replayComparisonSchema,
  replayInput,
  takeReplayInput,
  versionDetailSchema,
} from "@copydesk/contracts";
import {
  chartCalls,
  compareReplay,
  listBudgets,
  listCalls,
  listExperiments,
  readCall,
  readCallOptions,
  readExperiment,
  replayCall,
  startExperiment,
  stopExperiment,
  takeReplay,
} from "@copydesk/core";
import { z } from "zod";
import { byId } from "../input.ts";
import { output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const llmLogsRouter = router({
  list: allowed("llm_logs.view")
    .input(llmListInput)
    .output(page(llmListItemSchema))
    .query(({ ctx, input }) => listCalls(ctx.core, ctx.actor, input)),

  get: allowed("llm_logs.view")
    .input(byId)
    .output(output(llmDetailSchema))
    .query(({ ctx, input }) => readCall(ctx.core, ctx.actor, input.id)),

  /** Figures over time, as a whole and by groups. */
  chart: allowed("llm_logs.view")
    .input(llmChartInput)
    .output(output(llmChartSchema))
    .query(({ ctx, input }) => chartCalls(ctx.core, ctx.actor, input)),

  /** What is spent of the monthly budgets. */
  budgets: allowed("company.edit")
    .output(output(z.array(budgetOfSchema)))
    .query(({ ctx }) => listBudgets(ctx.core)),

  /** What there is to filter by. */
  options: allowed("llm_logs.view")
    .output(output(llmOptionsSchema))
    .query(({ ctx }) => readCallOptions(ctx.core, ctx.actor)),

  /** Asks a call again. It costs money, so it takes `models.test` beside the right to read what was said. */
  replay: allowed("models.test")
    .input(replayInput)
    .output(output(replayComparisonSchema))
    .mutation(({ ctx, input, signal }) => replayCall(ctx.core, ctx.actor, input, signal)),

  /** A replay beside what it repeats, once more. */
  compare: allowed("llm_logs.view_bodies")
    .input(byId)
    .output(output(replayComparisonSchema))
    .query(({ ctx, input }) => compareReplay(ctx.core, ctx.actor, input.id)),

  /** The answer to a replay as a new version of its piece, for whoever may edit the campaign. */
  take: allowed("llm_logs.view_bodies")
    .input(takeReplayInput)
    .output(output(versionDetailSchema))
    .mutation(({ ctx, input }) => takeReplay(ctx.core, ctx.actor, input)),
});

export const llmExperimentsRouter = router({
  list: allowed("llm_logs.view_bodies")
    .input(experimentListInput)
    .output(page(experimentListItemSchema))
    .query(({ ctx, input }) => listExperiments(ctx.core, ctx.actor, input)),

  /** With how far it has come, and who won. */
  get: allowed("llm_logs.view_bodies")
    .input(byId)
    .output(output(experimentDetailSchema))
    .query(({ ctx, input }) => readExperiment(ctx.core, ctx.actor, input.id)),

  /** Asks many calls again; it takes the rights of `llm_logs.replay`. */
  start: allowed("models.test")
    .input(experimentInput)
    .output(output(experimentDetailSchema))
    .mutation(({ ctx, input }) => startExperiment(ctx.core, ctx.actor, input)),

  stop: allowed("llm_logs.view_bodies")
    .input(byId)
    .output(output(experimentDetailSchema))
    .mutation(({ ctx, input }) => stopExperiment(ctx.core, ctx.actor, input.id)),
});
