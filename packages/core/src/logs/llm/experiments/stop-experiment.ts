import type { ExperimentDetail } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import { recordActivity } from "../../../audit/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { experimentWake } from "./experiment-wake.ts";
import { findExperiment } from "./find-experiment.ts";
import { readExperiment } from "./read-experiment.ts";

/** States in which calls are still asked. */
export const openStates = ["queued", "running"] as const;

/**
 * Ends an experiment: what is open is not waited for, what was answered stays. One that has ended already, also because
 * somebody else stopped it at this moment, is answered as it is.
 * @throws NOT_FOUND
 */
export async function stopExperiment(core: Core, actor: Actor, id: string): Promise<ExperimentDetail> {
  const { name } = await findExperiment(core, actor, id);
  const { llm_experiments: experiments, llm_experiment_calls: calls } = schema;
  const ended = new Error("The experiment has ended already.");
  try {
    await batch(core.db, (tx) => [
      must(
        tx
          .update(experiments)
          .set({ state: "stopped", finished_at: new Date(core.now()) })
          .where(and(eq(experiments.id, id), inArray(experiments.state, [...openStates]))),
        ended,
      ),
      tx
        .update(calls)
        .set({ state: "cancelled" })
        .where(and(eq(calls.experiment_id, id), eq(calls.state, "waiting"))),
      recordActivity(tx, core, { actor, action: "llm_experiment.stopped", entity: { type: "llm_experiment", id, name } }),
    ]);
    experimentWake.call(core);
  } catch (error) {
    if (error !== ended) throw error;
  }
  return readExperiment(core, actor, id);
}
