import { setImmediate as nextTurn } from "node:timers/promises";
import type { Steps } from "@copydesk/contracts";

/** How long work may go on before others have their turn, in milliseconds. */
const longestTurn = 8;

/** Drives work that is written in steps to its end, and lets other requests have their turn in between. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < longestTurn) continue;
    await nextTurn();
    since = performance.now();
  }
}
