import { type Circuit, type CircuitOptions, createCircuit } from "./circuit.ts";
import { createModelSlots, type ModelBounds, type ModelSlots } from "./model-slots.ts";

/** How many tasks of one model may begin now, and why not more. */
export interface ModelLimits {
  readonly circuit: Circuit;
  /** Tasks that may begin now; who waits in person comes before them. */
  free(bounds: ModelBounds): number;
  /** When `free` may become larger without a call ending; null when only an ending call can help. */
  nextFreeAt(bounds: ModelBounds): number | null;
  /** A task takes a slot; it gives it back by what this answers. */
  begin(): () => void;
  /** A request is sent; counts against the requests per minute. */
  requested(): void;
  /** Requests that may be sent now. */
  requestsLeft(bounds: ModelBounds): number;
  /** The endpoint asked for quiet until then. */
  pauseUntil(time: number): void;
  /** The endpoint has fewer slots than the settings say: use half of what was open. Grows back with every success. */
  shrink(): void;
  grow(bounds: ModelBounds): void;
}

/** @param calls the slots of the model, which others than tasks take too */
export function createModelLimits(
  now: () => number,
  circuitOptions: CircuitOptions,
  calls: ModelSlots = createModelSlots(now),
): ModelLimits {
  const circuit = createCircuit(circuitOptions);
  let paused = 0;
  let slots = Number.POSITIVE_INFINITY;

  return {
    circuit,
    free(bounds) {
      const state = circuit.state(now());
      if (state === "open" || state === "probing" || now() < paused) return 0;
      const wanted = state === "half_open" ? 1 : Math.min(bounds.max_concurrency, Math.floor(slots)) - calls.open - calls.waiting;
      return Math.max(0, Math.min(wanted, calls.requestsLeft(bounds) - calls.waiting));
    },
    nextFreeAt(bounds) {
      const times = [circuit.openUntil() ?? 0, paused];
      if (calls.requestsLeft(bounds) === 0) times.push(calls.requestFreeAt());
      const last = Math.max(...times);
      return last > now() ? last : null;
    },
    begin() {
      const giveBack = calls.begin();
      const isProbe = circuit.began(now());
      return () => {
        giveBack();
        // It may have ended without a call, or said nothing; others that end meanwhile were under way before.
        if (isProbe) circuit.abandoned();
      };
    },
    requested: calls.requested,
    requestsLeft: calls.requestsLeft,
    pauseUntil(time) {
      paused = Math.max(paused, time);
    },
    shrink() {
      slots = Math.max(1, Math.floor(calls.open / 2));
    },
    grow(bounds) {
      // One more slot for every round of successes, as TCP does it.
      if (slots < bounds.max_concurrency) slots += 1 / Math.max(1, slots);
    },
  };
}
