import { type Circuit, type CircuitOptions, createCircuit } from "./circuit.ts";

/** What a model's settings allow. */
export interface ModelBounds {
  id: string;
  max_concurrency: number;
  requests_per_minute: number | null;
}

const minute = 60_000;

/** How many calls to one model may begin now, and why not more. */
export interface ModelLimits {
  readonly circuit: Circuit;
  /** Tasks that may begin now. */
  free(bounds: ModelBounds): number;
  /** When `free` may become larger without a call ending; null when only an ending call can help. */
  nextFreeAt(bounds: ModelBounds): number | null;
  /** A task takes a place; it gives it back by what this answers. */
  begin(): () => void;
  /** A request is sent; counts against the requests per minute. */
  requested(): void;
  /** Requests that may be sent now. */
  requestsLeft(bounds: ModelBounds): number;
  /** The endpoint asked for quiet until then. */
  pauseUntil(time: number): void;
  /** The endpoint has fewer places than the settings say: use half of what was open. Grows back with every success. */
  shrink(): void;
  grow(bounds: ModelBounds): void;
}

export function createModelLimits(now: () => number, circuitOptions: CircuitOptions): ModelLimits {
  const circuit = createCircuit(circuitOptions);
  let open = 0;
  let paused = 0;
  let places = Number.POSITIVE_INFINITY;
  let requests: number[] = [];

  function recent(): number[] {
    const from = now() - minute;
    if (requests[0] !== undefined && requests[0] <= from) requests = requests.filter((time) => time > from);
    return requests;
  }
  const requestsLeft = ({ requests_per_minute }: ModelBounds) =>
    requests_per_minute === null ? Number.POSITIVE_INFINITY : Math.max(0, requests_per_minute - recent().length);

  return {
    circuit,
    free(bounds) {
      const state = circuit.state(now());
      if (state === "open" || state === "probing" || now() < paused) return 0;
      const wanted = state === "half_open" ? 1 : Math.min(bounds.max_concurrency, Math.floor(places)) - open;
      return Math.max(0, Math.min(wanted, requestsLeft(bounds)));
    },
    nextFreeAt(bounds) {
      const times = [circuit.openUntil() ?? 0, paused];
      if (requestsLeft(bounds) === 0) times.push((recent()[0] ?? 0) + minute);
      const last = Math.max(...times);
      return last > now() ? last : null;
    },
    begin() {
      open += 1;
      const isProbe = circuit.began(now());
      return () => {
        open -= 1;
        // It may have ended without a call, or said nothing; others that end meanwhile were under way before.
        if (isProbe) circuit.abandoned();
      };
    },
    requested: () => void recent().push(now()),
    requestsLeft,
    pauseUntil(time) {
      paused = Math.max(paused, time);
    },
    shrink() {
      places = Math.max(1, Math.floor(open / 2));
    },
    grow(bounds) {
      // One more place for every round of successes, as TCP does it.
      if (places < bounds.max_concurrency) places += 1 / Math.max(1, places);
    },
  };
}
