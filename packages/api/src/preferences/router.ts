import { preferenceSchema } from "@copydesk/contracts";
import { preferenceKeysSchema, preferencesSchema, readPreferences, removePreferences, savePreferences } from "@copydesk/core";
import { z } from "zod";
import { nothing, output } from "../output.ts";
import { router, signedIn } from "../trpc.ts";

const keys = z.strictObject({ keys: preferenceKeysSchema });

export const preferencesRouter = router({
  get: signedIn
    .input(keys)
    .output(output(z.array(preferenceSchema)))
    .query(({ ctx, input }) => readPreferences(ctx.core, ctx.actor, input.keys)),
  set: signedIn
    .input(preferencesSchema)
    .output(output(z.array(preferenceSchema)))
    .mutation(({ ctx, input }) => savePreferences(ctx.core, ctx.actor, input)),
  remove: signedIn
    .input(keys)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await removePreferences(ctx.core, ctx.actor, input.keys);
      return null;
    }),
});
