import { exampleIdsInput, exampleInput, exampleListInput, exampleUpdateInput, useExamplesInput } from "@copydesk/contracts";
import {
  createExample,
  listDeletedExamples,
  listExamples,
  readExample,
  readExampleOptions,
  removeExample,
  removeExamples,
  restoreExamples,
  updateExample,
  useExamples,
} from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const examplesRouter = router({
  list: allowed("examples.view")
    .input(exampleListInput)
    .query(({ ctx, input }) => listExamples(ctx.core, ctx.actor, input)),

  options: allowed("examples.view").query(({ ctx }) => readExampleOptions(ctx.core, ctx.actor)),

  get: allowed("examples.view")
    .input(byId)
    .query(({ ctx, input }) => readExample(ctx.core, ctx.actor, input.id)),

  create: allowed("examples.create")
    .input(exampleInput)
    .mutation(({ ctx, input }) => createExample(ctx.core, ctx.actor, input)),

  update: allowed("examples.edit")
    .input(exampleUpdateInput)
    .mutation(({ ctx, input }) => updateExample(ctx.core, ctx.actor, input)),

  use: allowed("examples.edit")
    .input(useExamplesInput)
    .mutation(({ ctx, input }) => useExamples(ctx.core, ctx.actor, input)),

  remove: allowed("examples.delete")
    .input(byId)
    .mutation(({ ctx, input }) => removeExample(ctx.core, ctx.actor, input.id)),

  remove_many: allowed("examples.delete")
    .input(exampleIdsInput)
    .mutation(({ ctx, input }) => removeExamples(ctx.core, ctx.actor, input.ids)),

  deleted: allowed("examples.delete").query(({ ctx }) => listDeletedExamples(ctx.core, ctx.actor)),

  restore: allowed("examples.delete")
    .input(exampleIdsInput)
    .mutation(({ ctx, input }) => restoreExamples(ctx.core, ctx.actor, input.ids)),
});
