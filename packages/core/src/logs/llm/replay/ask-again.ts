import { AppError, type ReplayChange } from "@copydesk/contracts";
import { builtinConnection, type ChatMessage } from "@copydesk/llm";
import { callOnce } from "../../../generation/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { effectiveParameters, type ModelRow, readModelRows } from "../../../models/index.ts";
import { wantedJson } from "./answer-kind.ts";
import type { CallRow, CallToReplay } from "./find-call.ts";
import { messagesWithPrompt } from "./new-messages.ts";

interface Asking {
  change: ReplayChange & { messages?: ChatMessage[] | undefined };
  /** The id that the new row gets, when somebody has to know it before. */
  log_id?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Asks a logged call again, with what is to be another; all else is as it was. Nothing changes but the log, which gets a
 * row that says what it repeats. Answers its id.
 * @throws MODEL_FAILED when the model fails; as `modelToAsk` and `messagesWithPrompt` before anything is asked.
 */
export async function askAgain(core: Core, actor: Actor, call: CallToReplay, { change, log_id, signal }: Asking): Promise<string> {
  const { log } = call;
  const model = await modelToAsk(core, log, change.model_id);
  const messages = change.messages ?? (await changedMessages(core, actor, { call, change, model }));
  const json = wantedJson(messages);
  const answer = await callOnce(core, {
    purpose: "replay",
    user_id: actor.userId,
    request_id: actor.origin.requestId,
    replay_of: log.id,
    ...(log_id !== undefined && { log_id }),
    model,
    ...(model === null && { connection: builtinConnection() }),
    messages,
    parameters: effectiveParameters(change.parameters ?? {}, log.parameters),
    ...(json && { json }),
    block_id: log.block_id,
    campaign_id: log.campaign_id,
    language_code: log.language_code,
    channel_code: log.channel_code,
    ...(signal && { signal }),
  });
  return answer.log_id;
}

const changedMessages = (
  core: Core,
  actor: Actor,
  { call, change, model }: { call: CallToReplay; change: ReplayChange; model: ModelRow | null },
): Promise<ChatMessage[]> | ChatMessage[] =>
  change.prompt ? messagesWithPrompt(core, actor, { log: call.log, prompt: change.prompt, model }) : call.messages;

/**
 * The model that is asked: the one chosen, else the one of then. Null: the built-in writer without a row of its own.
 * @throws NOT_FOUND for one that is gone; RULE_BROKEN for one that is switched off, and for one that never was saved.
 */
export async function modelToAsk(core: Core, log: CallRow, chosen: string | undefined): Promise<ModelRow | null> {
  const id = chosen ?? log.model_id;
  if (id === null) {
    if (log.provider === "builtin") return null;
    throw new AppError("RULE_BROKEN", `The model ${log.model_name} is not among yours, so it cannot be asked again. Choose another one.`);
  }
  const [model] = await readModelRows(core, "all", { ids: [id] });
  if (!model || model.deleted_at !== null) throw new AppError("NOT_FOUND", "This model no longer exists. Choose another one.");
  if (model.status !== "active") throw new AppError("RULE_BROKEN", `The model ${model.name} is switched off. Choose another one.`);
  return model;
}
