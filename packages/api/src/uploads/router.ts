import {
  addedUploadsSchema,
  addUploadsInput,
  answerUploadInput,
  uploadDetailSchema,
  uploadListInput,
  uploadViewSchema,
} from "@copydesk/contracts";
import { addUploads, answerUpload, listUploads, readUpload, removeUpload } from "@copydesk/core";
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

/** Files on their way to becoming examples, each only for whoever sent it. Their bytes come by the tus protocol. */
export const uploadsRouter = router({
  list: allowed("examples.create")
    .input(uploadListInput)
    .output(output(z.array(uploadViewSchema)))
    .query(({ ctx, input }) => listUploads(ctx.core, ctx.actor, input)),

  get: allowed("examples.create")
    .input(byId)
    .output(output(uploadDetailSchema))
    .query(({ ctx, input }) => readUpload(ctx.core, ctx.actor, input.id)),

  answer: allowed("examples.create")
    .input(answerUploadInput)
    .output(output(uploadViewSchema))
    .mutation(({ ctx, input }) => answerUpload(ctx.core, ctx.actor, input)),

  add: allowed("examples.create")
    .input(addUploadsInput)
    .output(output(addedUploadsSchema))
    .mutation(({ ctx, input }) => addUploads(ctx.core, ctx.actor, input)),

  remove: allowed("examples.create")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeUpload(ctx.core, ctx.actor, input.id)),
});
