import { storageFailure } from "@copydesk/db";
import type { BackoffOptions, Core } from "../../kernel/index.ts";
import type { TextStream } from "../live/publish.ts";
import type { ModelLimits } from "./model-limits.ts";

/** What one task is worked on with. */
export interface Work {
  core: Core;
  workerId: string;
  stream: TextStream;
  limits: ModelLimits;
  backoff: BackoffOptions;
  /** Fires when the task is no longer wanted, or the process ends. */
  signal: AbortSignal;
  /** No call of this task follows: its slot at the model is another one's from now on, however long the rest takes. */
  callsEnded(): void;
  /** The process ends: the task goes on in the next one. */
  isStopping(): boolean;
}

/** The task was taken away in the meantime (cancelled, or leased to another process): nothing of it is written any more. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

const pauses = [100, 200, 400, 800, 2_000, 5_000, 10_000];
/** A database that was away may be back at any moment; a full disk is not. */
const longestWhileAway = 1_000;

/**
 * Writes, and waits as long as the disk is full: what was paid for is not thrown away because there is no room for a
 * moment. Gives up when the process ends.
 */
export async function whenThereIsRoom<T>({ core, isStopping }: Pick<Work, "core" | "isStopping">, write: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const failure = storageFailure(error);
      if (!failure || isStopping()) throw error;
      core.log.warn({ err: error }, "no room to store what a model wrote, trying again");
      const wanted = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
      const pause = failure.code === "UNAVAILABLE" ? Math.min(wanted, longestWhileAway) : wanted;
      // Not everybody comes back in the same moment.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
    }
  }
}
