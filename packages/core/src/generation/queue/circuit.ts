/** Keeps a dead endpoint from being hammered: after some failures in a row, one call at a time finds out whether it lives again. */
export interface Circuit {
  /** `closed`: calls go through. `open`: none before `openUntil`. `probing`: one is under way. */
  state(now: number): "closed" | "open" | "half_open" | "probing";
  /** When the next call may be tried; null while calls go through. */
  openUntil(): number | null;
  /** How often it has opened since the start. */
  timesOpened(): number;
  /** A call begins. Answers whether it is the one that finds out whether the endpoint lives again. */
  began(now: number): boolean;
  succeeded(): void;
  /** The endpoint did not do its part. */
  failed(now: number): void;
  /** The call that was to find out has ended without saying anything about the endpoint. */
  abandoned(): void;
  /** Somebody asks for a text now: find out at once whether the endpoint lives. */
  invite(now: number): void;
}

export interface CircuitOptions {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open the first time, in milliseconds; doubles with each failed probe. */
  first_ms: number;
  longest_ms: number;
}

export const defaultCircuit: CircuitOptions = { failures: 5, first_ms: 10_000, longest_ms: 120_000 };

export function createCircuit(options: CircuitOptions): Circuit {
  let failures = 0;
  let opened = 0;
  let until: number | null = null;
  let probing = false;
  let times = 0;
  return {
    state: (now) => (until === null ? "closed" : probing ? "probing" : now < until ? "open" : "half_open"),
    openUntil: () => until,
    timesOpened: () => times,
    began(now) {
      if (until === null || probing || now < until) return false;
      probing = true;
      return true;
    },
    succeeded() {
      failures = 0;
      opened = 0;
      until = null;
      probing = false;
    },
    failed(now) {
      failures += 1;
      const reopens = probing;
      probing = false;
      if (!reopens && (until !== null || failures < options.failures)) return;
      until = now + Math.min(options.first_ms * 2 ** opened, options.longest_ms);
      opened += 1;
      times += 1;
    },
    abandoned() {
      probing = false;
    },
    invite(now) {
      if (until !== null && !probing) until = Math.min(until, now);
    },
  };
}
