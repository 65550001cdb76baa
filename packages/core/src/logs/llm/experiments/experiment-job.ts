import { joined, orElse, positionAmong, schema } from "@copydesk/db";
import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { boundsOf, createLimitsByModel, defaultCircuit } from "../../../generation/index.ts";
import { type BackgroundJob, type Core, ofCore, startBackgroundJob } from "../../../kernel/index.ts";
import { askCall, type DueCall, takeUpInterrupted } from "./ask-call.ts";
import { experimentWake } from "./experiment-wake.ts";
import { openStates } from "./stop-experiment.ts";

const { llm_experiments: experiments, llm_experiment_calls: calls, llm_logs: logs, models } = schema;

/** Calls at a time, of all experiments together: campaigns that are being written come first. */
const atOnce = 2;
/** Until it looks again for a model that had no room. */
const pause = 1_000;
const lookedAt = 200;

/** What experiments have used of each model's requests; tasks of campaigns are counted apart. */
const limitsByModel = ofCore((core) => createLimitsByModel(core, defaultCircuit));

/** Asks the calls of experiments until it is stopped. Also those that a process before this one left. */
export const startExperimentJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: experimentWake,
    failure: "calls wait to be asked again",
    async pass(signal) {
      await takeUpInterrupted(core);
      return askDueCalls(core, signal);
    },
  });

interface UnderWay {
  experiment_id: string;
  log_id: string;
  stop: AbortController;
  asking: Promise<void>;
}

/** Asks all that is due, also what comes meanwhile. @returns when to look again for models that had no room. */
async function askDueCalls(core: Core, signal: AbortSignal): Promise<number | null> {
  const underWay = new Set<UnderWay>();
  let woken = Promise.withResolvers<void>();
  const deafen = experimentWake.listen(core, () => {
    woken.resolve();
    void stopUnwanted(core, underWay).catch(() => undefined);
  });
  try {
    for (;;) {
      const left = signal.aborted ? 0 : await begin(core, underWay, signal);
      if (underWay.size === 0) return left > 0 ? pause : null;
      await Promise.race([woken.promise, ...[...underWay].map((one) => one.asking)]);
      woken = Promise.withResolvers();
    }
  } finally {
    deafen();
    await Promise.allSettled([...underWay].map((one) => one.asking));
  }
}

/** Begins as many as may be. @returns how many are left. */
async function begin(core: Core, underWay: Set<UnderWay>, signal: AbortSignal): Promise<number> {
  if (underWay.size >= atOnce) return 0;
  const due = await findDue(core, underWay);
  let begun = 0;
  for (const { model, ...call } of due) {
    if (underWay.size >= atOnce) break;
    const limits = limitsByModel(core).of(model?.id ?? null);
    if (limits.free(boundsOf(model)) < 1) continue;
    const stop = new AbortController();
    const end = limits.begin();
    limits.requested();
    const asking = askCall(core, call, { stop: stop.signal, process: signal, limits }).finally(() => {
      end();
      underWay.delete(one);
    });
    const one: UnderWay = { experiment_id: call.experiment_id, log_id: call.log_id, stop, asking };
    // One that fails before anybody waits for it fails the pass when it is waited for.
    asking.catch(() => undefined);
    underWay.add(one);
    begun += 1;
  }
  return due.length - begun;
}

/** The next calls: the first ones of everybody come before the second ones of anybody. */
async function findDue(core: Core, underWay: ReadonlySet<UnderWay>): Promise<(DueCall & { model: typeof models.$inferSelect | null })[]> {
  const nth = positionAmong(experiments.user_id, [experiments.created_at, calls.position]);
  return core.db
    .select({ experiment_id: calls.experiment_id, log_id: calls.log_id, model: models })
    .from(calls)
    .innerJoin(experiments, eq(experiments.id, calls.experiment_id))
    .leftJoin(logs, eq(logs.id, calls.log_id))
    .leftJoin(models, eq(models.id, orElse(experiments.model_id, logs.model_id)))
    .where(
      and(
        eq(calls.state, "waiting"),
        inArray(experiments.state, [...openStates]),
        notInArray(
          joined(calls.experiment_id, " ", calls.log_id),
          [...underWay].map((one) => `${one.experiment_id} ${one.log_id}`),
        ),
      ),
    )
    .orderBy(asc(nth), asc(experiments.created_at), asc(calls.position))
    .limit(lookedAt);
}

/** Ends the calls of experiments that somebody stopped. */
async function stopUnwanted(core: Core, underWay: ReadonlySet<UnderWay>): Promise<void> {
  const ids = [...underWay].map((one) => one.experiment_id);
  const stopped = await core.db
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(inArray(experiments.id, ids), eq(experiments.state, "stopped")));
  const unwanted = new Set(stopped.map(({ id }) => id));
  for (const one of underWay) if (unwanted.has(one.experiment_id)) one.stop.abort(new Error("The experiment was stopped."));
}
