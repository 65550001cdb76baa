import {
  bulkResultSchema,
  deletedThingSchema,
  exampleDetailSchema,
  exampleIdsInput,
  exampleInput,
  exampleListInput,
  exampleOptionsSchema,
  examplePageSchema,
  exampleUpdateInput,
  useExamplesInput,
} from "@copydesk/contracts";
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
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const examplesRouter = router({
  list: allowed("examples.view")
    .input(exampleListInput)
    .output(output(examplePageSchema))
    .query(({ ctx, input }) => listExamples(ctx.core, ctx.actor, input)),

  options: allowed("examples.view")
    .output(output(exampleOptionsSchema))
    .query(({ ctx }) => readExampleOptions(ctx.core, ctx.actor)),

  get: allowed("examples.view")
    .input(byId)
    .output(output(exampleDetailSchema))
    .query(({ ctx, input }) => readExample(ctx.core, ctx.actor, input.id)),

  create: allowed("examples.create")
    .input(exampleInput)
    .output(output(exampleDetailSchema))
    .mutation(({ ctx, input }) => createExample(ctx.core, ctx.actor, input)),

  update: allowed("examples.edit")
    .input(exampleUpdateInput)
    .output(output(exampleDetailSchema))
    .mutation(({ ctx, input }) => updateExample(ctx.core, ctx.actor, input)),

  use: allowed("examples.edit")
    .input(useExamplesInput)
    .output(output(bulkResultSchema))
    .mutation(({ ctx, input }) => useExamples(ctx.core, ctx.actor, input)),

  remove: allowed("examples.delete")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeExample(ctx.core, ctx.actor, input.id)),

  remove_many: allowed("examples.delete")
    .input(exampleIdsInput)
    .output(output(bulkResultSchema))
    .mutation(({ ctx, input }) => removeExamples(ctx.core, ctx.actor, input.ids)),

  deleted: allowed("examples.delete")
    .output(output(z.array(deletedThingSchema)))
    .query(({ ctx }) => listDeletedExamples(ctx.core, ctx.actor)),

  restore: allowed("examples.delete")
    .input(exampleIdsInput)
    .output(output(bulkResultSchema))
    .mutation(({ ctx, input }) => restoreExamples(ctx.core, ctx.actor, input.ids)),
});
