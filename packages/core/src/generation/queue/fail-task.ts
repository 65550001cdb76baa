import { utcToZoned } from "@copydesk/contracts";
import { batchTogether, schema, type Transaction } from "@copydesk/db";
import { failureRules } from "@copydesk/llm";
import { and, eq, exists } from "drizzle-orm";
import { modelsTriedFor } from "../../calls/index.ts";
import { countPieces, failBlock, queueBlocks } from "../../campaigns/index.ts";
import { backoff, type Core } from "../../kernel/index.ts";
import { readModelRows } from "../../models/index.ts";
import { publishTasks } from "../live/publish.ts";
import { countFailed, piecesWaitingFor } from "../runs/end-tasks.ts";
import { explainTaskFailure, outlineFailed, type TaskFailure } from "../runs/explain-task-failure.ts";
import type { Job } from "../writing/load-job.ts";
import { queueOf } from "./row-queue.ts";
import { type Work, whenThereIsRoom } from "./work.ts";

/**
 * Decides what follows from a failed attempt: another one later, the same task with the model that stands in, or the
 * end. The selected version never changes, and other pieces go on.
 * @returns runs in which tasks have ended.
 */
export async function failAttempt(work: Work, job: Job, { error, attempt }: { error: unknown; attempt: number }): Promise<string[]> {
  const failure = explainTaskFailure(error);
  if (failure.code === "internal") work.core.log.error({ err: error, task: job.task.id }, "a task failed");
  noteForModel(work, failure);
  if (failure.retryable && attempt < job.task.max_attempts) return tryLater(work, job, { failure, attempt });
  const fallback = await fallbackFor(work.core, job, failure);
  if (fallback) return handOver(work, job, { failure, fallback });
  return giveUp(work, job, { failure, attempt });
}

/** What the failure says about the endpoint, for everybody who waits for it. */
function noteForModel({ limits, core }: Work, { kind, retry_after_ms }: TaskFailure): void {
  if (kind === "busy") {
    if (retry_after_ms === null) limits.shrink();
    else limits.pauseUntil(core.now() + retry_after_ms);
  }
  if (kind !== null && failureRules[kind].counts_against_circuit) limits.circuit.failed(core.now());
}

async function tryLater(work: Work, job: Job, { failure, attempt }: { failure: TaskFailure; attempt: number }): Promise<[]> {
  const { core, limits } = work;
  const { task, campaign } = job;
  const wait = backoff(attempt, { ...work.backoff, random: Math.random(), retry_after_ms: failure.retry_after_ms });
  const at = Math.max(core.now() + wait, limits.circuit.openUntil() ?? 0);
  const { time } = utcToZoned(at, campaign.timezone);
  const message = `${failure.message.replace(/\.$/, "")}, trying again at ${time} (${attempt + 1} of ${task.max_attempts})`;
  await whenThereIsRoom(work, () =>
    batchTogether(core.db, (tx) => [
      queueOf(core).settle(work.workerId, task.id, {
        state: "retrying",
        attempt,
        retry_at: new Date(at),
        message,
        failure_code: failure.code,
        ...(failure.partial_text !== null && { partial_text: failure.partial_text }),
      }),
      queueBlocks(tx, [task.block_id]),
    ]),
  );
  await publishTasks(core, [task.id]);
  return [];
}

async function handOver(work: Work, job: Job, { failure, fallback }: { failure: TaskFailure; fallback: { id: string; name: string } }) {
  const { core } = work;
  const { task } = job;
  const message = `${failure.message} ${fallback.name} takes over.`;
  await whenThereIsRoom(work, () =>
    batchTogether(core.db, (tx) => [
      queueOf(core).settle(work.workerId, task.id, { state: "queued", model_id: fallback.id, message, failure_code: failure.code }),
      queueBlocks(tx, [task.block_id]),
    ]),
  );
  await publishTasks(core, [task.id]);
  return [];
}

/** The end of a task without a text; pieces that waited for its outline end with it. */
async function giveUp(work: Work, job: Job, { failure, attempt }: { failure: TaskFailure; attempt: number }): Promise<string[]> {
  const { core } = work;
  const { task, run, campaign } = job;
  const queue = queueOf(core);
  const followers = await piecesWaitingFor(core, [task.id]);
  const at = new Date(core.now()).toISOString();
  const note = { message: failure.message, failure_code: failure.code };
  const next_step = failure.retryable ? "Write it again in a while, or choose another model." : failure.next_step;
  const shown = { code: failure.code, message: failure.message, next_step, partial_text: failure.partial_text };
  await whenThereIsRoom(work, () =>
    batchTogether(core.db, (tx) => [
      queue.settle(work.workerId, task.id, { state: "failed", attempt, ...note }),
      failBlock(tx, task.block_id, { ...shown, request_id: task.id, at }),
      ...followers.flatMap((one) => failFollower(tx, core, one)),
      ...[...new Set([run.id, ...followers.map((one) => one.run_id)])].map((id) => countFailed(tx, id)),
      queue.release(campaign.id),
      countPieces(core, campaign.id),
    ]),
  );
  await publishTasks(core, [task.id, ...followers.map((one) => one.id)]);
  return [run.id, ...followers.map((one) => one.run_id)];
}

/** Statements that end a piece with its outline, unless somebody has stopped it meanwhile. */
function failFollower(tx: Transaction, core: Core, { id, block_id }: { id: string; block_id: string }) {
  const { tasks } = schema;
  const waiting = and(eq(tasks.id, id), eq(tasks.state, "waiting"));
  const stillWaits = exists(tx.select({ id: tasks.id }).from(tasks).where(waiting));
  const at = new Date(core.now()).toISOString();
  return [
    failBlock(tx, block_id, { ...outlineFailed, request_id: id, at, partial_text: null }, stillWaits),
    queueOf(core).abandon(tx, id, { message: outlineFailed.message, failure_code: outlineFailed.code }),
  ];
}

/** What another model would do no better, or what nobody wants another model to get around. */
const ownFault: readonly TaskFailure["kind"][] = ["filtered", "refused", "cancelled", null];

/** The model that stands in for the one that failed, if there is one that this task has not tried. */
async function fallbackFor(core: Core, { task, model }: Job, failure: TaskFailure): Promise<{ id: string; name: string } | null> {
  if (!model?.fallback_model_id || ownFault.includes(failure.kind)) return null;
  const [fallback] = await readModelRows(core, ["id", "name", "status"], { ids: [model.fallback_model_id] });
  const tried = await modelsTriedFor(core, task.id);
  if (fallback?.status !== "active" || tried.includes(fallback.id)) return null;
  return { id: fallback.id, name: fallback.name };
}
