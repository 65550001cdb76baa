import { AppError, type ChatEvent } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { can, loadWhileOpen } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
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

/** A reader that is this far behind is dropped; it comes back and gets how things stand. */
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
  const { id, signal } = options;
  let waiting: ChatEvent[] = [];
  let wake: (() => void) | null = null;
  let mustCheck = false;
  let number = 0;
  const ring = () => wake?.();
  const check = () => {
    mustCheck = true;
    ring();
  };
  // Listened to before anything is read: what happens in between is told twice, which does no harm.
  const stops = [
    core.live.chat.watch(id, (event) => {
      waiting.push(event);
      ring();
    }),
    core.live.onRecheck(actor.userId, check),
  ];
  const timer = setInterval(check, options.recheck_ms ?? 4_000);
  signal.addEventListener("abort", ring);
  const numbered = (event: ChatEvent): WatchedChatEvent => ({ id: `${core.live.epoch}:${++number}`, event });
  try {
    for (const event of await snapshot(core, actor, id)) yield numbered(event);
    while (!signal.aborted) {
      if (waiting.length > mostWaiting)
        throw new AppError("UNAVAILABLE", "The connection was too slow to follow. It starts again by itself.");
      const events = waiting;
      waiting = [];
      for (const event of events) yield numbered(event);
      if (mustCheck) {
        mustCheck = false;
        await checkRight(core, actor, id);
      }
      if (waiting.length === 0 && !signal.aborted && !mustCheck) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", ring);
    for (const stop of stops) stop();
  }
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
