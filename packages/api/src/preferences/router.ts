import { preferenceKeysSchema, preferencesSchema, readPreferences, removePreferences, savePreferences } from "@copydesk/core";
import { z } from "zod";
import { router, signedIn } from "../trpc.ts";

const keys = z.strictObject({ keys: preferenceKeysSchema });

export const preferencesRouter = router({
  get: signedIn.input(keys).query(({ ctx, input }) => readPreferences(ctx.core, ctx.actor, input.keys)),
  set: signedIn.input(preferencesSchema).mutation(({ ctx, input }) => savePreferences(ctx.core, ctx.actor, input)),
  remove: signedIn.input(keys).mutation(async ({ ctx, input }) => {
    await removePreferences(ctx.core, ctx.actor, input.keys);
    return null;
  }),
});
