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
  place: Place | null;
}

interface Place {
  runner: Runner;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** Runners that start when there is work, take jobs by turns and end when they are idle, too slow or broken. */
export function createPool(options: PoolOptions): Pool {
  const turns = createTurns<Job>();
  const places = new Set<Place>();
  /** Runners on their way out, whose memory is not free yet. */
  let ending = 0;
  let closed = false;

  function open(): Place {
    const place: Place = {
      runner: options.start({
        reply: (reply) => finish(place, reply),
        ended: (cause) => void drop(place, options.failed(cause)),
      }),
      job: null,
      timer: null,
    };
    places.add(place);
    return place;
  }

  function next(): void {
    const idle = [...places].find(({ job }) => job === null);
    if (!idle && places.size + ending >= options.runners) return;
    const job = turns.take([...places].flatMap((one) => one.job ?? []));
    if (!job) return;
    const place = idle ?? open();
    if (place.timer) clearTimeout(place.timer);
    place.runner.hold(true);
    place.job = job;
    job.place = place;
    job.starting().then(
      () => {
        if (place.job === job) begin(place, job);
      },
      (reason) => {
        if (place.job !== job) return;
        job.reject(reason);
        rest(place);
      },
    );
    next();
  }

  function begin(place: Place, job: Job): void {
    place.timer = setTimeout(() => void drop(place, options.tooLong), options.timeoutMs);
    place.runner.send(job.request);
  }

  function finish(place: Place, reply: WorkerReply): void {
    const { job } = place;
    if (!job) return;
    if (reply.ok) job.resolve(reply.result);
    else job.reject(reply.code === null ? options.failed(new Error(reply.message)) : new AppError(reply.code, reply.message));
    place.job = null;
    if (options.mostHeldMb !== undefined && reply.heldMb > options.mostHeldMb) void drop(place, null);
    else rest(place);
  }

  /** Keeps a runner for a while that has nothing to do; it keeps no program open. */
  function rest(place: Place): void {
    place.job = null;
    if (place.timer) clearTimeout(place.timer);
    place.timer = setTimeout(() => void drop(place, null), options.idleMs);
    place.timer.unref();
    place.runner.hold(false);
    next();
  }

  /** Ends a runner; its job, if it has one, fails with the reason. */
  async function drop(place: Place, reason: unknown): Promise<void> {
    if (!places.delete(place)) return;
    if (place.timer) clearTimeout(place.timer);
    place.job?.reject(reason);
    ending += 1;
    await place.runner.end().finally(() => {
      ending -= 1;
    });
    if (!closed) next();
  }

  function cancel(job: Job, reason: unknown): void {
    if (turns.remove(job)) job.reject(reason);
    else if (job.place?.job === job) void drop(job.place, reason);
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
          place: null,
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
      await Promise.all([...places].map((place) => drop(place, closing())));
    },
  };
}

const closing = () => new AppError("UNAVAILABLE", "The server is shutting down. Try again in a moment.");
