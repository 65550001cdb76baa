import { batch, plus, schema, storageFailure } from "@copydesk/db";
import { and, asc, eq, gte, notInArray } from "drizzle-orm";
import { type Core, createWorkLoop } from "../../kernel/index.ts";
import { runTurn } from "./run-turn.ts";
import { publishMessage } from "./write-down.ts";

/** Writes the answers of conversations; one per process. */
export interface ChatWorker {
  stop(): Promise<void>;
}

/** Answers that are written at once. */
const slots = 8;
/** Longest time between two looks for questions that no signal told of, in milliseconds. */
const poll = 1_000;

/** Takes up answers that an earlier process left, then answers until `stop`. The data folder belongs to one process. */
export function startChatJob(core: Core): ChatWorker {
  const running = new Map<string, { abort: AbortController; conversation_id: string; done: Promise<void> }>();
  let isStopping = false;
  let isTakenUp = false;

  const loop = createWorkLoop({
    async pass() {
      if (!isTakenUp) await takeUp(core);
      isTakenUp = true;
      await begin();
      return poll;
    },
    failed(error) {
      if (!storageFailure(error)) core.log.error({ err: error }, "looking for questions failed");
      return poll;
    },
  });

  async function begin(): Promise<void> {
    await endAbandoned(core, [...running.keys()]);
    const free = slots - running.size;
    if (free <= 0) return;
    for (const { id, conversation_id } of await waiting(core, [...running.keys()], free)) {
      if (!(await claim(core, id))) continue;
      const abort = new AbortController();
      const done = publishMessage(core, id)
        .then(() => runTurn(core, id, { signal: abort.signal, isStopping: () => isStopping }))
        .catch((error: unknown) => core.log.error({ err: error, answer: id }, "an answer could not be ended"))
        .finally(() => {
          running.delete(id);
          loop.wake();
        });
      running.set(id, { abort, conversation_id, done });
    }
  }

  const ends = [
    core.live.chat.onRing(loop.wake),
    core.live.chat.onStop((conversationId) => {
      for (const one of running.values()) if (one.conversation_id === conversationId) one.abort.abort();
    }),
  ];
  loop.wake();
  return {
    async stop() {
      isStopping = true;
      for (const end of ends) end();
      await loop.stop();
      for (const one of running.values()) one.abort.abort();
      await Promise.all([...running.values()].map((one) => one.done));
    },
  };
}

const { messages } = schema;

/** What is still called running belongs to nobody. */
async function takeUp(core: Core): Promise<void> {
  await batch(core.db, (tx) => [tx.update(messages).set({ status: "queued" }).where(eq(messages.status, "streaming"))]);
}

function waiting(core: Core, running: readonly string[], most: number) {
  return core.db
    .select({ id: messages.id, conversation_id: messages.conversation_id })
    .from(messages)
    .where(and(eq(messages.status, "queued"), notInArray(messages.id, [...running])))
    .orderBy(asc(messages.created_at))
    .limit(most);
}

async function claim(core: Core, id: string): Promise<boolean> {
  const [changed] = await batch(core.db, (tx) => [
    tx
      .update(messages)
      .set({ status: "streaming", attempts: plus(messages.attempts, 1) })
      .where(and(eq(messages.id, id), eq(messages.status, "queued"))),
  ]);
  return changed === 1;
}

/** An answer with which the server ended so often is not begun again: every beginning asks a model. */
const mostAttempts = 3;

/**
 * Ends answers that are called running and that nothing in this process writes, and those with which processes ended again and
 * again. They are not begun anew by themselves; what was written of them stays.
 */
async function endAbandoned(core: Core, running: readonly string[]): Promise<void> {
  const lost = and(eq(messages.status, "streaming"), notInArray(messages.id, [...running]));
  const hopeless = and(eq(messages.status, "queued"), gte(messages.attempts, mostAttempts));
  for (const [which, problem] of [
    [lost, "Something went wrong on the server. Try again; an administrator can find more in the server's log."],
    [
      hopeless,
      `The server stopped ${mostAttempts} times while this was written. Try again, or have an administrator look at the server's log.`,
    ],
  ] as const) {
    const ids = await core.db.select({ id: messages.id }).from(messages).where(which);
    if (ids.length === 0) continue;
    const set = { status: "error" as const, problem, work: null, active_conversation_id: null };
    await batch(core.db, (tx) => [tx.update(messages).set(set).where(which)]);
    for (const { id } of ids) await publishMessage(core, id);
  }
}
