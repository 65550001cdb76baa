import { batchTogether } from "@copydesk/db";
import { unlessFull } from "../../kernel/index.ts";
import { learn, markHealthy } from "../queue/model-health.ts";
import { changeOwnTask } from "../queue/task-guard.ts";
import { type Work, whenThereIsRoom } from "../queue/work.ts";
import type { Called } from "./call-model.ts";
import { countTokens } from "./count-tokens.ts";
import { answererOf, logSuccess } from "./llm-log.ts";
import type { Job } from "./load-job.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/**
 * Keeps an answer that was paid for, before anything is made of it, and shows what of its text was not shown yet.
 * @param called the call that it came with; its whole text is what people see from now on when it was `isShown`.
 */
export async function storeAnswer(
  work: Work,
  job: Job,
  { answer, called, isShown }: { answer: StoredAnswer; called: Called; isShown: boolean },
) {
  const { core, stream } = work;
  const { offset, rest } = stream.close(job.task.id);
  await whenThereIsRoom(work, () =>
    batchTogether(
      core.db,
      () => [
        changeOwnTask(work, { id: job.task.id, answer, ...(isShown && { partial_text: called.result.text }) }),
        ...logSuccess(core, called.log_id, { result: called.result, by: answererOf(job) }),
        countTokens(core, job.run.id, { usage: called.result.usage, price: called.price }),
      ],
      { atOnce: true },
    ),
  );
  if (rest !== "") core.live.publish(job.campaign.id, { type: "text", task_id: job.task.id, block_id: job.block.id, offset, delta: rest });
  // Only now: a write that fails here must not cost the answer.
  await unlessFull(markHealthy(core, job.model));
  await unlessFull(learn(core, job.model, called.result.learned));
  return answer;
}
