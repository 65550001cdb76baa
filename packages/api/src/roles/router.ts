import { roleListInput } from "@copydesk/contracts";
import { listRoles, readRole } from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const rolesRouter = router({
  list: allowed("roles.view")
    .input(roleListInput)
    .query(({ ctx, input }) => listRoles(ctx.core, ctx.actor, input)),

  get: allowed("roles.view")
    .input(byId)
    .query(({ ctx, input }) => readRole(ctx.core, ctx.actor, input.id)),
});
