import { changePasswordInput, disconnectInput, newPersonalTokenInput, profileInput } from "@copydesk/contracts";
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
import { byId } from "../input.ts";
import { inPerson, router, signedIn } from "../trpc.ts";

export const profileRouter = router({
  get: signedIn.query(({ ctx }) => readProfile(ctx.core, ctx.actor)),
  modules: signedIn.query(({ ctx }) => listModules(ctx.actor)),
  /** What the person may do, so that a screen need not offer the rest. */
  rights: signedIn.query(({ ctx }) => ({ ...ctx.actor.grants })),
  /** Whom to ask for what only an administrator can mend: names, at most three. */
  administrators: signedIn.query(({ ctx }) => listAdministrators(ctx.core)),
  details: signedIn.query(({ ctx }) => readProfileDetail(ctx.core, ctx.actor)),
  update: signedIn.input(profileInput).mutation(({ ctx, input }) => updateProfile(ctx.core, ctx.actor, input)),

  remove_photo: signedIn.mutation(async ({ ctx }) => {
    await removePhoto(ctx.core, ctx.actor);
    return null;
  }),

  change_password: inPerson.input(changePasswordInput).mutation(async ({ ctx, input }) => {
    await changePassword(ctx.core, ctx.actor, input);
    return null;
  }),

  sessions: signedIn.query(({ ctx }) => listSessions(ctx.core, ctx.actor)),

  end_session: inPerson.input(byId).mutation(async ({ ctx, input }) => {
    await endMySession(ctx.core, ctx.actor, input.id);
    return null;
  }),

  disconnect: inPerson.input(disconnectInput).mutation(async ({ ctx, input }) => {
    await disconnect(ctx.core, ctx.actor, input);
    return null;
  }),

  end_other_sessions: inPerson.mutation(async ({ ctx }) => ({ ended: await endMyOtherSessions(ctx.core, ctx.actor) })),

  tokens: signedIn.query(({ ctx }) => listMyTokens(ctx.core, ctx.actor)),

  make_token: inPerson.input(newPersonalTokenInput).mutation(({ ctx, input }) => makeToken(ctx.core, ctx.actor, input)),

  revoke_token: inPerson.input(byId).mutation(async ({ ctx, input }) => {
    await revokeMyToken(ctx.core, ctx.actor, input.id);
    return null;
  }),
});
