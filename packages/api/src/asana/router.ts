import { asanaItemSchema, asanaProjectsInput, asanaSendingInput, asanaSendingSchema, sendToAsanaInput } from "@copydesk/contracts";
import { authorizeBlock, listAsanaProjects, listAsanaWorkspaces, queuePosts, readSendings } from "@copydesk/core";
import { z } from "zod";
import { output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const take = allowed("campaigns.export");

/** Posts as tasks of the person's own Asana. Connecting it is a matter of the profile. */
export const asanaRouter = router({
  workspaces: take.output(output(z.array(asanaItemSchema))).query(({ ctx }) => listAsanaWorkspaces(ctx.core, ctx.actor)),

  projects: take
    .input(asanaProjectsInput)
    .output(output(z.array(asanaItemSchema)))
    .query(({ ctx, input }) => listAsanaProjects(ctx.core, ctx.actor, input.workspace_gid)),

  /** How far each sending of a schedule is, the latest first. */
  sending: take
    .input(asanaSendingInput)
    .output(output(z.array(asanaSendingSchema)))
    .query(async ({ ctx, input }) => readSendings(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "export", input.block_id))),

  send: take
    .input(sendToAsanaInput)
    .output(output(asanaSendingSchema))
    .mutation(async ({ ctx, input }) => queuePosts(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "export", input.block_id), input)),
});
