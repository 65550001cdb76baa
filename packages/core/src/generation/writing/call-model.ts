import type { Parameters } from "@copydesk/contracts";
import { batch, batchTogether } from "@copydesk/db";
import { type ChatMessage, type ChatRequest, type ChatResult, type ModelConnection, ModelFailure } from "@copydesk/llm";
import { rememberSent } from "../../calls/index.ts";
import { learn, markHealth } from "../../models/index.ts";
import { queueOf } from "../queue/row-queue.ts";
import { type Work, whenThereIsRoom } from "../queue/work.ts";
import { countTokens } from "./count-tokens.ts";
import { answererOf, logBegin, logBug, logFailure, type Price, priceOf } from "./llm-log.ts";
import type { Job } from "./load-job.ts";

export interface Call {
  connection: ModelConnection;
  messages: ChatMessage[];
  parameters: Parameters;
  json: ChatRequest["json"] | undefined;
  /** The first call of an attempt is shown while it arrives; what mends a text replaces it only when it is whole. */
  isShown: boolean;
  attempt: number;
}

export interface Called {
  log_id: string;
  result: ChatResult;
  price: Price;
}

/**
 * One call to a model: written down before it is made, its text stored as it arrives. The caller stores the answer, and awaits nothing before that: a process that ends in between pays twice.
 * @throws ModelFailure, already logged; Superseded when the task was taken away before the call.
 */
export async function callModel(work: Work, job: Job, call: Call): Promise<Called> {
  const { core } = work;
  await roomForRequest(work, job);
  const logId = core.newId();
  await whenThereIsRoom(work, () =>
    batchTogether(core.db, () => [
      queueOf(core).note(work.workerId, job.task.id, { attempt: call.attempt, ...(call.isShown && { partial_text: "", message: null }) }),
      ...logBegin(core, { id: logId, job, ...call, model_name: call.connection.model_name, provider: call.connection.provider }),
    ]),
  );
  if (call.isShown) work.stream.open({ id: job.task.id, block_id: job.block.id, campaign_id: job.campaign.id });
  try {
    const result = await core.models.chat(
      call.connection,
      { messages: call.messages, parameters: call.parameters, ...(call.json && { json: call.json }) },
      { signal: work.signal, ...(call.isShown && { onText: (delta) => work.stream.add(job.task.id, delta) }) },
    );
    rememberSent(core, logId, call.messages);
    work.limits.circuit.succeeded();
    if (job.model) work.limits.grow(job.model);
    return { log_id: logId, result, price: priceOf(job.model, result.usage) };
  } catch (error) {
    if (error instanceof ModelFailure) await noteFailure(work, job, { logId, failure: error });
    else await batch(core.db, (tx) => logBug(tx, core, logId));
    throw error;
  }
}

/** Waits until the model's requests per minute allow another one. */
async function roomForRequest({ limits, signal, core }: Work, { model }: Job): Promise<void> {
  while (model && limits.requestsLeft(model) < 1 && !signal.aborted) {
    const wait = Math.max(50, (limits.nextFreeAt(model) ?? core.now()) - core.now());
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(wait, 1_000));
      signal.addEventListener("abort", done);
    });
  }
  limits.requested();
}

async function noteFailure(work: Work, job: Job, { logId, failure }: { logId: string; failure: ModelFailure }): Promise<void> {
  const { core } = work;
  const price = priceOf(job.model, failure.usage);
  await whenThereIsRoom(work, () =>
    batchTogether(core.db, (tx) => [
      ...logFailure(tx, core, { log_id: logId, failure, by: answererOf(job) }),
      ...(failure.usage ? [countTokens(core, job.run.id, { usage: failure.usage, price })] : []),
    ]),
  );
  await learn(core, job.model, failure.learned);
  await markHealth(core, job.model, failure);
}
