import {
  channelDetailSchema,
  channelInput,
  channelListInput,
  channelListItemSchema,
  channelOrderInput,
  channelStatusInput,
  channelUpdateInput,
  promptPairSchema,
} from "@copydesk/contracts";
import {
  createChannel,
  duplicateChannel,
  listChannels,
  orderChannels,
  readChannel,
  readNewChannelPrompts,
  removeChannel,
  setChannelStatus,
  updateChannel,
} from "@copydesk/core";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const view = allowed("channels.view");
const edit = allowed("channels.edit");

export const channelsRouter = router({
  list: view
    .input(channelListInput)
    .output(page(channelListItemSchema))
    .query(({ ctx, input }) => listChannels(ctx.core, input)),

  get: view
    .input(byId)
    .output(output(channelDetailSchema))
    .query(({ ctx, input }) => readChannel(ctx.core, input.id)),

  /** The prompts that a new channel begins with. */
  new_prompts: allowed("channels.create")
    .output(output(promptPairSchema))
    .query(() => readNewChannelPrompts()),

  create: allowed("channels.create")
    .input(channelInput)
    .output(output(channelDetailSchema))
    .mutation(({ ctx, input }) => createChannel(ctx.core, ctx.actor, input)),

  update: edit
    .input(channelUpdateInput)
    .output(output(channelDetailSchema))
    .mutation(({ ctx, input }) => updateChannel(ctx.core, ctx.actor, input)),

  duplicate: allowed("channels.create")
    .input(byId)
    .output(output(channelDetailSchema))
    .mutation(({ ctx, input }) => duplicateChannel(ctx.core, ctx.actor, input.id)),

  reorder: edit
    .input(channelOrderInput)
    .output(nothing)
    .mutation(({ ctx, input }) => orderChannels(ctx.core, ctx.actor, input.ids)),

  set_status: edit
    .input(channelStatusInput)
    .output(output(channelDetailSchema))
    .mutation(({ ctx, input }) => setChannelStatus(ctx.core, ctx.actor, input)),

  remove: allowed("channels.delete")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeChannel(ctx.core, ctx.actor, input.id)),
});
