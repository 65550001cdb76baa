import { readStops } from "../../budgets/index.ts";
import type { BackoffOptions, Core } from "../../kernel/index.ts";
import type { TextStream } from "../live/publish.ts";
import { EndpointDown } from "../runs/explain-task-failure.ts";
import { settleRun } from "../runs/settle-run.ts";
import { type Job, loadJob } from "../writing/load-job.ts";
import { runTask } from "../writing/run-task.ts";
import { failAttempt } from "./fail-task.ts";
import type { LimitsByModel } from "./limits-by-model.ts";
import { queueOf } from "./row-queue.ts";
import type { DueTask, Lease } from "./task-queue.ts";
import { Superseded, type Work } from "./work.ts";

/** The tasks that this process is working on right now. */
export interface TaskPool {
  /** Begins a task that was claimed. */
  begin(task: DueTask): void;
  /** Ends the open calls of these tasks, as far as they are worked on here. */
  abort(taskIds: readonly string[]): void;
  ids(): string[];
  /** Run of each task. */
  runIds(): string[];
  /** Ends every call and hands the tasks back; resolves when the last one has let go. */
  stop(): Promise<void>;
}

export interface PoolOptions {
  lease: Lease;
  limits: LimitsByModel;
  stream: TextStream;
  backoff: BackoffOptions;
  /** Called when a task makes no further call: its place is free. */
  onPlace: () => void;
  /** Called when a task has ended: others may begin after it. */
  onEnd: () => void;
}

export function createTaskPool(core: Core, { lease, limits, stream, backoff, onPlace, onEnd }: PoolOptions): TaskPool {
  const running = new Map<string, { task: DueTask; abort: AbortController; done: Promise<void> }>();
  let isStopping = false;

  async function work(task: DueTask, signal: AbortSignal, callsEnded: () => void): Promise<void> {
    const modelId = task.model?.id ?? null;
    const ofModel = limits.of(modelId);
    const tools: Work = {
      core,
      workerId: lease.workerId,
      stream,
      limits: ofModel,
      backoff,
      signal,
      callsEnded,
      isStopping: () => isStopping,
    };
    try {
      await runTask(tools, task.id);
    } catch (error) {
      core.log.error({ err: error, task: task.id }, "a task could not be ended; it is taken up again later");
    } finally {
      callsEnded();
    }
    if (limits.justOpened(modelId)) await shareFailure(tools, modelId, lease);
  }

  const stopAll = () => {
    for (const { abort } of running.values()) abort.abort();
  };

  return {
    begin(task) {
      const abort = new AbortController();
      const giveBack = limits.of(task.model?.id ?? null).begin();
      const callsEnded = once(() => {
        giveBack();
        onPlace();
      });
      const done = work(task, abort.signal, callsEnded)
        .catch((error: unknown) => core.log.error({ err: error }, "waiting tasks could not be told of a dead endpoint"))
        .finally(() => {
          running.delete(task.id);
          onEnd();
        });
      running.set(task.id, { task, abort, done });
    },
    abort(taskIds) {
      for (const id of taskIds) running.get(id)?.abort.abort();
    },
    ids: () => [...running.keys()],
    runIds: () => [...running.values()].map((one) => one.task.run_id),
    async stop() {
      isStopping = true;
      stopAll();
      await Promise.all([...running.values()].map((one) => one.done));
    },
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

/**
 * When an endpoint was found dead, every task that was about to call it has failed one attempt, without a call: people
 * are told at once, and nobody waits for ever for an endpoint that does not come back. What waits for a budget was not about to.
 */
export async function shareFailure(work: Work, modelId: string | null, lease: Lease): Promise<void> {
  const { core } = work;
  const stops = await readStops(core);
  const waiting = (await queueOf(core).due([...stops.keys()])).filter((task) => (task.model?.id ?? null) === modelId);
  const ended = new Set<string>();
  for (const task of await queueOf(core).claim(waiting, lease)) {
    const job = await loadJob(core, task.id);
    if (!job) continue;
    for (const runId of await failUnlessStopped(work, job)) ended.add(runId);
  }
  for (const runId of ended) await settleRun(core, runId);
}

/** Somebody may stop one of them while the others are told; these must not wait for their leases to run out. */
async function failUnlessStopped(work: Work, job: Job): Promise<string[]> {
  try {
    return await failAttempt(work, job, { error: new EndpointDown(), attempt: job.task.attempt + 1 });
  } catch (error) {
    if (error instanceof Superseded) return [];
    throw error;
  }
}
