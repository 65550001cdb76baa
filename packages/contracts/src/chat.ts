import { z } from "zod";
import type { VersionContent } from "./blocks.ts";
import { listInput, windowInput } from "./list.ts";
import type { FieldSpec } from "./master-data.ts";
import { isInvisible, name } from "./text.ts";

const id = z.string().min(1).max(64);

export const chatLimits = {
  title: 120,
  /** Of a question, in UTF-16 units. */
  question: 8_000,
  summary: 8_000,
  /** Calls to tools within one answer. */
  tool_calls: 12,
} as const;

export const conversationListInput = listInput(["is_pinned", "updated_at", "created_at", "title"], "-updated_at");
export type ConversationListInput = z.input<typeof conversationListInput>;

export const conversationTitle = z
  .string()
  .refine((title) => !isInvisible(title), "Chat title cannot be empty")
  .pipe(name("Chat title", chatLimits.title));
export const updateConversationInput = z
  .strictObject({ id, title: conversationTitle.optional(), is_pinned: z.boolean().optional() })
  .refine(({ title, is_pinned }) => title !== undefined || is_pinned !== undefined, { error: "Send a title or is_pinned" });
export type UpdateConversationInput = z.input<typeof updateConversationInput>;

export const summaryInput = z.strictObject({
  id,
  text: z.string().trim().max(chatLimits.summary, `Summary must be ${chatLimits.summary} characters or fewer`),
});

const question = z
  .string()
  .trim()
  .min(1, "Write a question first")
  .max(chatLimits.question, `Questions must be ${chatLimits.question} characters or fewer`);

export const sendMessageInput = z.strictObject({
  /** Null begins a conversation. */
  conversation_id: id.nullable(),
  content: question,
  /** The message that it follows; null: it is a first one. Absent: the last one in view. A question that was edited follows what the old one followed. */
  parent_id: id.nullable().optional(),
  /** Absent: the model that answers by default. */
  model_id: id.optional(),
  /** The same key asks once. */
  idempotency_key: z.string().min(1).max(200).optional(),
});
export type SendMessageInput = z.input<typeof sendMessageInput>;

export const messageListInput = windowInput(["created_at"], "created_at").extend({ id });
export type MessageListInput = z.input<typeof messageListInput>;

export const rateMessageInput = z.strictObject({ id, rating: z.enum(["up", "down"]).nullable() });
export type MessageRating = "up" | "down";

export const watchChatInput = z.strictObject({ id, lastEventId: z.string().max(100).nullish() });

/** `queued`: the answer waits for its turn. `interrupted` answers are begun again by themselves, so there is no state for them. */
export const messageStates = ["queued", "streaming", "done", "stopped", "error"] as const;
export type MessageState = (typeof messageStates)[number];

export interface ConversationItem {
  id: string;
  title: string;
  is_pinned: boolean;
  created_at: string;
  /** Moved by messages alone. */
  updated_at: string;
  is_answering: boolean;
}

export interface ConversationDetail extends ConversationItem {
  /** The last message of the branch in view; null while nothing was said. */
  leaf_id: string | null;
  /** What the agent keeps in mind of what it does not read any more; null while it reads all. */
  summary: { text: string; until_message_id: string } | null;
}

export const chatTools = [
  "search_campaigns",
  "read_campaign",
  "read_outline",
  "read_piece",
  "read_schedule",
  "compare_versions",
  "find_gaps",
  "list_voices",
  "read_style_guide",
  "list_channels",
  "read_usage",
  "propose_version",
  "propose_schedule",
  "propose_campaign",
] as const;
export type ChatTool = (typeof chatTools)[number];

/** What the agent looked at or did for an answer. */
export interface ChatStep {
  tool: ChatTool;
  /** What it was about, such as a campaign's name; empty when about nothing in particular. */
  target: string;
  state: "running" | "done" | "failed";
  /** Why it failed, for a person. */
  problem: string | null;
}

/** A thing that an answer may lead to: only what a tool has read for this answer. The text says `[words](ref:c1)`. */
export interface ChatSource {
  ref: string;
  kind: "campaign" | "piece" | "version";
  title: string;
  campaign_id: string;
  block_id: string | null;
  version_id: string | null;
}

export const proposalStates = ["open", "accepted", "discarded", "outdated"] as const;
export type ProposalState = (typeof proposalStates)[number];

interface ProposalCommon {
  id: string;
  state: ProposalState;
  /** Such as "X post, English, version 2". */
  title: string;
  /** Addresses in it that stand neither in the story, the voice nor the channel. */
  foreign_addresses: string[];
  /** Where to look after it was accepted. */
  result: { campaign_id: string; block_id: string | null; version_id: string | null } | null;
}
export interface VersionProposal extends ProposalCommon {
  kind: "version";
  campaign_id: string;
  block_id: string;
  channel_icon: string;
  /** The text that it would stand beside; null when there is none yet. */
  before: VersionContent | null;
  after: VersionContent;
  fields: FieldSpec[];
  /** Of the first limited part: "165 of 280". */
  count: { value: number; limit: number } | null;
}
export interface ScheduleProposal extends ProposalCommon {
  kind: "schedule";
  campaign_id: string;
  block_id: string;
  /** IANA name of the campaign's zone; proposals of long ago have none. */
  time_zone?: string;
  /** Times in UTC. */
  moves: { post_id: string; title: string; from: string; to: string }[];
}
export interface CampaignProposal extends ProposalCommon {
  kind: "campaign";
  name: string;
  story: string;
  /** First and last day, as 2026-03-09. */
  from_date: string;
  to_date: string;
  languages: string[];
  channels: string[];
}
/** A change that the agent suggests; nothing is changed before a person accepts it. */
export type ChatProposal = VersionProposal | ScheduleProposal | CampaignProposal;

export interface ChatMessage {
  id: string;
  conversation_id: string;
  parent_id: string | null;
  role: "user" | "assistant";
  /** Markdown in answers, plain text in questions. */
  content: string;
  status: MessageState;
  created_at: string;
  /** Ids of all messages in its place, in their order: itself among edited questions or repeated answers. */
  siblings: string[];
  steps: ChatStep[];
  sources: ChatSource[];
  proposals: ChatProposal[];
  rating: MessageRating | null;
  /** Why it has no whole answer, and what helps. */
  problem: string | null;
  /** Which model answered; null for questions. */
  model: string | null;
}

/** How a conversation goes on, as it happens. The first one is always `conversation`, then the answer being written, if any. */
export type ChatEvent =
  | { type: "conversation"; conversation: ConversationDetail }
  /** A message is new, or anything but its text has changed; `content` is all that is stored by now. */
  | { type: "message"; message: ChatMessage }
  /** `offset` in UTF-16 units of the content; what a watcher has already is sent again after a lost connection. */
  | { type: "text"; message_id: string; offset: number; delta: string };
