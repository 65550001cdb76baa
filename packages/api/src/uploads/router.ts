import { addUploadsInput, answerUploadInput, uploadListInput } from "@copydesk/contracts";
import { addUploads, answerUpload, listUploads, readUpload, removeUpload } from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

/** Files on their way to becoming examples, each only for whoever sent it. Their bytes come by the tus protocol. */
export const uploadsRouter = router({
  list: allowed("examples.create")
    .input(uploadListInput)
    .query(({ ctx, input }) => listUploads(ctx.core, ctx.actor, input)),

  get: allowed("examples.create")
    .input(byId)
    .query(({ ctx, input }) => readUpload(ctx.core, ctx.actor, input.id)),

  answer: allowed("examples.create")
    .input(answerUploadInput)
    .mutation(({ ctx, input }) => answerUpload(ctx.core, ctx.actor, input)),

  add: allowed("examples.create")
    .input(addUploadsInput)
    .mutation(({ ctx, input }) => addUploads(ctx.core, ctx.actor, input)),

  remove: allowed("examples.create")
    .input(byId)
    .mutation(({ ctx, input }) => removeUpload(ctx.core, ctx.actor, input.id)),
});
