import { batchTogether, joined, prepared, schema, storageFailure } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";

/** The text of an answer on its way to whoever watches: stored first, then shown. */
export interface AnswerStream {
  /** Text that has just arrived. The first piece goes out at once. */
  add(delta: string): void;
  /** Resolves when all that has arrived is stored. */
  settled(): Promise<void>;
  /** Everything that has arrived, and what stood before. */
  readonly content: string;
}

/** Between two writes while text arrives, in milliseconds. */
const interval = 40;

/** @param begin what stands in the answer already. */
export function createAnswerStream(core: Core, answer: { id: string; conversation_id: string }, begin: string): AnswerStream {
  let stored = begin.length;
  let waiting = "";
  let content = begin;
  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();

  function plan(wait: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      flushing = flushing.then(flush);
    }, wait);
  }

  async function flush(): Promise<void> {
    // The first half of a character whose second has not arrived cannot be stored.
    const end = /[\ud800-\udbff]$/.test(waiting) ? waiting.length - 1 : waiting.length;
    const delta = waiting.slice(0, end);
    if (delta === "") return;
    waiting = waiting.slice(end);
    try {
      await batchTogether(core.db, () => [append(core, { id: answer.id, delta })]);
      core.live.chat.publish(answer.conversation_id, { type: "text", message_id: answer.id, offset: stored, delta });
      stored += delta.length;
    } catch (error) {
      waiting = delta + waiting;
      if (!storageFailure(error)) core.log.error({ err: error }, "received text could not be stored");
      plan(1_000);
    }
  }

  return {
    add(delta) {
      if (delta === "") return;
      waiting += delta;
      plan(content === begin ? 0 : interval);
      content += delta;
    },
    async settled() {
      if (timer) clearTimeout(timer);
      timer = null;
      flushing = flushing.then(flush);
      await flushing;
    },
    get content() {
      return content;
    },
  };
}

/** An answer that was stopped meanwhile takes no more text. */
function append({ db }: Core, { id, delta }: { id: string; delta: string }) {
  const { messages } = schema;
  return prepared(db, "append text to an answer", { id, delta }, (marks) =>
    db
      .update(messages)
      .set({ content: joined(messages.content, marks.delta) })
      .where(and(eq(messages.id, marks.id), eq(messages.status, "streaming"))),
  );
}
