import { listModules, readProfile } from "@copydesk/core";
import { router, signedIn } from "../trpc.ts";

export const profileRouter = router({
  get: signedIn.query(({ ctx }) => readProfile(ctx.core, ctx.actor)),
  modules: signedIn.query(({ ctx }) => listModules(ctx.actor)),
});
