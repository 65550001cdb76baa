import { batch, plus, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { onceStored } from "../../generation/index.ts";
import type { Core } from "../../kernel/index.ts";
import { plainAnswer } from "../plain-answer.ts";
import { createAnswerStream } from "./answer-stream.ts";
import { answerWithModel } from "./answer-with-model.ts";
import { loadTurn, type Turn } from "./load-turn.ts";
import { nameConversation } from "./name-conversation.ts";
import { NotWanted, type Progress, problemOf, publishMessage, writeDown } from "./write-down.ts";

export interface TurnOptions {
  /** Fires when the answer is no longer wanted, or the process ends. */
  signal: AbortSignal;
  /** The process ends: the answer goes on in the next one. */
  isStopping(): boolean;
}

/** One answer from its beginning to its end; whatever goes wrong becomes a state of it. */
export async function runTurn(core: Core, answerId: string, options: TurnOptions): Promise<void> {
  try {
    const turn = await loadTurn(core, answerId);
    if (!turn) return;
    const content =
      turn.model === null || turn.model.provider === "builtin"
        ? await answerPlainly(core, turn)
        : await answerWithModel(core, turn, options.signal);
    await settle(core, answerId, { content, status: "done", work: null, active_conversation_id: null }, options);
    await nameConversation(core, turn, content, options.signal);
  } catch (error) {
    if (error instanceof NotWanted) return;
    if (options.isStopping()) return await putBack(core, answerId);
    if (options.signal.aborted) return;
    if (!(error instanceof Error && error.name === "AppError"))
      core.log.error({ err: error, answer: answerId }, "an answer could not be written");
    await settle(core, answerId, { status: "error", problem: problemOf(error), work: null, active_conversation_id: null }, options).catch(
      (failure: unknown) => {
        if (!(failure instanceof NotWanted || options.signal.aborted)) throw failure;
      },
    );
  }
}

/** Writes down how an answer has ended. @throws NotWanted; what the disk said when the signal fired. */
const settle = (core: Core, id: string, progress: Progress, { signal }: TurnOptions): Promise<void> =>
  onceStored(() => writeDown(core, id, progress), signal);

/** What the built-in writer says: looked up, not composed. */
async function answerPlainly(core: Core, turn: Turn): Promise<string> {
  await writeDown(core, turn.answer.id, { content: "", steps: [], model_name: turn.model?.name ?? "Built-in writer" });
  const stream = createAnswerStream(core, turn.answer, "");
  const call = { core, actor: turn.actor, message_id: turn.answer.id };
  const { content, steps, sources } = await plainAnswer(call, turn.question.content, stream.add);
  await stream.settled();
  await writeDown(core, turn.answer.id, { steps, sources });
  return content;
}

/** The next process takes the answer up from its last finished round. */
async function putBack(core: Core, id: string): Promise<void> {
  const { messages } = schema;
  await batch(core.db, (tx) => [
    tx
      .update(messages)
      .set({ status: "queued", attempts: plus(messages.attempts, -1) })
      .where(and(eq(messages.id, id), eq(messages.status, "streaming"))),
  ]);
  await publishMessage(core, id);
}
