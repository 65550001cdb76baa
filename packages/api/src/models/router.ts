import {
  type ModelTestEvent,
  modelDefaultInput,
  modelDetailSchema,
  modelInput,
  modelListInput,
  modelListItemSchema,
  modelStatusInput,
  modelTestEventSchema,
  modelTestInput,
  modelUpdateInput,
  priceQuestion,
  removeModelInput,
  suggestedPriceSchema,
} from "@copydesk/contracts";
import {
  createModel,
  listModels,
  readModel,
  removeModel,
  setDefaultModel,
  setModelStatus,
  suggestPrice,
  testModel,
  testSavedModel,
  updateModel,
} from "@copydesk/core";
import { trpcErrorOf } from "../errors.ts";
import { byId } from "../input.ts";
import { nothing, output, page, pieces } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const edit = allowed("models.edit");

export const modelsRouter = router({
  list: allowed("models.view")
    .input(modelListInput)
    .output(page(modelListItemSchema))
    .query(({ ctx, input }) => listModels(ctx.core, ctx.actor, input)),

  get: allowed("models.view")
    .input(byId)
    .output(output(modelDetailSchema))
    .query(({ ctx, input }) => readModel(ctx.core, ctx.actor, input.id)),

  /** What a catalogue of public prices says; null when it does not know the model. */
  suggest_price: allowed("models.view")
    .input(priceQuestion)
    .output(output(suggestedPriceSchema.nullable()))
    .query(({ input }) => suggestPrice(input)),

  create: allowed("models.create")
    .input(modelInput)
    .output(output(modelDetailSchema))
    .mutation(({ ctx, input }) => createModel(ctx.core, ctx.actor, input)),

  update: edit
    .input(modelUpdateInput)
    .output(output(modelDetailSchema))
    .mutation(({ ctx, input }) => updateModel(ctx.core, ctx.actor, input)),

  set_default: edit
    .input(modelDefaultInput)
    .output(output(modelDetailSchema))
    .mutation(({ ctx, input }) => setDefaultModel(ctx.core, ctx.actor, input)),

  set_status: edit
    .input(modelStatusInput)
    .output(output(modelDetailSchema))
    .mutation(({ ctx, input }) => setModelStatus(ctx.core, ctx.actor, input)),

  /** As it stands in a form. A mutation that answers in pieces: its input holds a key, which belongs in no address. */
  test: allowed("models.test")
    .input(modelTestInput)
    .output(pieces(modelTestEventSchema))
    .mutation(({ ctx, input, signal = never }) => begun(testModel(ctx.core, ctx.actor, { input, signal }))),

  /** As it is stored. */
  test_saved: allowed("models.test")
    .input(byId)
    .output(pieces(modelTestEventSchema))
    .mutation(({ ctx, input, signal = never }) => begun(testSavedModel(ctx.core, ctx.actor, { id: input.id, signal }))),

  remove: allowed("models.delete")
    .input(removeModelInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeModel(ctx.core, ctx.actor, input)),
});

/** A caller without a connection that could end. */
const never = new AbortController().signal;

/** What is refused is refused as any call is, before anything is answered. */
async function begun(events: AsyncGenerator<ModelTestEvent>): Promise<AsyncGenerator<ModelTestEvent>> {
  const first = await events.next();
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* events;
    } catch (error) {
      throw trpcErrorOf(error);
    } finally {
      // Whoever is told to stop in between has the test stopped, too.
      await events.return(undefined);
    }
  })();
}
