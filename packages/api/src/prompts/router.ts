import { promptPreviewInput, promptPreviewSchema, promptTryInput, promptTrySchema } from "@copydesk/contracts";
import { previewPrompt, tryPrompt } from "@copydesk/core";
import { output } from "../output.ts";
import { router, signedIn } from "../trpc.ts";

/** Which right is asked for depends on whose prompt it is: that of the channels, the outline or the scheduler. */
export const promptsRouter = router({
  preview: signedIn
    .input(promptPreviewInput)
    .output(output(promptPreviewSchema))
    .query(({ ctx, input }) => previewPrompt(ctx.core, ctx.actor, input)),

  try: signedIn
    .input(promptTryInput)
    .output(output(promptTrySchema))
    .mutation(({ ctx, input, signal }) => tryPrompt(ctx.core, ctx.actor, input, signal)),
});
