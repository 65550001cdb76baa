import { readFormOptions } from "@copydesk/core";
import { router, signedIn } from "../trpc.ts";

export const optionsRouter = router({
  get: signedIn.query(({ ctx }) => readFormOptions(ctx.core, ctx.actor)),
});
