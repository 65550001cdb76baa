import {
  configurationHistoryInput,
  objectiveChangeSchema,
  objectiveDefaultInput,
  objectiveInput,
  objectiveListInput,
  objectiveOrderInput,
  objectiveRestoreSchema,
  objectiveRowSchema,
  objectiveStatusInput,
  objectiveUpdateInput,
} from "@copydesk/contracts";
import {
  createObjective,
  listObjectiveHistory,
  listObjectives,
  orderObjectives,
  planObjectiveRestore,
  removeObjective,
  restoreObjectives,
  setObjectiveDefault,
  setObjectiveStatus,
  updateObjective,
} from "@copydesk/core";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const edit = allowed("objectives_configuration.edit");
const restore = allowed("objectives_configuration.restore");

export const objectivesRouter = router({
  list: allowed("objectives_configuration.view")
    .input(objectiveListInput)
    .output(page(objectiveRowSchema))
    .query(({ ctx, input }) => listObjectives(ctx.core, input)),

  create: edit
    .input(objectiveInput)
    .output(output(objectiveRowSchema))
    .mutation(({ ctx, input }) => createObjective(ctx.core, ctx.actor, input)),

  update: edit
    .input(objectiveUpdateInput)
    .output(output(objectiveRowSchema))
    .mutation(({ ctx, input }) => updateObjective(ctx.core, ctx.actor, input)),

  reorder: edit
    .input(objectiveOrderInput)
    .output(nothing)
    .mutation(({ ctx, input }) => orderObjectives(ctx.core, ctx.actor, input.ids)),

  set_default: edit
    .input(objectiveDefaultInput)
    .output(output(objectiveRowSchema))
    .mutation(({ ctx, input }) => setObjectiveDefault(ctx.core, ctx.actor, input)),

  set_status: edit
    .input(objectiveStatusInput)
    .output(output(objectiveRowSchema))
    .mutation(({ ctx, input }) => setObjectiveStatus(ctx.core, ctx.actor, input)),

  restore_plan: restore.output(output(objectiveRestoreSchema)).query(({ ctx }) => planObjectiveRestore(ctx.core)),

  restore: restore.output(output(objectiveRestoreSchema)).mutation(({ ctx }) => restoreObjectives(ctx.core, ctx.actor)),

  history: allowed("objectives_configuration.view")
    .input(configurationHistoryInput)
    .output(page(objectiveChangeSchema))
    .query(({ ctx, input }) => listObjectiveHistory(ctx.core, input)),

  remove: edit
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeObjective(ctx.core, ctx.actor, input.id)),
});
