import type { ExperimentInput } from "@copydesk/contracts";
import { failureOf } from "../../../lib/failure.ts";

/**
 * Starts an experiment without the calls that cannot be asked. The server names one at a time, and asks none before all of
 * them can be. Throws the last refusal when none is left, and every failure that is about no one call.
 */
export async function startWithout<T>(input: ExperimentInput, start: (input: ExperimentInput) => Promise<T>): Promise<T> {
  let { ids } = input;
  for (;;) {
    try {
      return await start({ ...input, ids });
    } catch (error) {
      const { id } = failureOf(error).details;
      const others = ids.filter((one) => one !== id);
      if (others.length === 0 || others.length === ids.length) throw error;
      ids = others;
    }
  }
}
