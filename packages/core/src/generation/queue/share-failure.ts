import { EndpointDown } from "../runs/explain-task-failure.ts";
import { settleRun } from "../runs/settle-run.ts";
import { type Job, loadJob } from "../writing/load-job.ts";
import { claimTasks, dueTasks, type Lease } from "./claim-tasks.ts";
import { failAttempt } from "./fail-task.ts";
import { Superseded, type Work } from "./work.ts";

/**
 * When an endpoint was found dead, every task that was about to call it has failed one attempt, without a call: people
 * are told at once, and nobody waits for ever for an endpoint that does not come back.
 */
export async function shareFailure(work: Work, modelId: string | null, lease: Lease): Promise<void> {
  const { core } = work;
  const waiting = (await dueTasks(core)).filter((task) => (task.model?.id ?? null) === modelId);
  const ended = new Set<string>();
  for (const task of await claimTasks(core, waiting, lease)) {
    const job = await loadJob(core, task.id);
    if (!job) continue;
    for (const runId of await failUnlessStopped(work, job)) ended.add(runId);
  }
  for (const runId of ended) await settleRun(core, runId);
}

/** Somebody may stop one of them while the others are told; these must not wait for their leases to run out. */
async function failUnlessStopped(work: Work, job: Job): Promise<string[]> {
  try {
    return await failAttempt(work, job, { error: new EndpointDown(), attempt: job.task.attempt + 1 });
  } catch (error) {
    if (error instanceof Superseded) return [];
    throw error;
  }
}
