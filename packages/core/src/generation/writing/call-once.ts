import { AppError, type Parameters } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import { type ChatMessage, type ChatRequest, type ChatResult, type ModelConnection, ModelFailure } from "@copydesk/llm";
import { demandBudget } from "../../budgets/index.ts";
import { type BegunCall, beginCall } from "../../calls/index.ts";
import type { Core } from "../../kernel/index.ts";
import { connectionOf, learn, type ModelRow, markHealth, markHealthy } from "../../models/index.ts";
import { logBug, logFailure, logSuccess, type Price, priceOf } from "./llm-log.ts";
import { onceStored } from "./once-stored.ts";

/** A call outside of any campaign's run: somebody asks and waits for the answer. */
export interface OnceCall extends Pick<BegunCall, "purpose" | "user_id" | "request_id"> {
  /** Null: the built-in writer, in a database without models. */
  model: ModelRow | null;
  /** How the model is reached when it is not as it is stored, such as one that is not saved yet. */
  connection?: ModelConnection;
  messages: ChatMessage[];
  parameters: Parameters;
  json?: ChatRequest["json"];
  /** Its id in the log, when somebody has to know it before the call is made. */
  log_id?: string;
  /** The call that this one asks again. */
  replay_of?: string;
  block_id?: string | null;
  campaign_id?: string | null;
  language_code?: string | null;
  channel_code?: string | null;
  conversation_id?: string | null;
  /** What the model may ask for instead of answering. */
  tools?: ChatRequest["tools"];
  /** Called with every piece of text as it arrives. */
  onText?: (delta: string) => void;
  signal?: AbortSignal;
  /** An answer waits for a disk that takes nothing instead of being lost, until the signal fires. */
  keepsResult?: boolean;
}

export interface OnceAnswer {
  log_id: string;
  result: ChatResult;
  price: Price;
}

/**
 * One call to a model, written to the log before it is made and completed after it.
 * @throws UNAVAILABLE with a sentence and a next step when the model fails; nothing is tried again. BUDGET_USED_UP before
 *   anything is sent, but not for a test of a connection, which costs next to nothing.
 */
export async function callOnce(core: Core, call: OnceCall): Promise<OnceAnswer> {
  if (call.purpose !== "test") await demandBudget(core, call.model);
  const connection = call.connection ?? (await connectionOf(core, call.model?.id ?? null));
  const { provider } = connection;
  const logId = await begin(core, call, connection);
  try {
    const { messages, parameters, json, tools, signal, onText } = call;
    const request = { messages, parameters, ...(json && { json }), ...(tools && { tools }) };
    const result = await core.models.chat(connection, request, { ...(signal && { signal }), ...(onText && { onText }) });
    const price = priceOf(call.model, result.usage);
    const log = () => batch(core.db, () => logSuccess(core, logId, { result, by: { model: call.model, provider } }));
    await (call.keepsResult && signal ? onceStored(log, signal) : log());
    await markHealthy(core, call.model);
    await learn(core, call.model, result.learned);
    return { log_id: logId, result, price };
  } catch (error) {
    throw await noteFailure(core, call, { logId, error, provider });
  }
}

async function begin(core: Core, call: OnceCall, { model_name, provider }: ModelConnection): Promise<string> {
  const id = call.log_id ?? core.newId();
  const { purpose, user_id, request_id, parameters, messages, model } = call;
  await batch(core.db, () =>
    beginCall(core, {
      id,
      at: new Date(core.now()),
      purpose,
      user_id,
      request_id,
      campaign_id: call.campaign_id ?? null,
      language_code: call.language_code ?? null,
      channel_code: call.channel_code ?? null,
      block_id: call.block_id ?? null,
      conversation_id: call.conversation_id ?? null,
      replay_of: call.replay_of ?? null,
      model_id: model?.id ?? null,
      model_name,
      provider,
      parameters,
      messages,
      attempt: 1,
    }),
  );
  return id;
}

async function noteFailure(
  core: Core,
  call: OnceCall,
  { logId, error, provider }: { logId: string; error: unknown; provider: string },
): Promise<unknown> {
  if (!(error instanceof ModelFailure)) {
    await batch(core.db, (tx) => logBug(tx, core, logId));
    return error;
  }
  await batch(core.db, (tx) => logFailure(tx, core, { log_id: logId, failure: error, by: { model: call.model, provider } }));
  await learn(core, call.model, error.learned);
  await markHealth(core, call.model, error);
  // The words for what passes say that it is tried again by itself, which is so in a campaign's run alone.
  const next = error.retryable ? "Try again in a while, or choose another model." : error.next_step;
  return new AppError("MODEL_FAILED", `${error.message} ${next}`, { cause: error });
}
