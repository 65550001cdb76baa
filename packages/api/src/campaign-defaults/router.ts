import {
  configurationChangeSchema,
  configurationDetailSchema,
  configurationHistoryInput,
  configurationStateInput,
  configurationStateSchema,
  configurationTrySchema,
  outlineConfigurationInput,
  restoreConfigurationInput,
  schedulerConfigurationInput,
  tryOutlineInput,
  tryScheduleInput,
} from "@copydesk/contracts";
import {
  listHistory,
  readConfiguration,
  readState,
  restoreConfiguration,
  tryOutline,
  trySchedule,
  updateOutline,
  updateScheduler,
} from "@copydesk/core";
import { output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

/** How outlines are asked for. */
export const outlineConfigurationRouter = router({
  get: allowed("outline_configuration.view")
    .output(output(configurationDetailSchema))
    .query(({ ctx }) => readConfiguration(ctx.core, "outline")),

  history: allowed("outline_configuration.view")
    .input(configurationHistoryInput)
    .output(page(configurationChangeSchema))
    .query(({ ctx, input }) => listHistory(ctx.core, "outline", input)),

  state: allowed("outline_configuration.view")
    .input(configurationStateInput)
    .output(output(configurationStateSchema))
    .query(({ ctx, input }) => readState(ctx.core, "outline", input.change_id)),

  update: allowed("outline_configuration.edit")
    .input(outlineConfigurationInput)
    .output(output(configurationDetailSchema))
    .mutation(({ ctx, input }) => updateOutline(ctx.core, ctx.actor, input)),

  restore: allowed("outline_configuration.restore")
    .input(restoreConfigurationInput)
    .output(output(configurationDetailSchema))
    .mutation(({ ctx, input }) => restoreConfiguration(ctx.core, ctx.actor, { ...input, kind: "outline" })),

  try: allowed("outline_configuration.edit")
    .input(tryOutlineInput)
    .output(output(configurationTrySchema))
    .mutation(({ ctx, input, signal }) => tryOutline(ctx.core, ctx.actor, input, signal)),
});

/** How schedules are asked for, and the rules they are planned by. */
export const schedulerConfigurationRouter = router({
  get: allowed("scheduler_configuration.view")
    .output(output(configurationDetailSchema))
    .query(({ ctx }) => readConfiguration(ctx.core, "scheduler")),

  history: allowed("scheduler_configuration.view")
    .input(configurationHistoryInput)
    .output(page(configurationChangeSchema))
    .query(({ ctx, input }) => listHistory(ctx.core, "scheduler", input)),

  state: allowed("scheduler_configuration.view")
    .input(configurationStateInput)
    .output(output(configurationStateSchema))
    .query(({ ctx, input }) => readState(ctx.core, "scheduler", input.change_id)),

  update: allowed("scheduler_configuration.edit")
    .input(schedulerConfigurationInput)
    .output(output(configurationDetailSchema))
    .mutation(({ ctx, input }) => updateScheduler(ctx.core, ctx.actor, input)),

  restore: allowed("scheduler_configuration.restore")
    .input(restoreConfigurationInput)
    .output(output(configurationDetailSchema))
    .mutation(({ ctx, input }) => restoreConfiguration(ctx.core, ctx.actor, { ...input, kind: "scheduler" })),

  try: allowed("scheduler_configuration.edit")
    .input(tryScheduleInput)
    .output(output(configurationTrySchema))
    .mutation(({ ctx, input, signal }) => trySchedule(ctx.core, ctx.actor, input, signal)),
});
