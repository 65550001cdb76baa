import { sendAgainAfter } from "../../../../lib/try-again.ts";

/** Where what was typed is kept at the moment. */
export type DraftStatus =
  /** Nothing was typed yet. */
  | { state: "idle" }
  /** On its way: typed or being sent. */
  | { state: "saving" }
  | { state: "saved"; at: string }
  /** The server could not be reached; this browser has it, and the server is tried again. */
  | { state: "local"; at: string };

export type DraftValues = Record<string, unknown>;

export interface LocalDraft {
  values: DraftValues;
  at: string;
}

export interface DraftWorld {
  /** Sends the values to the server. */
  send: (values: DraftValues) => Promise<{ saved_at: string }>;
  /** Keeps the values in this browser, or forgets them when the server has them. */
  keepLocally: (draft: LocalDraft | null) => void;
  now: () => number;
  /** Runs something later; the answer calls it off. */
  later: (run: () => void, milliseconds: number) => () => void;
}

const restingFor = 1_000;

/**
 * Keeps a half-filled form on the server while somebody types: a second after the last change, and at once when asked.
 * What the server does not have yet is in this browser, so that neither a lost connection nor a closed tab loses it.
 */
export function createDraftKeeper(world: DraftWorld, first: DraftStatus = { state: "idle" }) {
  let status = first;
  let waiting: DraftValues | null = null;
  let sending: Promise<void> | null = null;
  let callOff = () => {};
  let failures = 0;
  let closed = false;
  const listeners = new Set<() => void>();

  function become(next: DraftStatus) {
    status = next;
    for (const listener of listeners) listener();
  }

  function keepHere() {
    if (!waiting) return;
    world.keepLocally({ values: waiting, at: new Date(world.now()).toISOString() });
  }

  function sendLater(milliseconds: number) {
    callOff();
    callOff = world.later(() => void flush(), milliseconds);
  }

  async function sendOnce(values: DraftValues) {
    try {
      const { saved_at } = await world.send(values);
      failures = 0;
      if (closed || waiting) return;
      world.keepLocally(null);
      become({ state: "saved", at: saved_at });
    } catch {
      if (closed) return;
      waiting ??= values;
      keepHere();
      become({ state: "local", at: new Date(world.now()).toISOString() });
      sendLater(sendAgainAfter(failures++));
    }
  }

  /** Sends what waits, now. Answers when the server has it, or when that failed. */
  async function flush(): Promise<void> {
    callOff();
    if (sending) await sending;
    if (!waiting || closed) return;
    const values = waiting;
    keepHere();
    waiting = null;
    sending = sendOnce(values).finally(() => {
      sending = null;
    });
    await sending;
  }

  return {
    status: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Something was typed. */
    changed(values: DraftValues) {
      if (closed) return;
      waiting = values;
      if (status.state !== "local") become({ state: "saving" });
      sendLater(restingFor);
    },
    /** Keeps what waits in this browser, without waiting for anything: the page may be gone in a moment. */
    keepHere,
    flush,
    /** Something is not on the server. */
    isUnsaved: () => waiting !== null || sending !== null,
    /**
     * Forgets what waits and keeps nothing any more: the form was saved for good, or begun again. Answers when nothing is
     * on its way to the server, so that the draft there can be forgotten, too.
     */
    async close(): Promise<void> {
      closed = true;
      waiting = null;
      callOff();
      world.keepLocally(null);
      await sending;
    },
    /** Stops timers when the form leaves the screen; what waits stays in this browser. */
    leave() {
      keepHere();
      callOff();
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
