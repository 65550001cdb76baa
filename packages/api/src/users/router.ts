import {
  addToTeamInput,
  checkEmailsInput,
  importInput,
  inviteInput,
  removeUserInput,
  revokePersonTokenInput,
  userIdsInput,
  userListInput,
  userUpdateInput,
} from "@copydesk/contracts";
import {
  activateUsers,
  addToTeam,
  checkEmails,
  deactivateUsers,
  importUsers,
  inviteUsers,
  listPersonTokens,
  listUsers,
  readHandOverCounts,
  readUser,
  readUserOptions,
  removeUser,
  revokePersonToken,
  sendLinks,
  updateUser,
} from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const usersRouter = router({
  list: allowed("users.view")
    .input(userListInput)
    .query(({ ctx, input }) => listUsers(ctx.core, ctx.actor, input)),

  get: allowed("users.view")
    .input(byId)
    .query(({ ctx, input }) => readUser(ctx.core, ctx.actor, input.id)),

  /** Roles and teams that forms and filters choose from. */
  options: allowed("users.view").query(({ ctx }) => readUserOptions(ctx.core, ctx.actor)),

  /** Not a query: addresses of people have no place in the address of a call, which logs and proxies keep. */
  check_emails: allowed("users.invite")
    .input(checkEmailsInput)
    .mutation(({ ctx, input }) => checkEmails(ctx.core, input.emails)),

  invite: allowed("users.invite")
    .input(inviteInput)
    .mutation(({ ctx, input }) => inviteUsers(ctx.core, ctx.actor, input)),

  import: allowed("users.create")
    .input(importInput)
    .mutation(({ ctx, input }) => importUsers(ctx.core, ctx.actor, input)),

  update: allowed("users.edit")
    .input(userUpdateInput)
    .mutation(({ ctx, input }) => updateUser(ctx.core, ctx.actor, input)),

  tokens: allowed("users.edit")
    .input(byId)
    .query(({ ctx, input }) => listPersonTokens(ctx.core, ctx.actor, input.id)),

  revoke_token: allowed("users.edit")
    .input(revokePersonTokenInput)
    .mutation(async ({ ctx, input }) => {
      await revokePersonToken(ctx.core, ctx.actor, input);
      return null;
    }),

  activate: allowed("users.deactivate")
    .input(userIdsInput)
    .mutation(({ ctx, input }) => activateUsers(ctx.core, ctx.actor, input.ids)),

  deactivate: allowed("users.deactivate")
    .input(userIdsInput)
    .mutation(({ ctx, input }) => deactivateUsers(ctx.core, ctx.actor, input.ids)),

  add_to_team: allowed("teams.edit")
    .input(addToTeamInput)
    .mutation(({ ctx, input }) => addToTeam(ctx.core, ctx.actor, input)),

  send_links: allowed("users.invite")
    .input(userIdsInput)
    .mutation(({ ctx, input }) => sendLinks(ctx.core, ctx.actor, input.ids)),

  /** What somebody would leave behind. */
  hand_over_counts: allowed("users.delete")
    .input(byId)
    .query(({ ctx, input }) => readHandOverCounts(ctx.core, ctx.actor, input.id)),

  remove: allowed("users.delete")
    .input(removeUserInput)
    .mutation(({ ctx, input }) => removeUser(ctx.core, ctx.actor, input)),
});
