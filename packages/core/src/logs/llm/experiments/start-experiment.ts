import { AppError, type ExperimentDetail, type experimentInput, type ReplayChange } from "@copydesk/contracts";
import { batch, schema, uniqueViolation } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../../../audit/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { modelToAsk } from "../replay/ask-again.ts";
import { type CallRow, callToReplay, demandReplaying, pieceOf } from "../replay/find-call.ts";
import { messagesWithPrompt } from "../replay/new-messages.ts";
import { experimentWake } from "./experiment-wake.ts";
import { readExperiment } from "./read-experiment.ts";

type Input = z.output<typeof experimentInput>;

/**
 * Asks up to a hundred logged calls again in one way. Answers at once; a job does the rest, also after a restart. The same
 * idempotency key answers with the experiment that it started the first time. All calls are looked at before any of
 * them is asked, so that nothing is paid for a set that cannot be asked whole.
 * @throws what `callToReplay`, `modelToAsk` and `messagesWithPrompt` throw for the first call that cannot be asked, with
 *   its id in `details.id`; RULE_BROKEN for one prompt for texts of several kinds; FORBIDDEN.
 */
export async function startExperiment(core: Core, actor: Actor, input: Input): Promise<ExperimentDetail> {
  demandReplaying(actor);
  const earlier = await startedBefore(core, actor, input);
  if (earlier !== null) return readExperiment(core, actor, earlier);
  const { name, ids, idempotency_key, ...change } = input;
  await refuseUnaskable(core, actor, { ids, change });
  const id = core.newId();
  const { llm_experiments: experiments, llm_experiment_calls: calls } = schema;
  try {
    await batch(core.db, (tx) => [
      tx.insert(experiments).values({
        id,
        name,
        user_id: actor.userId,
        state: "queued",
        change,
        model_id: change.model_id ?? null,
        request_id: actor.origin.requestId,
        idempotency_key: idempotency_key ?? null,
        created_at: new Date(core.now()),
      }),
      tx
        .insert(calls)
        .values(ids.map((log_id, position) => ({ experiment_id: id, log_id, position, state: "waiting" as const, begun: 0 }))),
      recordActivity(tx, core, {
        actor,
        action: "llm_experiment.started",
        entity: { type: "llm_experiment", id, name },
        changes: { calls: { before: null, after: ids.length } },
      }),
    ]);
  } catch (error) {
    const same = uniqueViolation(error)?.includes("idempotency_key") ? await startedBefore(core, actor, input) : null;
    if (same === null) throw error;
    return readExperiment(core, actor, same);
  }
  experimentWake.call(core);
  return readExperiment(core, actor, id);
}

async function startedBefore(core: Core, actor: Actor, { idempotency_key }: Input): Promise<string | null> {
  if (idempotency_key === undefined) return null;
  const { llm_experiments: experiments } = schema;
  const [row] = await core.db
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.user_id, actor.userId), eq(experiments.idempotency_key, idempotency_key)));
  return row?.id ?? null;
}

async function refuseUnaskable(core: Core, actor: Actor, { ids, change }: { ids: readonly string[]; change: ReplayChange }): Promise<void> {
  const kinds = new Set<string>();
  for (const id of ids) {
    try {
      const { log } = await callToReplay(core, actor, id);
      const model = await modelToAsk(core, log, change.model_id);
      if (!change.prompt) continue;
      await messagesWithPrompt(core, actor, { log, prompt: change.prompt, model });
      kinds.add((await pieceOf(core, log))?.block.kind ?? "");
    } catch (error) {
      throw error instanceof AppError ? about(error, id) : error;
    }
    if (kinds.size > 1) throw severalKinds();
  }
}

/** The same refusal, which says of which call it speaks. */
const about = (error: AppError, id: CallRow["id"]) =>
  new AppError(error.code, error.message, {
    ...(error.fields && { fields: error.fields }),
    details: { ...error.details, id },
    cause: error,
  });

const severalKinds = () =>
  new AppError("RULE_BROKEN", "A prompt is for one kind of text. Choose only outlines, only pieces or only schedules.");
