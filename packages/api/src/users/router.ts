import { userListInput } from "@copydesk/contracts";
import { listUsers, readUser, readUserOptions } from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const usersRouter = router({
  list: allowed("users.view")
    .input(userListInput)
    .query(({ ctx, input }) => listUsers(ctx.core, ctx.actor, input)),

  get: allowed("users.view")
    .input(byId)
    .query(({ ctx, input }) => readUser(ctx.core, ctx.actor, input.id)),

  options: allowed("users.view").query(({ ctx }) => readUserOptions(ctx.core, ctx.actor)),
});
