import { CallFault } from "../failures/call-fault.ts";
import type { CallTimeouts } from "../types.ts";

export interface Deadlines {
  /** Something of the answer arrived. */
  heard(): void;
  stop(): void;
}

/**
 * Aborts a call that waits too long for its first token, falls silent or lasts too long. One timer a call, set anew only
 * when it strikes: a hundred streams of fifty tokens a second would otherwise set five thousand timers a second.
 */
export function watchDeadlines(timeouts: CallTimeouts, streaming: boolean, abort: (reason: CallFault) => void): Deadlines {
  const end = performance.now() + timeouts.total_ms;
  // An answer in one piece has no first token to wait for.
  let next = streaming ? performance.now() + timeouts.first_token_ms : end;
  let hasBegun = false;
  let timer = setTimeout(strike, Math.min(timeouts.first_token_ms, timeouts.silence_ms, timeouts.total_ms));

  function strike() {
    const now = performance.now();
    if (now >= end) return abort(new CallFault("too_long_call"));
    if (now >= next) return abort(new CallFault(hasBegun ? "stalled" : "first_token_timeout"));
    timer = setTimeout(strike, Math.max(1, Math.ceil(Math.min(next, end) - now)));
  }

  return {
    heard() {
      if (!streaming) return;
      hasBegun = true;
      next = performance.now() + timeouts.silence_ms;
    },
    stop: () => clearTimeout(timer),
  };
}
