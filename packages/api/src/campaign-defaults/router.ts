import {
  configurationHistoryInput,
  configurationStateInput,
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
import { allowed, router } from "../trpc.ts";

/** How outlines are asked for. */
export const outlineConfigurationRouter = router({
  get: allowed("outline_configuration.view").query(({ ctx }) => readConfiguration(ctx.core, "outline")),

  history: allowed("outline_configuration.view")
    .input(configurationHistoryInput)
    .query(({ ctx, input }) => listHistory(ctx.core, "outline", input)),

  state: allowed("outline_configuration.view")
    .input(configurationStateInput)
    .query(({ ctx, input }) => readState(ctx.core, "outline", input.change_id)),

  update: allowed("outline_configuration.edit")
    .input(outlineConfigurationInput)
    .mutation(({ ctx, input }) => updateOutline(ctx.core, ctx.actor, input)),

  restore: allowed("outline_configuration.restore")
    .input(restoreConfigurationInput)
    .mutation(({ ctx, input }) => restoreConfiguration(ctx.core, ctx.actor, { ...input, kind: "outline" })),

  try: allowed("outline_configuration.edit")
    .input(tryOutlineInput)
    .mutation(({ ctx, input, signal }) => tryOutline(ctx.core, ctx.actor, input, signal)),
});

/** How schedules are asked for, and the rules they are planned by. */
export const schedulerConfigurationRouter = router({
  get: allowed("scheduler_configuration.view").query(({ ctx }) => readConfiguration(ctx.core, "scheduler")),

  history: allowed("scheduler_configuration.view")
    .input(configurationHistoryInput)
    .query(({ ctx, input }) => listHistory(ctx.core, "scheduler", input)),

  state: allowed("scheduler_configuration.view")
    .input(configurationStateInput)
    .query(({ ctx, input }) => readState(ctx.core, "scheduler", input.change_id)),

  update: allowed("scheduler_configuration.edit")
    .input(schedulerConfigurationInput)
    .mutation(({ ctx, input }) => updateScheduler(ctx.core, ctx.actor, input)),

  restore: allowed("scheduler_configuration.restore")
    .input(restoreConfigurationInput)
    .mutation(({ ctx, input }) => restoreConfiguration(ctx.core, ctx.actor, { ...input, kind: "scheduler" })),

  try: allowed("scheduler_configuration.edit")
    .input(tryScheduleInput)
    .mutation(({ ctx, input, signal }) => trySchedule(ctx.core, ctx.actor, input, signal)),
});
