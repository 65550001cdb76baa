import { versionsMax } from "@copydesk/contracts";
import { batchTogether, plus, prepared, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { nameVersionOfTask, sentMessages } from "../../calls/index.ts";
import {
  addGeneratedVersion,
  countPieces,
  dropOldVersions,
  followersOf,
  type GeneratedVersion,
  markFollowers,
  publishBlocks,
  readVersionText,
} from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { publishTasks } from "../live/publish.ts";
import type { Corrected } from "../writing/asked-answer.ts";
import type { Job } from "../writing/load-job.ts";
import { queueOf } from "./row-queue.ts";
import { type Work, whenThereIsRoom } from "./work.ts";

/**
 * Turns an answer into a version, in one batch with everything that follows from it: the selection, the states of block
 * and task, the counts of run and campaign, and the tasks that waited for this one.
 */
export async function finishTask(work: Work, job: Job, corrected: Corrected): Promise<void> {
  const { core } = work;
  const { block, run, campaign, task } = job;
  const messages = await sentMessages(core, corrected.best.draft.log_id);
  const version = versionOf(work, job, { ...corrected, messages, before: await readVersionText(core, block.selected_version_id) });
  const followers = await followersOf(core, job);
  const queue = queueOf(core);
  await whenThereIsRoom(work, () =>
    batchTogether(core.db, (tx) => [
      queue.settle(work.workerId, task.id, { state: "succeeded" }),
      ...addGeneratedVersion(core, version),
      ...(block.version_count + 1 >= versionsMax ? dropOldVersions(tx, block.id) : []),
      nameVersionOfTask(core, task.id, version.id),
      ...markFollowers(tx, followers, version.id),
      queue.release(campaign.id),
      countDone(core, run.id),
      countPieces(core, campaign.id),
    ]),
  );
  await publishTasks(core, [task.id]);
  await publishBlocks(core, campaign.id, followers);
}

function versionOf(
  { core }: Work,
  { block, run, task }: Job,
  { answer, best, messages, before }: Corrected & { messages: GeneratedVersion["messages"]; before: string | null },
): GeneratedVersion {
  const { content, facts, draft } = best;
  if (content === null) throw new Error("A text that cannot be read was to become a version.");
  return {
    id: core.newId(),
    block_id: block.id,
    label: "",
    content,
    ...facts,
    note: [...answer.notes, ...(facts.text === before ? [sameNote(answer.model.is_offline)] : [])].join("\n"),
    is_incomplete: draft.finish_reason === "length",
    base_version_id: block.selected_version_id,
    author_id: run.user_id,
    author_name: answer.model.name,
    run_id: run.id,
    task_id: task.id,
    model_id: answer.model.id,
    model_name: answer.model.name,
    is_offline: answer.model.is_offline,
    parameters: answer.parameters,
    messages,
    outline_version_id: answer.outline_version_id,
    style_guide_id: answer.style_guide_id,
    style_guide_version: answer.style_guide_version,
    tokens_in: answer.tokens_in,
    tokens_out: answer.tokens_out,
    tokens_cached: answer.tokens_cached,
    tokens_estimated: answer.tokens_estimated,
    cost: answer.cost,
    currency: answer.currency,
    total_ms: answer.total_ms,
    first_token_ms: answer.first_token_ms,
    finish_reason: draft.finish_reason,
    created_at: new Date(core.now()),
  };
}

const sameNote = (isOffline: boolean) =>
  `Word for word the text that was there before.${isOffline ? " The built-in writer says the same of the same story: ask for “another angle” in a note, or connect a model." : ""}`;

function countDone({ db }: Core, runId: string) {
  const { runs } = schema;
  return prepared(db, "count a task of a run", { run: runId }, ({ run }) =>
    db
      .update(runs)
      .set({ tasks_done: plus(runs.tasks_done, 1) })
      .where(eq(runs.id, run)),
  );
}
