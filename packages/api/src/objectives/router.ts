import {
  configurationHistoryInput,
  objectiveDefaultInput,
  objectiveInput,
  objectiveListInput,
  objectiveOrderInput,
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
import { allowed, router } from "../trpc.ts";

const edit = allowed("objectives_configuration.edit");
const restore = allowed("objectives_configuration.restore");

export const objectivesRouter = router({
  list: allowed("objectives_configuration.view")
    .input(objectiveListInput)
    .query(({ ctx, input }) => listObjectives(ctx.core, input)),

  create: edit.input(objectiveInput).mutation(({ ctx, input }) => createObjective(ctx.core, ctx.actor, input)),

  update: edit.input(objectiveUpdateInput).mutation(({ ctx, input }) => updateObjective(ctx.core, ctx.actor, input)),

  reorder: edit.input(objectiveOrderInput).mutation(({ ctx, input }) => orderObjectives(ctx.core, ctx.actor, input.ids)),

  set_default: edit.input(objectiveDefaultInput).mutation(({ ctx, input }) => setObjectiveDefault(ctx.core, ctx.actor, input)),

  set_status: edit.input(objectiveStatusInput).mutation(({ ctx, input }) => setObjectiveStatus(ctx.core, ctx.actor, input)),

  restore_plan: restore.query(({ ctx }) => planObjectiveRestore(ctx.core)),

  restore: restore.mutation(({ ctx }) => restoreObjectives(ctx.core, ctx.actor)),

  history: allowed("objectives_configuration.view")
    .input(configurationHistoryInput)
    .query(({ ctx, input }) => listObjectiveHistory(ctx.core, input)),

  remove: edit.input(byId).mutation(({ ctx, input }) => removeObjective(ctx.core, ctx.actor, input.id)),
});
