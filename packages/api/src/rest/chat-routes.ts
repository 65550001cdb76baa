import {
  type ChatMessage,
  type ConversationItem,
  conversationListInput,
  messageListInput,
  messageStates,
  sendMessageInput,
} from "@copydesk/contracts";
import { type Actor, type Core, readMessage, watchConversation } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { EventsAnswer, routesOf, type ServerEvent } from "./rest-route.ts";

const route = routesOf("Chat");
const byId = z.strictObject({ id: z.string().min(1).max(64) });

const conversation = z
  .strictObject({ uuid: z.string(), title: z.string(), is_pinned: z.boolean(), created_at: z.string(), updated_at: z.string() })
  .meta({ id: "ChatConversation" });
const source = z.strictObject({
  ref: z.string().meta({ description: "As the content cites it: `[words](ref:c1)`" }),
  kind: z.enum(["campaign", "piece", "version"]),
  title: z.string(),
  campaign_id: z.string(),
  block_id: z.string().nullable(),
  version_id: z.string().nullable(),
});
const message = z
  .strictObject({
    id: z.string(),
    role: z.enum(["user", "assistant"]),
    content: z.string().meta({ description: "Answers in Markdown" }),
    created_at: z.string(),
    status: z.enum(messageStates),
    error: z.string().nullable().meta({ description: "Why there is no whole answer" }),
    sources: z.array(source).meta({ description: "What the answer cites" }),
    proposals: z
      .array(z.record(z.string(), z.unknown()))
      .meta({ description: "Changes that it suggests; nothing is changed before somebody accepts" }),
  })
  .meta({ id: "ChatMessage" });
const events = z
  .union([
    z.strictObject({ event: z.literal("message"), id: z.string(), data: message }),
    z.strictObject({
      event: z.literal("delta"),
      id: z.string(),
      data: z.strictObject({
        message_id: z.string(),
        offset: z.number().int().meta({ description: "Where it begins in the answer, in UTF-16 units" }),
        delta: z.string(),
      }),
    }),
  ])
  .meta({ id: "ChatAnswerEvent", description: "The last one is the message when it is over" });

const changeBody = z.strictObject({ title: z.string().max(2_000).optional(), is_pinned: z.boolean().optional() });
const messageQuery = messageListInput.omit({ id: true });

export const chatRoutes = [
  route(
    {
      method: "GET",
      path: "/chat-agent/conversations",
      procedure: "conversations.list",
      summary: "One's own conversations, searched by title and by what was said",
      query: conversationListInput,
      answer: envelopeOf(conversation),
    },
    async ({ caller, query }) => {
      const page = await caller.conversations.list(query);
      return envelope({ ...page, results: page.results.map(toConversation) }, { path: "/chat-agent/conversations", query });
    },
  ),
  route(
    {
      method: "POST",
      path: "/chat-agent/conversations/create",
      procedure: "conversations.create",
      summary: "Begin a conversation",
      status: 201,
      answer: conversation,
      idempotent: true,
    },
    async ({ caller }) => toConversation(await caller.conversations.create()),
  ),
  route(
    {
      method: "GET",
      path: "/chat-agent/conversations/{id}/messages-list",
      procedure: "messages.list",
      summary: "What was said, along the branch in view",
      params: byId,
      query: messageQuery,
      answer: envelopeOf(message),
    },
    async ({ caller, params, query }) => {
      const page = await caller.messages.list({ ...query, id: params.id });
      const path = `/chat-agent/conversations/${encodeURIComponent(params.id)}/messages-list`;
      return envelope({ ...page, results: page.results.map(toAnswer) }, { path, query });
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/chat-agent/conversations/{id}/update",
      procedure: "conversations.update",
      summary: "Rename a conversation, pin or unpin it",
      params: byId,
      body: changeBody,
      answer: conversation,
    },
    async ({ caller, params, body }) => toConversation(await caller.conversations.update({ ...body, id: params.id })),
  ),
  route(
    {
      method: "DELETE",
      path: "/chat-agent/conversations/{id}/delete",
      procedure: "conversations.delete",
      summary: "Delete a conversation and all that was said in it",
      status: 204,
      params: byId,
    },
    ({ caller, params }) => caller.conversations.delete({ id: params.id }),
  ),
  route(
    {
      method: "POST",
      path: "/chat-agent/conversations/{id}/messages",
      procedure: "messages.send",
      summary: "Ask something: the answer when it is whole, or as it comes with `Accept: text/event-stream`",
      params: byId,
      body: z.strictObject({ content: sendMessageInput.shape.content, model_id: sendMessageInput.shape.model_id }),
      answer: message,
      events,
    },
    async ({ ctx, caller, params, body, idempotencyKey, wantsEvents, signal = new AbortController().signal }) => {
      const key = idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
      const { answer } = await caller.messages.send({ ...body, conversation_id: params.id, ...key });
      const following = follow(ctx.core, actorOf(ctx), { answer, signal });
      if (wantsEvents) return new EventsAnswer(following);
      let last = toAnswer(answer);
      for await (const { event, data } of following) if (event === "message") last = message.parse(data);
      return last;
    },
  ),
];

const toConversation = ({ id, title, is_pinned, created_at, updated_at }: ConversationItem): z.input<typeof conversation> => ({
  uuid: id,
  title,
  is_pinned,
  created_at,
  updated_at,
});

const toAnswer = ({ id, role, content, created_at, status, problem, sources, proposals }: ChatMessage): z.input<typeof message> => ({
  id,
  role,
  content,
  created_at,
  status,
  error: problem,
  sources,
  proposals: proposals.map((proposal) => ({ ...proposal })),
});

/** How an answer goes on until it is over. Whoever leaves in between finds it in the list. */
async function* follow(
  core: Core,
  actor: Actor,
  { answer, signal }: { answer: ChatMessage; signal: AbortSignal },
): AsyncGenerator<ServerEvent> {
  if (isOver(answer)) return yield { id: answer.id, event: "message", data: toAnswer(answer) };
  for await (const { id, event } of watchConversation(core, actor, { id: answer.conversation_id, signal })) {
    if (event.type === "text" && event.message_id === answer.id)
      yield { id, event: "delta", data: { message_id: event.message_id, offset: event.offset, delta: event.delta } };
    else if (event.type === "conversation" && !event.conversation.is_answering) {
      // It was over before anybody watched.
      const ended = await readMessage(core, actor, answer.id);
      if (isOver(ended)) return yield { id, event: "message", data: toAnswer(ended) };
    } else if (event.type === "message" && event.message.id === answer.id) {
      yield { id, event: "message", data: toAnswer(event.message) };
      if (isOver(event.message)) return;
    }
  }
}

const isOver = ({ status }: ChatMessage) => status !== "queued" && status !== "streaming";
