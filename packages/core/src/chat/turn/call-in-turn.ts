import { callOnce, type OnceAnswer, type OnceCall, slotsOf } from "../../generation/index.ts";
import type { Core } from "../../kernel/index.ts";

/**
 * A call of the chat. It takes one of the slots that the model's settings allow, beside the tasks of campaigns, and one of the
 * requests of the minute; where none is free it waits, before any further task.
 * @throws what `callOnce` throws; what the signal fired with while it waits.
 */
export async function callInTurn(core: Core, call: OnceCall & { signal: AbortSignal }): Promise<OnceAnswer> {
  if (call.model === null) return callOnce(core, call);
  const giveBack = await slotsOf(core, call.model.id).enter(call.model, call.signal);
  try {
    return await callOnce(core, call);
  } finally {
    giveBack();
  }
}
