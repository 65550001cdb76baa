import { storageFailure } from "@copydesk/db";
import { failAttempt } from "../queue/fail-task.ts";
import { finishTask } from "../queue/finish-task.ts";
import { nextTurn } from "../queue/next-turn.ts";
import { queueOf } from "../queue/row-queue.ts";
import { Superseded, type Work, whenThereIsRoom } from "../queue/work.ts";
import { cancelTasks } from "../runs/cancel-tasks.ts";
import { settleRun } from "../runs/settle-run.ts";
import { correctAnswer, firstAnswer } from "./asked-answer.ts";
import { loadJob } from "./load-job.ts";
import { storedAnswerSchema } from "./stored-answer.ts";

/**
 * One task from its claim to its end: call, answer stored, checked, mended, version. An answer that an earlier process
 * paid for is taken up where it was left. Whatever goes wrong becomes a state of the task; only a disk without room, or
 * a fault of ours while writing that state, is thrown.
 */
export async function runTask(work: Work, taskId: string): Promise<void> {
  const { core } = work;
  const job = await whenThereIsRoom(work, () => loadJob(core, taskId));
  if (!job) return void (await cancelTasks(core, [taskId]));
  const attempt = job.task.attempt + 1;
  let ended = [job.run.id];
  try {
    const known = storedAnswerSchema.safeParse(job.task.answer);
    const answer = known.success ? known.data : await firstAnswer(work, job, attempt);
    await nextTurn();
    const corrected = await correctAnswer(work, job, { answer, attempt });
    work.callsEnded();
    await finishTask(work, job, corrected);
  } catch (error) {
    if (error instanceof Superseded) ended = [];
    else if (work.isStopping()) await handBack(work, taskId);
    else if (work.signal.aborted) await cancelTasks(core, [taskId]);
    else if (storageFailure(error)?.code === "UNAVAILABLE") await handBack(work, taskId);
    else ended = await failAttempt(work, job, { error, attempt });
  } finally {
    work.stream.close(taskId);
  }
  for (const runId of new Set(ended)) await whenThereIsRoom(work, () => settleRun(core, runId));
}

/** Whoever writes next takes the task up, this process when the database is back; the attempt that was broken off does not count. */
const handBack = (work: Work, taskId: string) =>
  whenThereIsRoom(work, () => queueOf(work.core).giveBack({ workerId: work.workerId, taskIds: [taskId] }));
