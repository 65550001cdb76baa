import { AppError, type ChatEvent } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { can, loadWhileOpen } from "../identity/index.ts";
import { type Actor, type Core, follow } from "../kernel/index.ts";
import { toDetail } from "./conversations.ts";
import { toMessage } from "./message-view.ts";
import { ownConversation } from "./own-conversation.ts";

export interface WatchedChatEvent {
  id: string;
  event: ChatEvent;
}

export interface WatchChatOptions {
  id: string;
  signal: AbortSignal;
  /** How often the right is checked when nothing says that it changed, in milliseconds [4 000]. */
  recheck_ms?: number;
}

/** Events that wait for a slow reader before it is dropped. */
const mostWaiting = 2_000;

/**
 * How a conversation goes on, as it happens. Begins with how it stands, the answer being written among it, so that a
 * connection that was lost needs nothing else to be resumed. Ends when the signal fires.
 * @throws NOT_FOUND, UNAUTHENTICATED or FORBIDDEN as soon as the right is gone; UNAVAILABLE for a reader that is too slow.
 */
export async function* watchConversation(
  core: Core,
  actor: Actor,
  options: WatchChatOptions,
): AsyncGenerator<WatchedChatEvent, void, undefined> {
  const { id, signal, recheck_ms } = options;
  const all = follow<ChatEvent>(core, {
    userId: actor.userId,
    signal,
    listen: (hear) => core.live.chat.watch(id, hear),
    first: () => snapshot(core, actor, id),
    checkRight: () => checkRight(core, actor, id),
    recheck_ms,
    most: mostWaiting,
  });
  let number = 0;
  for await (const event of all) yield { id: `${core.live.epoch}:${++number}`, event };
}

async function snapshot(core: Core, actor: Actor, id: string): Promise<ChatEvent[]> {
  const { messages } = schema;
  const conversation = await toDetail(core, await ownConversation(core, actor, id));
  const [answer] = await core.db.select().from(messages).where(eq(messages.active_conversation_id, id));
  return [
    { type: "conversation", conversation },
    ...(answer ? [{ type: "message" as const, message: await toMessage(core, answer) }] : []),
  ];
}

async function checkRight(core: Core, actor: Actor, id: string): Promise<void> {
  const now = await loadWhileOpen(core, actor);
  if (!now) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
  if (!can(now, "chat.use")) throw new AppError("FORBIDDEN", "You do not have the right to do this. Ask an administrator if you need it.");
  await ownConversation(core, actor, id);
}
