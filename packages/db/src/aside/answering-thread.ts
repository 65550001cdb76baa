import { Worker } from "node:worker_threads";
import type { Answered, Asked } from "./answer-questions.ts";

/** A thread that answers questions, one after the other. */
export interface AnsweringThread<Question, Answer> {
  /** @throws what the thread threw, and when it is closed before it has answered. */
  ask(question: Question): Promise<Answer>;
  /** What was asked fails; resolves when the thread has ended, after the question that it is at. */
  close(): Promise<void>;
}

export interface AnsweringThreadOptions {
  /** What it runs: a program that answers as `answerQuestions` does. */
  entry: URL;
  /** What it is given at its start. */
  data?: unknown;
  /** After so many ms without a question the thread is ended, and its memory with it [30 000]. */
  idleMs?: number | undefined;
  /** How many MB its objects may hold: what would hold more ends it, and it cleans up behind itself before [as the process]. */
  memoryMb?: number;
}

interface Waiting<Question, Answer> {
  question: Question;
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
  /** The first one is with the thread. A thread that is to end has no other to answer before. */
  let waiting: Waiting<Question, Answer>[] = [];

  function fail(error: Error): void {
    worker = null;
    for (const one of waiting) one.reject(error);
    waiting = [];
  }

  function start(): Worker {
    const started = new Worker(entry, {
      workerData: data,
      env: {},
      ...(memoryMb && { resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 2 } }),
    });
    started.on("message", ({ answer, error }: Answered<Answer>) => {
      if (worker !== started) return;
      const one = waiting.shift();
      if (error === undefined) one?.resolve(answer as Answer);
      else one?.reject(new Error(error));
      if (waiting.length > 0) send(started);
      else rest(started);
    });
    started.on("error", (error) => worker === started && fail(error as Error));
    started.on("exit", () => worker === started && fail(new Error("The thread ended.")));
    return started;
  }

  function send(to: Worker): void {
    to.ref();
    to.postMessage({ question: waiting[0]?.question } satisfies Asked<Question | undefined>);
  }

  function rest(started: Worker): void {
    started.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void close(), idleMs).unref();
  }

  /** It leaves by itself: one that is terminated while it loads or runs native code takes the whole process with it (SIGABRT). */
  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    fail(new Error("The server is stopping."));
    if (!ending) return;
    ending.ref();
    await new Promise((resolve) => {
      ending.once("exit", resolve);
      ending.postMessage("leave" satisfies Asked<Question>);
    });
  }

  return {
    ask(question) {
      clearTimeout(idle);
      worker ??= start();
      const asked = new Promise<Answer>((resolve, reject) => waiting.push({ question, resolve, reject }));
      if (waiting.length === 1) send(worker);
      return asked;
    },
    close,
  };
}
