import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { ChatMessage } from "@copydesk/llm";
import { and, eq, isNull } from "drizzle-orm";
import type { Judging } from "../../../generation/index.ts";
import { demand, forbidden } from "../../../identity/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { accessible, privateTalk, visibleCalls } from "../access.ts";

export type CallRow = typeof schema.llm_logs.$inferSelect;

export interface CallBodies {
  messages: ChatMessage[];
  reply: string;
}

/** A call that somebody may read and that has ended, with what was said in it. */
export interface CallToReplay extends CallBodies {
  log: CallRow;
}

/** @throws FORBIDDEN for whoever may not read what was said, or not have models answer outside of a campaign, which costs money. */
export function demandReplaying(actor: Actor): void {
  demand(actor, "llm_logs.view_bodies");
  demand(actor, "models.test");
}

/** A call that somebody sees. @throws NOT_FOUND also for one that they do not. */
export async function seenCall(core: Core, actor: Actor, id: string): Promise<CallRow> {
  const { llm_logs: logs } = schema;
  const [log] = await core.db
    .select()
    .from(logs)
    .where(and(eq(logs.id, id), accessible(core, visibleCalls(core, actor))));
  if (!log) throw callNotFound();
  return log;
}

/**
 * A call whose texts somebody may read; `said` is null when they are not kept any more.
 * @throws NOT_FOUND; FORBIDDEN for a call of which they see only the figures, and for what others said to the agent.
 */
export async function readableCall(core: Core, actor: Actor, id: string): Promise<{ log: CallRow; bodies: CallBodies | null }> {
  const log = await seenCall(core, actor, id);
  const { llm_logs: logs } = schema;
  const [readable] = await core.db
    .select({ id: logs.id })
    .from(logs)
    .where(and(eq(logs.id, id), accessible(core, visibleCalls(core, actor, "llm_logs.view_bodies"))));
  if (!readable || (privateTalk.includes(log.purpose) && log.user_id !== actor.userId)) throw forbidden();
  return { log, bodies: await readBodies(core, id) };
}

/** What was said in a call; null when it is no longer kept. */
export async function readBodies(core: Core, id: string): Promise<CallBodies | null> {
  const { messages, reply, log_id } = schema.llm_log_bodies;
  const [body] = await core.db.select({ messages, reply }).from(schema.llm_log_bodies).where(eq(log_id, id));
  return body ? { messages: body.messages as ChatMessage[], reply: body.reply } : null;
}

/**
 * A call as it can be asked again.
 * @throws as `readableCall`; BUSY for one that has not ended; RULE_BROKEN when its texts are not kept any more, and for
 *   talk with the agent, which would not be private any more in a row of another kind.
 */
export async function callToReplay(core: Core, actor: Actor, id: string): Promise<CallToReplay> {
  const { log, bodies } = await readableCall(core, actor, id);
  if (privateTalk.includes(log.purpose))
    throw new AppError("RULE_BROKEN", "Chats with the agent are private, so they are not asked again.");
  if (log.status === "running") throw new AppError("BUSY", "This call has not ended yet. Wait for its answer, then ask again.");
  if (!bodies) throw new AppError("RULE_BROKEN", "What was sent in this call is no longer kept, so it cannot be asked again.");
  return { log, ...bodies };
}

/** The piece that a call was for, as it is now; null when there was none, or when it or its campaign is gone. */
export async function pieceOf(core: Core, { block_id }: Pick<CallRow, "block_id">): Promise<Judging | null> {
  if (block_id === null) return null;
  const { blocks, campaigns, languages, channels } = schema;
  const [piece] = await core.db
    .select({ block: blocks, campaign: campaigns, language: languages, channel: channels })
    .from(blocks)
    .innerJoin(campaigns, eq(campaigns.id, blocks.campaign_id))
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .where(and(eq(blocks.id, block_id), isNull(blocks.removed_at), isNull(campaigns.deleted_at)));
  return piece ?? null;
}

export const callNotFound = () => new AppError("NOT_FOUND", "This call no longer exists, or is not shown to you.");
