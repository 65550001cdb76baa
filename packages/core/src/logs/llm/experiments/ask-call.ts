import { AppError } from "@copydesk/contracts";
import { anything, batch, must, plus, schema } from "@copydesk/db";
import { ModelFailure } from "@copydesk/llm";
import { and, eq, exists, inArray, notExists } from "drizzle-orm";
import { noteInterrupted, readCallRows } from "../../../calls/index.ts";
import type { ModelLimits } from "../../../generation/index.ts";
import { loadIdentity } from "../../../identity/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { askAgain } from "../replay/ask-again.ts";
import { judgeReplay, verdictOf } from "../replay/compare-calls.ts";
import { callToReplay, demandReplaying } from "../replay/find-call.ts";
import { openStates } from "./stop-experiment.ts";

const { llm_experiments: experiments, llm_experiment_calls: calls, llm_logs: logs } = schema;

export interface DueCall {
  experiment_id: string;
  log_id: string;
}

interface Asking {
  /** Somebody stops the experiment. */
  stop: AbortSignal;
  /** The process ends: the call is asked in the next one. */
  process: AbortSignal;
  limits: ModelLimits;
}

/** Asks one call and keeps what came of it. Does nothing when somebody stopped the experiment in the meantime. */
export async function askCall(core: Core, due: DueCall, { stop, process, limits }: Asking): Promise<void> {
  const replayId = core.newId();
  if (!(await claim(core, due, replayId))) return;
  try {
    const [experiment] = await core.db.select().from(experiments).where(eq(experiments.id, due.experiment_id));
    if (!experiment) return;
    const actor = await actorOf(core, experiment);
    const call = await callToReplay(core, actor, due.log_id);
    const signal = AbortSignal.any([stop, process]);
    await askAgain(core, actor, call, { change: experiment.change, log_id: replayId, signal });
    limits.circuit.succeeded();
  } catch (error) {
    if (stop.aborted) return end(core, due, { state: "cancelled" });
    if (process.aborted) return;
    heed(core, limits, error);
    return end(core, due, { state: "failed", message: sentenceOf(core, error) });
  }
  await settle(core, due, replayId);
}

/** Takes up what a process left that ended without a word: what was answered is kept, the rest is asked once more. */
export async function takeUpInterrupted(core: Core): Promise<void> {
  const left = await core.db
    .select({ call: calls, state: experiments.state, status: logs.status })
    .from(calls)
    .innerJoin(experiments, eq(experiments.id, calls.experiment_id))
    .leftJoin(logs, eq(logs.id, calls.replay_id))
    .where(eq(calls.state, "asking"));
  for (const { call, state, status } of left) {
    if (status === "success" && call.replay_id !== null) {
      await settle(core, call, call.replay_id);
      continue;
    }
    if (status === "running" && call.replay_id !== null) await noteInterrupted(core, call.replay_id);
    if (state === "stopped") await end(core, call, { state: "cancelled" });
    else if (call.begun > 1) await end(core, call, { state: "failed", message: "Copydesk stopped twice while this call was asked." });
    else
      await core.db
        .update(calls)
        .set({ state: "waiting" })
        .where(and(isThisCall(call), eq(calls.state, "asking")));
  }
}

const isThisCall = ({ experiment_id, log_id }: DueCall) => and(eq(calls.experiment_id, experiment_id), eq(calls.log_id, log_id));

/** Takes a call before it is asked, with the id that its answer will have. */
async function claim(core: Core, due: DueCall, replayId: string): Promise<boolean> {
  const { experiment_id: id } = due;
  const taken = new Error("The call is taken, or nobody wants it any more.");
  const wanted = core.db
    .select(anything)
    .from(experiments)
    .where(and(eq(experiments.id, id), inArray(experiments.state, [...openStates])));
  try {
    await batch(core.db, (tx) => [
      must(
        tx
          .update(calls)
          .set({ state: "asking", replay_id: replayId, begun: plus(calls.begun, 1) })
          .where(and(isThisCall(due), eq(calls.state, "waiting"), exists(wanted))),
        taken,
      ),
      tx
        .update(experiments)
        .set({ state: "running" })
        .where(and(eq(experiments.id, id), eq(experiments.state, "queued"))),
    ]);
    return true;
  } catch (error) {
    if (error === taken) return false;
    throw error;
  }
}

/** Whoever started it, with the rights that they have now. */
async function actorOf(core: Core, { user_id, request_id }: typeof experiments.$inferSelect): Promise<Actor> {
  const identity = await loadIdentity(core, user_id);
  if (!identity) throw new AppError("FORBIDDEN", "Whoever started this experiment can no longer sign in.");
  const actor: Actor = { ...identity, sessionId: "", origin: { address: "", userAgent: "", requestId: request_id ?? "", source: "job" } };
  demandReplaying(actor);
  return actor;
}

async function settle(core: Core, due: DueCall, replayId: string): Promise<void> {
  const [original] = await readCallRows(core, "all", { ids: [due.log_id] });
  const both = original ? await judgeReplay(core, { original, replay: replayId }) : null;
  if (!both) return end(core, due, { state: "failed", message: "The call that was asked again is no longer kept." });
  await end(core, due, {
    state: "done",
    verdict: verdictOf(both),
    original_failed: both.original.failed_checks,
    replay_failed: both.replay.failed_checks,
  });
}

/** Keeps what came of a call; with the last one the experiment is done. */
async function end(core: Core, due: DueCall, outcome: Partial<typeof calls.$inferInsert>): Promise<void> {
  const { experiment_id: id } = due;
  const open = core.db
    .select(anything)
    .from(calls)
    .where(and(eq(calls.experiment_id, id), inArray(calls.state, ["waiting", "asking"])));
  await batch(core.db, (tx) => [
    tx
      .update(calls)
      .set(outcome)
      .where(and(isThisCall(due), eq(calls.state, "asking"))),
    tx
      .update(experiments)
      .set({ state: "done", finished_at: new Date(core.now()) })
      .where(and(eq(experiments.id, id), inArray(experiments.state, [...openStates]), notExists(open))),
  ]);
}

/** What a failure says of the endpoint, so that the next call does not come too early. */
function heed(core: Core, limits: ModelLimits, error: unknown): void {
  const failure = error instanceof AppError ? error.cause : error;
  if (!(failure instanceof ModelFailure)) return;
  if (failure.retryable) limits.circuit.failed(core.now());
  if (failure.retry_after_ms !== null) limits.pauseUntil(core.now() + failure.retry_after_ms);
}

function sentenceOf(core: Core, error: unknown): string {
  if (error instanceof AppError) return error.message;
  core.log.error({ err: error }, "a call could not be asked again");
  return "Something went wrong in Copydesk while this call was asked.";
}
