import { batch, schema, storageFailure } from "@copydesk/db";
import { isNull } from "drizzle-orm";
import { interruptCalls } from "../../calls/index.ts";
import { type BackoffOptions, type Core, createWorkLoop, defaultBackoff } from "../../kernel/index.ts";
import { createTextStream, publishTasks, type TextStreamOptions } from "../live/publish.ts";
import { createRunGraphs } from "../runs/run-graphs.ts";
import { settleLeft } from "../runs/settle-run.ts";
import { createBudgetGate } from "./budget-gate.ts";
import { boundsOf, chooseTasks } from "./choose-tasks.ts";
import { type CircuitOptions, defaultCircuit } from "./circuit.ts";
import { createDueTasks } from "./due-tasks.ts";
import { createLimitsByModel } from "./limits-by-model.ts";
import { rememberRequests } from "./model-slots.ts";
import { nextTurn } from "./next-turn.ts";
import { queueOf } from "./row-queue.ts";
import { createTaskPool } from "./task-pool.ts";

export interface WorkerOptions {
  /** Names this process in leases and logs. */
  workerId: string;
  backoff?: BackoffOptions;
  circuit?: CircuitOptions;
  stream?: TextStreamOptions;
  /** How long a task belongs to this worker without a word from it, in milliseconds [30 000]. */
  lease_ms?: number;
  /** Longest time between two looks for work that no signal told of, in milliseconds [1 000]. */
  poll_ms?: number;
}

/** Writes what was asked for; one per process. */
export interface Worker {
  /** Takes up what an earlier process left, then works until `stop`. */
  start(): Promise<void>;
  /** Ends open calls and hands their tasks back; resolves when nothing is written any more. */
  stop(): Promise<void>;
}

/** A database that was away may be back at any moment: how long until it is asked again, in milliseconds. */
const soon = 200;
/** Prompts that are prepared before others get their turn; each takes a few milliseconds. */
const beginsAtOnce = 2;

/** A worker that is not started yet. Only one process may have one on a database, because leases of others are taken up at the start. */
export function createWorker(core: Core, options: WorkerOptions): Worker {
  const lease = { workerId: options.workerId, lease_ms: options.lease_ms ?? 30_000 };
  const queue = queueOf(core);
  const poll = options.poll_ms ?? 1_000;
  const stream = createTextStream(core, options.stream);
  const graphs = createRunGraphs(core);
  const limits = createLimitsByModel(core, options.circuit ?? defaultCircuit);
  const gate = createBudgetGate(core);
  const tasks = createDueTasks(core);
  const pool = createTaskPool(core, {
    lease,
    limits,
    stream,
    backoff: options.backoff ?? defaultBackoff,
    onPlace() {
      hasPlace = true;
      loop.wake();
    },
    onEnd: lookAgain,
  });
  let heartbeat: NodeJS.Timeout | undefined;
  /** All that has happened since the last look is that calls have ended. */
  let hasPlace = false;
  /** Where the connection was lost, nobody knows whether these were claimed. */
  let uncertain: readonly string[] = [];
  let unsubscribe: (() => void)[] = [];

  const loop = createWorkLoop({
    async pass() {
      const next = await beginDue();
      return Math.min(poll, Math.max(5, next - core.now()));
    },
    failed(error) {
      core.log.error({ err: error }, "looking for work failed");
      return storageFailure(error) ? Math.min(poll, soon) : poll;
    },
  });

  function lookAgain(): void {
    tasks.forget();
    loop.wake();
  }

  /** Begins what may begin. @returns when to look again if nothing happens. */
  async function beginDue(): Promise<number> {
    if (!hasPlace) tasks.forget();
    hasPlace = false;
    const { stopped, changed } = await gate.look();
    await publishTasks(core, changed);
    if (uncertain.length > 0) await queue.giveBack({ workerId: lease.workerId, taskIds: uncertain });
    uncertain = [];
    const look = await tasks.read(stopped);
    const chosen = await chooseTasks(look, { graphs, limits: limits.of, runningRuns: pool.runIds() });
    const claimed = await queue.claim(chosen, lease).catch((error: unknown) => {
      uncertain = chosen.map((task) => task.id);
      throw error;
    });
    tasks.drop(chosen);
    await publishTasks(
      core,
      claimed.map((task) => task.id),
    );
    for (const [i, task] of claimed.entries()) {
      pool.begin(task);
      if (i % beginsAtOnce === beginsAtOnce - 1) await nextTurn();
    }
    if (claimed.length > 0) core.detector.warm();
    const times = [look.nextAt, ...look.due.map((task) => limits.of(task.model?.id ?? null).nextFreeAt(boundsOf(task.model)))];
    return Math.min(...times.flatMap((time) => (time !== null && time > core.now() ? [time] : [])), core.now() + poll);
  }

  async function beat(): Promise<void> {
    const ids = pool.ids();
    try {
      if (ids.length > 0) await queue.renew(ids, lease);
      await queue.takeFromDead(ids);
      await settleLeft(core);
    } catch (error) {
      if (!storageFailure(error)) core.log.error({ err: error }, "leases could not be renewed");
    }
  }

  return {
    async start() {
      await recover(core);
      await rememberRequests(core);
      const ring = () => {
        limits.invite();
        lookAgain();
      };
      unsubscribe = [core.live.work.onRing(ring), core.live.work.onStop(pool.abort)];
      heartbeat = setInterval(() => void beat(), lease.lease_ms / 3);
      loop.wake();
    },
    async stop() {
      for (const end of unsubscribe) end();
      clearInterval(heartbeat);
      await loop.stop();
      await pool.stop();
      await stream.settled();
    },
  };
}

/**
 * Takes up what a process left that ended without a word: one worker serves a database, so whatever is still
 * called running belongs to nobody. Interrupted tasks go back into the queue, those with a stored answer too, and
 * finish without another call; runs that only lacked their end are ended.
 */
export async function recover(core: Core): Promise<void> {
  const { runs } = schema;
  const queue = queueOf(core);
  const interrupted = await queue.giveBack("everybody");
  await batch(core.db, (tx) => interruptCalls(tx, core));
  const open = await core.db.select({ id: runs.id, campaign_id: runs.campaign_id }).from(runs).where(isNull(runs.finished_at));
  if (open.length > 0) await batch(core.db, () => open.map((run) => queue.release(run.campaign_id)));
  await settleLeft(core);
  if (interrupted > 0) core.log.info({ tasks: interrupted }, "went on with what was being written");
}
