import { AppError } from "@copydesk/contracts";
import type { WorkerReply, WorkerRequest, WorkerResult } from "./messages.ts";
import type { Listener, Runner } from "./runner.ts";
import { createTurns, type Turn } from "./turns.ts";

export interface PoolOptions {
  start(listener: Listener): Runner;
  /** Jobs at the same time. */
  runners: number;
  /** Longest run of a job in ms; after it the runner is ended. */
  timeoutMs: number;
  /** After so many ms without a job a runner is ended, so that what it loaded does not stay in memory. */
  idleMs: number;
  /** A runner that holds more MB than this after a job makes room for a new one, so that what files leave behind does not add up. */
  mostHeldMb?: number;
  /** What a person is told when a job takes too long, or its runner ends in a way that no code foresaw. */
  tooLong: AppError;
  failed(cause: Error): AppError;
}

/** Who asks for something, and how it is called off. */
export interface Asked {
  /** Jobs of one person wait for one another, so that others need not; null where all wait in one row. */
  person: string | null;
  /** Of what is done, in bytes [0]: small things go first. */
  size?: number;
  signal?: AbortSignal | undefined;
  /** Awaited when the turn has come, before anything is begun; when it fails, nothing is. */
  starting?: () => Promise<unknown>;
}

export interface Pool {
  run<Request extends WorkerRequest>(request: Request, asked: Asked): Promise<WorkerResult<Request>>;
  close(): Promise<void>;
}

interface Job extends Turn {
  request: WorkerRequest;
  starting: () => Promise<unknown>;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  slot: Slot | null;
}

interface Slot {
  runner: Runner;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** Runners that start when there is work, take jobs by turns and end when they are idle, too slow or broken. */
export function createPool(options: PoolOptions): Pool {
  const turns = createTurns<Job>();
  const slots = new Set<Slot>();
  /** Runners on their way out, whose memory is not free yet. */
  let ending = 0;
  let closed = false;

  function open(): Slot {
    const slot: Slot = {
      runner: options.start({
        reply: (reply) => finish(slot, reply),
        ended: (cause) => void drop(slot, options.failed(cause)),
      }),
      job: null,
      timer: null,
    };
    slots.add(slot);
    return slot;
  }

  function next(): void {
    const idle = [...slots].find(({ job }) => job === null);
    if (!idle && slots.size + ending >= options.runners) return;
    const job = turns.take([...slots].flatMap((one) => one.job ?? []));
    if (!job) return;
    const slot = idle ?? open();
    if (slot.timer) clearTimeout(slot.timer);
    slot.runner.hold(true);
    slot.job = job;
    job.slot = slot;
    job.starting().then(
      () => {
        if (slot.job === job) begin(slot, job);
      },
      (reason) => {
        if (slot.job !== job) return;
        job.reject(reason);
        rest(slot);
      },
    );
    next();
  }

  function begin(slot: Slot, job: Job): void {
    slot.timer = setTimeout(() => void drop(slot, options.tooLong), options.timeoutMs);
    slot.runner.send(job.request);
  }

  function finish(slot: Slot, reply: WorkerReply): void {
    const { job } = slot;
    if (!job) return;
    if (reply.ok) job.resolve(reply.result);
    else job.reject(reply.code === null ? options.failed(new Error(reply.message)) : new AppError(reply.code, reply.message));
    slot.job = null;
    if (options.mostHeldMb !== undefined && reply.heldMb > options.mostHeldMb) void drop(slot, null);
    else rest(slot);
  }

  /** Keeps a runner for a while that has nothing to do; it keeps no program open. */
  function rest(slot: Slot): void {
    slot.job = null;
    if (slot.timer) clearTimeout(slot.timer);
    slot.timer = setTimeout(() => void drop(slot, null), options.idleMs);
    slot.timer.unref();
    slot.runner.hold(false);
    next();
  }

  /** Ends a runner; its job, if it has one, fails with the reason. */
  async function drop(slot: Slot, reason: unknown): Promise<void> {
    if (!slots.delete(slot)) return;
    if (slot.timer) clearTimeout(slot.timer);
    slot.job?.reject(reason);
    ending += 1;
    await slot.runner.end().finally(() => {
      ending -= 1;
    });
    if (!closed) next();
  }

  function cancel(job: Job, reason: unknown): void {
    if (turns.remove(job)) job.reject(reason);
    else if (job.slot?.job === job) void drop(job.slot, reason);
  }

  return {
    run<Request extends WorkerRequest>(request: Request, { person, size = 0, signal, starting = async () => undefined }: Asked) {
      return new Promise<WorkerResult<Request>>((resolve, reject) => {
        if (closed) return reject(closing());
        if (signal?.aborted) return reject(signal.reason);
        const stop = () => cancel(job, signal?.reason);
        const settled = () => signal?.removeEventListener("abort", stop);
        const job: Job = {
          request,
          person,
          size,
          starting,
          slot: null,
          resolve: (result) => {
            settled();
            resolve(result as WorkerResult<Request>);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
        };
        signal?.addEventListener("abort", stop, { once: true });
        turns.add(job);
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of turns.clear()) job.reject(closing());
      await Promise.all([...slots].map((slot) => drop(slot, closing())));
    },
  };
}

const closing = () => new AppError("UNAVAILABLE", "The server is shutting down. Try again in a moment.");
