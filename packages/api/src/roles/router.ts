import { removeRoleInput, roleDetailSchema, roleInput, roleListInput, roleListItemSchema, roleUpdateInput } from "@copydesk/contracts";
import { createRole, listRoles, readRole, removeRole, updateRole } from "@copydesk/core";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const rolesRouter = router({
  list: allowed("roles.view")
    .input(roleListInput)
    .output(page(roleListItemSchema))
    .query(({ ctx, input }) => listRoles(ctx.core, ctx.actor, input)),

  get: allowed("roles.view")
    .input(byId)
    .output(output(roleDetailSchema))
    .query(({ ctx, input }) => readRole(ctx.core, ctx.actor, input.id)),

  create: allowed("roles.create")
    .input(roleInput)
    .output(output(roleDetailSchema))
    .mutation(({ ctx, input }) => createRole(ctx.core, ctx.actor, input)),

  update: allowed("roles.edit")
    .input(roleUpdateInput)
    .output(output(roleDetailSchema))
    .mutation(({ ctx, input }) => updateRole(ctx.core, ctx.actor, input)),

  remove: allowed("roles.delete")
    .input(removeRoleInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeRole(ctx.core, ctx.actor, input)),
});
