import type { PacedCall } from "./paced-endpoint.ts";

export interface MadeAgain {
  /** Of each finished call that was made again, how long before the kill it had ended, in milliseconds. */
  finished: number[];
  /** How many were made again that were still being answered at the kill. */
  inTheAir: number;
}

/**
 * Tells the calls that a kill cost from those that had been paid. Two calls with one print ask for the same answer; a correction of an
 * answer asks for something else than its first try.
 * @param kills when, in milliseconds of the machine's clock
 */
export function madeAgain(calls: readonly PacedCall[], kills: readonly number[]): MadeAgain {
  const finished: number[] = [];
  let inTheAir = 0;
  for (const [i, call] of calls.entries()) {
    const next = calls.slice(i + 1).find(({ print }) => print === call.print);
    if (!next) continue;
    // What is made again without a kill between was kept for ever, and is worse than anything that a kill does.
    const kill = kills.find((at) => at >= call.began && at <= next.began) ?? Number.POSITIVE_INFINITY;
    // The endpoint learns a little after the kill that nobody listens any more.
    if (call.ended > 0 && call.ended <= kill) finished.push(kill - call.ended);
    else inTheAir += 1;
  }
  return { finished, inTheAir };
}
