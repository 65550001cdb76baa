import type { ChatSource, ChatStep } from "@copydesk/contracts";
import { AppError } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import { toDetail } from "../conversations.ts";
import { toMessage } from "../message-view.ts";
import type { MessageRow } from "../own-conversation.ts";

export type TurnWork = NonNullable<MessageRow["work"]>;

/** How far an answer has come, beside its text. */
export interface Progress {
  steps?: ChatStep[];
  sources?: ChatSource[];
  content?: string;
  work?: TurnWork | null;
  status?: "streaming" | "done" | "error";
  problem?: string | null;
  model_name?: string;
  active_conversation_id?: null;
}

/** The answer was stopped, or its conversation deleted: nothing more is written. */
export class NotWanted extends Error {
  override readonly name = "NotWanted";
}

/** Writes down how far an answer has come and tells it. @throws NotWanted */
export async function writeDown(core: Core, id: string, progress: Progress): Promise<void> {
  const { messages } = schema;
  await batch(core.db, (tx) => [
    must(
      tx
        .update(messages)
        .set(progress)
        .where(and(eq(messages.id, id), eq(messages.status, "streaming"))),
      new NotWanted("The answer is not wanted any more."),
    ),
  ]);
  await publishMessage(core, id);
}

/** Tells whoever watches how a message stands, and its conversation when nothing is being written in it any more. */
export async function publishMessage(core: Core, id: string): Promise<void> {
  const { messages, conversations } = schema;
  const [row] = await core.db.select().from(messages).where(eq(messages.id, id));
  if (!row) return;
  core.live.chat.publish(row.conversation_id, { type: "message", message: await toMessage(core, row) });
  if (row.active_conversation_id !== null) return;
  const [conversation] = await core.db.select().from(conversations).where(eq(conversations.id, row.conversation_id));
  if (conversation) core.live.chat.publish(conversation.id, { type: "conversation", conversation: await toDetail(core, conversation) });
}

/** What a person reads when an answer did not come. */
export const problemOf = (error: unknown): string =>
  error instanceof AppError
    ? error.message
    : "Something went wrong on the server. Try again; an administrator can find more in the server's log.";
