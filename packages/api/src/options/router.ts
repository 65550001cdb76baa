import { formOptionsSchema } from "@copydesk/contracts";
import { readFormOptions } from "@copydesk/core";
import { output } from "../output.ts";
import { router, signedIn } from "../trpc.ts";

export const optionsRouter = router({
  get: signedIn.output(output(formOptionsSchema)).query(({ ctx }) => readFormOptions(ctx.core, ctx.actor)),
});
