import { AppError, levelOf } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, type SQL } from "drizzle-orm";
import type { Actor, Core } from "../../../kernel/index.ts";

export type ExperimentRow = typeof schema.llm_experiments.$inferSelect;

/** Which experiments somebody sees: their own, and whoever may read all calls sees all. Undefined then. */
export const visibleExperiments = (actor: Actor): SQL | undefined =>
  levelOf(actor.grants, "llm_logs.view_bodies") === "any" ? undefined : eq(schema.llm_experiments.user_id, actor.userId);

/** @throws NOT_FOUND also for one that is not shown to the asker. */
export async function findExperiment(core: Core, actor: Actor, id: string): Promise<ExperimentRow> {
  const { llm_experiments: experiments } = schema;
  const [row] = await core.db
    .select()
    .from(experiments)
    .where(and(eq(experiments.id, id), visibleExperiments(actor)));
  if (!row) throw new AppError("NOT_FOUND", "This experiment no longer exists, or is not shown to you.");
  return row;
}
