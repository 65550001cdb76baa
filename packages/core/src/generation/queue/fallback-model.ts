import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import type { TaskFailure } from "../runs/explain-task-failure.ts";
import type { Job } from "../writing/load-job.ts";

/** What another model would do no better, or what nobody wants another model to get around. */
const ownFault: readonly TaskFailure["kind"][] = ["filtered", "refused", "cancelled", null];

/** The model that stands in for the one that failed, if there is one that this task has not tried. */
export async function fallbackFor(core: Core, { task, model }: Job, failure: TaskFailure): Promise<{ id: string; name: string } | null> {
  if (!model?.fallback_model_id || ownFault.includes(failure.kind)) return null;
  const { models, llm_logs } = schema;
  const [fallback] = await core.db
    .select({ id: models.id, name: models.name, status: models.status })
    .from(models)
    .where(eq(models.id, model.fallback_model_id));
  const tried = await core.db.selectDistinct({ id: llm_logs.model_id }).from(llm_logs).where(eq(llm_logs.task_id, task.id));
  if (fallback?.status !== "active" || tried.some((one) => one.id === fallback.id)) return null;
  return { id: fallback.id, name: fallback.name };
}
