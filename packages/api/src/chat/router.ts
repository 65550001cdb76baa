import {
  chatEventSchema,
  chatMessageSchema,
  chatProposalSchema,
  conversationDetailSchema,
  conversationItemSchema,
  conversationListInput,
  messageListInput,
  rateMessageInput,
  sendMessageInput,
  sentMessageSchema,
  summaryInput,
  updateConversationInput,
  watchChatInput,
} from "@copydesk/contracts";
import {
  acceptProposal,
  createConversation,
  deleteConversation,
  discardProposal,
  editSummary,
  listConversations,
  listMessages,
  rateMessage,
  readConversation,
  retryMessage,
  sendMessage,
  showMessage,
  stopAnswer,
  updateConversation,
  watchConversation,
} from "@copydesk/core";
import { tracked } from "@trpc/server";
import { z } from "zod";
import { trpcErrorOf } from "../errors.ts";
import { byId, id } from "../input.ts";
import { events, nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const conversationsRouter = router({
  list: allowed("chat.use")
    .input(conversationListInput)
    .output(page(conversationItemSchema))
    .query(({ ctx, input }) => listConversations(ctx.core, ctx.actor, input)),

  create: allowed("chat.use")
    .output(output(conversationItemSchema))
    .mutation(({ ctx }) => createConversation(ctx.core, ctx.actor)),

  get: allowed("chat.use")
    .input(byId)
    .output(output(conversationDetailSchema))
    .query(({ ctx, input }) => readConversation(ctx.core, ctx.actor, input.id)),

  /** Its title or whether it is pinned. */
  update: allowed("chat.use")
    .input(updateConversationInput)
    .output(output(conversationItemSchema))
    .mutation(({ ctx, input }) => updateConversation(ctx.core, ctx.actor, input)),

  delete: allowed("chat.use")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => deleteConversation(ctx.core, ctx.actor, input.id)),

  /** Mends what the agent keeps in mind of a long conversation. */
  summarise: allowed("chat.use")
    .input(summaryInput)
    .output(output(conversationDetailSchema))
    .mutation(({ ctx, input }) => editSummary(ctx.core, ctx.actor, input)),
});

export const messagesRouter = router({
  /** The branch in view. */
  list: allowed("chat.use")
    .input(messageListInput)
    .output(page(chatMessageSchema))
    .query(({ ctx, input }) => listMessages(ctx.core, ctx.actor, input)),

  send: allowed("chat.use")
    .input(sendMessageInput)
    .output(output(sentMessageSchema))
    .mutation(({ ctx, input }) => sendMessage(ctx.core, ctx.actor, input)),

  /** The same question again; the new answer stands beside the old one. */
  retry: allowed("chat.use")
    .input(byId)
    .output(output(sentMessageSchema.pick({ answer: true })))
    .mutation(({ ctx, input }) => retryMessage(ctx.core, ctx.actor, input)),

  /** Brings another branch into view. */
  show: allowed("chat.use")
    .input(byId)
    .output(output(conversationDetailSchema))
    .mutation(({ ctx, input }) => showMessage(ctx.core, ctx.actor, input.id)),

  stop: allowed("chat.use")
    .input(z.strictObject({ conversation_id: id }))
    .output(output(chatMessageSchema.nullable()))
    .mutation(({ ctx, input }) => stopAnswer(ctx.core, ctx.actor, input.conversation_id)),

  rate: allowed("chat.use")
    .input(rateMessageInput)
    .output(output(chatMessageSchema))
    .mutation(({ ctx, input }) => rateMessage(ctx.core, ctx.actor, input)),

  watch: allowed("chat.use")
    .input(watchChatInput)
    .output(events(chatEventSchema))
    .subscription(async function* ({ ctx, input, signal }) {
      const options = { id: input.id, signal: signal ?? new AbortController().signal };
      try {
        for await (const { id: eventId, event } of watchConversation(ctx.core, ctx.actor, options)) yield tracked(eventId, event);
      } catch (error) {
        // Middlewares are done by the time a stream runs. Without the right code the client would come back for ever.
        throw trpcErrorOf(error);
      }
    }),
});

export const proposalsRouter = router({
  /** Makes the change that the agent suggested, as whoever accepts. */
  accept: allowed("chat.use")
    .input(byId)
    .output(output(chatProposalSchema))
    .mutation(({ ctx, input }) => acceptProposal(ctx.core, ctx.actor, input.id)),

  discard: allowed("chat.use")
    .input(byId)
    .output(output(chatProposalSchema))
    .mutation(({ ctx, input }) => discardProposal(ctx.core, ctx.actor, input.id)),
});
