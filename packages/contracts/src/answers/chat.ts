import { z } from "zod";
import { chatTools, messageStates, proposalStates } from "../chat.ts";
import { fieldSpecSchema } from "../master-data.ts";
import { versionContentSchema } from "./blocks.ts";

export const messageRatingSchema = z.enum(["up", "down"]);
export type MessageRating = z.infer<typeof messageRatingSchema>;

export const conversationItemSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  is_pinned: z.boolean(),
  created_at: z.string(),
  updated_at: z.string().meta({ description: "Moved by messages alone." }),
  is_answering: z.boolean(),
});
export type ConversationItem = z.infer<typeof conversationItemSchema>;

export const conversationDetailSchema = conversationItemSchema.extend({
  leaf_id: z.string().nullable().meta({ description: "The last message of the branch in view; null while nothing was said." }),
  summary: z
    .strictObject({ text: z.string(), until_message_id: z.string() })
    .nullable()
    .meta({ description: "What the agent keeps in mind of what it does not read any more; null while it reads all." }),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/** What the agent looked at or did for an answer. */
export const chatStepSchema = z.strictObject({
  tool: z.enum(chatTools),
  target: z.string().meta({ description: "What it was about, such as a campaign's name; empty when about nothing in particular." }),
  state: z.enum(["running", "done", "failed"]),
  problem: z.string().nullable().meta({ description: "Why it failed, for a person." }),
});
export type ChatStep = z.infer<typeof chatStepSchema>;

/** A thing that an answer may lead to: only what a tool has read for this answer. The text says `[words](ref:c1)`. */
export const chatSourceSchema = z.strictObject({
  ref: z.string(),
  kind: z.enum(["campaign", "piece", "version"]),
  title: z.string(),
  campaign_id: z.string(),
  block_id: z.string().nullable(),
  version_id: z.string().nullable(),
});
export type ChatSource = z.infer<typeof chatSourceSchema>;

const proposalCommonSchema = z.strictObject({
  id: z.string(),
  state: z.enum(proposalStates),
  title: z.string().meta({ description: 'Such as "X post, English, version 2".' }),
  foreign_addresses: z
    .array(z.string())
    .meta({ description: "Addresses in it that stand neither in the story, the voice nor the channel." }),
  result: z
    .strictObject({
      campaign_id: z.string(),
      block_id: z.string().nullable(),
      version_id: z.string().nullable(),
    })
    .nullable()
    .meta({ description: "Where to look after it was accepted." }),
});

export const versionProposalSchema = proposalCommonSchema.extend({
  kind: z.literal("version"),
  campaign_id: z.string(),
  block_id: z.string(),
  channel_icon: z.string(),
  before: versionContentSchema.nullable().meta({ description: "The text that it would stand beside; null when there is none yet." }),
  after: versionContentSchema,
  fields: z.array(fieldSpecSchema),
  count: z
    .strictObject({ value: z.number().int(), limit: z.number().int() })
    .nullable()
    .meta({ description: 'Of the first limited part: "165 of 280".' }),
});
export type VersionProposal = z.infer<typeof versionProposalSchema>;

export const scheduleProposalSchema = proposalCommonSchema.extend({
  kind: z.literal("schedule"),
  campaign_id: z.string(),
  block_id: z.string(),
  time_zone: z.string().optional().meta({ description: "IANA name of the campaign's zone; proposals of long ago have none." }),
  moves: z
    .array(z.strictObject({ post_id: z.string(), title: z.string(), from: z.string(), to: z.string() }))
    .meta({ description: "Times in UTC." }),
});
export type ScheduleProposal = z.infer<typeof scheduleProposalSchema>;

export const campaignProposalSchema = proposalCommonSchema.extend({
  kind: z.literal("campaign"),
  name: z.string(),
  story: z.string(),
  from_date: z.string().meta({ description: "First and last day, as 2026-03-09." }),
  to_date: z.string(),
  languages: z.array(z.string()),
  channels: z.array(z.string()),
});
export type CampaignProposal = z.infer<typeof campaignProposalSchema>;

/** A change that the agent suggests; nothing is changed before a person accepts it. */
export const chatProposalSchema = z.discriminatedUnion("kind", [versionProposalSchema, scheduleProposalSchema, campaignProposalSchema]);
export type ChatProposal = z.infer<typeof chatProposalSchema>;

export const chatMessageSchema = z.strictObject({
  id: z.string(),
  conversation_id: z.string(),
  parent_id: z.string().nullable(),
  role: z.enum(["user", "assistant"]),
  content: z.string().meta({ description: "Markdown in answers, plain text in questions." }),
  status: z.enum(messageStates),
  created_at: z.string(),
  siblings: z
    .array(z.string())
    .meta({ description: "Ids of all messages in its place, in their order: itself among edited questions or repeated answers." }),
  steps: z.array(chatStepSchema),
  sources: z.array(chatSourceSchema),
  proposals: z.array(chatProposalSchema),
  rating: messageRatingSchema.nullable(),
  problem: z.string().nullable().meta({ description: "Why it has no whole answer, and what helps." }),
  model: z.string().nullable().meta({ description: "Which model answered; null for questions." }),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** How a conversation goes on, as it happens. The first one is always `conversation`, then the answer being written, if any. */
export const chatEventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("conversation"), conversation: conversationDetailSchema }),
  /** A message is new, or anything but its text has changed; `content` is all that is stored by now. */
  z.strictObject({ type: z.literal("message"), message: chatMessageSchema }),
  /** `offset` in UTF-16 units of the content; what a watcher has already is sent again after a lost connection. */
  z.strictObject({
    type: z.literal("text"),
    message_id: z.string(),
    offset: z.number().int(),
    delta: z.string(),
  }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

export const sentMessageSchema = z.strictObject({
  conversation: conversationItemSchema,
  question: chatMessageSchema,
  answer: chatMessageSchema,
});
export type SentMessage = z.infer<typeof sentMessageSchema>;
