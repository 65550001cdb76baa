import { AppError } from "@copydesk/contracts";
import type { Core } from "../context.ts";

interface Following<T> {
  userId: string;
  /** Ends it. */
  signal: AbortSignal;
  /** Begins to hear what happens; answers how to stop. */
  listen: (hear: (one: T) => void) => () => void;
  /** What comes first. It is read after listening has begun, so what happens meanwhile may be told twice. */
  first: () => Promise<readonly T[]>;
  /** @throws as soon as the right is gone. */
  checkRight: () => Promise<void>;
  /** How long until the right is checked when nothing says that it changed, in milliseconds [4 000]. */
  recheck_ms?: number | undefined;
  /** A reader that is this far behind is dropped; it comes back and gets how things stand. */
  most: number;
  /** In the measure of `most` [1 each]. */
  sizeOf?: (one: T) => number;
}

/**
 * What happens, as it happens, for somebody who may read more slowly than it comes and who may lose the right to.
 * @throws what `checkRight` does, within five seconds; UNAVAILABLE for a reader that is too slow, who may come back at once.
 */
export async function* follow<T>(core: Core, following: Following<T>): AsyncGenerator<T, void, undefined> {
  const { signal } = following;
  const backlog = createBacklog(following);
  const bell = createBell();
  let mustCheck = false;
  const check = () => {
    mustCheck = true;
    bell.ring();
  };
  const stop = following.listen((one) => {
    backlog.add(one);
    bell.ring();
  });
  const stopRechecks = core.live.onRecheck(following.userId, check);
  const timer = setInterval(check, following.recheck_ms ?? 4_000);
  signal.addEventListener("abort", bell.ring);
  try {
    yield* await following.first();
    while (!signal.aborted) {
      if (backlog.isFull()) throw new AppError("UNAVAILABLE", "The connection was too slow to follow. It starts again by itself.");
      yield* backlog.take();
      if (mustCheck) {
        mustCheck = false;
        await following.checkRight();
      }
      await bell.rung();
    }
  } finally {
    signal.removeEventListener("abort", bell.ring);
    clearInterval(timer);
    stopRechecks();
    stop();
  }
}

/** What is on its way to one reader. Where that comes to too much, none of it is kept. */
function createBacklog<T>({ most, sizeOf = () => 1 }: Pick<Following<T>, "most" | "sizeOf">) {
  let waiting: T[] = [];
  let size = 0;
  return {
    add(one: T) {
      if (size > most) return;
      size += sizeOf(one);
      if (size > most) waiting = [];
      else waiting.push(one);
    },
    take(): T[] {
      const taken = waiting;
      waiting = [];
      size = 0;
      return taken;
    },
    isFull: () => size > most,
  };
}

/** Wakes one waiter; a ring that nobody waits for is heard by the next. */
function createBell() {
  let isRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async rung(): Promise<void> {
      if (!isRung) await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      isRung = false;
    },
  };
}
