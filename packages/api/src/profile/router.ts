import {
  changePasswordInput,
  disconnectInput,
  grantsReadSchema,
  moduleItemSchema,
  newPersonalTokenInput,
  newPersonalTokenSchema,
  personalTokenSchema,
  profileDetailSchema,
  profileInput,
  sessionUserSchema,
  sessionViewSchema,
} from "@copydesk/contracts";
import {
  changePassword,
  disconnect,
  endMyOtherSessions,
  endMySession,
  listAdministrators,
  listModules,
  listMyTokens,
  listSessions,
  makeToken,
  readProfile,
  readProfileDetail,
  removePhoto,
  revokeMyToken,
  updateProfile,
} from "@copydesk/core";
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output } from "../output.ts";
import { inPerson, router, signedIn } from "../trpc.ts";

export const profileRouter = router({
  get: signedIn.output(output(sessionUserSchema)).query(({ ctx }) => readProfile(ctx.core, ctx.actor)),
  modules: signedIn.output(output(z.array(moduleItemSchema))).query(({ ctx }) => listModules(ctx.actor)),
  /** What the person may do, so that a screen need not offer the rest. */
  rights: signedIn.output(output(grantsReadSchema)).query(({ ctx }) => ({ ...ctx.actor.grants })),
  /** Whom to ask for what only an administrator can mend: names, at most three. */
  administrators: signedIn.output(output(z.array(z.string()))).query(({ ctx }) => listAdministrators(ctx.core)),
  details: signedIn.output(output(profileDetailSchema)).query(({ ctx }) => readProfileDetail(ctx.core, ctx.actor)),
  update: signedIn
    .input(profileInput)
    .output(output(profileDetailSchema))
    .mutation(({ ctx, input }) => updateProfile(ctx.core, ctx.actor, input)),

  remove_photo: signedIn.output(nothing).mutation(async ({ ctx }) => {
    await removePhoto(ctx.core, ctx.actor);
    return null;
  }),

  change_password: inPerson
    .input(changePasswordInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx.core, ctx.actor, input);
      return null;
    }),

  sessions: signedIn.output(output(z.array(sessionViewSchema))).query(({ ctx }) => listSessions(ctx.core, ctx.actor)),

  end_session: inPerson
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await endMySession(ctx.core, ctx.actor, input.id);
      return null;
    }),

  disconnect: inPerson
    .input(disconnectInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await disconnect(ctx.core, ctx.actor, input);
      return null;
    }),

  end_other_sessions: inPerson
    .output(output(z.strictObject({ ended: z.number().int() })))
    .mutation(async ({ ctx }) => ({ ended: await endMyOtherSessions(ctx.core, ctx.actor) })),

  tokens: signedIn.output(output(z.array(personalTokenSchema))).query(({ ctx }) => listMyTokens(ctx.core, ctx.actor)),

  make_token: inPerson
    .input(newPersonalTokenInput)
    .output(output(newPersonalTokenSchema))
    .mutation(({ ctx, input }) => makeToken(ctx.core, ctx.actor, input)),

  revoke_token: inPerson
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await revokeMyToken(ctx.core, ctx.actor, input.id);
      return null;
    }),
});
