import { latestAnswers } from "../../calls/index.ts";
import type { Core } from "../../kernel/index.ts";
import type { ModelRow } from "../../models/index.ts";

/** How fast a model writes. */
export interface Pace {
  first_token_s: number;
  tokens_per_s: number;
}

/** The built-in writer gives no text more than a few seconds. */
const ofBuiltin: Pace = { first_token_s: 0.2, tokens_per_s: 250 };
const usual: Pace = { first_token_s: 0.8, tokens_per_s: 50 };
const callsLookedAt = 50;

/** From the newest calls that the model has answered; a usual value for one that nobody has called yet. */
export async function readPace(core: Core, model: ModelRow | null): Promise<Pace> {
  if (model === null || model.provider === "builtin") return ofBuiltin;
  const calls = await latestAnswers(core, model.id, callsLookedAt);
  const sum = (pick: (call: (typeof calls)[number]) => number) => calls.reduce((total, call) => total + pick(call), 0);
  const writing = sum((call) => (call.total ?? 0) - (call.first ?? 0));
  if (calls.length < 3 || writing <= 0) return usual;
  return {
    first_token_s: sum((call) => call.first ?? 0) / calls.length / 1000,
    tokens_per_s: (sum((call) => call.tokens ?? 0) / writing) * 1000,
  };
}
