import { Worker } from "node:worker_threads";

/** A thread that answers questions, one after the other. */
export interface AnsweringThread<Question, Answer> {
  /** @throws what the thread threw, and when it is closed before it has answered. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; what still runs fails. */
  close(): Promise<void>;
}

export interface AnsweringThreadOptions {
  /** What it runs: a program that is sent `Asked` and answers with `Answered`. */
  entry: URL;
  /** What it is given at its start. */
  data?: unknown;
  /** After so many ms without a question the thread is ended, and its memory with it [30 000]. */
  idleMs?: number | undefined;
  /** How many MB its objects may hold: what would hold more ends it, and it cleans up behind itself before [as the process]. */
  memoryMb?: number;
}

export interface Asked<Question> {
  id: number;
  question: Question;
}

export interface Answered<Answer> {
  id: number;
  answer?: Answer;
  error?: string;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Begins with the first question, and again with the next one after a rest. It keeps no program open that waits for nothing from it. */
export function createAnsweringThread<Question, Answer>({
  entry,
  data,
  idleMs = 30_000,
  memoryMb,
}: AnsweringThreadOptions): AnsweringThread<Question, Answer> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Answer>>();

  function fail(error: Error): void {
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(entry, {
      workerData: data,
      env: {},
      ...(memoryMb && { resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 2 } }),
    });
    started.unref();
    started.on("message", ({ id, answer, error }: Answered<Answer>) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) one?.resolve(answer as Answer);
      else one?.reject(new Error(error));
      if (waiting.size === 0) rest(started);
    });
    started.on("error", (error) => worker === started && fail(error as Error));
    started.on("exit", () => worker === started && fail(new Error("The thread ended.")));
    return started;
  }

  function rest(started: Worker): void {
    started.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void close(), idleMs).unref();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    fail(new Error("The server is stopping."));
    await ending?.terminate();
  }

  return {
    ask(question) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, question } satisfies Asked<Question>);
      });
    },
    close,
  };
}
