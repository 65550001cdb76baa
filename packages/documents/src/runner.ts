import { type ChildProcess, fork } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { WorkerReply, WorkerRequest } from "./messages.ts";

/** A thread or a process that does one job after the other. */
export interface Runner {
  send(request: WorkerRequest): void;
  /** Whether the program stays open for it. */
  hold(open: boolean): void;
  /** Ends it in whatever it does; resolves when its memory is free. */
  end(): Promise<void>;
}

/** What a runner tells: an answer, or its end that nobody asked for. */
export interface Listener {
  reply(reply: WorkerReply): void;
  ended(cause: Error): void;
}

/** The system or the guard of its memory has ended a process, by this signal. */
export class KilledError extends Error {}

/** `entry` in a thread of this process, with a heap of at most so many MB. */
export function startThread(entry: URL, { data, heapMb }: { data: unknown; heapMb: number }, listener: Listener): Runner {
  // Nothing in it needs the process's environment.
  const worker = new Worker(entry, { workerData: data, env: {}, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  worker.on("message", (reply: WorkerReply) => listener.reply(reply));
  worker.on("error", (error) => listener.ended(error));
  worker.on("exit", (code) => listener.ended(new Error(`The thread ended with code ${code}.`)));
  return {
    send: (request) => worker.postMessage(request),
    hold: (open) => (open ? worker.ref() : worker.unref()),
    async end() {
      await worker.terminate();
    },
  };
}

/** `entry` in a process of its own that is ended when its jobs take more than `mostMb`, whatever for. */
export function startProcess(entry: URL, { heapMb, mostMb }: { heapMb: number; mostMb: number }, listener: Listener): Runner {
  const child = fork(entry, [String(mostMb)], {
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=1"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-2_000)));
  child.on("message", (reply) => listener.reply(reply as WorkerReply));
  child.on("error", (error) => listener.ended(error));
  child.on("exit", (code, signal) =>
    listener.ended(
      signal ? new KilledError(`The process was ended by ${signal}. ${output}`) : new Error(`It ended with code ${code}. ${output}`),
    ),
  );
  return {
    // A process that is just ending says so itself.
    send: (request) => child.send(request, () => undefined),
    hold: (open) => keepOpen(child, open),
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
        keepOpen(child, true);
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

function keepOpen(child: ChildProcess, open: boolean): void {
  for (const one of [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null]) {
    if (open) one?.ref?.();
    else one?.unref?.();
  }
}
