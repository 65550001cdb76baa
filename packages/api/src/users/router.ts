import {
  addToTeamInput,
  bulkResultSchema,
  checkEmailsInput,
  checkedEmailSchema,
  handOverCountsSchema,
  importInput,
  importResultSchema,
  inviteInput,
  inviteResultSchema,
  personalTokenSchema,
  removeUserInput,
  revokePersonTokenInput,
  sentLinksSchema,
  userDetailSchema,
  userIdsInput,
  userListInput,
  userListItemSchema,
  userOptionsSchema,
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
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const usersRouter = router({
  list: allowed("users.view")
    .input(userListInput)
    .output(page(userListItemSchema))
    .query(({ ctx, input }) => listUsers(ctx.core, ctx.actor, input)),

  get: allowed("users.view")
    .input(byId)
    .output(output(userDetailSchema))
    .query(({ ctx, input }) => readUser(ctx.core, ctx.actor, input.id)),

  /** Roles and teams that forms and filters choose from. */
  options: allowed("users.view")
    .output(output(userOptionsSchema))
    .query(({ ctx }) => readUserOptions(ctx.core, ctx.actor)),

  /** Not a query: addresses of people have no place in the address of a call, which logs and proxies keep. */
  check_emails: allowed("users.invite")
    .input(checkEmailsInput)
    .output(output(z.array(checkedEmailSchema)))
    .mutation(({ ctx, input }) => checkEmails(ctx.core, input.emails)),

  invite: allowed("users.invite")
    .input(inviteInput)
    .output(output(inviteResultSchema))
    .mutation(({ ctx, input }) => inviteUsers(ctx.core, ctx.actor, input)),

  import: allowed("users.create")
    .input(importInput)
    .output(output(importResultSchema))
    .mutation(({ ctx, input }) => importUsers(ctx.core, ctx.actor, input)),

  update: allowed("users.edit")
    .input(userUpdateInput)
    .output(output(userDetailSchema))
    .mutation(({ ctx, input }) => updateUser(ctx.core, ctx.actor, input)),

  tokens: allowed("users.edit")
    .input(byId)
    .output(output(z.array(personalTokenSchema)))
    .query(({ ctx, input }) => listPersonTokens(ctx.core, ctx.actor, input.id)),

  revoke_token: allowed("users.edit")
    .input(revokePersonTokenInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await revokePersonToken(ctx.core, ctx.actor, input);
      return null;
    }),

  activate: allowed("users.deactivate")
    .input(userIdsInput)
    .output(output(bulkResultSchema))
    .mutation(({ ctx, input }) => activateUsers(ctx.core, ctx.actor, input.ids)),

  deactivate: allowed("users.deactivate")
    .input(userIdsInput)
    .output(output(bulkResultSchema))
    .mutation(({ ctx, input }) => deactivateUsers(ctx.core, ctx.actor, input.ids)),

  add_to_team: allowed("teams.edit")
    .input(addToTeamInput)
    .output(output(bulkResultSchema))
    .mutation(({ ctx, input }) => addToTeam(ctx.core, ctx.actor, input)),

  send_links: allowed("users.invite")
    .input(userIdsInput)
    .output(output(sentLinksSchema))
    .mutation(({ ctx, input }) => sendLinks(ctx.core, ctx.actor, input.ids)),

  /** What somebody would leave behind. */
  hand_over_counts: allowed("users.delete")
    .input(byId)
    .output(output(handOverCountsSchema))
    .query(({ ctx, input }) => readHandOverCounts(ctx.core, ctx.actor, input.id)),

  remove: allowed("users.delete")
    .input(removeUserInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeUser(ctx.core, ctx.actor, input)),
});
