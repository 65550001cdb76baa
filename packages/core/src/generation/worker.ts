import { storageFailure } from "@copydesk/db";
import type { Core } from "../context.ts";
import { type BackoffOptions, defaultBackoff } from "./backoff.ts";
import { boundsOf, chooseTasks } from "./choose-tasks.ts";
import { type CircuitOptions, defaultCircuit } from "./circuit.ts";
import { claimTasks, type DueTask, dueTasks, nextRetry, reclaimLost, renewLeases } from "./claim-tasks.ts";
import { loadDetector } from "./language-check.ts";
import { createModelLimits, type ModelLimits } from "./model-limits.ts";
import { publishTasks } from "./publish.ts";
import { recover } from "./recover.ts";
import { createRunGraphs } from "./run-graphs.ts";
import { runTask } from "./run-task.ts";
import { shareFailure } from "./share-failure.ts";
import { createTextStream, type TextStreamOptions } from "./text-stream.ts";
import type { Work } from "./work.ts";

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

interface Running {
  task: DueTask;
  abort: AbortController;
  done: Promise<void>;
}

export function createWorker(core: Core, options: WorkerOptions): Worker {
  const lease = { workerId: options.workerId, lease_ms: options.lease_ms ?? 30_000 };
  const poll = options.poll_ms ?? 1_000;
  const stream = createTextStream(core, options.stream);
  const graphs = createRunGraphs(core);
  const running = new Map<string, Running>();
  const models = limitsByModel(core, options.circuit ?? defaultCircuit);
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let detectorTimer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isNews = false;
  let unsubscribe: (() => void)[] = [];

  const workOn = (task: DueTask, signal: AbortSignal): Work => ({
    core,
    workerId: lease.workerId,
    stream,
    limits: models.of(task.model?.id ?? null),
    backoff: options.backoff ?? defaultBackoff,
    signal,
    isStopping: () => stopping,
  });

  /** One look at a time; a signal that comes during one leads to another. */
  function look(): void {
    isNews = true;
    looking ??= lookWhileNews().finally(() => {
      looking = null;
    });
  }

  async function lookWhileNews(): Promise<void> {
    clearTimeout(timer);
    let next = core.now() + poll;
    while (isNews && !stopping) {
      isNews = false;
      next = await beginDue().catch((error: unknown) => {
        core.log.error({ err: error }, "looking for work failed");
        return core.now() + poll;
      });
    }
    if (!stopping) timer = setTimeout(look, Math.min(poll, Math.max(5, next - core.now())));
  }

  /** Loading takes a moment in which nothing else happens: best while the first call is out and waits for its first word. */
  function prepareDetector(): void {
    detectorTimer ??= setTimeout(() => void loadDetector(), 30);
  }

  /** Begins what may begin. @returns when to look again if nothing happens. */
  async function beginDue(): Promise<number> {
    const due = await dueTasks(core);
    const chosen = await chooseTasks(core, due, {
      graphs,
      limits: models.of,
      runningRuns: [...running.values()].map((one) => one.task.run_id),
    });
    const claimed = await claimTasks(core, chosen, lease);
    await publishTasks(
      core,
      claimed.map((task) => task.id),
    );
    for (const task of claimed) {
      begin(task);
      // Preparing a prompt takes some milliseconds; between two of them others get their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (claimed.length > 0) prepareDetector();
    const times = [await nextRetry(core), ...due.map((task) => models.of(task.model?.id ?? null).nextFreeAt(boundsOf(task.model)))];
    return Math.min(...times.flatMap((time) => (time !== null && time > core.now() ? [time] : [])), core.now() + poll);
  }

  function begin(task: DueTask): void {
    const abort = new AbortController();
    const limits = models.of(task.model?.id ?? null);
    const work = workOn(task, abort.signal);
    limits.begin();
    const done = Promise.resolve()
      .then(() => runTask(work, task.id))
      .catch((error: unknown) => core.log.error({ err: error, task: task.id }, "a task could not be ended; it is taken up again later"))
      .finally(() => limits.end())
      .then(() => (models.justOpened(task.model?.id ?? null) ? shareFailure(work, task.model?.id ?? null, lease) : undefined))
      .catch((error: unknown) => core.log.error({ err: error }, "waiting tasks could not be told of a dead endpoint"))
      .finally(() => {
        running.delete(task.id);
        look();
      });
    running.set(task.id, { task, abort, done });
  }

  async function beat(): Promise<void> {
    const ids = [...running.keys()];
    try {
      if (ids.length > 0) await renewLeases(core, ids, lease);
      await reclaimLost(core, ids);
    } catch (error) {
      if (!storageFailure(error)) core.log.error({ err: error }, "leases could not be renewed");
    }
  }

  return {
    async start() {
      await recover(core);
      unsubscribe = [
        core.live.work.onRing(() => {
          models.invite();
          look();
        }),
        core.live.work.onStop((ids) => {
          for (const id of ids) running.get(id)?.abort.abort();
        }),
      ];
      heartbeat = setInterval(() => void beat(), lease.lease_ms / 3);
      look();
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      clearTimeout(detectorTimer);
      for (const end of unsubscribe) end();
      for (const { abort } of running.values()) abort.abort();
      await looking;
      for (const { abort } of running.values()) abort.abort();
      await Promise.all([...running.values()].map((one) => one.done));
      await stream.settled();
    },
  };
}

/** Limits of each model, and whether its circuit has opened since the last time one asked. */
function limitsByModel(core: Core, circuit: CircuitOptions) {
  const known = new Map<string | null, { limits: ModelLimits; opened: number }>();
  const entry = (modelId: string | null) => {
    const one = known.get(modelId) ?? { limits: createModelLimits(core.now, circuit), opened: 0 };
    known.set(modelId, one);
    return one;
  };
  return {
    of: (modelId: string | null) => entry(modelId).limits,
    justOpened(modelId: string | null): boolean {
      const one = entry(modelId);
      const times = one.limits.circuit.timesOpened();
      const isNew = times > one.opened;
      one.opened = times;
      return isNew;
    },
    invite() {
      for (const { limits } of known.values()) limits.circuit.invite(core.now());
    },
  };
}
